/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x, which maps time to progress.
package struct TimingCurve: Sendable, Hashable {
    // x(s) = ((ax s + bx) s + cx) s, and y likewise.
    private let ax, bx, cx: Double
    private let ay, by, cy: Double

    package static let linear = TimingCurve(0, 0, 1, 1)

    /// Creates the curve with control points (x1, y1) and (x2, y2).
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        cx = 3 * x1
        bx = 3 * (x2 - x1) - cx
        ax = 1 - cx - bx
        cy = 3 * y1
        by = 3 * (y2 - y1) - cy
        ay = 1 - cy - by
    }

    /// Creates the curve with two control points.
    package init(_ points: SIMD4<Float>) {
        self.init(Double(points.x), Double(points.y), Double(points.z), Double(points.w))
    }

    package var isLinear: Bool { self == .linear || (ax == ay && bx == by && cx == cy) }

    /// The y of the curve at `x`, accurate to a few ulps. `x` is clamped to 0...1.
    package func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        let s = parameter(at: x)
        return ((ay * s + by) * s + cy) * s
    }

    /// The slope of the curve at `x`, clamped to 0...1: infinite where it is vertical. At an end without a handle it is
    /// 1 for the linear curve and at the beginning, and 0 at the end.
    package func slope(at x: Double) -> Double {
        if isLinear { return 1 }
        let s = x > 0 ? (x < 1 ? parameter(at: x) : 1) : 0
        let run = (3 * ax * s + 2 * bx) * s + cx
        let rise = (3 * ay * s + 2 * by) * s + cy
        // With control points in 0...1, the run is not negative except for rounding errors.
        guard run < 1e-12 else { return rise / run }
        guard abs(rise) < 1e-12 else { return rise > 0 ? .infinity : -.infinity }
        return s < 0.5 ? 1 : 0
    }

    /// Newton's method within a bracket, with bisection when a step would leave it.
    private func parameter(at x: Double) -> Double {
        // x grows with s, as the x of both control points is in 0...1, so the root stays in the bracket. Newton's
        // method converges in a few iterations; where a step would leave the bracket, bisecting takes at most as many
        // iterations as a Double has bits.
        var (low, high) = (0.0, 1.0)
        var s = x
        for _ in 0..<64 {
            let error = ((ax * s + bx) * s + cx) * s - x
            if abs(error) < 1e-15 { return s }
            if error < 0 { low = s } else { high = s }
            let slope = (3 * ax * s + 2 * bx) * s + cx
            let next = s - error / slope
            let isInside = next > low && next < high
            let previous = s
            s = isInside ? next : (low + high) / 2
            if s == previous { return s }
        }
        return s
    }
}
