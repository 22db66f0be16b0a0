package import Foundation

/// The content of an `Animation`.
package indirect enum AnimationSpec: Hashable, Sendable {
    /// The default animation.
    case standard
    case curve(UnitCurve, duration: TimeInterval)
    /// `takesOver` determines whether it continues an animation that it follows, with its velocity, or runs beside it.
    case spring(Spring, initialVelocity: Double, takesOver: Bool)
    case delayed(AnimationSpec, by: TimeInterval)
    case sped(AnimationSpec, by: Double)
    /// A count of nil repeats forever.
    case repeated(AnimationSpec, count: Int?, autoreverses: Bool)
    case logicallyComplete(AnimationSpec, after: TimeInterval)
    case custom(AnyCustomAnimation)

    /// The spring of the standard animation: a response of 0.55 seconds and critical damping.
    package static let standardSpring = AnimationSpec.spring(
        Spring(response: 0.55, dampingRatio: 1), initialVelocity: 0, takesOver: true)

    /// The duration in seconds; infinity if it never ends.
    package var duration: TimeInterval {
        switch self {
        case .standard: AnimationSpec.standardSpring.duration
        case .curve(_, let duration): duration
        case .spring(let spring, let velocity, _):
            spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
        case .delayed(let base, let delay): max(0, base.duration + delay)
        case .sped(let base, let speed): speed > 0 ? base.duration / speed : .infinity
        case .repeated(let base, let count, _): count.map { base.duration * Double($0) } ?? .infinity
        case .logicallyComplete(let base, _): base.duration
        case .custom(let custom): custom.duration
        }
    }

    /// The time of logical completion, in seconds: for a spring the perceptual duration, before it has settled.
    package var logicalDuration: TimeInterval {
        switch self {
        case .standard: AnimationSpec.standardSpring.logicalDuration
        case .curve(_, let duration): duration
        case .spring(let spring, _, _): spring.duration
        case .delayed(let base, let delay): max(0, base.logicalDuration + delay)
        case .sped(let base, let speed): speed > 0 ? base.logicalDuration / speed : .infinity
        case .repeated(let base, let count, _):
            count.map { base.duration * Double($0 - 1) + base.logicalDuration } ?? .infinity
        case .logicallyComplete(_, let duration): duration
        case .custom(let custom): custom.duration
        }
    }

    /// The progress after `elapsed` seconds: from 0 to 1, and beyond where a spring overshoots. After the end it stays
    /// at the final value.
    package func progress(at elapsed: TimeInterval) -> Double {
        switch self {
        case .standard: return AnimationSpec.standardSpring.progress(at: elapsed)
        case .curve(let curve, let duration): return duration > 0 ? curve.value(at: elapsed / duration) : 1
        case .spring(let spring, let velocity, _):
            return spring.value(target: 1.0, initialVelocity: velocity, time: elapsed)
        case .delayed(let base, let delay): return elapsed < delay ? 0 : base.progress(at: elapsed - delay)
        case .sped(let base, let speed): return base.progress(at: elapsed * speed)
        case .repeated(let base, let count, let autoreverses):
            let period = base.duration
            guard period > 0, period.isFinite, elapsed > 0 else { return base.progress(at: elapsed) }
            let last = count.map { Double($0 - 1) } ?? .infinity
            let turn = min((elapsed / period).rounded(.down), last)
            let local = min(elapsed - turn * period, period)
            let isBackwards = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
            return base.progress(at: isBackwards ? period - local : local)
        case .logicallyComplete(let base, _): return base.progress(at: elapsed)
        case .custom(let custom): return custom.progress(at: elapsed)
        }
    }

    /// The velocity of the progress after `elapsed` seconds, in total distances per second.
    package func velocity(at elapsed: TimeInterval) -> Double {
        if case .standard = self { return AnimationSpec.standardSpring.velocity(at: elapsed) }
        if case .spring(let spring, let velocity, _) = self {
            return spring.velocity(target: 1.0, initialVelocity: velocity, time: elapsed)
        }
        let reach = 1e-4
        let low = max(0, elapsed - reach)
        return (progress(at: elapsed + reach) - progress(at: low)) / (elapsed + reach - low)
    }

    /// Whether the change is immediate, so that no animation is visible.
    package var isInstant: Bool {
        switch self {
        case .repeated(let base, _, _), .sped(let base, _), .logicallyComplete(let base, _): base.isInstant
        case .delayed(let base, let delay): base.isInstant && delay <= 0
        case .curve, .spring, .standard, .custom: duration <= 0
        }
    }

    /// Whether it continues the animation that it follows, with its velocity.
    package var takesOver: Bool {
        switch self {
        case .standard: true
        case .spring(_, _, let takesOver): takesOver
        case .curve, .custom: false
        case .delayed(let base, _), .sped(let base, _), .repeated(let base, _, _), .logicallyComplete(let base, _):
            base.takesOver
        }
    }
}

extension AnimationSpec: CustomAnimation {
    package func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        if case .custom(let custom) = self { return custom.base.animate(value: value, time: time, context: &context) }
        context.isLogicallyComplete = time >= logicalDuration
        return time < duration ? value.scaled(by: progress(at: time)) : nil
    }

    package func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        if case .custom(let custom) = self { return custom.base.velocity(value: value, time: time, context: context) }
        return value.scaled(by: velocity(at: time))
    }

    package func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        if case .custom(let custom) = self {
            return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        }
        return takesOver && previous.pace.takesOver
    }
}
