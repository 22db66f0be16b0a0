/// Cubic timing curves, each stored as its two control points.
package struct TimingCurves: Sendable {
    package let points: [SIMD4<Float>]

    package init(points: [SIMD4<Float>]) { self.points = points }

    package var count: Int { points.count }

    package subscript(index: Int) -> TimingFunction { TimingFunction(TimingCurve(points[index])) }
}
