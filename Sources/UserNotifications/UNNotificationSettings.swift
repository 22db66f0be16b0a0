public import Foundation

/// What an application may do with notifications.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unauthorizationoptions)
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Show a number on its icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Play sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Show alerts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Show notifications in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Play sounds of critical alerts.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Have a button for its own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Deliver notifications quietly, without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an application may show notifications.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unauthorizationstatus)
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined
    /// No.
    case denied
    /// Yes.
    case authorized
    /// Quietly.
    case provisional
    /// For a limited time.
    case ephemeral
}

/// Whether a feature of notifications is enabled.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationsetting)
public enum UNNotificationSetting: Int, Sendable {
    /// The device does not have it.
    case notSupported
    /// No.
    case disabled
    /// Yes.
    case enabled
}

/// How an alert appears.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unalertstyle)
public enum UNAlertStyle: Int, Sendable {
    /// Not at all.
    case none
    /// As a banner that disappears.
    case banner
    /// As an alert that stays.
    case alert
}

/// When a notification's contents are shown.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unshowpreviewssetting)
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Always.
    case always
    /// While the device is unlocked.
    case whenAuthenticated
    /// Never.
    case never
}

/// What an application may do with notifications.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationsettings)
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    /// Whether the application may show notifications.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        (authorizationStatus, self.options) = (status, options)
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        options.contains(option) ? .enabled : .disabled
    }

    /// Whether alerts are shown: if they were requested.
    open var alertSetting: UNNotificationSetting { setting(.alert) }
    /// Whether the application has a number: if it was requested.
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Whether notifications are listed: if alerts are shown.
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// Whether sounds are played: not supported.
    open var soundSetting: UNNotificationSetting { .notSupported }
    /// Whether a locked device shows notifications: not supported.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Whether a car shows notifications: not supported.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether critical alerts play sounds: not supported.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are spoken: not supported.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether urgent notifications ignore a Focus: not supported.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are collected: not supported.
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// How alerts appear: as banners, if they were requested.
    open var alertStyle: UNAlertStyle { options.contains(.alert) ? .banner : .none }
    /// When contents are shown: always.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether there is a button for the application's own settings: if it was requested.
    open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
