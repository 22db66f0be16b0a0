public import CoreGraphics
import Foundation
import Synchronization

/// The type of an XMP property.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagemetadatatype)
public enum CGImageMetadataType: Int32, Hashable, Sendable {
    /// An unknown type.
    case invalid = -1
    /// The type of the value: text, an array or a dictionary. For new tags only.
    case `default` = 0
    /// Text.
    case string = 1
    /// An unordered array.
    case arrayUnordered = 2
    /// An ordered array.
    case arrayOrdered = 3
    /// An array of alternatives.
    case alternateArray = 4
    /// An array of localized text.
    case alternateText = 5
    /// Named fields.
    case structure = 6
}

/// The reasons why metadata can't be read or changed: the codes of errors of `kCFErrorDomainCGImageMetadata`.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagemetadataerrors)
public enum CGImageMetadataErrors: Int32, Error, Hashable, Sendable {
    /// Another reason.
    case unknown = 0
    /// The file format doesn't support this metadata.
    case unsupportedFormat = 1
    /// An argument is invalid.
    case badArgument = 2
    /// Two options contradict each other.
    case conflictingArguments = 3
    /// The prefix belongs to another namespace.
    case prefixConflict = 4
}

/// The domain of metadata errors.
public let kCFErrorDomainCGImageMetadata: CFString = "kCFErrorDomainCGImageMetadata"

/// One property of an image's metadata.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagemetadatatag)
public final class CGImageMetadataTag: Hashable, Sendable {
    let node: XMPNode

    init(_ node: XMPNode) { self.node = node }

    /// Returns whether both are equal.
    public static func == (a: CGImageMetadataTag, b: CGImageMetadataTag) -> Bool { a.node == b.node }
    /// Hashes the tag.
    public func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

/// A file's metadata of an image, as XMP properties.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagemetadata)
public class CGImageMetadata: _CFObject, @unchecked Sendable {
    // `@unchecked Sendable`: the class has a subclass; its state is behind `state`.
    struct State {
        var nodes: [XMPNode] = []
        /// Prefixes and the URIs of their namespaces.
        var namespaces = XMPNamespace.known
    }

    let state: Mutex<State>

    init(_ nodes: [XMPNode] = [], namespaces: [String: String] = XMPNamespace.known) {
        var state = State(nodes: nodes, namespaces: namespaces)
        for node in nodes { state.namespaces[node.prefix] = node.namespace }
        self.state = Mutex(state)
    }

    var nodes: [XMPNode] { state.withLock { $0.nodes } }
    var namespaces: [String: String] { state.withLock { $0.namespaces } }
}

/// Mutable metadata.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgmutableimagemetadata)
public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {}

/// The well-known namespaces.
enum XMPNamespace {
    static let known: [String: String] = [
        kCGImageMetadataPrefixDublinCore: kCGImageMetadataNamespaceDublinCore,
        kCGImageMetadataPrefixExif: kCGImageMetadataNamespaceExif,
        kCGImageMetadataPrefixExifAux: kCGImageMetadataNamespaceExifAux,
        kCGImageMetadataPrefixExifEX: kCGImageMetadataNamespaceExifEX,
        kCGImageMetadataPrefixIPTCCore: kCGImageMetadataNamespaceIPTCCore,
        kCGImageMetadataPrefixIPTCExtension: kCGImageMetadataNamespaceIPTCExtension,
        kCGImageMetadataPrefixPhotoshop: kCGImageMetadataNamespacePhotoshop,
        kCGImageMetadataPrefixTIFF: kCGImageMetadataNamespaceTIFF,
        kCGImageMetadataPrefixXMPBasic: kCGImageMetadataNamespaceXMPBasic,
        kCGImageMetadataPrefixXMPRights: kCGImageMetadataNamespaceXMPRights,
        "plus": "http://ns.useplus.org/ldf/xmp/1.0/", "xml": XMPNode.xmlNamespace,
    ]
}
