import Foundation

/// Dates at the starts of calendar units.
struct DateTicks: Equatable {
    let unit: Calendar.Component
    let count: Int

    private static let steps: [(Calendar.Component, Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
        (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600),
        (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800),
        (.weekOfYear, 2, 1_209_600),
        (.month, 1, 2_629_800), (.month, 2, 5_259_600), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
        (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
        (.year, 20, 631_152_000), (.year, 50, 1_577_880_000), (.year, 100, 3_155_760_000),
    ]

    /// Returns the unit that divides a span in seconds into at most a desired number of ticks.
    static func fitting(_ span: Double, _ desired: Int) -> DateTicks {
        let step = steps.first { span / $0.seconds <= Double(max(desired, 1)) } ?? steps[steps.count - 1]
        return DateTicks(unit: step.0, count: step.1)
    }

    /// Returns the starts of units that cover a range: the last one is after it. At most 10,000 are returned.
    static func thresholds(
        _ unit: Calendar.Component, by count: Int, covering range: ClosedRange<Date>, _ calendar: Calendar
    ) -> [Date] {
        guard range.lowerBound.isPlottable, range.upperBound.isPlottable,
            var date = start(unit, count, range.lowerBound, calendar)
        else { return [] }
        var dates = [date]
        while date <= range.upperBound, dates.count <= 10_000,
            let next = calendar.date(byAdding: unit, value: count, to: date), next > date
        {
            date = next
            dates.append(date)
        }
        return dates
    }

    /// Returns the starts of units within a range.
    func dates(from lower: Date, to upper: Date, _ calendar: Calendar) -> [Date] {
        guard lower <= upper else { return [] }
        return Self.thresholds(unit, by: count, covering: lower...upper, calendar)
            .filter { $0 >= lower && $0 <= upper }
    }

    /// Returns the start of the next unit after a date, in seconds.
    func next(after seconds: Double, _ calendar: Calendar) -> Double? {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        guard date.isPlottable else { return nil }
        return calendar.date(byAdding: unit, value: count, to: date)?.timeIntervalSinceReferenceDate
    }

    /// Returns the start of the unit that contains a date: a multiple of the count within the next larger unit.
    private static func start(
        _ unit: Calendar.Component, _ count: Int, _ date: Date, _ calendar: Calendar
    ) -> Date? {
        guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
        let number = calendar.component(unit, from: start)
        switch unit {
        case .second, .minute, .hour, .year:
            return calendar.date(byAdding: unit, value: -(number % count), to: start)
        case .month, .day: return calendar.date(byAdding: unit, value: -((number - 1) % count), to: start)
        default: return start
        }
    }

    /// The format of dates with this spacing.
    var format: Date.FormatStyle {
        let plain = Date.FormatStyle()
        switch unit {
        case .second: return plain.hour().minute().second()
        case .minute: return plain.hour().minute()
        case .hour: return plain.hour()
        case .month, .quarter: return plain.month(.abbreviated)
        case .year, .era, .yearForWeekOfYear: return plain.year()
        default: return plain.month(.abbreviated).day()
        }
    }
}
