public import ImageIO
import UniformTypeIdentifiers

/// The tags of types that are file extensions.
public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue
/// The tags of types that are MIME types.
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

/// A value that Core Foundation's callers take over. Here it is only passed on.
public struct UnmanagedString {
    private let string: CFString

    init(_ string: CFString) { self.string = string }

    /// Returns the string.
    public func takeRetainedValue() -> CFString { string }
    /// Returns the string.
    public func takeUnretainedValue() -> CFString { string }
}

/// Returns the type with a tag, such as a file extension; nil for an empty tag.
public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> UnmanagedString? {
    let supertype = conformingTo.flatMap { UTType($0) }
    return UTType(tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: supertype)
        .map { UnmanagedString($0.identifier) }
}

/// Returns the tag that a type has as a rule; nil for none.
public func UTTypeCopyPreferredTagWithClass(_ identifier: CFString, _ tagClass: CFString) -> UnmanagedString? {
    UTType(identifier)?.tags[UTTagClass(rawValue: tagClass)]?.first.map { UnmanagedString($0) }
}

/// Whether a type is another one, or conforms to it.
public func UTTypeConformsTo(_ identifier: CFString, _ other: CFString) -> Bool {
    guard let type = UTType(identifier), let other = UTType(other) else { return identifier == other }
    return type.conforms(to: other)
}
