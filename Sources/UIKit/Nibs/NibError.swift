import Foundation

/// A reason why a storyboard or XIB can't be read.
///
/// Specific to Kasane: iOS terminates the app.
public enum NibError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file doesn't exist.
    case missing(name: String)
    /// The file can't be read.
    case unreadable(name: String)
    /// The file exceeds the size limit.
    case tooLarge(bytes: Int)
    /// The XML is malformed, with the line of the error.
    case malformed(line: Int)
    /// A document type is declared. Storyboards and XIBs have none, and its entities could expand without limit.
    case documentType
    /// The elements are too many, or nested too deeply.
    case tooComplex
    /// Another kind of XML document, or a compiled archive.
    case otherDocument(String)

    public var description: String {
        switch self {
        case .missing(let name): "there is no \(name)"
        case .unreadable(let name): "\(name) can't be read"
        case .tooLarge(let bytes): "file too large: \(bytes) bytes, at most \(NibDocument.maxBytes)"
        case .malformed(let line): "line \(line) is not well-formed XML"
        case .documentType: "it contains a document type declaration"
        case .tooComplex:
            "its elements are nested more than \(NibDocument.maxDepth) deep, or more than \(NibDocument.maxCount)"
        case .otherDocument(let what): "it is not an Interface Builder document: \(what)"
        }
    }
}
