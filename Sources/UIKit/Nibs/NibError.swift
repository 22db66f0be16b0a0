import Foundation

/// Why a storyboard or an XIB cannot be read.
///
/// Specific to Kasane: iOS ends the program.
public enum NibError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such file.
    case missing(name: String)
    /// The file can't be read.
    case unreadable(name: String)
    /// More bytes than are read.
    case tooLarge(bytes: Int)
    /// No well-formed XML, by the line on which that shows.
    case malformed(line: Int)
    /// A document type is declared. Those files have none, and what it declares may be endless.
    case documentType
    /// Elements are nested too deeply, or there are too many.
    case tooComplex
    /// XML of something else, or a compiled archive.
    case otherDocument(String)

    public var description: String {
        switch self {
        case .missing(let name): "there is no \(name)"
        case .unreadable(let name): "\(name) can't be read"
        case .tooLarge(let bytes): "\(bytes) bytes are more than the \(NibDocument.maxBytes) that are read"
        case .malformed(let line): "line \(line) is no well-formed XML"
        case .documentType: "it declares a document type"
        case .tooComplex:
            "its elements are nested more than \(NibDocument.maxDepth) deep, or more than \(NibDocument.maxCount)"
        case .otherDocument(let what): "it is no source of Interface Builder: \(what)"
        }
    }
}
