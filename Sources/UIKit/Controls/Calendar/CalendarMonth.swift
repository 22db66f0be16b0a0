import Foundation

/// A month of a calendar in weeks, and how its parts are written in a locale.
struct CalendarMonth: Equatable {
    let calendar: Calendar
    /// The first moment of the month.
    let start: Date
    /// The first moment of each day, in rows of seven that begin with the first day of the week; nil beyond the month.
    let weeks: [[Date?]]

    init(containing date: Date, calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
        let lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        var days = [Date?](repeating: nil, count: lead)
        for day in 0..<count {
            days.append(calendar.date(byAdding: .day, value: day, to: start).map { calendar.startOfDay(for: $0) })
        }
        while days.count % 7 != 0 { days.append(nil) }
        weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }

    /// The month so many months later.
    func moved(by months: Int) -> CalendarMonth? {
        calendar.date(byAdding: .month, value: months, to: start).map {
            CalendarMonth(containing: $0, calendar: calendar)
        }
    }

    /// The row and the column of a day; nil for one of another month.
    func place(of date: Date) -> (week: Int, column: Int)? {
        for (week, days) in weeks.enumerated() {
            for (column, day) in days.enumerated() where day.map({ calendar.isDate($0, inSameDayAs: date) }) ?? false {
                return (week, column)
            }
        }
        return nil
    }

    /// What delegates are given of a day.
    func components(of date: Date) -> DateComponents {
        var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
        components.calendar = calendar
        return components
    }

    static func == (one: CalendarMonth, other: CalendarMonth) -> Bool {
        one.start == other.start && one.calendar == other.calendar
    }
}

/// The words of a calendar in a locale.
struct CalendarWords {
    private let days = DateFormatter()
    private let months = DateFormatter()
    private let spoken = DateFormatter()
    /// The names of the days of a week, from the calendar's first one on.
    let weekdays: [String]

    init(_ calendar: Calendar, _ locale: Locale) {
        for formatter in [days, months, spoken] {
            (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, calendar.timeZone)
        }
        days.dateFormat = "d"
        months.setLocalizedDateFormatFromTemplate("yMMMM")
        spoken.setLocalizedDateFormatFromTemplate("yMMMMdEEEE")
        let names: [String] = days.shortStandaloneWeekdaySymbols
        weekdays = names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count].uppercased(with: locale) }
    }

    func day(_ date: Date) -> String { days.string(from: date) }
    func month(_ date: Date) -> String { months.string(from: date) }
    func speech(_ date: Date) -> String { spoken.string(from: date) }
}
