/// The reasons why a PDF can't be read.
package enum PDFError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The bytes are not a PDF, or too damaged to be repaired.
    case damaged(String)
    /// A password is missing, or wrong.
    case locked
    /// A limit of the reader is exceeded; describes which, and where.
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

/// The limits of the resources that a file may use.
package enum PDFLimits {
    /// The maximum size of a decoded stream in bytes: an image of 2^26 pixels in four inks.
    package static let stream = 1 << 28
    /// The maximum size of an object's source in bytes.
    package static let object = 1 << 24
    /// The maximum nesting depth of arrays and dictionaries.
    package static let nesting = 100
    /// The maximum number of pages of a document.
    package static let pages = 1 << 17
    /// The maximum number of bytes of decoded contents of a page.
    package static let contents = 1 << 26
}
