package import CImageCodecs

/// The reason why bytes are not an image, or an image can't be encoded.
package enum ImageError: Error, Hashable, Sendable {
    /// No codec recognises the first bytes.
    case unknownFormat
    /// The bytes end before the image does.
    case truncated(String)
    /// The bytes violate the format.
    case invalid(String)
    /// The bytes may be valid, but they use an unsupported part of the format.
    case unsupported(String)
    /// The header specifies more pixels than the limit.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// The file holds more images than the limit.
    case tooManyImages(limit: Int)
    /// There is no image at this index.
    case noImage(index: Int)
    /// The file can't be read or written.
    case file(String)
    case outOfMemory
}

extension ImageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownFormat: "the data is not an image in a supported format"
        case .truncated(let words): "the image is truncated: \(words)"
        case .invalid(let words): "the image is damaged: \(words)"
        case .unsupported(let words): "the image's format is not supported: \(words)"
        case .tooLarge(let width, let height, let limit):
            "the image has \(width) x \(height) pixels, above the limit of \(limit)"
        case .tooManyImages(let limit): "the file contains more than \(limit) images, the limit"
        case .noImage(let index): "there is no image at index \(index)"
        case .file(let words): words
        case .outOfMemory: "not enough memory for the image"
        }
    }
}

extension ImageError {
    /// Creates the error for a C library's status; nil for success.
    package init?(_ status: image_codec_status, _ message: image_codec_message) {
        let words = withUnsafeBytes(of: message.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        switch status {
        case IMAGE_CODEC_OK: return nil
        case IMAGE_CODEC_TRUNCATED: self = .truncated(words)
        case IMAGE_CODEC_UNSUPPORTED: self = .unsupported(words)
        case IMAGE_CODEC_MEMORY: self = .outOfMemory
        default: self = .invalid(words)
        }
    }
}
