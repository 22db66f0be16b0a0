public import Foundation
import UIKit

/// Schedules notifications, delivers them, and keeps those that were delivered.
///
/// Requests for permission are granted: notifications appear only in the program's own window, as banners. Triggers
/// follow the media clock, so in a recording they fire at the recording's time. Completion handlers are called on the
/// main queue.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unusernotificationcenter)
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // The book and the delegate are accessed under the lock.
    private let lock = NSLock()
    private var book = NotificationBook()
    private weak var ownDelegate: (any UNUserNotificationCenterDelegate)?

    private static let shared = UNUserNotificationCenter()

    override init() { super.init() }

    /// Returns the program's centre.
    open class func current() -> UNUserNotificationCenter { shared }

    /// The delegate. Not retained.
    open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { ownDelegate } }
        set { lock.withLock { ownDelegate = newValue } }
    }

    /// Whether extensions can draw notifications: false.
    open var supportsContentExtensions: Bool { false }

    final func change<Result>(_ body: (inout NotificationBook) -> Result) -> Result { lock.withLock { body(&book) } }

    private func answer(_ body: @escaping () -> Void) {
        // Called on the main queue alone.
        nonisolated(unsafe) let body = body
        DispatchQueue.main.async { body() }
    }

    // MARK: Permission

    /// Requests permission, which is granted: quietly, if the options contain `provisional`.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        change { $0.allow(options) }
        answer { completionHandler(true, nil) }
    }

    /// Passes the settings to a closure.
    open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        let settings = change { $0.settings }
        answer { completionHandler(settings) }
    }

    // MARK: Categories

    /// Registers the program's categories, in place of earlier ones.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        change { $0.categories = categories }
    }

    /// Passes the registered categories to a closure.
    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        let categories = change { $0.categories }
        answer { completionHandler(categories) }
    }

    // MARK: Pending requests

    /// Adds a request, in place of one with its identifier. Fails with `UNError.notificationsNotAllowed` without
    /// permission, and with `notificationInvalidNoDate` if the trigger has no next date.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = schedule(request)
        if let completionHandler { answer { completionHandler(error) } }
    }

    private func schedule(_ request: UNNotificationRequest) -> UNError? {
        let delay = request.trigger.map { $0.delay(from: Date()) } ?? 0
        guard let delay else { return UNError(.notificationInvalidNoDate) }
        guard let ticket = change({ $0.isAllowed ? $0.add(request) : nil }) else {
            return UNError(.notificationsNotAllowed)
        }
        NotificationDelivery.onMainActor { NotificationDelivery.wait(delay, for: ticket, in: self) }
        return nil
    }

    /// Passes the requests that have not been delivered to a closure.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let requests = change { $0.pending.map(\.request) }
        answer { completionHandler(requests) }
    }

    /// Removes requests that have not been delivered.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        change { book in book.pending.removeAll { identifiers.contains($0.request.identifier) } }
    }

    /// Removes all requests that have not been delivered.
    open func removeAllPendingNotificationRequests() { change { $0.pending.removeAll() } }

    // MARK: Delivered notifications

    /// Passes the delivered notifications that are listed to a closure.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        let delivered = change { $0.delivered }
        answer { completionHandler(delivered) }
    }

    /// Removes delivered notifications.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        change { book in book.delivered.removeAll { identifiers.contains($0.request.identifier) } }
    }

    /// Removes all delivered notifications.
    open func removeAllDeliveredNotifications() { change { $0.delivered.removeAll() } }

    /// Sets the number on the application's icon; 0 removes it.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        NotificationDelivery.onMainActor { UIApplication.shared.applicationIconBadgeNumber = max(newBadgeCount, 0) }
        if let completionHandler { answer { completionHandler(nil) } }
    }
}

extension UNUserNotificationCenter {
    /// Requests permission, which is granted.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { done in
            requestAuthorization(options: options) { granted, _ in done.resume(returning: granted) }
        }
    }

    /// Returns the settings.
    public func notificationSettings() async -> UNNotificationSettings { change { $0.settings } }
    /// Returns the registered categories.
    public func notificationCategories() async -> Set<UNNotificationCategory> { change { $0.categories } }
    /// Returns the requests that have not been delivered.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { change { $0.pending.map(\.request) } }
    /// Returns the delivered notifications that are listed.
    public func deliveredNotifications() async -> [UNNotification] { change { $0.delivered } }

    /// Adds a request, in place of one with its identifier.
    public func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            add(request) { error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }

    /// Sets the number on the application's icon; 0 removes it.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        await MainActor.run { UIApplication.shared.applicationIconBadgeNumber = max(newBadgeCount, 0) }
    }
}
