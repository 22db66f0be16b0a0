import CoreServices

/// What files' extensions and types have to do with each other.
enum AttachmentType {
    /// The extension of a type's files; empty where it isn't known.
    static func pathExtension(of identifier: String) -> String {
        switch identifier {
        // Not the preferred ones, but what people write.
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
