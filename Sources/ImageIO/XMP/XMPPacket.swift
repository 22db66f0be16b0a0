import CExempi
import CoreGraphics
import Foundation
import Synchronization

/// Converts XMP packets to and from trees of properties, with Exempi.
enum XMPPacket {
    /// Exempi's namespace registry is global to the process.
    private static let library = Mutex(ExempiLibrary.start())

    /// A packet is text about an image: a few kilobytes, or some hundreds with a thumbnail.
    private static let maxSize = 16 << 20
    private static let maxNodeCount = 1 << 16

    /// Returns the properties of a packet; nil for anything else.
    static func read(_ data: Data) -> [XMPNode]? {
        guard data.count <= maxSize else { return nil }
        return library.withLock { isReady in
            guard isReady else { return nil }
            let packet = data.withUnsafeBytes {
                exempi.xmp_new($0.bindMemory(to: CChar.self).baseAddress, $0.count)
            }
            guard let packet else { return nil }
            defer { _ = exempi.xmp_free(packet) }
            return nodes(of: packet)
        }
    }

    /// Returns the properties as a packet without padding; nil if Exempi rejects them.
    static func write(_ nodes: [XMPNode]) -> Data? {
        library.withLock { isReady in
            guard isReady, let packet = exempi.xmp_new_empty(), let text = exempi.xmp_string_new() else { return nil }
            defer {
                exempi.xmp_string_free(text)
                _ = exempi.xmp_free(packet)
            }
            let names = Set(nodes.map { "\($0.prefix):\($0.name)" })
            for node in nodes {
                if let own = aliases["\(node.prefix):\(node.name)"], names.contains(own) { continue }
                guard let prefix = register(node) else { return nil }
                guard set(node, in: packet, node.namespace, path: "\(prefix):\(node.name)") else { return nil }
            }
            let options = UInt32(XMP_SERIAL_USECOMPACTFORMAT) | UInt32(XMP_SERIAL_READONLYPACKET)
            guard exempi.xmp_serialize(packet, text, options, 0), let bytes = exempi.xmp_string_cstr(text) else {
                return nil
            }
            return Data(bytes: bytes, count: strlen(bytes))
        }
    }

    // MARK: Reading

    /// A node that is being built.
    private final class Builder {
        var node: XMPNode
        var children: [Builder] = []
        var qualifiers: [Builder] = []
        init(_ node: XMPNode) { self.node = node }

        var finished: XMPNode {
            var result = node
            if result.text == nil { result.children = children.map(\.finished) }
            result.qualifiers = qualifiers.map(\.finished)
            return result
        }
    }

    private static func nodes(of packet: OpaquePointer) -> [XMPNode]? {
        guard let iterator = exempi.xmp_iterator_new(packet, "", "", XMP_ITER_PROPERTIES) else { return [] }
        defer { _ = exempi.xmp_iterator_free(iterator) }
        let strings = (0..<4).compactMap { _ in exempi.xmp_string_new() }
        defer { strings.forEach { exempi.xmp_string_free($0) } }
        guard strings.count == 4 else { return nil }
        func text(_ i: Int) -> String { exempi.xmp_string_cstr(strings[i]).map { String(cString: $0) } ?? "" }
        var roots: [Builder] = []
        var known: [String: Builder] = [:]
        var options: UInt32 = 0
        while exempi.xmp_iterator_next(iterator, strings[0], strings[1], strings[2], &options) {
            let path = text(1)
            guard !path.isEmpty, known.count < maxNodeCount else { continue }
            let parts = Place(path)
            let parent = parts.parent.flatMap { known[$0] }
            guard parts.parent == nil || parent != nil else { continue }
            var node = XMPNode(
                namespace: text(0), prefix: parts.prefix, name: parts.name, type: .string, value: .text(text(2)))
            if let parent, parts.isItem {
                (node.prefix, node.name, node.namespace) = (parent.node.prefix, parent.node.name, parent.node.namespace)
            } else if parent != nil, exempi.xmp_prefix_namespace_uri(parts.prefix, strings[3]) {
                node.namespace = text(3)
            }
            if options & UInt32(XMP_PROP_VALUE_IS_STRUCT.rawValue) != 0 {
                (node.type, node.value) = (.structure, .fields([]))
            } else if options & UInt32(XMP_PROP_VALUE_IS_ARRAY.rawValue) != 0 {
                (node.type, node.value) = (CGImageMetadataType(array: options), .items([]))
            }
            let builder = Builder(node)
            known[path] = builder
            if let parent {
                if parts.isQualifier { parent.qualifiers.append(builder) } else { parent.children.append(builder) }
            } else {
                roots.append(builder)
            }
        }
        return roots.map(\.finished)
    }

    /// The last step of one of Exempi's paths: `dc:title[1]/?xml:lang`.
    private struct Place {
        var parent: String?
        var prefix = ""
        var name = ""
        var isItem = false
        var isQualifier = false

        init(_ path: String) {
            if path.hasSuffix("]"), let start = path.lastIndex(of: "[") {
                parent = String(path[..<start])
                isItem = true
                return
            }
            var last = Substring(path)
            if let slash = path.lastIndex(of: "/") {
                parent = String(path[..<slash])
                last = path[path.index(after: slash)...]
            }
            if last.first == "?" {
                isQualifier = true
                last = last.dropFirst()
            }
            let parts = last.split(separator: ":", maxSplits: 1)
            prefix = parts.count == 2 ? String(parts[0]) : ""
            name = parts.last.map(String.init) ?? ""
        }
    }

    // MARK: Writing

    /// Properties that the toolkit writes as aliases of lists: of the two, the list has more information.
    private static let aliases = [
        "tiff:Artist": "dc:creator", "tiff:Copyright": "dc:rights", "tiff:ImageDescription": "dc:description",
    ]

    /// Returns the prefix of a node's namespace in Exempi, without its colon; nil if it is rejected.
    private static func register(_ node: XMPNode) -> String? {
        guard !node.namespace.isEmpty, let text = exempi.xmp_string_new() else { return nil }
        defer { exempi.xmp_string_free(text) }
        if node.namespace == XMPNode.xmlNamespace { return "xml" }
        if !exempi.xmp_namespace_prefix(node.namespace, text) {
            guard exempi.xmp_register_namespace(node.namespace, node.prefix, text) else { return nil }
        }
        return exempi.xmp_string_cstr(text).map { String(String(cString: $0).prefix { $0 != ":" }) }
    }

    private static func set(_ node: XMPNode, in packet: OpaquePointer, _ schema: String, path: String) -> Bool {
        switch node.value {
        case .text(let text):
            guard exempi.xmp_set_property(packet, schema, path, text, 0) else { return false }
        case .items(let items):
            guard exempi.xmp_set_property(packet, schema, path, "", node.type.arrayOptions) else { return false }
            for (index, item) in items.enumerated() {
                guard set(item, in: packet, schema, path: "\(path)[\(index + 1)]") else { return false }
            }
        case .fields(let fields):
            let options = UInt32(XMP_PROP_VALUE_IS_STRUCT.rawValue)
            guard exempi.xmp_set_property(packet, schema, path, "", options) else { return false }
            for field in fields {
                guard let prefix = register(field),
                    set(field, in: packet, schema, path: "\(path)/\(prefix):\(field.name)")
                else { return false }
            }
        }
        for qualifier in node.qualifiers {
            guard let prefix = register(qualifier), let text = qualifier.text,
                exempi.xmp_set_property(packet, schema, "\(path)/?\(prefix):\(qualifier.name)", text, 0)
            else { return false }
        }
        return true
    }
}

extension CGImageMetadataType {
    fileprivate init(array options: UInt32) {
        func has(_ bit: XmpPropsBits) -> Bool { options & UInt32(bit.rawValue) != 0 }
        self =
            has(XMP_PROP_ARRAY_IS_ALTTEXT)
            ? .alternateText
            : has(XMP_PROP_ARRAY_IS_ALT)
                ? .alternateArray : has(XMP_PROP_ARRAY_IS_ORDERED) ? .arrayOrdered : .arrayUnordered
    }

    fileprivate var arrayOptions: UInt32 {
        let (array, ordered) = (UInt32(XMP_PROP_VALUE_IS_ARRAY.rawValue), UInt32(XMP_PROP_ARRAY_IS_ORDERED.rawValue))
        let alternate = UInt32(XMP_PROP_ARRAY_IS_ALT.rawValue)
        switch self {
        case .arrayOrdered: return array | ordered
        case .alternateArray: return array | ordered | alternate
        case .alternateText: return array | ordered | alternate | UInt32(XMP_PROP_ARRAY_IS_ALTTEXT.rawValue)
        default: return array
        }
    }
}
