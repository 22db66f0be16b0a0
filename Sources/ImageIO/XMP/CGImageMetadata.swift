public import CoreGraphics
import Foundation
import Synchronization

/// The kind of a property of XMP.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagemetadatatype)
public enum CGImageMetadataType: Int32, Hashable, Sendable {
    /// No kind that is known.
    case invalid = -1
    /// The kind that the value says: text, an array or a dictionary. For new tags alone.
    case `default` = 0
    /// Text.
    case string = 1
    /// An array whose order means nothing.
    case arrayUnordered = 2
    /// An array whose order means something.
    case arrayOrdered = 3
    /// An array of which one item is to be chosen.
    case alternateArray = 4
    /// An array of texts in languages.
    case alternateText = 5
    /// Named fields.
    case structure = 6
}

/// Why metadata cannot be read or changed: the codes of errors of `kCFErrorDomainCGImageMetadata`.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagemetadataerrors)
public enum CGImageMetadataErrors: Int32, Error, Hashable, Sendable {
    /// Another reason.
    case unknown = 0
    /// The file's format holds no such metadata.
    case unsupportedFormat = 1
    /// An argument is not as it must be.
    case badArgument = 2
    /// Two options contradict each other.
    case conflictingArguments = 3
    /// The prefix belongs to another namespace.
    case prefixConflict = 4
}

/// The domain of errors about metadata.
public let kCFErrorDomainCGImageMetadata: CFString = "kCFErrorDomainCGImageMetadata"

/// One property of an image's metadata.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagemetadatatag)
public final class CGImageMetadataTag: Hashable, Sendable {
    let node: XMPNode

    init(_ node: XMPNode) { self.node = node }

    /// Whether both say the same.
    public static func == (a: CGImageMetadataTag, b: CGImageMetadataTag) -> Bool { a.node == b.node }
    /// Hashes what the tag says.
    public func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

/// What a file says of an image, as properties of XMP.
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

/// Metadata that can be changed.
///
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgmutableimagemetadata)
public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {}

/// The namespaces that everybody knows.
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
