public import Foundation

/// A notification that is to be delivered.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationrequest)
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    /// The identifier: a request replaces a pending one of the same identifier.
    public let identifier: String
    /// The contents.
    public let content: UNNotificationContent
    /// What causes the delivery; nil means at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request with a copy of the contents.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A delivered notification.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotification)
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    /// The time of the delivery.
    public let date: Date
    /// The request.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The identifier of the action of a user who taps a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action of a user who dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationresponse)
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    /// The notification.
    public let notification: UNNotification
    /// The identifier of the user's action.
    public let actionIdentifier: String

    init(_ notification: UNNotification, action: String) {
        (self.notification, actionIdentifier) = (notification, action)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
