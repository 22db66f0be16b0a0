public import CoreGraphics
public import Foundation

/// Called with the path of each tag and the tag; returns whether to continue.
public typealias CGImageMetadataTagBlock = (CFString, CGImageMetadataTag) -> Bool

/// Whether nested tags are enumerated too. A Boolean, false by default, among the options of
/// `CGImageMetadataEnumerateTagsUsingBlock`.
public let kCGImageMetadataEnumerateRecursively: CFString = "kCGImageMetadataEnumerateRecursively"

/// Creates metadata without tags.
public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata() }

/// Creates a mutable copy.
public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? {
    CGMutableImageMetadata(metadata.nodes, namespaces: metadata.namespaces)
}

/// Creates metadata from an XMP packet; returns nil for any other bytes.
public func CGImageMetadataCreateFromXMPData(_ data: CFData) -> CGImageMetadata? {
    XMPPacket.read(data).map { CGImageMetadata($0) }
}

/// Creates an XMP packet; returns nil if a name or a namespace is not valid XML.
/// - Parameters:
///   - metadata: the tags.
///   - options: nil.
public func CGImageMetadataCreateXMPData(_ metadata: CGImageMetadata, _ options: CFDictionary?) -> CFData? {
    XMPPacket.write(metadata.nodes)
}

/// Returns the top-level tags.
public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> CFArray? {
    metadata.nodes.map { CGImageMetadataTag($0) }
}

/// Returns the tag at a path: `dc:title[x-default]`, `dc:creator[0]`, `exif:Flash.exif:Fired`, `dc:title[0]?xml:lang`;
/// nil if there is none.
/// - Parameters:
///   - metadata: the tags.
///   - parent: the tag that the path begins in; nil for the top-level tags.
///   - path: the path.
public func CGImageMetadataCopyTagWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CGImageMetadataTag? {
    guard let path = XMPPath(path) else { return nil }
    return XMPNode.find(path.steps[...], in: parent?.node.children ?? metadata.nodes).map { CGImageMetadataTag($0) }
}

/// Returns the text at a path. For localized text the default item; nil if there is none.
public func CGImageMetadataCopyStringValueWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CFString? {
    guard let node = CGImageMetadataCopyTagWithPath(metadata, parent, path)?.node else { return nil }
    if let text = node.text { return text }
    guard node.type == .alternateText || node.type == .alternateArray else { return nil }
    return (node.children.first { $0.language == "x-default" } ?? node.children.first)?.text
}

/// Registers a prefix for paths.
/// - Parameters:
///   - metadata: the metadata in which it is registered.
///   - xmlns: the URI of the namespace.
///   - prefix: the prefix.
///   - err: receives the reason if the prefix was rejected: it stands for another namespace.
@discardableResult
public func CGImageMetadataRegisterNamespaceForPrefix(
    _ metadata: CGMutableImageMetadata, _ xmlns: CFString, _ prefix: CFString,
    _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    func fail(_ code: CGImageMetadataErrors, _ words: String) -> Bool {
        let error = NSError(
            domain: kCFErrorDomainCGImageMetadata, code: Int(code.rawValue),
            userInfo: [NSLocalizedDescriptionKey: words])
        err?.pointee = Unmanaged.passRetained(error)
        return false
    }
    guard !xmlns.isEmpty, !prefix.isEmpty else { return fail(.badArgument, "a namespace or its prefix is empty") }
    return metadata.state.withLock { state in
        if let other = state.namespaces[prefix], other != xmlns {
            return fail(.prefixConflict, "the prefix \(prefix) is already used for \(other)")
        }
        state.namespaces[prefix] = xmlns
        return true
    }
}

/// Sets a tag at a path, creating missing arrays and structures; returns false for a path into text or beyond an
/// array's end, or with an unregistered prefix. If the path specifies a language, existing text becomes the default of
/// localized text.
/// - Parameters:
///   - metadata: the tags.
///   - parent: the tag that the path begins in, which must be among the metadata's own; nil for the top-level tags.
///   - path: the path.
///   - tag: the tag.
@discardableResult
public func CGImageMetadataSetTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ tag: CGImageMetadataTag
) -> Bool {
    metadata.replace(parent, path, with: tag.node)
}

/// Sets a value at a path, as `CGImageMetadataSetTagWithPath` does.
@discardableResult
public func CGImageMetadataSetValueWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ value: CFTypeRef
) -> Bool {
    guard let steps = XMPPath(path)?.steps else { return false }
    let old = CGImageMetadataCopyTagWithPath(metadata, parent, path)?.node
    // An item has its array's name.
    let named = steps.last {
        if case .name = $0 { true } else if case .qualifier = $0 { true } else { false }
    }
    var (prefix, name) = ("", "")
    switch named {
    case .name(let ownPrefix, let ownName), .qualifier(let ownPrefix, let ownName):
        (prefix, name) = (ownPrefix, ownName)
    default: return false
    }
    if prefix.isEmpty, old == nil {
        // A field without a prefix is in its structure's namespace.
        for case .name(let stated, _) in steps where !stated.isEmpty { prefix = stated }
    }
    guard let namespace = prefix.isEmpty ? old?.namespace ?? "" : metadata.namespaces[prefix] else { return false }
    let type: CGImageMetadataType = value is [Any] ? old?.type ?? .default : .default
    guard
        var node = XMPNode(
            namespace: namespace, prefix: prefix, name: name, type: type == .string ? .default : type, any: value,
            depth: 0)
    else { return false }
    if node.qualifiers.isEmpty { node.qualifiers = old?.qualifiers ?? [] }
    return metadata.replace(parent, path, with: node)
}

/// Removes the tag at a path; returns false if there is none.
@discardableResult
public func CGImageMetadataRemoveTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> Bool {
    metadata.replace(parent, path, with: nil)
}

/// Calls a block with each tag until it returns false.
/// - Parameters:
///   - metadata: the tags.
///   - rootPath: the path of the tag whose children are enumerated; nil for the top-level tags.
///   - options: `kCGImageMetadataEnumerateRecursively`, or nil.
///   - block: called with each path and tag.
public func CGImageMetadataEnumerateTagsUsingBlock(
    _ metadata: CGImageMetadata, _ rootPath: CFString?, _ options: CFDictionary?, _ block: CGImageMetadataTagBlock
) {
    let isRecursive = options?.flag(kCGImageMetadataEnumerateRecursively) ?? false
    var root: XMPNode?
    if let rootPath {
        guard let node = CGImageMetadataCopyTagWithPath(metadata, nil, rootPath)?.node else { return }
        root = node
    }
    func visit(_ nodes: [XMPNode], _ path: String?, areItems: Bool) -> Bool {
        for (index, node) in nodes.enumerated() {
            let name = areItems ? "[\(index)]" : "\(node.prefix):\(node.name)"
            let own = path.map { areItems ? $0 + name : "\($0).\(name)" } ?? name
            guard block(own, CGImageMetadataTag(node)) else { return false }
            guard isRecursive else { continue }
            guard visit(node.children, own, areItems: node.hasItems) else { return false }
        }
        return true
    }
    _ = visit(root?.children ?? metadata.nodes, rootPath, areItems: root?.hasItems ?? false)
}

extension XMPNode {
    var hasItems: Bool { if case .items = value { true } else { false } }
}

extension CGMutableImageMetadata {
    /// Sets a node at a path, or removes the existing one.
    func replace(_ parent: CGImageMetadataTag?, _ path: String, with node: XMPNode?) -> Bool {
        guard let steps = XMPPath(path)?.steps else { return false }
        return state.withLock { state in
            let namespaces = state.namespaces
            guard let parent else {
                return XMPNode.replace(steps[...], in: &state.nodes, with: node, namespaces: namespaces)
            }
            guard let place = state.nodes.firstIndex(of: parent.node), parent.node.text == nil else { return false }
            return XMPNode.replace(steps[...], in: &state.nodes[place].children, with: node, namespaces: namespaces)
        }
    }
}
