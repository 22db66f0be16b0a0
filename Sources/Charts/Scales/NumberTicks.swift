import Foundation

/// Round numbers on a scale.
enum NumberTicks {
    /// The maximum number of axis values with marks.
    static let most = 500

    /// Returns the round step (1, 2 or 5 times a power of ten) that divides a span into about the desired number of
    /// intervals.
    static func step(_ span: Double, _ desired: Int) -> Double {
        let rough = span / Double(max(desired, 1))
        guard rough.isFinite, rough > 0 else { return 1 }
        let power = pow(10, floor(log10(rough)))
        guard power > 0 else { return rough }
        let lead = rough / power
        return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10)
    }

    /// Returns the multiples of a step between two numbers.
    static func values(_ lower: Double, _ upper: Double, step: Double) -> [Double] {
        guard lower.isFinite, upper.isFinite, step > 0, upper >= lower else { return [] }
        // Slightly widened, so that rounding doesn't lose an end.
        let (first, last) = (ceil(lower / step - 1e-9), floor(upper / step + 1e-9))
        guard last >= first, last - first < Double(most) else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// Returns a range widened to multiples of its tick step.
    static func nice(_ lower: Double, _ upper: Double, _ desired: Int) -> (Double, Double) {
        let step = step(upper - lower, desired)
        let ends = (floor(lower / step + 1e-9) * step, ceil(upper / step - 1e-9) * step)
        return ends.0.isFinite && ends.1.isFinite ? ends : (lower, upper)
    }

    /// Returns powers of ten, with two and five times them if there would be few.
    static func logarithmic(_ lower: Double, _ upper: Double) -> [Double] {
        guard lower > 0, upper > lower, upper.isFinite else { return [] }
        let decades = Int(floor(log10(lower)))...Int(ceil(log10(upper)))
        let leads: [Double] = decades.count > 3 ? [1] : [1, 2, 5]
        var values: [Double] = []
        for decade in decades {
            let power: Double = pow(10, Double(decade))
            values += leads.map { $0 * power }
        }
        let (least, most) = (lower * (1 - 1e-9), upper * (1 + 1e-9))
        return values.filter { $0 >= least && $0 <= most }
    }

    /// Returns the boundaries of bins of a round size that cover numbers.
    static func bins(_ numbers: [Double], _ desired: Int, least: Double) -> [Double] {
        guard let low = numbers.min(), let high = numbers.max() else { return [] }
        return bins(from: low, to: high, size: max(step(high - low, desired), least))
    }

    /// Returns the boundaries of bins of a size that cover a range: the last one is above it. At most 10,000 are
    /// returned.
    static func bins(from low: Double, to high: Double, size: Double) -> [Double] {
        guard size > 0, size.isFinite, low.isFinite, high.isFinite, (high - low) / size < 10_000 else {
            return [low, high]
        }
        let first = floor(low / size + 1e-9)
        let last = max(floor(high / size + 1e-9) + 1, first + 1)
        return (0...Int(last - first)).map { (first + Double($0)) * size }
    }
}
