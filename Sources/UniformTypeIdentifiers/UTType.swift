public import Foundation

/// A kind of data, such as that of a file: by an identifier, with the kinds that it belongs to.
///
/// Known are the types of Apple's constants here and those that a program makes; what files of other programs are is not
/// looked up.
/// [Apple's reference](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct)
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, such as `public.png`.
    public let identifier: String

    private let record: TypeRecord

    /// Makes a type of its identifier; nil for one that is not known.
    public init?(_ identifier: String) {
        guard let record = TypeTable.byIdentifier[identifier.lowercased()] else { return nil }
        self.init(record)
    }

    /// Makes the type of files with an extension, without its point. For an unknown one it is a dynamic type.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Makes the type of data with a MIME type. For an unknown one it is a dynamic type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Makes the type with a tag that conforms to another type. For an unknown one it is a dynamic type.
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

    /// Makes a type that this program declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(TypeRecord(identifier: identifier, supertypes: [(parentType ?? .data).identifier]))
    }

    /// Makes a type that another program declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = UTType(identifier) ?? UTType(exportedAs: identifier, conformingTo: parentType)
    }

    init(_ record: TypeRecord) { (identifier, self.record) = (record.identifier, record) }

    /// The extension that files of the type have as a rule; nil for none.
    public var preferredFilenameExtension: String? { record.extensions.first }
    /// The MIME type; nil for none.
    public var preferredMIMEType: String? { record.mimeTypes.first }
    /// The tags of the type, such as file extensions.
    public var tags: [UTTagClass: [String]] {
        [.filenameExtension: record.extensions, .mimeType: record.mimeTypes].filter { !$0.value.isEmpty }
    }
    /// Whether the type has been made for a tag that is not known.
    public var isDynamic: Bool { record.isDynamic }
    /// Whether others may have types of the identifier: the types of `public`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Whether the type is declared anywhere.
    public var isDeclared: Bool { !isDynamic }
    /// A text for the type, by its extension: `PNG file`; without one its identifier.
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

    /// Whether this is the other type, or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Whether this type conforms to another one, and isn't it.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether another type conforms to this one, and isn't it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Returns all types with a tag, that conform to a type if there is one.
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

/// What a tag of a type is for.
/// [Apple's reference](https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass)
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A file's extension, without its point.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// A MIME type.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// Returns the address with the type's extension, if it has one and the address has not got it yet.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let wanted = contentType.preferredFilenameExtension else { return self }
        if UTType(filenameExtension: pathExtension)?.conforms(to: contentType) == true { return self }
        return appendingPathExtension(wanted)
    }

    /// Returns the address of a file of a type in this folder.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
}
