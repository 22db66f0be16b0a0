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

    /// How many images are in the file, at least one.
    var count: Int { get }

    /// What the file says of an image.
    /// - Parameter index: less than `count`.
    func description(at index: Int) -> ImageDescription

    /// What the file says of itself, beyond its images.
    var metadata: Metadata { get }

    /// The small image that the file brings along for an image, not turned; nil without one.
    func thumbnail(at index: Int) -> Data?

    /// Decodes an image.
    /// - Parameter index: less than `count`.
    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage

    /// Lets go of images that are kept to decode the next one faster.
    func forget()
}

extension ImageDecoder {
    var isWhole: Bool { description(at: count - 1).isWhole }
    var count: Int { 1 }
    var metadata: Metadata { [:] }
    func thumbnail(at index: Int) -> Data? { nil }
    func forget() {}
}
