import CoreServices

/// Converts between file extensions and uniform types.
enum AttachmentType {
    /// The extension of a type's files; empty if it is unknown.
    static func pathExtension(of identifier: String) -> String {
        switch identifier {
        // The usual extension, rather than the preferred one.
        case "public.jpeg": "jpg"
        case "public.utf8-plain-text", "public.text": "txt"
        default: UTTypeCopyPreferredTagWithClass(identifier, kUTTagClassFilenameExtension)?.takeRetainedValue() ?? ""
        }
    }

    /// The type of files with an extension.
    static func identifier(of pathExtension: String) -> String {
        UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, pathExtension, nil)?.takeRetainedValue()
            ?? "public.data"
    }
}
