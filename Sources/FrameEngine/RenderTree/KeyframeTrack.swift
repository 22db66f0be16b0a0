import CoreGraphics

/// A list of values with their times.
package struct KeyframeTrack: Sendable {
    private let values: ValueList
    private let times: KeyTimes
    /// The incoming and outgoing tangents at each value; empty for linear interpolation.
    private let tangents: [Tangents]
    /// The arc lengths, for constant speed along a curve; nil otherwise.
    private let lengths: ArcLengthTable?
    private let isDiscrete: Bool

    private struct Tangents: Sendable {
        let arriving, leaving: AnimationValue
    }

    /// Tension, continuity and bias at each value of a cubic curve; 0 where missing.
    package struct SplineShape {
        var tensions: [Double]
        var continuities: [Double]
        var biases: [Double]

        package init(tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = []) {
            (self.tensions, self.continuities, self.biases) = (tensions, continuities, biases)
        }
    }

    package init(
        _ values: ValueList, mode: CAAnimationCalculationMode, keyTimes: [Double]?, curves: TimingCurves?,
        spline: SplineShape
    ) {
        self.values = values
        isDiscrete = mode == .discrete
        let isCubic = mode == .cubic || mode == .cubicPaced
        let tangents = isCubic && values.count > 1 ? Self.tangents(values, spline) : []
        self.tangents = tangents
        let segments = values.count - 1
        switch mode {
        case .paced:
            let distances = zip(values, values.dropFirst()).map { Double($0.distance(to: $1)) }
            times = KeyTimes(distances: distances)
            lengths = nil
        case .cubicPaced:
            times = KeyTimes(evenly: segments)
            lengths = ArcLengthTable(segments: segments) { segment, u in
                Self.spline(values, tangents, segment, CGFloat(u))
            }
        case .discrete:
            times = KeyTimes(starts: keyTimes, of: values.count)
            lengths = nil
        default:
            times = KeyTimes(keyTimes, segments: segments, curves: curves)
            lengths = nil
        }
    }

    /// The value at `progress`.
    func value(at progress: Double) -> AnimationValue {
        guard values.count > 1 else { return values[0] }
        if isDiscrete { return values[min(times.segment(at: progress), values.count - 1)] }
        var (segment, u) = times.place(at: progress)
        if let lengths { (segment, u) = lengths.place(at: progress) }
        guard tangents.isEmpty else { return Self.spline(values, tangents, segment, CGFloat(u)) }
        return values[segment].mixed(with: values[segment + 1], CGFloat(u))
    }

    /// The range of progress around `progress` in which the value is constant: between equal neighbours, or until the
    /// next of discrete values. Nil where it may change at any time.
    func hold(around progress: Double) -> ClosedRange<Double>? {
        guard values.count > 1 else { return 0...1 }
        // Curves overshoot between equal values, and paced animations have other times than these.
        guard tangents.isEmpty, let (segment, range) = times.range(at: progress) else { return nil }
        guard isDiscrete || values[segment] == values[segment + 1] else { return nil }
        return range
    }

    // MARK: Cubic interpolation

    /// Tangents after Kochanek and Bartels, "Interpolating splines with local tension, continuity, and bias control",
    /// SIGGRAPH 1984. At both ends the missing neighbour is the mirrored other one. With all three parameters 0 it is
    /// the Catmull-Rom tangent: half the vector between both neighbours.
    private static func tangents(_ values: ValueList, _ shape: SplineShape) -> [Tangents] {
        func number(_ list: [Double], _ i: Int) -> CGFloat { i < list.count ? CGFloat(list[i]) : 0 }
        let steps = zip(values, values.dropFirst()).map { $1.subtracting($0) }
        return values.indices.map { i in
            let (before, after) = (steps[max(0, i - 1)], steps[min(i, steps.count - 1)])
            let (t, c, b) = (number(shape.tensions, i), number(shape.continuities, i), number(shape.biases, i))
            func sum(_ x: CGFloat, _ y: CGFloat) -> AnimationValue {
                before.multiplied(by: (1 - t) * x / 2).added(to: after.multiplied(by: (1 - t) * y / 2))
            }
            return Tangents(
                arriving: sum((1 - c) * (1 + b), (1 + c) * (1 - b)),
                leaving: sum((1 + c) * (1 + b), (1 - c) * (1 - b)))
        }
    }

    /// A cubic Hermite spline between two values. Values that can't be added, including transforms, are interpolated
    /// linearly.
    private static func spline(
        _ values: ValueList, _ tangents: [Tangents], _ segment: Int, _ u: CGFloat
    ) -> AnimationValue {
        let (a, b) = (values[segment], values[segment + 1])
        guard a.isVector, b.isVector else { return a.mixed(with: b, u) }
        // The Hermite basis: 3u² - 2u³ is the weight of the end value, and u³ - 2u² + u and u³ - u² are those of the
        // tangents.
        let (u2, u3) = (u * u, u * u * u)
        let leaving = tangents[segment].leaving.multiplied(by: u3 - 2 * u2 + u)
        let arriving = tangents[segment + 1].arriving.multiplied(by: u3 - u2)
        return a.mixed(with: b, 3 * u2 - 2 * u3).addingAll(leaving, arriving)
    }
}

extension AnimationValue {
    /// Whether the values form a vector space.
    fileprivate var isVector: Bool {
        switch self {
        case .scalar, .point, .size, .rect, .numbers: true
        default: false
        }
    }

    fileprivate func addingAll(_ a: AnimationValue, _ b: AnimationValue) -> AnimationValue {
        b.added(to: a.added(to: self))
    }
}
