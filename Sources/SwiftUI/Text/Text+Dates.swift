public import Foundation

extension Text {
    /// How a date is shown.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/text/datestyle)
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

        let kind: Kind

        /// The time of day: "9:41 AM".
        public static let time = DateStyle(kind: .time)
        /// The day: "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The interval from now in two units, which updates with time: "2 hours, 23 minutes".
        public static let relative = DateStyle(kind: .relative)
        /// The signed interval from now in one unit, which updates with time: "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// The interval from now in clock format, which updates with time: "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text that shows a date, which updates with time in some styles.
    public init(_ date: Date, style: DateStyle) { self.init(.clock(ClockText(.date(date, style.kind)))) }

    /// Creates a text that shows a range of dates: "9:30 AM – 3:30 PM".
    public init(_ dates: ClosedRange<Date>) { self.init(.clock(ClockText(.range(dates)))) }

    /// Creates a text that shows an interval of dates: "9:30 AM – 3:30 PM".
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates a text that counts within an interval, and stops outside it.
    ///
    /// - Parameters:
    ///   - timerInterval: the interval.
    ///   - pauseTime: when the count pauses; nil, the default, if it runs to the end.
    ///   - countsDown: whether the remaining time is shown rather than the elapsed time. True by default.
    ///   - showsHours: whether hours are shown separately rather than as minutes. True by default.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let timer = ClockText.Timer(
            interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        self.init(.clock(ClockText(.timer(timer))))
    }

    /// Returns when the text must be updated next, on the wall clock; nil if it never changes.
    func nextChange(after date: Date) -> Date? {
        switch content {
        case .clock(let text): text.nextChange(after: date)
        case .pair(let first, let second):
            [first.nextChange(after: date), second.nextChange(after: date)].compactMap { $0 }.min()
        case .key(let key, _, _):
            key.arguments.compactMap { piece in
                if case .text(let text) = piece { text.nextChange(after: date) } else { nil }
            }.min()
        case .verbatim, .formatted, .attributed, .image: nil
        }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a date, which updates with time in some styles.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Appends a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

    /// Appends an interval of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

    /// Appends a text that counts within an interval.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}
