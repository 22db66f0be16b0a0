public import Foundation

/// The domain of the errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unerror)
public struct UNError: CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The application may not show notifications.
        case notificationsNotAllowed = 1
        /// The URL of an attachment is not that of a file.
        case attachmentInvalidURL = 100
        /// The type of an attachment is not supported.
        case attachmentUnrecognizedType
        /// An attachment is too large.
        case attachmentInvalidFileSize
        /// An attachment could not be copied: it is not in the store, or did not get there.
        case attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed
        /// An attachment is damaged.
        case attachmentCorrupt
        /// A notification has no date.
        case notificationInvalidNoDate = 1400
        /// A notification has no content.
        case notificationInvalidNoContent
        /// Whether two errors have the same code, in `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? UNError)?.code == code }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { UNErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }

    /// The application may not show notifications.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// The URL of an attachment is not that of a file.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    /// The type of an attachment is not supported.
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    /// An attachment is too large.
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    /// A repeating notification has no date.
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    /// A notification has no content.
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
