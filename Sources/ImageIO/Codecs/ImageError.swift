/// Why bytes are not a picture, or a picture cannot become bytes.
package enum ImageError: Error, Hashable, Sendable {
    /// No codec recognises the first bytes.
    case unknownFormat
    /// The bytes end before the picture does.
    case truncated(String)
    /// The bytes break the format's rules.
    case invalid(String)
    /// The bytes may be right, but they use a part of the format that is not read.
    case unsupported(String)
    /// The header asks for more pixels than the limit.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// There is no picture at this index.
    case noImage(index: Int)
    /// The file cannot be read or written.
    case file(String)
    case outOfMemory
}

extension ImageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownFormat: "the bytes are no picture of a kind that can be read"
        case .truncated(let words): "the picture is cut short: \(words)"
        case .invalid(let words): "the picture is damaged: \(words)"
        case .unsupported(let words): "the picture is of a kind that cannot be read: \(words)"
        case .tooLarge(let width, let height, let limit):
            "the picture says it has \(width) x \(height) pixels, and the limit is \(limit)"
        case .noImage(let index): "there is no picture at index \(index)"
        case .file(let words): words
        case .outOfMemory: "there is no memory for the picture"
        }
    }
}
