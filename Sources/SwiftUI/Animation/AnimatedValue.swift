/// An animated value.
///
/// Each change adds a leg: its remaining distance, which shrinks to zero as its animation progresses. If a change
/// follows another before that has settled, their legs add up, so that the motion has no jump.
struct AnimatedValue<Value: VectorArithmetic> {
    private(set) var target: Value
    private var legs: [Leg] = []

    private struct Leg {
        let distance: Value
        let pace: AnimationSpec
        let begin: Double
        let duration: Double
    }

    init(_ target: Value) { self.target = target }

    var isRunning: Bool { !legs.isEmpty }

    /// Changes the target, with an animation or immediately.
    mutating func retarget(to newTarget: Value, _ animation: Animation?, now: Double) {
        guard newTarget != target else { return }
        if let pace = animation?.pace, !pace.isInstant {
            legs.append(Leg(distance: newTarget - target, pace: pace, begin: now, duration: pace.duration))
        } else {
            legs = []
        }
        target = newTarget
    }

    /// Returns the current value.
    mutating func value(at now: Double) -> Value {
        legs.removeAll { now - $0.begin >= $0.duration }
        var value = target
        for leg in legs { value -= leg.distance.scaled(by: 1 - leg.pace.progress(at: max(0, now - leg.begin))) }
        return value
    }
}
