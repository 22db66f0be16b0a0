import Foundation

/// Text that shows dates, which may change as time passes.
struct ClockText: Hashable, Sendable {
    struct Timer: Hashable, Sendable {
        let interval: ClosedRange<Date>
        let pauseTime: Date?
        let countsDown: Bool
        let showsHours: Bool
    }

    enum Content: Hashable, Sendable {
        case date(Date, Text.DateStyle.Kind)
        case range(ClosedRange<Date>)
        case timer(Timer)
    }

    private let content: Content

    init(_ content: Content) { self.content = content }

    /// Returns the text at a time.
    func string(at now: Date, in environment: EnvironmentValues) -> String {
        switch content {
        case .date(let date, .time): return format(environment, time: .shortened).format(date)
        case .date(let date, .date): return format(environment, date: .long).format(date)
        case .date(let date, .relative): return ClockText.units(of: date.timeIntervalSince(now), count: 2)
        case .date(let date, .offset):
            let distance = date.timeIntervalSince(now)
            return (distance < 0 ? "-" : "+") + ClockText.units(of: distance, count: 1)
        case .date(let date, .timer): return ClockText.watch(abs(date.timeIntervalSince(now)), showsHours: true)
        case .range(let range):
            // The calendar's own time zone is overridden by the environment's.
            var calendar = environment.calendar
            calendar.timeZone = environment.timeZone
            let isOneDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
            let format =
                isOneDay
                ? format(environment, time: .shortened) : format(environment, date: .abbreviated, time: .shortened)
            return format.format(range.lowerBound) + " – " + format.format(range.upperBound)
        case .timer(let timer):
            let seconds = timer.value(at: now)
            return ClockText.watch(seconds, showsHours: timer.showsHours)
        }
    }

    private func format(
        _ environment: EnvironmentValues, date: Date.FormatStyle.DateStyle = .omitted,
        time: Date.FormatStyle.TimeStyle = .omitted
    ) -> Date.FormatStyle {
        Date.FormatStyle(
            date: date, time: time, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
    }

    /// Returns when the text changes next; nil for never.
    func nextChange(after now: Date) -> Date? {
        switch content {
        case .date(let date, .relative), .date(let date, .offset), .date(let date, .timer):
            return ClockText.nextSecond(of: date, after: now)
        case .timer(let timer):
            let end = min(timer.interval.upperBound, timer.pauseTime ?? .distantFuture)
            guard now < end else { return nil }
            if now < timer.interval.lowerBound { return timer.interval.lowerBound }
            return ClockText.nextSecond(
                of: timer.countsDown ? timer.interval.upperBound : timer.interval.lowerBound, after: now)
        case .date, .range: return nil
        }
    }

    /// Returns the next time that is a whole number of seconds away from a date.
    private static func nextSecond(of date: Date, after now: Date) -> Date? {
        let distance = now.timeIntervalSince(date)
        guard distance.isFinite, abs(distance) < 1e11 else { return nil }
        // A timer that fires slightly early must not yield the same second again.
        return date + ((distance + 1e-3).rounded(.down) + 1)
    }

    /// Minutes and seconds, with hours if there are any: "36:59:01".
    private static func watch(_ seconds: TimeInterval, showsHours: Bool) -> String {
        guard seconds.isFinite, seconds < 1e11 else { return "" }
        let whole = Int(seconds + 1e-3)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard showsHours, whole >= 3600 else { return "\(whole / 60):\(two(whole % 60))" }
        return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    }

    /// The largest units of an interval: "2 hours, 23 minutes".
    private static func units(of distance: TimeInterval, count: Int) -> String {
        guard distance.isFinite, abs(distance) < 1e11 else { return "" }
        var rest = Int(abs(distance) + 1e-3)
        // Months and years have their mean lengths.
        let units = [
            ("year", 31_556_952), ("month", 2_629_746), ("week", 604_800), ("day", 86_400), ("hour", 3600),
            ("minute", 60), ("second", 1),
        ]
        var parts: [String] = []
        for (name, length) in units where parts.count < count {
            let number = rest / length
            // No unit is skipped between two shown ones: a zero ends the text, and only seconds alone may be zero.
            guard number > 0 || !parts.isEmpty || length == 1 else { continue }
            rest %= length
            if number > 0 || parts.isEmpty { parts.append("\(number) \(name)\(number == 1 ? "" : "s")") } else { break }
        }
        return parts.joined(separator: ", ")
    }
}

extension ClockText.Timer {
    /// The seconds to show.
    fileprivate func value(at now: Date) -> TimeInterval {
        let time = min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
        if countsDown {
            // A second in progress counts in full: the end is 0:00.
            return (interval.upperBound.timeIntervalSince(time) - 1e-3).rounded(.up)
        }
        return time.timeIntervalSince(interval.lowerBound)
    }
}
