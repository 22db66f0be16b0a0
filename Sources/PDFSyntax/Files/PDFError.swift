/// Why a PDF could not be read.
package enum PDFError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The bytes are no PDF, or too damaged to be mended.
    case damaged(String)
    /// A password is needed, or the one given is wrong.
    case locked
    /// Something is beyond what the reader bears; says what, and where.
    case tooLarge(String)
    case noMemory

    package var description: String {
        switch self {
        case .damaged(let what): "the PDF is damaged: \(what)"
        case .locked: "the PDF is encrypted; a password is required"
        case .tooLarge(let what): "the PDF exceeds a limit: \(what)"
        case .noMemory: "not enough memory for the PDF"
        }
    }
}

/// What bounds the work that a file may ask for.
package enum PDFLimits {
    /// Bytes of one decoded stream: a picture of 2^26 pixels in four inks.
    package static let stream = 1 << 28
    /// Bytes of one object as it is written.
    package static let object = 1 << 24
    /// How deep arrays and dictionaries may hold each other.
    package static let nesting = 100
    /// Pages of a document.
    package static let pages = 1 << 17
    /// Bytes of decoded text that the contents of one page may have.
    package static let contents = 1 << 26
}
