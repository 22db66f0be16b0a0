public import Foundation

/// A type of data, such as that of a file: an identifier, with the types that it conforms to.
///
/// The known types are those of Apple's constants here and those that the program declares; types of other programs are
/// not looked up.
/// [Apple's reference](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct)
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, such as `public.png`.
    public let identifier: String

    private let record: TypeRecord

    /// Creates a type from its identifier. Returns nil if it is unknown.
    public init?(_ identifier: String) {
        guard let record = TypeTable.byIdentifier[identifier.lowercased()] else { return nil }
        self.init(record)
    }

    /// Creates the type of files with a filename extension, without the dot. An unknown one results in a dynamic type.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of data with a MIME type. An unknown one results in a dynamic type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type with a tag that conforms to another type. An unknown tag results in a dynamic type.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let tag = tag.lowercased()
        let records = TypeTable.records.filter { $0.tags(of: tagClass).contains(tag) }
        let known = records.lazy.map { UTType($0) }.first { type in supertype.map { type.conforms(to: $0) } ?? true }
        if let known {
            self = known
        } else {
            let isFile = tagClass == .filenameExtension
            self.init(
                TypeRecord(
                    identifier: "dyn.\(tagClass.rawValue).\(tag)", supertypes: [(supertype ?? .data).identifier],
                    extensions: isFile ? [tag] : [], mimeTypes: isFile ? [] : [tag], isDynamic: true))
        }
    }

    /// Creates a type that this program declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(TypeRecord(identifier: identifier, supertypes: [(parentType ?? .data).identifier]))
    }

    /// Creates a type that another program declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = UTType(identifier) ?? UTType(exportedAs: identifier, conformingTo: parentType)
    }

    init(_ record: TypeRecord) { (identifier, self.record) = (record.identifier, record) }

    /// The preferred filename extension of the type; nil if there is none.
    public var preferredFilenameExtension: String? { record.extensions.first }
    /// The preferred MIME type; nil if there is none.
    public var preferredMIMEType: String? { record.mimeTypes.first }
    /// The tags of the type, such as file extensions.
    public var tags: [UTTagClass: [String]] {
        [.filenameExtension: record.extensions, .mimeType: record.mimeTypes].filter { !$0.value.isEmpty }
    }
    /// Whether the type was created for an unknown tag.
    public var isDynamic: Bool { record.isDynamic }
    /// Whether the type is in the public domain: `public` types are.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Whether the type is declared.
    public var isDeclared: Bool { !isDynamic }
    /// A description of the type, based on its extension: `PNG file`; without one, the identifier.
    public var localizedDescription: String? { record.extensions.first.map { "\($0.uppercased()) file" } ?? identifier }
    public var description: String { identifier }

    /// All types that this one conforms to.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var left = record.supertypes
        while let next = left.popLast() {
            guard let type = UTType(next), found.insert(type).inserted else { continue }
            left += type.record.supertypes
        }
        return found
    }

    /// Whether this type equals the other type, or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Whether this type conforms to another one, and is not equal to it.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether another type conforms to this one, and is not equal to it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Returns all types with a tag that conform to a type, if it is not nil.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeTable.records.filter { $0.tags(of: tagClass).contains(tag.lowercased()) }.map { UTType($0) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    public init(from decoder: any Decoder) throws {
        self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// The class of a type's tag.
/// [Apple's reference](https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass)
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A filename extension, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// A MIME type.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// Returns the URL with the type's extension, if the type has one and the URL does not already end in it.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let wanted = contentType.preferredFilenameExtension else { return self }
        if UTType(filenameExtension: pathExtension)?.conforms(to: contentType) == true { return self }
        return appendingPathExtension(wanted)
    }

    /// Returns the URL of a file of a type in this folder.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
}
