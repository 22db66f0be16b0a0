import Foundation

/// The parameters of a spring.
package struct SpringParameters: Sendable, Hashable {
    package var mass: Double = 1
    package var stiffness: Double = 100
    package var damping: Double = 10
    /// In total distances per second, positive towards the rest position.
    package var initialVelocity: Double = 0
    /// Whether overdamping is simulated; otherwise Core Animation treats it as critical damping.
    package var allowsOverdamping = false

    package init() {}

    /// The angular frequency of the undamped spring, in radians per second.
    package var naturalFrequency: Double { (stiffness / mass).squareRoot() }
    /// 1 is critical damping: the smallest ratio without overshoot.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
}

/// The motion of a mass on a damped spring, released at displacement 1 from its rest position.
package struct SpringSolver: Sendable, Hashable {
    private let motion: DampedOscillator
    /// The coefficient of the odd solution.
    private let odd: Double

    package init(_ spring: SpringParameters) {
        let ratio = spring.dampingRatio
        motion = DampedOscillator(
            frequency: spring.naturalFrequency, dampingRatio: spring.allowsOverdamping || ratio < 1 ? ratio : 1)
        odd = motion.oddPart(distance: 1, velocity: -spring.initialVelocity)
    }

    /// The progress at `time`: from 0 to 1, beyond 1 where it overshoots.
    package func progress(at time: Double) -> Double {
        1 - motion.distance(at: max(0, time), odd: odd)
    }

    /// The time when the envelope has decayed to a thousandth; infinity for never.
    package var settlingTime: Double {
        let threshold = 0.001
        switch motion.damping {
        case .underdamped:
            // The only envelope that can be solved for the time: e^(-dt) (1 + |odd|).
            return motion.decay > 0 ? max(0, log((1 + abs(odd)) / threshold) / motion.decay) : .infinity
        case .critical: return motion.settlingTime(threshold) { exp(-motion.decay * $0) * (1 + abs(odd) * $0) }
        case .overdamped:
            let (slow, fast) = (abs(1 + odd) / 2, abs(1 - odd) / 2)
            return motion.settlingTime(threshold) {
                slow * exp((motion.frequency - motion.decay) * $0) + fast * exp((-motion.frequency - motion.decay) * $0)
            }
        }
    }

    /// The settling time as Core Animation reports it: a multiple of 0.1 seconds from critical damping on, and the
    /// largest `Float` for never.
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
