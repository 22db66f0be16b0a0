/// How far a source, or a picture in it, can be read.
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagesourcestatus)
public enum CGImageSourceStatus: Int32, Hashable, Sendable {
    /// The bytes end before the image does.
    case statusUnexpectedEOF = -5
    /// The bytes are damaged, or ask for more pixels or images than the limit.
    case statusInvalidData = -4
    /// The bytes are of a kind that is not read.
    case statusUnknownType = -3
    /// The header has not come yet. Only a source that is fed bit by bit says so.
    case statusReadingHeader = -2
    /// The image has not come whole yet. Only a source that is fed bit by bit says so.
    case statusIncomplete = -1
    /// Nothing wrong has been found.
    case statusComplete = 0
}

extension CGImageSourceStatus {
    init(_ error: ImageError) {
        self =
            switch error {
            case .truncated: .statusUnexpectedEOF
            case .unknownFormat, .unsupported: .statusUnknownType
            case .invalid, .tooLarge, .tooManyImages, .noImage, .file, .outOfMemory: .statusInvalidData
            }
    }

    /// The status of bytes that could not be opened yet, and of which more will come.
    init(whileComing error: ImageError, byteCount: Int) {
        let couldBecomeKnown = error == .unknownFormat && byteCount < ImageFormats.longestSignature
        self = error.isTruncation || couldBecomeKnown ? .statusReadingHeader : CGImageSourceStatus(error)
    }
}

extension ImageError {
    /// Whether more bytes could help.
    var isTruncation: Bool {
        if case .truncated = self { return true }
        return false
    }
}
