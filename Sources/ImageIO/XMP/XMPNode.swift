/// An XMP property: text, an array or a structure.
struct XMPNode: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case text(String)
        case items([XMPNode])
        case fields([XMPNode])
    }

    /// The URI of the namespace.
    var namespace: String
    var prefix: String
    /// The name; an array's items have the array's name.
    var name: String
    var type: CGImageMetadataType
    var value: Value
    var qualifiers: [XMPNode] = []

    static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

    var text: String? {
        guard case .text(let text) = value else { return nil }
        return text
    }

    /// The children of an array or of a structure.
    var children: [XMPNode] {
        get {
            switch value {
            case .text: []
            case .items(let nodes), .fields(let nodes): nodes
            }
        }
        set {
            switch value {
            case .text: break
            case .items: value = .items(newValue)
            case .fields: value = .fields(newValue)
            }
        }
    }

    /// The value of `xml:lang`.
    var language: String? { qualifiers.first { $0.prefix == "xml" && $0.name == "lang" }?.text }
}
