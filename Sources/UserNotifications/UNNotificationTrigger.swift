public import Foundation
import ObjectRuntime

/// What causes the delivery of a notification.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/unnotificationtrigger)
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    // Immutable.

    /// Whether the notification is delivered again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// The time from now until the next delivery in seconds; nil if there is none.
    func delay(from now: Date) -> TimeInterval? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Delivers a notification after a while.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger)
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    private static let shortestRepetition: TimeInterval = 60

    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger. The time must be positive, and at least 60 seconds if it repeats: other times, for which iOS
    /// stops the program, are reported and replaced by the nearest possible one.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        let least = repeats ? UNTimeIntervalNotificationTrigger.shortestRepetition : .leastNormalMagnitude
        if !(timeInterval >= least) || timeInterval.isInfinite {
            reportOnce(
                "A notification's time interval must be \(repeats ? "at least 60 s" : "positive"): \(timeInterval)")
        }
        self.timeInterval = timeInterval.isFinite ? max(timeInterval, least) : least
        super.init(repeats: repeats)
    }

    /// Returns the date of the next delivery, if the notification were added now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

    override func delay(from now: Date) -> TimeInterval? { timeInterval }
}

/// Delivers a notification at a date.
/// [Apple's reference](https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger)
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The components that the date must match.
    public let dateComponents: DateComponents

    /// Creates a trigger for the next date that matches components.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next date that matches the components; nil if there is none.
    open func nextTriggerDate() -> Date? { next(after: Date()) }

    final func next(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var wanted = dateComponents
        (wanted.calendar, wanted.timeZone) = (nil, nil)
        return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
    }

    override func delay(from now: Date) -> TimeInterval? { next(after: now)?.timeIntervalSince(now) }
}
