public import Foundation

/// How a notification is presented while the application is in the foreground.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions)
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With the number on the application's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// With its sound, which is not played.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// As a banner, and listed.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// Listed among the delivered notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// As a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Handles notifications, on the main thread. All methods are optional; those that return asynchronously are called if
/// the ones with completion handlers are not implemented.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate)
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Asks how to present a notification while the application is in the foreground. By default it is not presented.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// The same, asynchronously.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// Called when the user has tapped or dismissed a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// The same, asynchronously.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    /// Called when the user wants to see the application's settings. There are no system settings, so it is never
    /// called.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        // The delegate and the handler are used on the main actor alone.
        nonisolated(unsafe) let (delegate, completionHandler) = (self, completionHandler)
        Task { @MainActor in
            completionHandler(await delegate.userNotificationCenter(center, willPresent: notification))
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        nonisolated(unsafe) let (delegate, completionHandler) = (self, completionHandler)
        Task { @MainActor in
            await delegate.userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
