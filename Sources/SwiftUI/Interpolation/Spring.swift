public import Foundation
import QuartzCore

/// The motion of a mass on a damped spring, and its parameters.
///
/// Parameters that no spring can have, such as a duration below a millisecond, a negative damping or a non-finite
/// value, are replaced by the nearest valid ones.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/spring)
public struct Spring: Hashable, Sendable {
    /// The mass attached to the spring.
    public let mass: Double
    /// The stiffness coefficient of the spring.
    public let stiffness: Double
    /// The damping coefficient of the spring.
    public let damping: Double

    /// Creates a spring with a perceptual duration, in seconds, and a bounce.
    ///
    /// - Parameter bounce: in -1...1. 0 is critically damped, 1 undamped; negative values are overdamped.
    /// - Parameter duration: the perceptual duration, in seconds.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let bounce = usable(bounce, in: -0.999...1, else: 0)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// Creates a spring with a response, the period of its undamped oscillation in seconds, and a damping ratio.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * .pi / usable(response, in: 1e-3...1e6, else: 0.5)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * usable(dampingRatio, in: 0...1e3, else: 1) * frequency
    }

    /// Creates a spring with physical parameters.
    ///
    /// - Parameter allowOverDamping: whether overdamping is simulated; otherwise it is treated as critical damping.
    /// - Parameter mass: the mass attached to the spring, greater than 0.
    /// - Parameter stiffness: the spring's force per unit of displacement.
    /// - Parameter damping: the damping force per unit of velocity.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = usable(mass, in: 1e-6...1e9, else: 1)
        self.stiffness = usable(stiffness, in: 1e-9...1e9, else: 100)
        let critical = 2 * (self.mass * self.stiffness).squareRoot()
        self.damping = usable(damping, in: 0...(allowOverDamping ? 1e3 * critical : critical), else: critical)
    }

    /// Creates a spring with a settling time.
    ///
    /// - Parameters:
    ///   - dampingRatio: the damping relative to critical damping; at least a thousandth, since less would never
    ///     settle.
    ///   - epsilon: the distance from rest, relative to the total distance, that counts as settled.
    ///   - settlingDuration: the settling time, in seconds.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = usable(settlingDuration, in: 1e-3...1e6, else: 0.5)
        let ratio = usable(dampingRatio, in: 1e-3...1e3, else: 1)
        // The settling time grows with the period: bisected geometrically.
        var (low, high) = (1e-6, 1e9)
        for _ in 0..<100 {
            let middle = (low * high).squareRoot()
            let motion = DampedOscillator(frequency: 2 * .pi / middle, dampingRatio: ratio)
            if motion.settlingTime(distance: 1, velocity: 0, epsilon: epsilon) > duration {
                high = middle
            } else {
                low = middle
            }
        }
        self.init(response: low, dampingRatio: ratio)
    }

    // MARK: Derived parameters

    /// The perceptual duration in seconds: the period of the undamped oscillation.
    public var duration: TimeInterval { response }

    /// The bounce: 0 is critically damped, 1 undamped, negative values are overdamped.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    /// The period of the undamped oscillation, in seconds.
    public var response: Double { 2 * .pi / motion.naturalFrequency }

    /// The damping relative to critical damping; from 1 on, the spring doesn't overshoot.
    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    // MARK: Presets

    /// A spring with a duration of half a second and no bounce.
    public static var smooth: Spring { smooth() }
    /// A spring with a duration of half a second and a bounce of 0.15.
    public static var snappy: Spring { snappy() }
    /// A spring with a duration of half a second and a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }

    /// A spring without bounce, except for an extra bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a bounce of 0.15 plus an extra bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3 plus an extra bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    var motion: DampedOscillator {
        DampedOscillator(frequency: (stiffness / mass).squareRoot(), dampingRatio: dampingRatio)
    }
}

/// Returns the nearest number in a range; `fallback` for NaN.
private func usable(_ value: Double, in range: ClosedRange<Double>, else fallback: Double) -> Double {
    if value.isNaN { return fallback }
    return min(max(value, range.lowerBound), range.upperBound)
}
