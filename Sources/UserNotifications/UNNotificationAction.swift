public import Foundation

/// An action that a notification offers. Banners have no buttons, so the user cannot choose it.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationaction)
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    /// The identifier.
    public let identifier: String
    /// The title.
    public let title: String
    /// How the action behaves.
    public let options: UNNotificationActionOptions
    /// The icon.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) { (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An action with a text that the user enters.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction)
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button that sends the text.
    public let textInputButtonTitle: String
    /// The placeholder of the text field.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The icon of an action.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationactionicon)
open class UNNotificationActionIcon: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    let name: String
    let isSymbol: Bool

    /// Creates an icon of an image of the application's bundle.
    public convenience init(templateImageName: String) { self.init(templateImageName, isSymbol: false) }
    /// Creates an icon of a system symbol.
    public convenience init(systemImageName: String) { self.init(systemImageName, isSymbol: true) }

    private init(_ name: String, isSymbol: Bool) { (self.name, self.isSymbol) = (name, isSymbol) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is an icon of the same image.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationActionIcon else { return false }
        return (name, isSymbol) == (other.name, other.isSymbol)
    }
    open override var hash: Int { name.hashValue }
}

/// How an action behaves.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions)
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It requires an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It destroys something.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It opens the application.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
