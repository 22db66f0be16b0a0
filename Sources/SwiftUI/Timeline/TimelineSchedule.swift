public import Foundation

/// The dates at which a timeline shows something new.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/timelineschedule)
public protocol TimelineSchedule {
    /// The dates, in order.
    associatedtype Entries: Sequence<Date>

    /// How often the schedule is to give dates.
    typealias Mode = TimelineScheduleMode

    /// The dates from one on, in order. The first may lie before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a timeline.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/timelineschedulemode)
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as its schedule says.
    case normal
    /// Less often, to save power. A `TimelineView` never asks for it here; schedules of your own may.
    case lowFrequency
}

/// Dates at even distances.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/periodictimelineschedule)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Dates from one on; a distance below a thousandth of a second counts as one.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite ? max(interval, 1e-3) : 1
    }

    /// Never-ending dates.
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

/// The beginning of each minute.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// A schedule of each full minute.
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: -1e9 * 60), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Dates of your own, in order.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/explicittimelineschedule)
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
    private let dates: Entries

    /// A schedule of these dates.
    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Each frame, or fewer.
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

    /// Dates at even distances; none where time stands still, and none at a low frequency.
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
    /// Dates at even distances from one on.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Each frame, or fewer.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Dates of your own, in order.
    public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S> {
        ExplicitTimelineSchedule(dates)
    }
}
