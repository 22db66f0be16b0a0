/// Maps an animation's time to its progress.
package enum TimingFunction: Sendable {
    case linear
    case curve(TimingCurve)
    /// A spring sampled up to `duration` in one iteration.
    case spring(SpringSolver, duration: Double)

    package init(_ curve: TimingCurve) {
        self = curve.isLinear ? .linear : .curve(curve)
    }

    /// The progress at `fraction` of an iteration; outside 0...1 where a spring overshoots.
    package func progress(at fraction: Double) -> Double {
        switch self {
        case .linear: fraction
        case .curve(let curve): curve.value(at: fraction)
        case .spring(let solver, let duration): solver.progress(at: fraction * duration)
        }
    }
}
