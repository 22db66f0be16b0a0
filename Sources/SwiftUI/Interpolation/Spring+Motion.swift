public import Foundation

extension Spring {
    // MARK: Vectors

    /// Returns the value of a motion from zero to `target` after `time` seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let weights = motion.weights(at: time)
        return target + (.zero - target).scaled(by: weights.distance) + initialVelocity.scaled(by: weights.velocity)
    }

    /// Returns the velocity of a motion from zero to `target` after `time` seconds.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let weights = motion.velocityWeights(at: time)
        return (.zero - target).scaled(by: weights.distance) + initialVelocity.scaled(by: weights.velocity)
    }

    /// Advances a motion by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let (distance, speed) = (value - target, velocity)
        let (weights, velocityWeights) = (motion.weights(at: deltaTime), motion.velocityWeights(at: deltaTime))
        value = target + distance.scaled(by: weights.distance) + speed.scaled(by: weights.velocity)
        velocity = distance.scaled(by: velocityWeights.distance) + speed.scaled(by: velocityWeights.velocity)
    }

    /// Returns the force on the mass at a position and a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the settling time of a motion from zero to `target`, in seconds: from then on its envelope is below
    /// `epsilon`.
    ///
    /// Infinity for a spring without damping.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        motion.settlingTime(
            distance: -target.magnitudeSquared.squareRoot(), velocity: initialVelocity.magnitudeSquared.squareRoot(),
            epsilon: epsilon)
    }

    /// The time in which a motion over a distance of one settles to within a thousandth, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    // MARK: Animatable values

    /// Returns the value of a motion between two values after `time` seconds.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        let (from, to) = (fromValue.animatableData, toValue.animatableData)
        var result = toValue
        result.animatableData =
            from + value(target: to - from, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the velocity of a motion between two values after `time` seconds.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the force on the mass at a position and a velocity of the motion between two values.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Returns the settling time of a motion between two values, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
