import Foundation

/// A month of a calendar, arranged in weeks.
struct CalendarMonth: Equatable {
    let calendar: Calendar
    /// The start of the month.
    let start: Date
    /// The start of each day, in rows of seven that begin with the first day of the week; nil outside the month.
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

    /// Returns the month that is a number of months later.
    func moved(by months: Int) -> CalendarMonth? {
        calendar.date(byAdding: .month, value: months, to: start).map {
            CalendarMonth(containing: $0, calendar: calendar)
        }
    }

    /// Returns the row and the column of a day; nil if it is in another month.
    func place(of date: Date) -> (week: Int, column: Int)? {
        for (week, days) in weeks.enumerated() {
            for (column, day) in days.enumerated() where day.map({ calendar.isDate($0, inSameDayAs: date) }) ?? false {
                return (week, column)
            }
        }
        return nil
    }

    /// Returns the components of a day that are passed to delegates.
    func components(of date: Date) -> DateComponents {
        var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
        components.calendar = calendar
        return components
    }

    static func == (one: CalendarMonth, other: CalendarMonth) -> Bool {
        one.start == other.start && one.calendar == other.calendar
    }
}

/// The localized names of a calendar.
struct CalendarWords {
    private let days = DateFormatter()
    private let months = DateFormatter()
    private let spoken = DateFormatter()
    /// The names of the weekdays, from the calendar's first weekday on.
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
