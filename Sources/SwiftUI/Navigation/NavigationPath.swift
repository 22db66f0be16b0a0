import Foundation

/// A type-erased list of the values of a navigation stack's screens.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationpath)
public struct NavigationPath {
    var elements: [PathElement] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path from values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { PathElement($0) }
    }

    /// Creates a path from values that can be encoded.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        self.elements = elements.map { PathElement($0) }
    }

    /// Creates a path from its encoded representation.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// The number of values.
    public var count: Int { elements.count }

    /// Whether the path is empty: the stack shows its root.
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(PathElement(value)) }

    /// Appends a value that can be encoded.
    public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(PathElement(value)) }

    /// Removes values from the end; one by default. Removing more values than the path contains is a fatal error.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(k <= elements.count, "The path has \(elements.count) values: \(k) cannot be removed")
        elements.removeLast(k)
    }

    /// An encodable representation of the path; nil if one of its values cannot be encoded.
    public var codable: CodableRepresentation? {
        elements.allSatisfy(\.isCodable) ? CodableRepresentation(elements: elements) : nil
    }

    /// An encodable representation of a path.
    ///
    /// The encoded form is a list of strings: for each value, from the last to the first, the name of its type and
    /// its JSON.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation)
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [PathElement]

        init(elements: [PathElement]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [PathElement] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is not a type that can be hashed and decoded")
                }
                elements.insert(PathElement(try PathElement.decode(type, json)), at: 0)
            }
            self.elements = elements
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.base as? any (Hashable & Codable),
                    let name = _mangledTypeName(type(of: value))
                else { continue }
                try container.encode(name)
                try container.encode(String(decoding: try PathElement.encode(value), as: UTF8.self))
            }
        }
    }
}

extension NavigationPath: Equatable {}

/// A value of a path.
struct PathElement: Equatable {
    let base: any Hashable

    init(_ base: any Hashable) { self.base = (base as? AnyHashable)?.base as? any Hashable ?? base }

    /// The type of the value, which determines its destination.
    var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: base)) }

    var isCodable: Bool { base is any Codable }

    static func == (a: PathElement, b: PathElement) -> Bool {
        a.type == b.type && AnyHashable(a.base) == AnyHashable(b.base)
    }

    fileprivate static func decode<T: Hashable & Codable>(_ type: T.Type, _ json: String) throws -> T {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    fileprivate static func encode<T: Hashable & Codable>(_ value: T) throws -> Data {
        try JSONEncoder().encode(value)
    }
}
