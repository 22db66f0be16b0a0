public import Foundation
import UniformTypeIdentifiers

/// An option for the thumbnail: the identifier of the file's type, a `String`.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// An option for the thumbnail: whether it is hidden, a number.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// A file shown with a notification. A banner shows images.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationattachment)
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    /// The identifier.
    public let identifier: String
    /// The file. It stays where it is.
    public let url: URL
    /// The identifier of the file's type.
    public let type: String
    let hidesThumbnail: Bool

    /// The types of attachments, and the greatest size of a file in bytes.
    private static let limits: [(types: [UTType], size: Int)] = [
        ([.jpeg, .gif, .png], 10_000_000), ([.mp3, .wav, .aiff, .mpeg4Audio], 5_000_000),
        ([.mpeg, .mpeg4Movie, .avi, .quickTimeMovie], 50_000_000),
    ]

    /// Creates an attachment of a file. Throws a `UNError` if the file does not exist, has another type than Apple
    /// lists, or is larger than 10 MB (an image), 5 MB (audio) or 50 MB (a movie).
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, let values = try? URL.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
            values.isRegularFile == true
        else { throw UNError(.attachmentInvalidURL) }
        let hint = (options?[UNNotificationAttachmentOptionsTypeHintKey] as? String).flatMap { UTType($0) }
        guard let type = hint ?? UTType(filenameExtension: URL.pathExtension),
            let limit = UNNotificationAttachment.limits.first(where: { $0.types.contains { type.conforms(to: $0) } })
        else { throw UNError(.attachmentUnrecognizedType) }
        guard let size = values.fileSize, size <= limit.size else { throw UNError(.attachmentInvalidFileSize) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.type = type.identifier
        url = URL
        hidesThumbnail = (options?[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? NSNumber)?.boolValue ?? false
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
