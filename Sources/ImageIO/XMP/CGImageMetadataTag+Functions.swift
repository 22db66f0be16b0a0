public import CoreGraphics
import Foundation

/// Creates a tag; returns nil for an empty name or namespace, a prefix that stands for another namespace, and a value
/// of another type.
/// - Parameters:
///   - xmlns: the URI of the namespace.
///   - prefix: the prefix of the namespace; nil for the registered one.
///   - name: the name.
///   - type: the type of the value; `default` to infer it from the value.
///   - value: a string, a number, a Boolean, an array or a dictionary of such, or tags in the last two.
public func CGImageMetadataTagCreate(
    _ xmlns: CFString, _ prefix: CFString?, _ name: CFString, _ type: CGImageMetadataType, _ value: CFTypeRef
) -> CGImageMetadataTag? {
    let known = XMPNamespace.known.first { $0.value == xmlns }?.key
    guard let prefix = prefix ?? known, !prefix.isEmpty, !xmlns.isEmpty, !name.isEmpty else { return nil }
    if let other = XMPNamespace.known[prefix], other != xmlns { return nil }
    return XMPNode(namespace: xmlns, prefix: prefix, name: name, type: type, any: value, depth: 0)
        .map { CGImageMetadataTag($0) }
}

/// Returns the URI of a tag's namespace.
public func CGImageMetadataTagCopyNamespace(_ tag: CGImageMetadataTag) -> CFString? { tag.node.namespace }

/// Returns the prefix of a tag's namespace.
public func CGImageMetadataTagCopyPrefix(_ tag: CGImageMetadataTag) -> CFString? { tag.node.prefix }

/// Returns a tag's name.
public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString? { tag.node.name }

/// Returns a tag's value: a string, an array of tags, or a dictionary of tags by their prefixed names.
public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> CFTypeRef? {
    switch tag.node.value {
    case .text(let text): text
    case .items(let items): items.map { CGImageMetadataTag($0) }
    case .fields(let fields):
        Dictionary(
            fields.map { (AnyHashable("\($0.prefix):\($0.name)"), CGImageMetadataTag($0) as Any) },
            uniquingKeysWith: { first, _ in first })
    }
}

/// Returns the type of a tag's value.
public func CGImageMetadataTagGetType(_ tag: CGImageMetadataTag) -> CGImageMetadataType { tag.node.type }

/// Returns the qualifiers of a tag, such as `xml:lang`: an array of tags; nil for none.
public func CGImageMetadataTagCopyQualifiers(_ tag: CGImageMetadataTag) -> CFArray? {
    tag.node.qualifiers.isEmpty ? nil : tag.node.qualifiers.map { CGImageMetadataTag($0) }
}

extension XMPNode {
    /// Creates a node from a caller's value.
    init?(namespace: String, prefix: String, name: String, type: CGImageMetadataType, any: Any, depth: Int) {
        guard depth < XMPPath.maxDepth else { return nil }
        self.init(namespace: namespace, prefix: prefix, name: name, type: type, value: .text(""))
        if let tag = any as? CGImageMetadataTag {
            self.value = tag.node.value
            self.type = tag.node.type
            qualifiers = tag.node.qualifiers
        } else if let text = XMPNode.text(of: any) {
            self.value = .text(text)
            self.type = .string
        } else if let list = any as? [Any] {
            let items = list.compactMap {
                XMPNode(namespace: namespace, prefix: prefix, name: name, type: .default, any: $0, depth: depth + 1)
            }
            guard items.count == list.count else { return nil }
            self.value = .items(items)
            self.type = type == .default ? .arrayOrdered : type
        } else if let dictionary = any as? [AnyHashable: Any] {
            self.type = type == .default ? .structure : type
            let entries = dictionary.compactMap { entry in (entry.key as? String).map { ($0, entry.value) } }
                .sorted { $0.0 < $1.0 }
            guard entries.count == dictionary.count else { return nil }
            if type == .alternateText {
                let items = entries.compactMap { language, text in
                    XMPNode.text(of: text).map { text in
                        XMPNode(
                            namespace: namespace, prefix: prefix, name: name, type: .string, value: .text(text),
                            qualifiers: [.languageQualifier(language)])
                    }
                }
                self.value = .items(items)
                return
            }
            self.value = .fields(
                entries.compactMap { key, value in
                    let parts = key.split(separator: ":", maxSplits: 1).map(String.init)
                    let fieldPrefix = parts.count == 2 ? parts[0] : prefix
                    return XMPNode(
                        namespace: XMPNamespace.known[fieldPrefix] ?? namespace, prefix: fieldPrefix,
                        name: parts.last ?? key, type: .default, any: value, depth: depth + 1)
                })
        } else {
            return nil
        }
        let isRight: Bool =
            switch type {
            case .default: true
            case .invalid: false
            case .string: self.text != nil
            case .structure: if case .fields = value { true } else { false }
            default: if case .items = value { true } else { false }
            }
        if !isRight { return nil }
    }

    /// Returns text, a number or a Boolean as written in XMP.
    static func text(of any: Any) -> String? {
        if let text = any as? String { return text }
        if any is Bool, let flag = any as? Bool { return flag ? "True" : "False" }
        guard let number = any as? NSNumber, number.doubleValue.isFinite else { return nil }
        return Int(exactly: number.doubleValue).map(String.init) ?? "\(number.doubleValue)"
    }
}
