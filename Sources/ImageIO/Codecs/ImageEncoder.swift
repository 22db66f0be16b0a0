import CoreGraphics
import Foundation

/// A file format that can be written. To add one, put a conforming type in the format's folder, and list it in
/// `ImageFormats`.
protocol ImageEncoder: Sendable {
    /// The format's uniform type identifier, such as `public.png`.
    static var typeIdentifier: String { get }

    /// Whether a file supports auxiliary images.
    static var holdsAuxiliaryImages: Bool { get }

    /// The maximum number of images in a file of this format.
    static var maxImageCount: Int { get }

    /// Encodes a file, deterministically.
    /// - Parameters:
    ///   - images: at least one, at most `maxImageCount`.
    ///   - properties: the properties of the file as a whole.
    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data
}

extension ImageEncoder {
    static var holdsAuxiliaryImages: Bool { false }
}

/// An image to be encoded.
struct EncodableImage {
    var image: CGImage
    var properties: ImageProperties
    var auxiliary: [AuxiliaryImage] = []
}
