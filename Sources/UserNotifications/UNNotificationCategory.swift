public import Foundation

/// A kind of notification, with its actions.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationcategory)
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    /// The identifier.
    public let identifier: String
    /// The actions.
    public let actions: [UNNotificationAction]
    /// The identifiers of intents.
    public let intentIdentifiers: [String]
    /// The text instead of a hidden preview.
    public let hiddenPreviewsBodyPlaceholder: String
    /// The format of a summary; nil for the usual one.
    public let categorySummaryFormat: String?
    /// How notifications behave.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        (self.categorySummaryFormat, self.options) = (categorySummaryFormat, options)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is a category of the same identifier.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }
    open override var hash: Int { identifier.hashValue }
}

/// How the notifications of a category behave.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions)
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The delegate is told when a notification is dismissed.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// They are shown in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Their titles are shown, even if previews are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// Their subtitles are shown, even if previews are hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
