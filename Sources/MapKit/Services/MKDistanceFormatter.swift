public import CoreLocation
public import Foundation

/// Writes distances in a few words, rounded as people say them.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkdistanceformatter)
open class MKDistanceFormatter: Formatter {
    /// The units of distances.
    public enum Units: UInt, Sendable {
        /// The locale's.
        case `default`
        /// Metres and kilometres.
        case metric
        /// Feet and miles.
        case imperial
        /// Yards and miles.
        case imperialWithYards
    }

    /// How units are written.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// As there is room: abbreviated.
        case `default`
        /// Abbreviated.
        case abbreviated
        /// In full.
        case full
    }

    /// The locale. The current one by default.
    open var locale: Locale! = .current
    /// The units.
    open var units = Units.default
    /// How units are written.
    open var unitStyle = DistanceUnitStyle.default

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter with default settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let metersPerFoot = 0.3048
    private static let metersPerYard = 0.9144
    private static let metersPerMile = 1609.344

    /// Returns a distance as text: the number as the locale writes it, and the unit in English.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let (value, unit) = MKDistanceFormatter.rounded(distance, in: resolvedUnits)
        let formatter = NumberFormatter()
        formatter.locale = locale ?? .current
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = unit.isLong && value < 10 ? 1 : 0
        let number = formatter.string(from: NSNumber(value: value)) ?? String(value)
        guard unitStyle == .full else { return "\(number) \(unit.symbol)" }
        return "\(number) \(value == 1 ? unit.name.one : unit.name.many)"
    }

    private enum Unit {
        case meter, kilometer, foot, yard, mile

        var isLong: Bool { self == .kilometer || self == .mile }

        var symbol: String {
            switch self {
            case .meter: "m"
            case .kilometer: "km"
            case .foot: "ft"
            case .yard: "yd"
            case .mile: "mi"
            }
        }

        var name: (one: String, many: String) {
            switch self {
            case .meter: ("meter", "meters")
            case .kilometer: ("kilometer", "kilometers")
            case .foot: ("foot", "feet")
            case .yard: ("yard", "yards")
            case .mile: ("mile", "miles")
            }
        }
    }

    private var resolvedUnits: Units {
        guard units == .default else { return units }
        switch (locale ?? .current).measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    /// Returns a distance in the unit that suits it, with about two digits.
    private static func rounded(_ distance: Double, in units: Units) -> (Double, Unit) {
        switch units {
        case .default, .metric:
            return distance < 950 ? (short(distance), .meter) : (long(distance / 1000), .kilometer)
        case .imperial, .imperialWithYards:
            let miles = distance / metersPerMile
            if miles >= 0.2 { return (long(miles), .mile) }
            return units == .imperial
                ? (short(distance / metersPerFoot), .foot) : (short(distance / metersPerYard), .yard)
        }
    }

    /// Rounds to tens above 30, and to fifties above 300.
    private static func short(_ value: Double) -> Double {
        let step = value < 30 ? 1.0 : value < 300 ? 10 : 50
        return (value / step).rounded() * step
    }

    private static func long(_ value: Double) -> Double { value < 9.95 ? (value * 10).rounded() / 10 : value.rounded() }

    /// Returns the distance that a text means, in metres; -1 if it is none.
    open func distance(from distance: String) -> CLLocationDistance {
        let scanner = Scanner(string: distance)
        guard let value = scanner.scanDouble() else { return -1 }
        let unit = String(distance[scanner.currentIndex...]).trimmingCharacters(in: .whitespaces).lowercased()
        switch unit {
        case "m", "meter", "meters", "metre", "metres": return value
        case "km", "kilometer", "kilometers", "kilometre", "kilometres": return value * 1000
        case "ft", "foot", "feet": return value * MKDistanceFormatter.metersPerFoot
        case "yd", "yard", "yards": return value * MKDistanceFormatter.metersPerYard
        case "mi", "mile", "miles": return value * MKDistanceFormatter.metersPerMile
        default: return -1
        }
    }

    /// Returns a number of metres as text.
    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
    }
}
