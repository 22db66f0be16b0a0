/// The status of a source, or of an image in it.
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagesourcestatus)
public enum CGImageSourceStatus: Int32, Hashable, Sendable {
    /// The bytes end before the image does.
    case statusUnexpectedEOF = -5
    /// The bytes are damaged, or exceed the limit of pixels or images.
    case statusInvalidData = -4
    /// The format is not supported.
    case statusUnknownType = -3
    /// The header is incomplete. Only for incremental sources.
    case statusReadingHeader = -2
    /// The image is incomplete. Only for incremental sources.
    case statusIncomplete = -1
    /// No error has been found.
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

    /// Creates the status of incomplete bytes that can't be opened yet.
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
