@_exported public import Foundation

/// The contents of a notification.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationcontent)
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Only a mutable content changes, before it is part of a request, which copies it.

    /// All that a content consists of.
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var attachments: [UNNotificationAttachment] = []
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var launchImageName = ""
        var targetContentIdentifier: String?
        var filterCriteria: String?
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var userInfo: [AnyHashable: Any] = [:]
    }

    final var values = Values()

    /// Creates an empty content.
    public override init() { super.init() }

    convenience init(_ values: Values) {
        self.init()
        self.values = values
    }

    /// The title.
    open var title: String { values.title }
    /// The line below the title.
    open var subtitle: String { values.subtitle }
    /// The text.
    open var body: String { values.body }
    /// The number on the application's icon; 0 removes it, nil leaves it as it is.
    open var badge: NSNumber? { values.badge }
    /// The sound. None is played.
    open var sound: UNNotificationSound? { values.sound }
    /// Images and other files.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The identifier of the category, which has actions.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The identifier of the group of notifications.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The image that is shown when the notification launches the application.
    open var launchImageName: String { values.launchImageName }
    /// The identifier of the scene that opens with the notification.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// What a Focus filters by.
    open var filterCriteria: String? { values.filterCriteria }
    /// How urgent the notification is.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// The rank in a summary, 0 to 1.
    open var relevanceScore: Double { values.relevanceScore }
    /// Further values.
    open var userInfo: [AnyHashable: Any] { values.userInfo }

    /// An immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
    /// A mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}

/// The contents of a notification, while they are being written.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent)
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
}

/// How urgent a notification is.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel)
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Listed without a banner.
    case passive
    /// Shown at once.
    case active
    /// Shown at once, even if a Focus filters notifications.
    case timeSensitive
    /// Shown at once, always.
    case critical
}
