import CoreGraphics
import Foundation

/// A file format that can be read. To add one, put a conforming type in a folder beside this file, and list it in
/// `ImageFormats`.
protocol ImageDecoder: Sendable {
    /// The format's uniform type identifier, `public.png`.
    static var typeIdentifier: String { get }

    /// Whether the first bytes are this format's signature.
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool

    /// Parses the header and checks it against the limits. Decodes no pixels.
    init(_ data: Data, limits: ImageLimits) throws(ImageError)

    /// Whether the file is complete, as far as can be determined.
    var isWhole: Bool { get }

    /// The number of images, at least one.
    var count: Int { get }

    /// The index of the image that stands for the file.
    var primaryIndex: Int { get }

    /// The description of an image.
    /// - Parameter index: less than `count`.
    func description(at index: Int) -> ImageDescription

    /// The metadata of the file as a whole.
    var metadata: Metadata { get }

    /// The embedded thumbnail of an image, not oriented; nil without one.
    func thumbnail(at index: Int) -> Data?

    /// The embedded thumbnail of an image, where it is an image among the file's own; nil without one.
    func thumbnailImage(at index: Int) -> DecodedImage?

    /// Decodes an image.
    /// - Parameter index: less than `count`.
    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage

    /// Releases cached images.
    func forget()
}

extension ImageDecoder {
    var isWhole: Bool { description(at: count - 1).isWhole }
    var count: Int { 1 }
    var primaryIndex: Int { 0 }
    var metadata: Metadata { [:] }
    func thumbnail(at index: Int) -> Data? { nil }
    func thumbnailImage(at index: Int) -> DecodedImage? { nil }
    func forget() {}
}
