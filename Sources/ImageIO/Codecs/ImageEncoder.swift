import CoreGraphics
import Foundation

/// A file format that can be written. To add one, put a conformer in the format's folder and name it in `ImageFormats`.
protocol ImageEncoder: Sendable {
    /// The format's uniform type identifier, `public.png`.
    static var typeIdentifier: String { get }

    /// The most images that a file of this format holds.
    static var maxImageCount: Int { get }

    /// The bytes of a file. The same pictures give the same bytes.
    /// - Parameters:
    ///   - images: at least one, at most `maxImageCount`.
    ///   - properties: of the file as a whole.
    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data
}

/// An image on its way into a file.
struct EncodableImage {
    var image: CGImage
    var properties: ImageProperties
}
