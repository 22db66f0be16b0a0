public import Foundation

extension Animation {
    /// The same motion, so many seconds later; a negative delay starts within it.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(pace: .delayed(pace, by: delay.isFinite ? delay : 0))
    }

    /// The same motion, so many times as fast. One that is 0, negative or not a number never gets on.
    public func speed(_ speed: Double) -> Animation {
        Animation(pace: .sped(pace, by: speed.isFinite ? max(0, speed) : 0))
    }

    /// The motion so many times, each other time backwards if wanted.
    ///
    /// Fewer than one count as one.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(pace: .repeated(pace, count: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// The motion again and again, each other time backwards if wanted.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(pace: .repeated(pace, count: nil, autoreverses: autoreverses))
    }

    /// The same motion, which counts as complete after so many seconds, although it may go on.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(pace: .logicallyComplete(pace, after: duration.isFinite ? max(0, duration) : 0))
    }

    // MARK: What it computes

    /// The value of a change by `value` after `time` seconds; nil once it is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        pace.animate(value: value, time: time, context: &context)
    }

    /// The velocity of a change by `value` after `time` seconds; nil if unknown.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        pace.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation continues from the state of `previous` instead of running beside it.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        pace.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
