/// A range of preferred frame rates, in frames per second.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caframeraterange)
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest acceptable rate; 0 for any.
    public var minimum: Float

    /// The highest useful rate; 0 for any.
    public var maximum: Float

    /// The preferred rate; nil leaves it to the system.
    public var preferred: Float?

    /// - Parameters:
    ///   - minimum: not negative.
    ///   - maximum: not below `minimum`.
    ///   - preferred: between the two, or 0 for nil.
    ///
    /// An invalid range is reported and replaced by the default one.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        let wish = preferred == 0 ? nil : preferred
        guard minimum >= 0, maximum >= minimum, maximum.isFinite, wish.map({ $0 >= minimum && $0 <= maximum }) ?? true
        else {
            reportOnce("CAFrameRateRange: there is no rate between \(minimum) and \(maximum); using the default range")
            self = .default
            return
        }
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = wish
    }

    private init() { (minimum, maximum, preferred) = (0, 0, nil) }

    /// No preference.
    public static let `default` = CAFrameRateRange()
}

/// Creates a range with these values.
public func CAFrameRateRangeMake(_ minimum: Float, _ maximum: Float, _ preferred: Float) -> CAFrameRateRange {
    CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
}

/// Whether two ranges are the same.
public func CAFrameRateRangeIsEqualToRange(_ range: CAFrameRateRange, _ other: CAFrameRateRange) -> Bool {
    range == other
}

extension CAFrameRateRange {
    /// The divisor of the display's rate that best fits the range.
    ///
    /// Rates are whole fractions of the display's, so that all frames last equally long; of those in the range, the one
    /// nearest to the preferred rate, or to the maximum without one.
    ///
    /// - Parameter displayRate: in frames per second.
    func divisor(displayRate: Double) -> Int {
        let wish = Double(preferred ?? maximum)
        guard wish > 0, displayRate > 0, displayRate.isFinite else { return 1 }
        let exact = displayRate / wish
        guard exact > 1, exact < 1e6 else { return exact > 1 ? 1_000_000 : 1 }
        let candidates = [exact.rounded(.down), exact.rounded(.up)]
        // Recordings' rates have rounding errors.
        let inside = candidates.filter {
            displayRate / $0 <= Double(maximum) * 1.001 && displayRate / $0 >= Double(minimum) * 0.999
        }
        let best = (inside.isEmpty ? candidates : inside)
            .min { abs(displayRate / $0 - wish) < abs(displayRate / $1 - wish) }
        return Int(best ?? 1)
    }
}
