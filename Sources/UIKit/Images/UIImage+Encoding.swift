public import CoreGraphics
public import Foundation
import ImageIO

extension UIImage {
    /// Returns the image as a PNG file that stores its orientation as metadata; nil without pixels.
    public final func pngData() -> Data? { fileData(as: "public.png") }

    /// Returns the image as a JPEG file on white, at a quality in 0...1, with its orientation as metadata; nil without
    /// pixels.
    public final func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
        return fileData(
            as: "public.jpeg",
            [
                kCGImageDestinationLossyCompressionQuality: quality,
                kCGImageDestinationBackgroundColor: CGColor.white,
            ])
    }

    private final func fileData(as type: String, _ properties: CFDictionary = [:]) -> Data? {
        if let image = content.pixels {
            return image.data(as: type, properties, orientation: content.symbol == nil ? imageOrientation : .up)
        }
        return content.uprightPixels?.data(as: type, properties)
    }
}

extension CGImage {
    /// Returns the image as a file of a type, with its orientation as metadata; nil if it can't be encoded.
    fileprivate func data(as type: String, _ properties: CFDictionary, orientation: UIImage.Orientation) -> Data? {
        var properties = properties
        if orientation != .up {
            properties[kCGImagePropertyOrientation] = Int(CGImagePropertyOrientation(orientation).rawValue)
        }
        return data(as: type, properties)
    }
}
