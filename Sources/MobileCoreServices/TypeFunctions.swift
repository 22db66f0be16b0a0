public import ImageIO
import UniformTypeIdentifiers

/// The tag class of file extensions.
public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue
/// The tag class of MIME types.
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

/// An unmanaged string of Core Foundation. Here it is only a wrapper.
public struct UnmanagedString {
    private let string: CFString

    init(_ string: CFString) { self.string = string }

    /// Returns the string.
    public func takeRetainedValue() -> CFString { string }
    /// Returns the string.
    public func takeUnretainedValue() -> CFString { string }
}

/// Returns the type with a tag, such as a file extension, or nil if the tag is empty.
public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> UnmanagedString? {
    let supertype = conformingTo.flatMap { UTType($0) }
    return UTType(tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: supertype)
        .map { UnmanagedString($0.identifier) }
}

/// Returns the preferred tag of a type, or nil if there is none.
public func UTTypeCopyPreferredTagWithClass(_ identifier: CFString, _ tagClass: CFString) -> UnmanagedString? {
    UTType(identifier)?.tags[UTTagClass(rawValue: tagClass)]?.first.map { UnmanagedString($0) }
}

/// Returns whether a type equals another one, or conforms to it.
public func UTTypeConformsTo(_ identifier: CFString, _ other: CFString) -> Bool {
    guard let type = UTType(identifier), let other = UTType(other) else { return identifier == other }
    return type.conforms(to: other)
}
