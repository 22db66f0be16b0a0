import CoreGraphics
import Foundation

/// A file format that can be read. To add one, make a folder beside this file with a conformer in it, and name the
/// conformer in `ImageFormats`.
protocol ImageDecoder: Sendable {
    /// The format's uniform type identifier, `public.png`.
    static var typeIdentifier: String { get }

    /// Whether the first bytes are this format's signature.
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool

    /// Reads what stands before the pixels and checks it against the limits. No pixel is decoded yet.
    init(_ data: Data, limits: ImageLimits) throws(ImageError)

    /// Whether all bytes of the file are there, as far as can be told.
    var isWhole: Bool { get }

    /// How many pictures are in the file, at least one.
    var count: Int { get }

    /// What the file says of a picture.
    /// - Parameter index: less than `count`.
    func description(at index: Int) -> ImageDescription

    /// What the file says of itself, beyond its pictures.
    var metadata: Metadata { get }

    /// The small picture that the file brings along for a picture, not turned; nil without one.
    func thumbnail(at index: Int) -> Data?

    /// Decodes a picture.
    /// - Parameter index: less than `count`.
    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage

    /// Lets go of pictures that are kept to decode the next one faster.
    func forget()
}

extension ImageDecoder {
    var isWhole: Bool { description(at: count - 1).isWhole }
    var count: Int { 1 }
    var metadata: Metadata { [:] }
    func thumbnail(at index: Int) -> Data? { nil }
    func forget() {}
}
