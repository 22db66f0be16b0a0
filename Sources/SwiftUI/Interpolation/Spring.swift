public import Foundation
import QuartzCore

/// The motion of a mass on a damped spring, and the numbers that describe it.
///
/// Numbers no spring has are replaced by the nearest one has: a duration below a millisecond, a negative damping, what is
/// not finite.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/spring)
public struct Spring: Hashable, Sendable {
    /// The mass attached to the spring.
    public let mass: Double
    /// The stiffness coefficient of the spring.
    public let stiffness: Double
    /// The damping coefficient of the spring.
    public let damping: Double

    /// A spring with a perceptual duration, in seconds, and a bounce.
    ///
    /// - Parameter bounce: 0 comes to rest soonest, 1 swings without end, and negative values down to -1 creep.
    /// - Parameter duration: the perceived duration, in seconds.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let bounce = usable(bounce, in: -0.999...1, else: 0)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// A spring by the period of its swing without damping, in seconds, and by the part of critical damping it has.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * .pi / usable(response, in: 1e-3...1e6, else: 0.5)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * usable(dampingRatio, in: 0...1e3, else: 1) * frequency
    }

    /// A spring by its physics.
    ///
    /// - Parameter allowOverDamping: whether more than critical damping counts, rather than as critical.
    /// - Parameter mass: what hangs on the spring, greater than 0.
    /// - Parameter stiffness: how strongly the spring pulls for each unit that it is stretched.
    /// - Parameter damping: how strongly the motion is braked for each unit of speed.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = usable(mass, in: 1e-6...1e9, else: 1)
        self.stiffness = usable(stiffness, in: 1e-9...1e9, else: 100)
        let critical = 2 * (self.mass * self.stiffness).squareRoot()
        self.damping = usable(damping, in: 0...(allowOverDamping ? 1e3 * critical : critical), else: critical)
    }

    /// The spring that has come to rest after a time, in seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 is critical damping; at least a thousandth, as less would never rest.
    ///   - epsilon: the distance that counts as rest on a way of one.
    ///   - settlingDuration: when the spring is at rest, in seconds.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = usable(settlingDuration, in: 1e-3...1e6, else: 0.5)
        let ratio = usable(dampingRatio, in: 1e-3...1e3, else: 1)
        // The shorter the swing, the sooner it rests.
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

    // MARK: Other descriptions

    /// The duration of the motion as the eye takes it, in seconds: the period of the swing without damping.
    public var duration: TimeInterval { response }

    /// The bounce: 0 is critically damped, 1 undamped, negative values are overdamped.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    /// The period of the swing without damping, in seconds.
    public var response: Double { 2 * .pi / motion.naturalFrequency }

    /// The damping as a part of the critical one, at which nothing swings over.
    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    // MARK: Springs with names

    /// Half a second without bounce.
    public static var smooth: Spring { smooth() }
    /// Half a second with a bounce of 0.15.
    public static var snappy: Spring { snappy() }
    /// Half a second with a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }

    /// A spring without bounce but the extra one.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a bounce of 0.15 and the extra one.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3 and the extra one.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    var motion: DampedOscillator {
        DampedOscillator(frequency: (stiffness / mass).squareRoot(), dampingRatio: dampingRatio)
    }
}

/// The nearest number of a range; `fallback` for what is not a number.
private func usable(_ value: Double, in range: ClosedRange<Double>, else fallback: Double) -> Double {
    if value.isNaN { return fallback }
    return min(max(value, range.lowerBound), range.upperBound)
}
