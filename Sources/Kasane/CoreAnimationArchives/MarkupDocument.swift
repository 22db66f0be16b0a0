import Foundation
import FoundationXML

/// The parsed XML of an archive.
struct MarkupDocument {
    let root: MarkupNode

    static let maxBytes = 16 << 20
    /// Twice the nesting depth of layers: lists of sublayers are elements too.
    static let maxDepth = 240
    static let maxCount = 200_000
    /// The total size of attribute names and values, in bytes.
    static let maxAttributes = 32 << 20

    /// Parses a file's bytes.
    init(_ data: Data, file: String) throws(CoreAnimationArchiveError) {
        guard data.count <= MarkupDocument.maxBytes else {
            throw CoreAnimationArchiveError(
                .tooLarge, "file too large: \(data.count) bytes, at most \(MarkupDocument.maxBytes)", file: file)
        }
        // Restricted to one encoding, so that searching the bytes is reliable.
        guard !data.contains(0), String(data: data, encoding: .utf8) != nil else {
            throw CoreAnimationArchiveError(.malformed, "not UTF-8", file: file, line: 1)
        }
        // Without a document type there are no entities except XML's five built-in ones.
        for word in ["<!DOCTYPE", "<!ENTITY"] {
            guard let range = data.range(of: Data(word.utf8)) else { continue }
            let line = data[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            throw CoreAnimationArchiveError(
                .documentType, "document type declarations are not allowed in archives", file: file, line: line)
        }
        let builder = MarkupTreeBuilder()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        let isWhole = parser.parse()
        if let line = builder.complexLine {
            throw CoreAnimationArchiveError(
                .tooComplex,
                "its elements are nested more than \(MarkupDocument.maxDepth) deep, or are more than "
                    + "\(MarkupDocument.maxCount)", file: file, line: line)
        }
        // The parser may accept a truncated document, or overlapping tags.
        guard isWhole, builder.isClosed, let root = builder.root else {
            throw CoreAnimationArchiveError(
                .malformed, "not well-formed XML", file: file, line: max(parser.lineNumber, 1))
        }
        guard root.name == "caml" else {
            throw CoreAnimationArchiveError(
                .otherDocument, "not an archive: the root element is \"\(root.name.prefix(40))\" instead of \"caml\"",
                file: file, line: root.line)
        }
        self.root = root
    }
}

/// Builds the tree from the parser's events.
private final class MarkupTreeBuilder: NSObject, XMLParserDelegate {
    private(set) var root: MarkupNode?
    /// The line at which the document became too complex.
    private(set) var complexLine: Int?
    /// Whether each element has been closed by its own tag.
    var isClosed: Bool { stack.isEmpty && !hasCrossedTags }
    private var hasCrossedTags = false
    private var stack: [MarkupNode] = []
    private var count = 0
    private var bytes = 0

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard complexLine == nil else { return }
        count += 1
        bytes += attributes.reduce(elementName.utf8.count) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        if stack.count >= MarkupDocument.maxDepth || count > MarkupDocument.maxCount
            || bytes > MarkupDocument.maxAttributes
        {
            complexLine = max(parser.lineNumber, 1)
            return parser.abortParsing()
        }
        let node = MarkupNode(elementName, attributes, line: max(parser.lineNumber, 1))
        stack.last?.children.append(node)
        if root == nil { root = node }
        stack.append(node)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard complexLine == nil else { return }
        if stack.popLast()?.name != elementName { hasCrossedTags = true }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if complexLine == nil { stack.last?.text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
    }
}
