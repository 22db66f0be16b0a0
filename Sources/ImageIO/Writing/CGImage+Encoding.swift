package import CoreGraphics
import Foundation

extension CGImage {
    /// Returns the image as an sRGB PNG with straight alpha. Identical pixels give identical bytes.
    package func pngData() throws(ImageError) -> Data {
        let image = EncodableImage(image: self, properties: ImageProperties(nil))
        return try PNGEncoder.encode([image], properties: ImageProperties(nil))
    }

    /// Returns the image as a file of a type; nil if it can't be encoded.
    package func data(as type: String, _ properties: CFDictionary = [:]) -> Data? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else { return nil }
        CGImageDestinationAddImage(destination, self, properties)
        return CGImageDestinationFinalize(destination) ? Data(copying: data) : nil
    }
}
