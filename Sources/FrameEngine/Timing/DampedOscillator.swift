import Foundation

/// The closed-form solution of `x'' + 2 r w x' + w^2 x = 0`, where x is the displacement from rest, w the undamped
/// frequency and r the damping ratio.
package struct DampedOscillator: Sendable, Hashable {
    /// The three cases of the equation's solution.
    package enum Damping: Sendable { case underdamped, critical, overdamped }

    package let damping: Damping
    /// The undamped angular frequency, in radians per second.
    package let naturalFrequency: Double
    /// The rate at which the envelope decays, per second.
    package let decay: Double
    /// The damped angular frequency, in radians per second; for an overdamped oscillator, the rate at which the two
    /// exponentials diverge.
    package let frequency: Double

    package init(frequency natural: Double, dampingRatio: Double) {
        naturalFrequency = natural
        // So close to critical that the other forms would divide by almost zero.
        if abs(dampingRatio - 1) < 1e-9 {
            damping = .critical
            decay = natural
            frequency = 0
        } else {
            damping = dampingRatio < 1 ? .underdamped : .overdamped
            decay = dampingRatio * natural
            frequency = natural * abs(1 - dampingRatio * dampingRatio).squareRoot()
        }
    }

    /// The solution that starts at 1 and the one that starts at 0, both before the envelope: the cosine and the sine,
    /// one and the time itself, or the hyperbolic functions.
    @inline(__always)
    private func basis(at t: Double) -> (envelope: Double, even: Double, odd: Double) {
        switch damping {
        case .underdamped:
            // Beyond the largest phase that a Double can represent, the phase is arbitrary.
            let phase = (frequency * t).isFinite ? frequency * t : 0
            return (exp(-decay * t), cos(phase), sin(phase))
        case .critical:
            let envelope = exp(-decay * t)
            return envelope == 0 ? (0, 0, 0) : (envelope, 1, t)
        case .overdamped:
            // The hyperbolic functions with the envelope multiplied in, as they overflow before the product does.
            let (slow, fast) = (exp((frequency - decay) * t), exp((-frequency - decay) * t))
            return (1, (slow + fast) / 2, (slow - fast) / 2)
        }
    }

    /// The displacement at `time` in a motion that starts at a displacement of 1.
    ///
    /// - Parameter part: the coefficient of the odd solution, from `oddPart(distance:velocity:)`.
    @inline(__always)
    func distance(at time: Double, odd part: Double) -> Double {
        let basis = basis(at: time)
        return basis.envelope * (basis.even + part * basis.odd)
    }

    /// The coefficient of the odd solution in a motion with these initial values.
    func oddPart(distance: Double, velocity: Double) -> Double {
        let push = velocity + decay * distance
        return damping == .critical ? push : push / frequency
    }

    /// The displacements at `time` due to a unit displacement and a unit velocity at the start.
    package func weights(at time: Double) -> (distance: Double, velocity: Double) {
        let t = time.isFinite ? max(0, time) : (time > 0 ? .greatestFiniteMagnitude : 0)
        let basis = basis(at: t)
        let sine = damping == .critical ? basis.odd : basis.odd / frequency
        // With the envelope e^(-dt), x(0) = 1 and x'(0) = 0 give e^(-dt) (cos wt + d/w sin wt), and x(0) = 0 and x'(0)
        // = 1 give e^(-dt) sin(wt) / w; the other cases are analogous.
        return (basis.envelope * (basis.even + decay * sine), basis.envelope * sine)
    }

    /// The corresponding velocities: the derivatives of the weights.
    package func velocityWeights(at time: Double) -> (distance: Double, velocity: Double) {
        // The derivative of the second solution v is u - 2 d v, and that of the first, u, is -w₀² v: both follow from
        // the equation, without its sines.
        let weights = weights(at: time)
        return (
            -naturalFrequency * naturalFrequency * weights.velocity, weights.distance - 2 * decay * weights.velocity
        )
    }

    // MARK: Settling time

    /// The time from which the envelope of a motion stays below `epsilon`; infinity for never.
    ///
    /// - Parameters:
    ///   - distance: the distance from rest at the start.
    ///   - velocity: the velocity at the start, positive away from rest.
    package func settlingTime(distance: Double, velocity: Double, epsilon: Double) -> Double {
        let start = abs(distance)
        let odd = abs(oddPart(distance: distance, velocity: velocity))
        guard epsilon > 0, start.isFinite, odd.isFinite else { return .infinity }
        switch damping {
        case .underdamped: return settlingTime(epsilon) { exp(-decay * $0) * (start + odd) }
        case .critical: return settlingTime(epsilon) { exp(-decay * $0) * (start + odd * $0) }
        case .overdamped: return settlingTime(epsilon) { exp((frequency - decay) * $0) * (start + odd) }
        }
    }

    /// The time from which an envelope of this motion stays below `epsilon`, by bisection; infinity for never.
    func settlingTime(_ epsilon: Double, _ envelope: (Double) -> Double) -> Double {
        let slowest = damping == .overdamped ? decay - frequency : decay
        guard slowest > 0 else { return envelope(0) <= epsilon ? 0 : .infinity }
        // The critical envelope may grow up to this time, but not later.
        var (low, high) = (0.0, 1 / slowest)
        while envelope(high) > epsilon, high.isFinite { (low, high) = (high, 2 * high) }
        guard high.isFinite else { return .infinity }
        // More bisections than a Double has bits.
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) > epsilon { low = middle } else { high = middle }
        }
        return low == 0 && envelope(0) <= epsilon ? 0 : high
    }
}
