package import CoreGraphics
import Foundation

extension CGImage {
    /// The first image of a PNG or JPEG in memory, and if there is none, why.
    package static func decoding(
        _ data: Data, limits: ImageLimits = ImageLimits()
    ) throws(ImageError) -> CGImage {
        try CGImageSource(data, limits: limits).image(at: 0)
    }

    /// The first image of a PNG or JPEG file, and if there is none, why.
    package static func decoding(
        contentsOf url: URL, limits: ImageLimits = ImageLimits()
    ) throws(ImageError) -> CGImage {
        try decoding(try Data(pictureFile: url, limits: limits), limits: limits)
    }
}
