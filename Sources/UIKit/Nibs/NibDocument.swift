import Foundation
import FoundationXML

/// An element of a storyboard or XIB.
final class NibNode {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [NibNode] = []
    fileprivate(set) var text = ""
    /// The element in the file, if this one has the values that it has for some traits.
    let origin: NibNode?

    init(name: String, attributes: [String: String]) {
        (self.name, self.attributes, origin) = (name, attributes, nil)
    }

    /// Creates an element with other attributes and children than the one in the file.
    init(_ origin: NibNode, attributes: [String: String], children: [NibNode]) {
        (name, self.attributes, self.children, self.origin) = (origin.name, attributes, children, origin)
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var id: String? { attributes["id"] }

    /// Returns the first child with an element name.
    func child(_ name: String) -> NibNode? { children.first { $0.name == name } }

    /// Returns the child with a `key` attribute.
    func keyed(_ key: String) -> NibNode? { children.first { $0["key"] == key } }

    /// Returns the children of the first child with an element name.
    func list(_ name: String) -> [NibNode] { child(name)?.children ?? [] }

    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    func number(_ attribute: String) -> Double? {
        attributes[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

    /// Returns the value of a string attribute; long strings are child elements instead.
    func string(_ key: String) -> String? {
        attributes[key]
            ?? children.first { $0["key"] == key && ($0.name == "string" || $0.name == "mutableString") }?.text
    }

    /// Returns the enumeration case named by an attribute.
    func choice<Case>(_ attribute: String, _ cases: [Case]) -> Case? {
        attributes[attribute].flatMap { name in cases.first { "\($0)" == name } }
    }

    /// The node and its descendants.
    var all: [NibNode] {
        var (found, next): ([NibNode], [NibNode]) = ([], [self])
        while let node = next.popLast() {
            found.append(node)
            next += node.children.reversed()
        }
        return found
    }
}

/// A parsed storyboard or XIB: the contents of its root element.
struct NibDocument {
    let root: NibNode

    static let maxBytes = 32 << 20
    static let maxDepth = 200
    static let maxCount = 500_000

    /// Parses a file's contents.
    init(_ data: Data) throws(NibError) {
        guard data.count <= NibDocument.maxBytes else { throw .tooLarge(bytes: data.count) }
        if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
            throw .otherDocument("a compiled one")
        }
        // Requires UTF-8, so that the searches below can't be evaded by another encoding.
        guard !data.contains(0), String(data: data, encoding: .utf8) != nil else { throw .malformed(line: 1) }
        // Without a document type, only XML's five predefined entities exist.
        guard data.range(of: Data("<!DOCTYPE".utf8)) == nil, data.range(of: Data("<!ENTITY".utf8)) == nil else {
            throw .documentType
        }
        let builder = NibTreeBuilder()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        let isWhole = parser.parse()
        if builder.isTooComplex { throw .tooComplex }
        guard isWhole, builder.isClosed, let root = builder.root else {
            throw .malformed(line: max(parser.lineNumber, 1))
        }
        guard root.name == "document" else { throw .otherDocument("an element \"\(root.name.prefix(40))\"") }
        guard root["type"]?.contains("CocoaTouch") != false else {
            throw .otherDocument(String((root["type"] ?? "").prefix(80)))
        }
        self.root = root
    }
}

/// Builds the node tree from a parser's events.
private final class NibTreeBuilder: NSObject, XMLParserDelegate {
    private(set) var root: NibNode?
    private(set) var isTooComplex = false
    private var stack: [NibNode] = []
    /// Whether all elements are closed: a parser may accept a truncated file as complete.
    var isClosed: Bool { stack.isEmpty }
    private var depth = 0
    private var count = 0

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        depth += 1
        count += 1
        if depth > NibDocument.maxDepth || count > NibDocument.maxCount { isTooComplex = true }
        guard !isTooComplex else { return }
        let node = NibNode(name: elementName, attributes: attributes)
        stack.last?.children.append(node)
        if root == nil { root = node }
        stack.append(node)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        depth -= 1
        if !isTooComplex { stack.removeLast() }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !isTooComplex, let node = stack.last, node.name == "string" || node.name == "mutableString" {
            node.text += string
        }
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
    }
}
