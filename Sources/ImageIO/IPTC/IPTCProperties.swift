import CoreGraphics
import Foundation

/// Converts the IPTC dictionary to and from XMP properties.
enum IPTCProperties {
    private static let extensionPrefix = kCGImageMetadataPrefixIPTCExtension
    private static let coreNamespace = kCGImageMetadataNamespaceIPTCCore

    // MARK: Reading

    /// Returns the dictionary for XMP properties.
    static func dictionary(of nodes: [XMPNode]) -> CFDictionary {
        var result: CFDictionary = [:]
        for field in IPTCField.all {
            guard let xmp = field.xmp,
                let node = nodes.first(where: { $0.prefix == xmp.prefix && $0.name == xmp.name })
            else { continue }
            switch xmp.form {
            case .text: result[field.key] = node.text
            case .languages:
                result[field.key] = (node.children.first { $0.language == "x-default" } ?? node.children.first)?.text
            case .bag, .sequence:
                let texts = node.children.compactMap(\.text)
                if !texts.isEmpty { result[field.key] = texts }
            }
        }
        if let contact = nodes.first(where: { $0.namespace == coreNamespace && $0.name == "CreatorContactInfo" }) {
            var fields: CFDictionary = [:]
            for (key, name) in IPTCField.contact {
                fields[key] = contact.children.first { $0.name == name }?.text
            }
            if !fields.isEmpty { result[kCGImagePropertyIPTCCreatorContactInfo] = fields }
        }
        for key in IPTCExtensionTable.keys {
            let name = IPTCExtensionTable.names[key] ?? key
            guard let node = nodes.first(where: { $0.prefix == extensionPrefix && $0.name == name }) else { continue }
            result[key] = value(of: node, structure: name)
        }
        return result
    }

    private static func value(of node: XMPNode, structure: String) -> Any? {
        switch node.value {
        case .text(let text): return text
        case .items(let items):
            if node.type == .alternateText {
                return (items.first { $0.language == "x-default" } ?? items.first)?.text
            }
            return items.compactMap { value(of: $0, structure: structure) }
        case .fields(let fields):
            var result: CFDictionary = [:]
            for (key, path) in IPTCExtensionTable.structures[structure] ?? [:] {
                let name = path.split(separator: ":").last.map(String.init) ?? path
                guard let field = fields.first(where: { $0.name == name }) else { continue }
                result[key] = value(of: field, structure: "\(structure).\(name)")
            }
            return result
        }
    }

    // MARK: Writing

    /// Returns the XMP properties for a dictionary. Values other than strings, lists and dictionaries are left out.
    static func nodes(of dictionary: CFDictionary) -> [XMPNode] {
        var result: [XMPNode] = []
        for field in IPTCField.all {
            guard let xmp = field.xmp, let namespace = XMPNamespace.known[xmp.prefix], let any = dictionary[field.key]
            else { continue }
            let texts = (any as? [Any] ?? [any]).compactMap { XMPNode.text(of: $0) }
            guard let first = texts.first else { continue }
            var node = XMPNode(
                namespace: namespace, prefix: xmp.prefix, name: xmp.name, type: .string, value: .text(first))
            func items(_ texts: [String]) -> [XMPNode] {
                texts.map { text in
                    var item = node
                    item.value = .text(text)
                    return item
                }
            }
            switch xmp.form {
            case .text: break
            case .bag: (node.type, node.value) = (.arrayUnordered, .items(items(texts)))
            case .sequence: (node.type, node.value) = (.arrayOrdered, .items(items(texts)))
            case .languages:
                var item = node
                item.qualifiers = [.languageQualifier("x-default")]
                (node.type, node.value) = (.alternateText, .items([item]))
            }
            result.append(node)
        }
        if let contact = dictionary.dictionary(kCGImagePropertyIPTCCreatorContactInfo) {
            let fields = IPTCField.contact.sorted { $0.value < $1.value }.compactMap { key, name in
                contact[key].flatMap { XMPNode.text(of: $0) }.map { core(name, .string, .text($0)) }
            }
            if !fields.isEmpty { result.append(core("CreatorContactInfo", .structure, .fields(fields))) }
        }
        for key in IPTCExtensionTable.keys {
            guard let any = dictionary[key] else { continue }
            let name = IPTCExtensionTable.names[key] ?? key
            let isArray = IPTCExtensionTable.arrays.contains(key)
            if let node = node(name, any, structure: name, isArray: isArray, depth: 0) { result.append(node) }
        }
        return result
    }

    private static func core(_ name: String, _ type: CGImageMetadataType, _ value: XMPNode.Value) -> XMPNode {
        XMPNode(namespace: coreNamespace, prefix: kCGImageMetadataPrefixIPTCCore, name: name, type: type, value: value)
    }

    private static func node(
        _ path: String, _ any: Any, structure: String, isArray: Bool, depth: Int
    ) -> XMPNode? {
        guard depth < 8 else { return nil }
        let parts = path.split(separator: ":").map(String.init)
        let prefix = parts.count == 2 ? parts[0] : extensionPrefix
        let name = parts.last ?? path
        var node = XMPNode(
            namespace: XMPNamespace.known[prefix] ?? kCGImageMetadataNamespaceIPTCExtension, prefix: prefix,
            name: name, type: .string, value: .text(""))
        if isArray || any is [Any] {
            let items = (any as? [Any] ?? [any]).compactMap {
                Self.node(path, $0, structure: structure, isArray: false, depth: depth + 1)
            }
            (node.type, node.value) = (.arrayUnordered, .items(items))
            return items.isEmpty ? nil : node
        }
        if let text = XMPNode.text(of: any) {
            node.value = .text(text)
            return node
        }
        guard let dictionary = any as? CFDictionary else { return nil }
        let table = (IPTCExtensionTable.structures[structure] ?? [:]).sorted { $0.value < $1.value }
        let fields = table.compactMap { key, path in
            dictionary[key].flatMap {
                let name = path.split(separator: ":").last.map(String.init) ?? path
                return Self.node(path, $0, structure: "\(structure).\(name)", isArray: false, depth: depth + 1)
            }
        }
        (node.type, node.value) = (.structure, .fields(fields))
        return fields.isEmpty ? nil : node
    }
}
