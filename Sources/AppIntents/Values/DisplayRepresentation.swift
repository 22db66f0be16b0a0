public import Foundation
public import ObjectRuntime

/// How a value is shown.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/displayrepresentation)
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// An image beside a value.
    /// [Apple's reference](https://developer.apple.com/documentation/appintents/displayrepresentation/image-swift.struct)
    public struct Image: Equatable, Sendable {
        /// The name of a symbol; nil for an image that isn't one.
        let systemName: String?
        /// The image's data; nil for a symbol.
        let data: Data?

        /// Creates an image of a symbol.
        public init(systemName: String) { (self.systemName, data) = (systemName, nil) }

        /// Creates an image from its data.
        public init(data: Data) { (systemName, self.data) = (nil, data) }
    }

    /// The title.
    public var title: LocalizedStringResource
    /// The line below the title.
    public var subtitle: LocalizedStringResource?
    /// The image beside the title.
    public var image: Image?
    /// Other titles by which the value is found.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.title, self.subtitle) = (title, subtitle)
        (self.image, self.synonyms) = (image, synonyms)
    }

    /// Creates a representation of a title.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

/// How a type of values is shown.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/typedisplayrepresentation)
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The name of the type.
    public var name: LocalizedStringResource
    /// The name of several values.
    public var numericFormat: LocalizedStringResource?

    /// Creates a representation.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        (self.name, self.numericFormat) = (name, numericFormat)
    }

    /// Creates a representation of a name.
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
