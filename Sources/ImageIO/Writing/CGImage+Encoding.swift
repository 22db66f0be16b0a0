package import CoreGraphics
import Foundation

extension CGImage {
    /// The image as an sRGB PNG with straight alpha. The same pixels give the same bytes.
    package func pngData() throws(ImageError) -> Data {
        let image = EncodableImage(image: self, properties: ImageProperties(nil))
        return try PNGEncoder.encode([image], properties: ImageProperties(nil))
    }
}
