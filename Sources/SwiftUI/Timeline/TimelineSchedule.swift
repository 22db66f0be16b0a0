public import Foundation

/// The dates at which a timeline is updated.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/timelineschedule)
public protocol TimelineSchedule {
    /// The type of the sequence of dates, in ascending order.
    associatedtype Entries: Sequence<Date>

    /// The update frequency.
    typealias Mode = TimelineScheduleMode

    /// Returns the dates from a start date on, in ascending order. The first may be earlier.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a timeline.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/timelineschedulemode)
public enum TimelineScheduleMode: Hashable, Sendable {
    /// The schedule's own frequency.
    case normal
    /// A lower frequency, to save power. `TimelineView` never requests it; custom schedules may.
    case lowFrequency
}

/// Evenly spaced dates.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/periodictimelineschedule)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule of dates from a start date on, with an interval in seconds of at least a thousandth.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite ? max(interval, 1e-3) : 1
    }

    /// An endless sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date
        let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let turns = ((startDate.timeIntervalSince(start)) / interval).rounded(.down)
        return Entries(date: start + max(0, turns) * interval, interval: interval)
    }
}

/// The start of each minute.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule of the start of each minute.
    public init() {}

    /// An endless sequence of the starts of minutes.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: PeriodicTimelineSchedule.Entries

        public mutating func next() -> Date? { dates.next() }
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: -1e9 * 60), by: 60)
        return Entries(dates: minutes.entries(from: startDate, mode: mode))
    }
}

/// Explicit dates, in ascending order.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/explicittimelineschedule)
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
    private let dates: Entries

    /// Creates a schedule of explicit dates.
    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Each frame, or at a minimum interval.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animationtimelineschedule)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval
    let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: the minimum interval between updates, in seconds; nil for every frame.
    ///   - paused: whether the schedule is paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
        isPaused = paused
    }

    /// Evenly spaced dates; none while paused, and none at a low frequency.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date?
        let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { date? += interval }
            return date
        }
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let isRunning = !isPaused && mode == .normal
        return Entries(date: isRunning ? startDate : nil, interval: max(interval, 1.0 / 120))
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Evenly spaced dates from a start date on, with an interval in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Each frame, or at a minimum interval.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Explicit dates, in ascending order.
    public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S> {
        ExplicitTimelineSchedule(dates)
    }
}
