import Foundation

/// What a spring is like.
package struct SpringParameters: Sendable, Hashable {
    package var mass: Double = 1
    package var stiffness: Double = 100
    package var damping: Double = 10
    /// In whole ways a second, positive towards the place of rest.
    package var initialVelocity: Double = 0
    /// Whether more than critical damping counts; Core Animation takes it as critical otherwise.
    package var allowsOverdamping = false

    package init() {}

    /// Radians a second of the spring's swing without damping.
    package var naturalFrequency: Double { (stiffness / mass).squareRoot() }
    /// 1 is critical: the least at which nothing swings over.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
}

/// A mass on a damped spring, let go at a distance of one from where it comes to rest.
package struct SpringSolver: Sendable, Hashable {
    /// How fast the motion dies away, and how fast it swings.
    private let decay, frequency: Double
    /// The distance is `e^(-decay t) (cos(frequency t) + b sin(frequency t))`, or one of its two limits.
    private let b: Double
    private let kind: Kind

    private enum Kind { case swinging, critical, overdamped }

    package init(_ spring: SpringParameters) {
        let natural = spring.naturalFrequency
        let ratio = spring.dampingRatio
        let initialVelocity = spring.initialVelocity
        // What was meant as critical is, whatever rounding made of it.
        let isCritical = abs(ratio - 1) < 1e-9
        if ratio < 1, !isCritical {
            kind = .swinging
            decay = ratio * natural
            frequency = natural * (1 - ratio * ratio).squareRoot()
            b = (decay - initialVelocity) / frequency
        } else if isCritical || !spring.allowsOverdamping {
            kind = .critical
            decay = natural
            frequency = 0
            b = natural - initialVelocity
        } else {
            kind = .overdamped
            decay = ratio * natural
            frequency = natural * (ratio * ratio - 1).squareRoot()
            b = (decay - initialVelocity) / frequency
        }
    }

    /// How much of the way is behind it at `time`: 0 at first, 1 in the end, more in between where it swings over.
    package func progress(at time: Double) -> Double {
        1 - distance(at: max(0, time))
    }

    private func distance(at t: Double) -> Double {
        switch kind {
        case .swinging: return exp(-decay * t) * (cos(frequency * t) + b * sin(frequency * t))
        case .critical: return exp(-decay * t) * (1 + b * t)
        case .overdamped:
            // The hyperbolic functions written out, as they overflow before the product does.
            let (slow, fast) = (exp((frequency - decay) * t), exp((-frequency - decay) * t))
            return (slow + fast + b * (slow - fast)) / 2
        }
    }

    /// When the motion's envelope has shrunk to a thousandth; infinity when it never does.
    package var settlingTime: Double {
        let threshold = 0.001
        switch kind {
        case .swinging: return decay > 0 ? max(0, log((1 + abs(b)) / threshold) / decay) : .infinity
        case .critical: return settlingTime(threshold) { exp(-decay * $0) * (1 + abs(b) * $0) }
        case .overdamped:
            guard decay > frequency else { return .infinity }
            let (slow, fast) = (abs(1 + b) / 2, abs(1 - b) / 2)
            return settlingTime(threshold) {
                slow * exp((frequency - decay) * $0) + fast * exp((-frequency - decay) * $0)
            }
        }
    }

    /// The settling time as Core Animation gives it: from critical damping on in whole tenths of a second, and the
    /// greatest `Float` where it never comes.
    ///
    /// Apple gives no formula. This one agrees with the durations in
    /// [its documentation](https://developer.apple.com/documentation/quartzcore/caspringanimation/settlingduration) and
    /// with [measured ones](https://github.com/1amageek/OpenCoreAnimation/blob/main/Tests/OpenCoreAnimationTests/CASpringAnimationPerceptualTests.swift).
    package var settlingDuration: Double {
        let time = settlingTime
        guard time < .infinity else { return Double(Float.greatestFiniteMagnitude) }
        return kind == .swinging ? time : (time * 10).rounded(.up) / 10
    }

    /// By halving an interval at whose end the envelope is small enough.
    private func settlingTime(_ threshold: Double, _ envelope: (Double) -> Double) -> Double {
        var (low, high) = (0.0, 1 / decay)
        while envelope(high) > threshold, high.isFinite { high *= 2 }
        guard high.isFinite else { return .infinity }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) > threshold { low = middle } else { high = middle }
        }
        return high
    }
}
