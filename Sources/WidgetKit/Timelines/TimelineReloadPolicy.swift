public import Foundation

/// When a widget asks for a new timeline.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy)
public struct TimelineReloadPolicy: Equatable, Sendable {
    enum Policy: Equatable, Sendable {
        case atEnd
        case after(Date)
        case never
    }

    let policy: Policy

    /// After the date of the last entry.
    public static let atEnd = TimelineReloadPolicy(policy: .atEnd)
    /// Only when the app asks for it with ``WidgetCenter/reloadTimelines(ofKind:)``.
    public static let never = TimelineReloadPolicy(policy: .never)
    /// After a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(policy: .after(date)) }
}
