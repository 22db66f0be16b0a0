import Foundation

/// A scale that maps values to positions along an axis: 0 at its start, 1 at its end.
///
/// Values are first mapped to numbers: a category to its index, with a band that extends half a step to both sides.
struct PlotScale {
    enum Kind: Equatable { case number, date, category }

    let kind: Kind
    /// The curve of the mapping; linear for dates and categories.
    var curve = ScaleCurve.linear
    var categories: [String] = []
    private var indexes: [String: Int] = [:]
    /// The lowest and the highest value in the plot.
    private(set) var lower: Double
    private(set) var upper: Double
    var isReversed = false
    /// The padding in points before the first value and after the last.
    var padding = (start: 0.0, end: 0.0)

    init(_ kind: Kind, _ lower: Double, _ upper: Double) {
        self.kind = kind
        (self.lower, self.upper) = (lower, upper)
    }

    init(categories: [String]) {
        self.init(.category, -0.5, Double(max(categories.count, 1)) - 0.5)
        self.categories = categories
        for (index, name) in categories.enumerated() where indexes[name] == nil { indexes[name] = index }
    }

    /// Returns the number of a value; nil if the scale doesn't contain it.
    func raw(_ value: _PlotValue) -> Double? {
        if kind == .category { return indexes[value.category ?? value.text].map(Double.init) }
        guard let number = value.number, number.isFinite else { return nil }
        return curve.accepts(number) ? number : nil
    }

    /// Returns the position of a number along the axis; infinite numbers are at the ends.
    func unit(_ raw: Double) -> Double {
        if raw == -.infinity { return 0 }
        if raw == .infinity { return 1 }
        let (low, high) = (curve.apply(lower), curve.apply(upper))
        guard high != low else { return 0.5 }
        let part = (curve.apply(raw) - low) / (high - low)
        return isReversed ? 1 - part : part
    }

    /// Returns the number at a position.
    func raw(atUnit unit: Double) -> Double {
        let (low, high) = (curve.apply(lower), curve.apply(upper))
        let part = isReversed ? 1 - unit : unit
        return curve.undo(low + part * (high - low))
    }

    /// Returns the value at a position: for categories, the one whose band contains it.
    func value(atUnit unit: Double) -> _PlotValue? { unit.isFinite ? value(ofRaw: raw(atUnit: unit)) : nil }

    func value(ofRaw raw: Double) -> _PlotValue? {
        switch kind {
        case .number: return _PlotValue(.number(raw))
        case .date: return _PlotValue(.date(raw))
        case .category:
            let index = Int(raw.rounded())
            return categories.indices.contains(index) ? _PlotValue(.category(categories[index])) : nil
        }
    }

    /// Returns the part of the scale that starts at a number and has a length.
    func window(from start: Double, length: Double) -> PlotScale {
        var part = self
        (part.lower, part.upper) = (start, start + length)
        return part
    }

    /// Returns the position in points of a unit position, in a plot of a length.
    func points(_ unit: Double, in length: CGFloat) -> CGFloat {
        padding.start + unit * max(0, length - padding.start - padding.end)
    }

    /// Returns the unit position of a position in points.
    func unit(atPoints points: CGFloat, in length: CGFloat) -> Double {
        let room = length - padding.start - padding.end
        return room > 0 ? (points - padding.start) / room : 0.5
    }
}

/// The curve that maps numbers to positions.
enum ScaleCurve: Equatable {
    case linear, log
    /// Linear near zero and logarithmic far from it; the argument is the slope at zero.
    case symmetricLog(Double)
    case power(Double)

    func accepts(_ number: Double) -> Bool { self == .log ? number > 0 : true }

    func apply(_ number: Double) -> Double {
        switch self {
        case .linear: number
        case .log: Foundation.log(max(number, .leastNormalMagnitude))
        case .symmetricLog(let slope): (number < 0 ? -1 : 1) * Foundation.log1p(abs(number) * slope)
        case .power(let exponent): (number < 0 ? -1 : 1) * pow(abs(number), exponent)
        }
    }

    func undo(_ value: Double) -> Double {
        switch self {
        case .linear: value
        case .log: exp(value)
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
        case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
        }
    }
}
