public import Foundation

extension Animation {
    /// Delays the animation by a number of seconds; a negative delay starts within it.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(pace: .delayed(pace, by: delay.isFinite ? delay : 0))
    }

    /// Changes the speed of the animation by a factor. With a factor that is 0, negative or NaN it never progresses.
    public func speed(_ speed: Double) -> Animation {
        Animation(pace: .sped(pace, by: speed.isFinite ? max(0, speed) : 0))
    }

    /// Repeats the animation a number of times, reversing every other time by default.
    ///
    /// A count below one is treated as one.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(pace: .repeated(pace, count: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// Repeats the animation forever, reversing every other time by default.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(pace: .repeated(pace, count: nil, autoreverses: autoreverses))
    }

    /// Makes the animation logically complete after a number of seconds, although it may continue.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(pace: .logicallyComplete(pace, after: duration.isFinite ? max(0, duration) : 0))
    }

    // MARK: Evaluation

    /// Returns the value of a change by `value` after `time` seconds; nil once it is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        pace.animate(value: value, time: time, context: &context)
    }

    /// Returns the velocity of a change by `value` after `time` seconds; nil if unknown.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        pace.velocity(value: value, time: time, context: context)
    }

    /// Returns whether this animation continues from the state of `previous` instead of running beside it.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        pace.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
