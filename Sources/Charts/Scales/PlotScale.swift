import Foundation

/// Where values lie along an axis: 0 at its beginning, 1 at its end.
///
/// Values are numbers first: a category's is its index, and its room reaches half a step to both sides.
struct PlotScale {
    enum Kind: Equatable { case number, date, category }

    let kind: Kind
    /// How numbers are laid out; linear for dates and categories.
    var curve = ScaleCurve.linear
    var categories: [String] = []
    private var indexes: [String: Int] = [:]
    /// The least and the greatest value that lie in the plot.
    private(set) var lower: Double
    private(set) var upper: Double
    var isReversed = false
    /// Room in points before the first value and after the last.
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

    /// The number of a value; nil for one that the scale doesn't have.
    func raw(_ value: _PlotValue) -> Double? {
        if kind == .category { return indexes[value.category ?? value.text].map(Double.init) }
        guard let number = value.number, number.isFinite else { return nil }
        return curve.accepts(number) ? number : nil
    }

    /// The place of a number along the axis; the ends for infinite ones.
    func unit(_ raw: Double) -> Double {
        if raw == -.infinity { return 0 }
        if raw == .infinity { return 1 }
        let (low, high) = (curve.apply(lower), curve.apply(upper))
        guard high != low else { return 0.5 }
        let part = (curve.apply(raw) - low) / (high - low)
        return isReversed ? 1 - part : part
    }

    /// The number at a place.
    func raw(atUnit unit: Double) -> Double {
        let (low, high) = (curve.apply(lower), curve.apply(upper))
        let part = isReversed ? 1 - unit : unit
        return curve.undo(low + part * (high - low))
    }

    /// The value at a place: for categories the one in whose room it lies.
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

    /// The part of the scale that begins at a number and is so long.
    func window(from start: Double, length: Double) -> PlotScale {
        var part = self
        (part.lower, part.upper) = (start, start + length)
        return part
    }

    /// The place in points of a unit in a plot so long.
    func points(_ unit: Double, in length: CGFloat) -> CGFloat {
        padding.start + unit * max(0, length - padding.start - padding.end)
    }

    /// The unit of a place in points.
    func unit(atPoints points: CGFloat, in length: CGFloat) -> Double {
        let room = length - padding.start - padding.end
        return room > 0 ? (points - padding.start) / room : 0.5
    }
}

/// How numbers are laid out along a scale.
enum ScaleCurve: Equatable {
    case linear, log
    /// Linear about zero and logarithmic far from it; the argument is the slope at zero.
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
