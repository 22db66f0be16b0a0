import CoreGraphics
import Foundation

/// A file format that can be read. To add one, put a conforming type in a folder beside this file, and list it in
/// `ImageFormats`.
protocol ImageDecoder: Sendable {
    /// The format's uniform type identifier, such as `public.png`.
    static var typeIdentifier: String { get }

    /// Whether the first bytes are this format's signature.
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool

    /// Parses the header and checks it against the limits. Decodes no pixels.
    init(_ data: Data, limits: ImageLimits) throws(ImageError)

    /// Whether the file is complete, as far as can be determined.
    var isWhole: Bool { get }

    /// The number of images, at least one.
    var count: Int { get }

    /// The index of the image that represents the file.
    var primaryIndex: Int { get }

    /// Returns the description of an image.
    /// - Parameter index: less than `count`.
    func description(at index: Int) -> ImageDescription

    /// The metadata of the file as a whole.
    var metadata: Metadata { get }

    /// Returns the embedded thumbnail of an image, not oriented; nil if there is none.
    func thumbnail(at index: Int) -> Data?

    /// Returns the embedded thumbnail of an image, if it is stored as an image of the file; nil otherwise.
    func thumbnailImage(at index: Int) -> DecodedImage?

    /// Returns the kinds of an image's auxiliary images in the file, without decoding them.
    func auxiliaryKinds(at index: Int) -> [AuxiliaryImage.Kind]

    /// Decodes an auxiliary image; returns nil if there is none of this kind.
    func auxiliaryImage(_ kind: AuxiliaryImage.Kind, at index: Int) throws(ImageError) -> AuxiliaryImage?

    /// The index pairs of images for the left and the right eye.
    var stereoPairs: [(left: Int, right: Int)] { get }

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
    func auxiliaryKinds(at index: Int) -> [AuxiliaryImage.Kind] { [] }
    func auxiliaryImage(_ kind: AuxiliaryImage.Kind, at index: Int) throws(ImageError) -> AuxiliaryImage? { nil }
    var stereoPairs: [(left: Int, right: Int)] { [] }
    func forget() {}
}
