/// How often something would like to be drawn, in frames a second.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caframeraterange)
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate that is good enough; 0 for any.
    public var minimum: Float

    /// The highest rate that makes sense; 0 for any.
    public var maximum: Float

    /// The rate that would be best; nil leaves it to the system.
    public var preferred: Float?

    /// - Parameters:
    ///   - minimum: not negative.
    ///   - maximum: not below `minimum`.
    ///   - preferred: between the two, or 0 for nil.
    ///
    /// A range that is none is reported, and gives the default one.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        let wish = preferred == 0 ? nil : preferred
        guard minimum >= 0, maximum >= minimum, maximum.isFinite, wish.map({ $0 >= minimum && $0 <= maximum }) ?? true
        else {
            reportOnce("CAFrameRateRange: no rate lies between \(minimum) and \(maximum); using the default range")
            self = .default
            return
        }
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = wish
    }

    private init() { (minimum, maximum, preferred) = (0, 0, nil) }

    /// No wish.
    public static let `default` = CAFrameRateRange()
}

/// The range with these values.
public func CAFrameRateRangeMake(_ minimum: Float, _ maximum: Float, _ preferred: Float) -> CAFrameRateRange {
    CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
}

/// Whether two ranges are the same.
public func CAFrameRateRangeIsEqualToRange(_ range: CAFrameRateRange, _ other: CAFrameRateRange) -> Bool {
    range == other
}

extension CAFrameRateRange {
    /// Of how many frames of a display one is used.
    ///
    /// Rates are whole fractions of the display's own, so that frames last equally long; of those in the range the one
    /// that comes nearest to what is preferred, or to the maximum where nothing is.
    ///
    /// - Parameter displayRate: in frames a second.
    func divisor(displayRate: Double) -> Int {
        let wish = Double(preferred ?? maximum)
        guard wish > 0, displayRate > 0, displayRate.isFinite else { return 1 }
        let exact = displayRate / wish
        guard exact > 1, exact < 1e6 else { return exact > 1 ? 1_000_000 : 1 }
        let candidates = [exact.rounded(.down), exact.rounded(.up)]
        // Rates in recordings are not exact to the last bit.
        let inside = candidates.filter {
            displayRate / $0 <= Double(maximum) * 1.001 && displayRate / $0 >= Double(minimum) * 0.999
        }
        let best = (inside.isEmpty ? candidates : inside)
            .min { abs(displayRate / $0 - wish) < abs(displayRate / $1 - wish) }
        return Int(best ?? 1)
    }
}
