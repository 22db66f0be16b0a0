/// How an animation's progress follows its time.
package enum Pacing: Sendable {
    case linear
    case curve(TimingCurve)
    /// A spring whose time runs to `duration` in one run.
    case spring(SpringSolver, duration: Double)

    package init(_ curve: TimingCurve) {
        self = curve.isLinear ? .linear : .curve(curve)
    }

    /// The progress where `fraction` of a run has passed; outside 0...1 where a spring swings over.
    package func progress(at fraction: Double) -> Double {
        switch self {
        case .linear: fraction
        case .curve(let curve): curve.value(at: fraction)
        case .spring(let solver, let duration): solver.progress(at: fraction * duration)
        }
    }
}
