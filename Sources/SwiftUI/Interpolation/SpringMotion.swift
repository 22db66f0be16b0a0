import Foundation

/// The closed solution of `x'' + 2 r w x' + w^2 x = 0`, where x is the distance from rest.
package struct SpringMotion: Sendable {
    /// Radians a second without damping.
    package let frequency: Double
    private let decay, swing: Double
    private let kind: Kind

    private enum Kind { case swinging, critical, creeping }

    package init(frequency: Double, dampingRatio: Double) {
        self.frequency = frequency
        decay = dampingRatio * frequency
        swing = frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
        // So near to critical that the other forms would divide by almost nothing.
        if abs(dampingRatio - 1) < 1e-9 {
            kind = .critical
        } else {
            kind = dampingRatio < 1 ? .swinging : .creeping
        }
    }

    /// What a distance of one and a velocity of one at the start have each become of the distance at `time`.
    package func weights(at time: Double) -> (distance: Double, velocity: Double) {
        let t = time.isFinite ? max(0, time) : (time > 0 ? .greatestFiniteMagnitude : 0)
        switch kind {
        case .swinging:
            let envelope = exp(-decay * t)
            // Past any phase that a Double can tell, the envelope alone is left, or one place is as good as another.
            let phase = (swing * t).isFinite ? swing * t : 0
            let sine = sin(phase) / swing
            return (envelope * (cos(phase) + decay * sine), envelope * sine)
        case .critical:
            let envelope = exp(-decay * t)
            return envelope == 0 ? (0, 0) : (envelope * (1 + decay * t), envelope * t)
        case .creeping:
            // The hyperbolic functions written out, as they overflow before the product does.
            let (slow, fast) = (exp((swing - decay) * t), exp((-swing - decay) * t))
            let sine = (slow - fast) / (2 * swing)
            return ((slow + fast) / 2 + decay * sine, sine)
        }
    }

    /// What they have become of the velocity: the weights' derivatives.
    package func velocityWeights(at time: Double) -> (distance: Double, velocity: Double) {
        let weights = weights(at: time)
        return (-frequency * frequency * weights.velocity, weights.distance - 2 * decay * weights.velocity)
    }

    /// When the envelope of a motion has become smaller than `epsilon` for good; infinity where it never does.
    ///
    /// - Parameters:
    ///   - distance: the start's distance from rest.
    ///   - velocity: the start's velocity, growing with the distance.
    package func settlingTime(distance: Double, velocity: Double, epsilon: Double) -> Double {
        let push = abs(velocity + decay * distance)
        let start = abs(distance)
        guard epsilon > 0, start.isFinite, push.isFinite else { return .infinity }
        func envelope(_ t: Double) -> Double {
            switch kind {
            case .swinging: exp(-decay * t) * (start + push / swing)
            case .critical: exp(-decay * t) * (start + push * t)
            case .creeping: exp((swing - decay) * t) * (start + push / swing)
            }
        }
        let slowest = kind == .creeping ? decay - swing : decay
        guard slowest > 0 else { return envelope(0) <= epsilon ? 0 : .infinity }
        // The critical envelope may grow up to here, and never later.
        var (low, high) = (0.0, 1 / slowest)
        while envelope(high) > epsilon, high.isFinite { (low, high) = (high, 2 * high) }
        guard high.isFinite else { return .infinity }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) > epsilon { low = middle } else { high = middle }
        }
        return low == 0 && envelope(0) <= epsilon ? 0 : high
    }
}
