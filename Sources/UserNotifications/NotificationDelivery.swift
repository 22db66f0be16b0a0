import Foundation
import QuartzCore
import UIKit

/// Delivers notifications when their triggers fire.
@MainActor
enum NotificationDelivery {
    /// Runs code on the main actor: directly if called there.
    nonisolated static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
        if MainActor.isCurrent { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
    }

    /// Delivers a request after a time in seconds of the media clock.
    static func wait(_ delay: TimeInterval, for ticket: Int, in center: UNUserNotificationCenter) {
        MediaClock.call(at: MediaClock.now + delay) {
            MainActor.assumeIsolated { fire(ticket, in: center) }
        }
    }

    private static func fire(_ ticket: Int, in center: UNUserNotificationCenter) {
        guard let request = center.change({ $0.take(ticket) }) else { return }
        if let trigger = request.trigger, trigger.repeats, let delay = trigger.delay(from: Date()) {
            wait(delay, for: ticket, in: center)
        }
        deliver(UNNotification(request, date: Date()), in: center)
    }

    /// Asks the delegate how to present a notification. In the background it is listed without asking.
    private static func deliver(_ notification: UNNotification, in center: UNUserNotificationCenter) {
        if UIApplication.shared.applicationState == .background {
            present(notification, [.list, .badge, .banner], in: center)
            return
        }
        center.delegate?.userNotificationCenter(center, willPresent: notification) { options in
            onMainActor { present(notification, options, in: center) }
        }
    }

    private static func present(
        _ notification: UNNotification, _ options: UNNotificationPresentationOptions,
        in center: UNUserNotificationCenter
    ) {
        let content = notification.request.content
        let (settings, showsBanners) = center.change { ($0.settings, $0.showsBanners) }
        if !options.isDisjoint(with: [.list, .alert]) { center.change { $0.list(notification) } }
        if options.contains(.badge), settings.badgeSetting == .enabled, let badge = content.badge {
            UIApplication.shared.applicationIconBadgeNumber = max(badge.intValue, 0)
        }
        guard !options.isDisjoint(with: [.banner, .alert]), showsBanners, content.interruptionLevel != .passive else {
            return
        }
        NotificationBanner.show(notification) { respond(to: notification, in: center) }
    }

    /// Tells the delegate that the user has tapped a notification, which is no longer listed.
    private static func respond(to notification: UNNotification, in center: UNUserNotificationCenter) {
        center.removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
        let response = UNNotificationResponse(notification, action: UNNotificationDefaultActionIdentifier)
        center.delegate?.userNotificationCenter(center, didReceive: response) {}
    }
}
