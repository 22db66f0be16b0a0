import Foundation
import Raster

/// A file format that can be read. To add one, make a folder beside this file with a conformer in it, and name the
/// conformer in `ImageFormats`.
protocol ImageDecoder: Sendable {
    /// The format's uniform type identifier, `public.png`.
    static var typeIdentifier: String { get }

    /// Whether the first bytes are this format's signature.
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool

    /// Reads the header and checks it against the limits. No pixel is decoded yet.
    init(_ data: Data, limits: ImageLimits) throws(ImageError)

    /// The pictures in the file, at least one.
    var images: [ImageDescription] { get }

    /// Decodes a picture, whole or not at all.
    /// - Parameter index: an index into `images`.
    func bitmap(at index: Int) throws(ImageError) -> Bitmap
}
