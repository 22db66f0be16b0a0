extension CMTime {
    /// Converts the time to another timescale.
    ///
    /// A time that is not a number is returned as it is. If the value is too large, the result is infinite.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard newTimescale > 0 else { return .invalid }
        guard isNumeric, newTimescale != timescale else { return self }
        let scaled = Int128(value) * Int128(newTimescale)
        let (quotient, isExact) = CMTime.divide(
            scaled, by: Int128(timescale), method, isFiner: newTimescale > timescale)
        guard let units = Int64(exactly: quotient) else { return quotient > 0 ? .positiveInfinity : .negativeInfinity }
        var flags = flags
        if !isExact { flags.insert(.hasBeenRounded) }
        return CMTime(value: units, timescale: newTimescale, flags: flags, epoch: epoch)
    }

    private static func divide(
        _ numerator: Int128, by denominator: Int128, _ method: CMTimeRoundingMethod, isFiner: Bool
    ) -> (quotient: Int128, isExact: Bool) {
        let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
        guard remainder != 0 else { return (quotient, true) }
        let step: Int128 = numerator < 0 ? -1 : 1
        let goesAway =
            switch method {
            case .roundHalfAwayFromZero: remainder.magnitude * 2 >= denominator.magnitude
            case .roundTowardZero: false
            case .roundAwayFromZero: true
            case .quickTime: isFiner
            case .roundTowardPositiveInfinity: numerator > 0
            case .roundTowardNegativeInfinity: numerator < 0
            }
        return (goesAway ? quotient + step : quotient, false)
    }

    /// Returns the fraction `units / scale`: the timescale is at most the largest one, and is halved until the value fits.
    static func fitting(
        _ units: Int128, scale: Int128, flags: CMTimeFlags = .valid, epoch: CMTimeEpoch = 0
    ) -> CMTime {
        var target = min(scale, Int128(CMTimeScale.max))
        while true {
            let isSame = target == scale
            if let value = Int64(exactly: isSame ? units : units.multipliedWide(by: target, over: scale)) {
                var flags = flags
                if !isSame, (units % scale) * target % scale != 0 { flags.insert(.hasBeenRounded) }
                return CMTime(value: value, timescale: CMTimeScale(target), flags: flags, epoch: epoch)
            }
            guard target > 1 else { return units > 0 ? .positiveInfinity : .negativeInfinity }
            target /= 2
        }
    }

    /// Returns the sum.
    ///
    /// The timescale is the least common multiple of the two. If that is too large, or the value is, the sum is rounded
    /// to a timescale that fits; beyond whole seconds it is infinite.
    public static func + (a: CMTime, b: CMTime) -> CMTime { combine(a, b, sign: 1) }

    /// Returns the difference, under the same rules as the sum.
    public static func - (a: CMTime, b: CMTime) -> CMTime { combine(a, b, sign: -1) }

    private static func combine(_ a: CMTime, _ b: CMTime, sign: Int128) -> CMTime {
        guard a.isValid, b.isValid else { return .invalid }
        guard a.isNumeric, b.isNumeric else {
            let other = sign < 0 ? b.negated : b
            let up = a.isPositiveInfinity || other.isPositiveInfinity
            let down = a.isNegativeInfinity || other.isNegativeInfinity
            if up, down { return .invalid }
            return up ? .positiveInfinity : down ? .negativeInfinity : .indefinite
        }
        let epoch: CMTimeEpoch
        switch (a.epoch, b.epoch) {
        case (let first, 0): epoch = first
        case (0, let second) where sign > 0: epoch = second
        case (let first, let second) where first == second && sign < 0: epoch = 0
        default: return .invalid
        }
        let (first, second) = (Int128(a.timescale), Int128(b.timescale))
        // Each factor is below two to the power of 31, so the sum is below 2 to the power of 95.
        let common = first / greatestCommonDivisor(first, second) * second
        let sum = Int128(a.value) * (common / first) + sign * Int128(b.value) * (common / second)
        let flags: CMTimeFlags = a.hasBeenRounded || b.hasBeenRounded ? [.valid, .hasBeenRounded] : .valid
        return fitting(sum, scale: common, flags: flags, epoch: epoch)
    }

    private static func greatestCommonDivisor(_ a: Int128, _ b: Int128) -> Int128 {
        var (a, b) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }

    private var negated: CMTime {
        if isPositiveInfinity { return .negativeInfinity }
        return isNegativeInfinity ? .positiveInfinity : self
    }

    /// Returns the time multiplied by `multiplier / divisor`.
    func multiplied(by multiplier: Int32, over divisor: Int32 = 1) -> CMTime {
        guard isValid, divisor != 0 else { return .invalid }
        let isNegative = (multiplier < 0) != (divisor < 0)
        guard isNumeric else { return isIndefinite ? self : multiplier == 0 ? .invalid : isNegative ? negated : self }
        let product = Int128(value) * Int128(multiplier) * (divisor < 0 ? -1 : 1)
        return .fitting(product, scale: Int128(timescale) * Int128(divisor.magnitude), flags: flags, epoch: epoch)
    }

    /// Returns the time multiplied by a number, with a timescale of at least 65,536.
    func multiplied(by multiplier: Double) -> CMTime {
        guard isValid, !multiplier.isNaN else { return .invalid }
        guard isNumeric else {
            return isIndefinite ? self : multiplier == 0 ? .invalid : multiplier < 0 ? negated : self
        }
        var scale = timescale
        while scale < 65_536 { scale *= 2 }
        var result = CMTime(seconds: seconds * multiplier, preferredTimescale: scale)
        if result.isNumeric {
            result.epoch = epoch
            if hasBeenRounded { result.flags.insert(.hasBeenRounded) }
        }
        return result
    }
}

extension Int128 {
    /// Returns `self * factor / divisor`, rounded half away from zero. The factor is not larger than the divisor, so
    /// that the result fits even where the product wouldn't: quotient and remainder are multiplied separately.
    fileprivate func multipliedWide(by factor: Int128, over divisor: Int128) -> Int128 {
        let (whole, rest) = quotientAndRemainder(dividingBy: divisor)
        let (part, left) = (rest * factor).quotientAndRemainder(dividingBy: divisor)
        let step: Int128 = left.magnitude * 2 >= divisor.magnitude ? (self < 0 ? -1 : 1) : 0
        return whole * factor + part + step
    }
}

extension CMTime: Comparable, Hashable {
    /// Compares times as `CMTimeCompare` does.
    public static func < (a: CMTime, b: CMTime) -> Bool { order(a, b) < 0 }
    /// Whether the times are equal, whatever their timescales.
    public static func == (a: CMTime, b: CMTime) -> Bool { order(a, b) == 0 }

    /// -1, 0 or 1. From low to high: negative infinity, numbers, indefinite, positive infinity, invalid.
    static func order(_ a: CMTime, _ b: CMTime) -> Int32 {
        guard a.isNumeric, b.isNumeric else {
            return a.rank == b.rank ? 0 : a.rank < b.rank ? -1 : 1
        }
        guard a.epoch == b.epoch else { return a.epoch < b.epoch ? -1 : 1 }
        let (first, second) = (Int128(a.value) * Int128(b.timescale), Int128(b.value) * Int128(a.timescale))
        return first == second ? 0 : first < second ? -1 : 1
    }

    private var rank: Int {
        isNumeric ? 1 : isNegativeInfinity ? 0 : isPositiveInfinity ? 3 : isIndefinite ? 2 : 4
    }

    /// Equal times of different timescales have equal hashes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard isNumeric else { return }
        let divisor = CMTime.greatestCommonDivisor(Int128(value.magnitude), Int128(timescale))
        hasher.combine(Int128(value) / divisor)
        hasher.combine(Int128(timescale) / divisor)
        hasher.combine(epoch)
    }
}
