public import Foundation

/// An animation computed by a custom type.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/customanimation)
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the value of a change by `value` after `time` seconds: from zero to `value`; nil once it is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Returns the velocity of a change by `value` after `time` seconds; nil, the default, if unknown.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether the animation continues from the state of `previous` instead of running beside it. False by default.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        nil
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// A type-erased custom animation, sampled where its progress is needed.
package struct AnyCustomAnimation: Hashable, Sendable {
    package let base: any CustomAnimation

    package init(_ base: any CustomAnimation) { self.base = base }

    package static func == (a: Self, b: Self) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

    private static let rate = 120.0
    /// The maximum sampled duration, in seconds; a longer animation is treated as endless.
    package static let longest = 60.0

    /// The duration in seconds, to a 120th of a second; a minute at most.
    package var duration: TimeInterval { Double(samples.count) / Self.rate }

    /// The progress. Samples are taken from the start, since the context may hold state.
    package func progress(at elapsed: TimeInterval) -> Double {
        guard elapsed > 0 else { return 0 }
        let samples = samples
        guard elapsed * Self.rate < Double(samples.count) else { return 1 }
        let index = Int(elapsed * Self.rate)
        let next = index + 1 < samples.count ? samples[index + 1] : 1
        return samples[index] + (next - samples[index]) * (elapsed * Self.rate - Double(index))
    }

    /// The progress at each 120th of a second, up to the end.
    package var samples: [Double] {
        var context = AnimationContext<Double>()
        var samples: [Double] = []
        while Double(samples.count) < Self.longest * Self.rate {
            let time = Double(samples.count) / Self.rate
            guard let value = base.animate(value: 1.0, time: time, context: &context) else { break }
            samples.append(value.isFinite ? value : 1)
        }
        return samples
    }
}
