public import Foundation

/// Formats durations, such as "1 hour, 10 minutes", in English. Linux's Foundation has no such class.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/datecomponentsformatter)
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Not thread-safe while it is changed, as on iOS.

    /// The style of the units.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:05".
        case positional
        /// "1h 10m 5s".
        case abbreviated
        /// "1 hr, 10 min, 5 sec".
        case short
        /// "1 hour, 10 minutes, 5 seconds".
        case full
        /// "one hour, ten minutes, five seconds".
        case spellOut
        /// "1hr 10min 5sec".
        case brief
    }

    /// How units with the value zero are formatted.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Omits leading zero units, or all of them if units have names.
        public static let `default` = Self(rawValue: 1 << 0)
        /// Omits leading zero units.
        public static let dropLeading = Self(rawValue: 1 << 1)
        /// Omits zero units between others.
        public static let dropMiddle = Self(rawValue: 1 << 2)
        /// Omits trailing zero units.
        public static let dropTrailing = Self(rawValue: 1 << 3)
        /// Omits all zero units.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Omits none, and pads positional values to two digits.
        public static let pad = Self(rawValue: 1 << 16)
    }

    /// The style of the units. Positional by default.
    open var unitsStyle = UnitsStyle.positional
    /// The allowed units; empty, the default, for all that fit.
    open var allowedUnits: NSCalendar.Unit = []
    /// How units with the value zero are formatted.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar for counting days, months and years. The user's by default.
    open var calendar: Calendar? = Calendar.autoupdatingCurrent
    /// The start of the interval, as the lengths of months vary; nil, the default, for the first day of 2001.
    open var referenceDate: Date?
    /// The maximum number of units; 0, the default, for no limit.
    open var maximumUnitCount = 0
    /// Whether a small value of the largest unit is expressed in the next smaller one. Stored without effect.
    open var collapsesLargestUnit = false
    /// Whether the smallest unit may have a fraction. Stored without effect, as on iOS.
    open var allowsFractionalUnits = false
    /// Whether the text begins with "About".
    open var includesApproximationPhrase = false
    /// Whether the text ends with "remaining".
    open var includesTimeRemainingPhrase = false

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the formatted string for a number of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start + ti)
    }

    /// Returns the formatted string for the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let used = calendar ?? Calendar.current
        let units = Unit.all.filter { allows($0) }
        let isNegative = endDate < startDate
        let parts = used.dateComponents(
            Set(units.map(\.component)), from: isNegative ? endDate : startDate, to: isNegative ? startDate : endDate)
        return text(units.map { ($0, parts.value(for: $0.component) ?? 0) }, isNegative: isNegative)
    }

    /// Returns the formatted string for date components.
    open func string(from components: DateComponents) -> String? {
        let parts = Unit.all.compactMap { unit -> (Unit, Int)? in
            guard allows(unit), let value = components.value(for: unit.component), value != NSDateComponentUndefined
            else {
                return nil
            }
            return (unit, value)
        }
        let isNegative = !parts.isEmpty && parts.allSatisfy { $0.1 <= 0 } && parts.contains { $0.1 < 0 }
        return text(parts.map { ($0.0, isNegative ? -$0.1 : $0.1) }, isNegative: isNegative)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    /// Returns the formatted string for date components, in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Writing

    private func allows(_ unit: Unit) -> Bool {
        allowedUnits.isEmpty ? unit.component != .weekOfMonth : allowedUnits.contains(unit.flag)
    }

    private func text(_ all: [(unit: Unit, value: Int)], isNegative: Bool) -> String? {
        guard let smallest = all.last else { return nil }
        var parts = shown(all)
        if parts.isEmpty { parts = [smallest] }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        var text = unitsStyle == .positional ? positions(parts) : names(parts)
        if isNegative { text = "-" + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return includesApproximationPhrase ? "About " + text : text
    }

    private func shown(_ all: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
        var zeros = zeroFormattingBehavior
        if zeros.contains(.pad) { return all }
        if zeros.contains(.default) { zeros = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = all.firstIndex(where: { $0.value != 0 }), let last = all.lastIndex(where: { $0.value != 0 })
        else {
            return zeros.isEmpty ? all : []
        }
        return all.enumerated().filter { place, part in
            if part.value != 0 { return true }
            return !zeros.contains(place < first ? .dropLeading : place > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    private func positions(_ parts: [(unit: Unit, value: Int)]) -> String {
        let clock = parts.filter { $0.unit.isOfClock }
        let days = parts.filter { !$0.unit.isOfClock }.map { "\($0.value)\($0.unit.letters)" }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let digits = clock.enumerated().map { index, part in
            part.value < 10 && (index > 0 || isPadded) ? "0\(part.value)" : "\(part.value)"
        }
        return (days + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
    }

    private func names(_ parts: [(unit: Unit, value: Int)]) -> String {
        let words = parts.map { unit, value in
            switch unitsStyle {
            case .abbreviated, .positional: "\(value)\(unit.letters)"
            case .brief: "\(value)" + unit.brief(value)
            case .short: "\(value) " + unit.brief(value)
            case .full: "\(value) " + unit.name + (value == 1 ? "" : "s")
            case .spellOut: DateComponentsFormatter.spelled(value) + " " + unit.name + (value == 1 ? "" : "s")
            }
        }
        return words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }

    private static func spelled(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en")
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    /// A unit and its names.
    private struct Unit {
        let component: Calendar.Component
        let flag: NSCalendar.Unit
        let letters: String
        let short: (one: String, several: String)
        let name: String

        static let all = [
            Unit(component: .year, flag: .year, letters: "y", short: ("yr", "yrs"), name: "year"),
            Unit(component: .month, flag: .month, letters: "mo", short: ("mth", "mths"), name: "month"),
            Unit(component: .weekOfMonth, flag: .weekOfMonth, letters: "w", short: ("wk", "wks"), name: "week"),
            Unit(component: .day, flag: .day, letters: "d", short: ("day", "days"), name: "day"),
            Unit(component: .hour, flag: .hour, letters: "h", short: ("hr", "hr"), name: "hour"),
            Unit(component: .minute, flag: .minute, letters: "m", short: ("min", "min"), name: "minute"),
            Unit(component: .second, flag: .second, letters: "s", short: ("sec", "sec"), name: "second"),
        ]

        var isOfClock: Bool { component == .hour || component == .minute || component == .second }

        func brief(_ value: Int) -> String { value == 1 ? short.one : short.several }
    }
}
