package import CoreGraphics
import Foundation

extension CGImage {
    /// Returns the first image of a PNG or JPEG in memory, or the reason if there is none.
    package static func decoding(
        _ data: Data, limits: ImageLimits = ImageLimits()
    ) throws(ImageError) -> CGImage {
        try CGImageSource(data, limits: limits).image(at: 0)
    }

    /// Returns the first image of a PNG or JPEG file, or the reason if there is none.
    package static func decoding(
        contentsOf url: URL, limits: ImageLimits = ImageLimits()
    ) throws(ImageError) -> CGImage {
        try decoding(try Data(pictureFile: url, limits: limits), limits: limits)
    }
}
