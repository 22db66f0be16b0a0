import CoreGraphics

/// A scale that maps values to the areas of symbols, in square points.
struct SizeScale {
    /// The areas of categories, by name.
    var named: [String: CGFloat] = [:]
    /// The areas of the lowest and the highest value: by default, of disks from 4 to 16 points wide.
    var areas: ClosedRange<CGFloat> = 4 * .pi...64 * .pi
    /// The values with these areas; nil for those of the data.
    var domain: [_PlotValue]?
    var curve = ScaleCurve.linear

    /// The lowest and the highest number.
    private var ends: ClosedRange<Double> = 0...0
    private var categories: [_PlotValue] = []

    init() {}

    init(areas: ClosedRange<CGFloat>, domain: [_PlotValue]? = nil, curve: ScaleCurve = .linear) {
        (self.areas, self.domain, self.curve) = (areas, domain, curve)
    }

    /// Returns the scale fitted to the values of the data.
    func fitted(to values: [_PlotValue]) -> SizeScale {
        var scale = self
        let known = domain ?? values
        let numbers = known.compactMap(\.number).filter(\.isFinite)
        if let least = numbers.min(), let greatest = numbers.max() { scale.ends = least...greatest }
        scale.categories = known.filter { $0.category != nil }
        return scale
    }

    /// Returns the area of a value's symbol; nil if it has none.
    func area(of value: _PlotValue) -> CGFloat? {
        if let area = named[value.text] { return area }
        let part: Double
        if let number = value.number {
            guard number.isFinite else { return nil }
            let (low, high) = (curve.apply(ends.lowerBound), curve.apply(ends.upperBound))
            part = high > low ? (curve.apply(number) - low) / (high - low) : 1
        } else {
            guard let index = categories.firstIndex(of: value) else { return nil }
            part = categories.count > 1 ? Double(index) / Double(categories.count - 1) : 1
        }
        return areas.lowerBound + CGFloat(part) * (areas.upperBound - areas.lowerBound)
    }
}
