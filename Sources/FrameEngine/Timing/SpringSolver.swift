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
    private let motion: DampedOscillator
    /// The odd solution's part of the motion.
    private let odd: Double

    package init(_ spring: SpringParameters) {
        let ratio = spring.dampingRatio
        motion = DampedOscillator(
            frequency: spring.naturalFrequency, dampingRatio: spring.allowsOverdamping || ratio < 1 ? ratio : 1)
        odd = motion.oddPart(distance: 1, velocity: -spring.initialVelocity)
    }

    /// How much of the way is behind it at `time`: 0 at first, 1 in the end, more in between where it swings over.
    package func progress(at time: Double) -> Double {
        1 - motion.distance(at: max(0, time), odd: odd)
    }

    /// When the motion's envelope has shrunk to a thousandth; infinity when it never does.
    package var settlingTime: Double {
        let threshold = 0.001
        switch motion.damping {
        case .underdamped:
            return motion.decay > 0 ? max(0, log((1 + abs(odd)) / threshold) / motion.decay) : .infinity
        case .critical: return motion.settlingTime(threshold) { exp(-motion.decay * $0) * (1 + abs(odd) * $0) }
        case .overdamped:
            let (slow, fast) = (abs(1 + odd) / 2, abs(1 - odd) / 2)
            return motion.settlingTime(threshold) {
                slow * exp((motion.frequency - motion.decay) * $0) + fast * exp((-motion.frequency - motion.decay) * $0)
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
        return motion.damping == .underdamped ? time : (time * 10).rounded(.up) / 10
    }
}
