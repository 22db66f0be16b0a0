import Foundation

/// The component that a wheel of a date picker selects.
enum DateWheel: Equatable {
    case year, month, day, hour, minute, meridiem
    /// A day, as an offset from the day on which the wheels were created.
    case dayOfWeek
    /// Hours and minutes of a duration.
    case hourCount, minuteCount
}

/// The wheels of a date picker, and the values of their rows in a calendar and a locale.
struct DateWheels {
    let wheels: [DateWheel]
    let calendar: Calendar
    private let locale: Locale
    private let minuteInterval: Int
    private let is12Hours: Bool
    private let base: Date
    private let monthNames: [String]
    private let meridiems: [String]
    private let dayFormatter = DateFormatter()

    /// How often cyclic values are repeated, how many days are offered in each direction, and the last year.
    private static let (turns, dayReach, lastYear) = (201, 20_000, 9999)

    init(_ mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int, today: Date) {
        (self.calendar, self.locale, self.minuteInterval) = (calendar, locale, minuteInterval)
        base = calendar.startOfDay(for: today)
        let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "H"
        is12Hours = hours.contains("a")
        for (template, formatter) in [("EEEMMMd", dayFormatter)] {
            formatter.locale = locale
            formatter.calendar = calendar
            formatter.timeZone = calendar.timeZone
            formatter.setLocalizedDateFormatFromTemplate(template)
        }
        monthNames = dayFormatter.standaloneMonthSymbols
        meridiems = [dayFormatter.amSymbol, dayFormatter.pmSymbol]
        let time: [DateWheel] = is12Hours ? [.hour, .minute, .meridiem] : [.hour, .minute]
        func ordered(_ template: String) -> [DateWheel] {
            let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "MMMM d y"
            var found: [DateWheel] = []
            for letter in format {
                let wheel: DateWheel? =
                    switch letter {
                    case "y", "U", "r": .year
                    case "M", "L": .month
                    case "d": .day
                    default: nil
                    }
                if let wheel, !found.contains(wheel) { found.append(wheel) }
            }
            return found
        }
        wheels =
            switch mode {
            case .time: time
            case .date: ordered("yMMMMd")
            case .yearAndMonth: ordered("yMMMM")
            case .dateAndTime: [.dayOfWeek] + time
            case .countDownTimer: [.hourCount, .minuteCount]
            }
    }

    // MARK: Rows

    /// Returns the number of values of a cyclic wheel; nil for other wheels.
    private func period(_ wheel: DateWheel) -> Int? {
        switch wheel {
        case .month: 12
        case .day: 31
        case .hour: is12Hours ? 12 : 24
        case .minute, .minuteCount: 60 / minuteInterval
        case .year, .meridiem, .dayOfWeek, .hourCount: nil
        }
    }

    func rowCount(_ wheel: DateWheel) -> Int {
        if let period = period(wheel) { return period * DateWheels.turns }
        return switch wheel {
        case .year: DateWheels.lastYear
        case .meridiem: 2
        case .dayOfWeek: 2 * DateWheels.dayReach + 1
        default: 24
        }
    }

    func title(_ row: Int, of wheel: DateWheel) -> String {
        let value = period(wheel).map { row % $0 } ?? row
        switch wheel {
        case .year: return "\(value + 1)"
        case .month: return monthNames.indices.contains(value) ? monthNames[value] : "\(value + 1)"
        case .day: return "\(value + 1)"
        case .hour: return is12Hours ? "\(value == 0 ? 12 : value)" : String(format: "%02d", value)
        case .minute: return String(format: "%02d", value * minuteInterval)
        case .meridiem: return meridiems[value]
        case .hourCount: return "\(value) h"
        case .minuteCount: return "\(value * minuteInterval) min"
        case .dayOfWeek:
            let days = value - DateWheels.dayReach
            guard days != 0, let date = calendar.date(byAdding: .day, value: days, to: base) else { return "Today" }
            return dayFormatter.string(from: date)
        }
    }

    /// Returns the row nearest to a row that has a date's value.
    func row(of date: Date, _ wheel: DateWheel, near row: Int) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let value: Int
        switch wheel {
        case .year: value = (parts.year ?? 1) - 1
        case .month: value = (parts.month ?? 1) - 1
        case .day: value = (parts.day ?? 1) - 1
        case .hour: value = is12Hours ? hour % 12 : hour
        case .minute: value = minute / minuteInterval
        case .meridiem: value = hour < 12 ? 0 : 1
        case .dayOfWeek:
            let days = calendar.dateComponents([.day], from: base, to: calendar.startOfDay(for: date)).day ?? 0
            value = days + DateWheels.dayReach
        case .hourCount, .minuteCount: value = 0
        }
        return self.row(value, wheel, near: row)
    }

    /// Returns the row nearest to a row that has a duration's value; the duration is in seconds.
    func row(of duration: TimeInterval, _ wheel: DateWheel, near row: Int) -> Int {
        let minutes = Int(duration / 60)
        return self.row(wheel == .hourCount ? minutes / 60 : minutes % 60 / minuteInterval, wheel, near: row)
    }

    private func row(_ value: Int, _ wheel: DateWheel, near row: Int) -> Int {
        let count = rowCount(wheel)
        guard let period = period(wheel) else { return min(max(value, 0), count - 1) }
        let turn = ((Double(row - value) / Double(period)).rounded())
        let near = Int(turn) * period + value
        return (0..<count).contains(near) ? near : count / 2 / period * period + value
    }

    // MARK: Values

    /// Returns the date that rows select; components without a wheel are those of `date`. A day beyond the end of
    /// the month becomes its last day.
    func date(_ rows: [Int], from date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        var isAfternoon = (parts.hour ?? 0) >= 12
        for (wheel, row) in zip(wheels, rows) {
            let value = period(wheel).map { row % $0 } ?? row
            switch wheel {
            case .year: parts.year = value + 1
            case .month: parts.month = value + 1
            case .day: parts.day = value + 1
            case .hour: parts.hour = value
            case .minute: parts.minute = value * minuteInterval
            case .meridiem: isAfternoon = value == 1
            case .dayOfWeek:
                let day = calendar.date(byAdding: .day, value: value - DateWheels.dayReach, to: base) ?? base
                let own = calendar.dateComponents([.era, .year, .month, .day], from: day)
                (parts.era, parts.year, parts.month, parts.day) = (own.era, own.year, own.month, own.day)
            case .hourCount, .minuteCount: break
            }
        }
        if is12Hours, wheels.contains(.meridiem) { parts.hour = (parts.hour ?? 0) % 12 + (isAfternoon ? 12 : 0) }
        if !wheels.contains(.dayOfWeek), wheels.contains(.month) {
            var first = parts
            first.day = 1
            let days = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
            if let days { parts.day = min(parts.day ?? 1, days) }
        }
        return calendar.date(from: parts) ?? date
    }

    /// Returns the duration that rows select, in seconds.
    func duration(_ rows: [Int]) -> TimeInterval {
        var minutes = 0
        for (wheel, row) in zip(wheels, rows) {
            let value = period(wheel).map { row % $0 } ?? row
            minutes += wheel == .hourCount ? 60 * value : value * minuteInterval
        }
        return TimeInterval(60 * minutes)
    }

    /// Returns the relative width of a wheel.
    func weight(_ wheel: DateWheel) -> Double {
        switch wheel {
        case .dayOfWeek: 2.4
        case .month: 2
        case .year: 1.2
        default: 1
        }
    }
}
