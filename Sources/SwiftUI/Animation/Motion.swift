/// A value on its way from what it was to what it is.
///
/// Each change adds a leg: the distance that is left of it, which shrinks to nothing as its animation goes. Where one
/// change follows another before the first has come to rest, their legs add up, so there is no jolt.
struct Motion<Value: VectorArithmetic> {
    private(set) var target: Value
    private var legs: [Leg] = []

    private struct Leg {
        let distance: Value
        let pace: AnimationPace
        let begin: Double
        let duration: Double
    }

    init(_ target: Value) { self.target = target }

    var isRunning: Bool { !legs.isEmpty }

    /// Sets out for another value: by an animation, or at once.
    mutating func retarget(to newTarget: Value, _ animation: Animation?, now: Double) {
        guard newTarget != target else { return }
        if let pace = animation?.pace, !pace.isInstant {
            legs.append(Leg(distance: newTarget - target, pace: pace, begin: now, duration: pace.duration))
        } else {
            legs = []
        }
        target = newTarget
    }

    /// Where the value is.
    mutating func value(at now: Double) -> Value {
        legs.removeAll { now - $0.begin >= $0.duration }
        var value = target
        for leg in legs { value -= leg.distance.scaled(by: 1 - leg.pace.progress(at: max(0, now - leg.begin))) }
        return value
    }
}
