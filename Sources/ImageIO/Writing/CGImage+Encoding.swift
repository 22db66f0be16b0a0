package import CoreGraphics
import Foundation

extension CGImage {
    /// The image as an sRGB PNG with straight alpha. The same pixels give the same bytes.
    package func pngData() throws(ImageError) -> Data {
        let image = EncodableImage(image: self, properties: ImageProperties(nil))
        return try PNGEncoder.encode([image], properties: ImageProperties(nil))
    }

    /// The image as a file of a type; nil where it can't be written so.
    package func data(as type: String, _ properties: CFDictionary = [:]) -> Data? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else { return nil }
        CGImageDestinationAddImage(destination, self, properties)
        return CGImageDestinationFinalize(destination) ? Data(copying: data) : nil
    }
}
