/// Maps points to a gradient's parameter, which is 0 where the gradient starts and 1 where it ends.
///
/// This is the reference definition, in doubles. Floating-point bitmaps are painted with it, and PDF pages use its
/// parameters; for 8-bit pixels the kernels evaluate the same in floats, a block of pixels at a time, and
/// `GradientKernelTests` compares the two.
package enum GradientGeometry: Sendable, Equatable {
    /// Along the line from `start` to `start + along`. `slope` is the parameter's gradient: `along` divided by its
    /// squared length.
    case linear(start: Point, along: Point, slope: Point)
    /// Circles of radius `radius + t growth` about `start + t along`.
    case radial(start: Point, along: Point, radius: Double, growth: Double)
    /// One turn around `center`, from `angle` radians towards increasing angles.
    case conic(center: Point, angle: Double)

    /// Nil for a line of zero length, or non-finite values.
    package static func line(from start: Point, to end: Point) -> GradientGeometry? {
        let along = end - start
        let square = along.dot(along)
        guard start.isFinite, square > 0, square.isFinite else { return nil }
        return .linear(start: start, along: along, slope: along * (1 / square))
    }

    /// Nil for a negative radius, two identical circles, and non-finite values.
    package static func circles(
        from start: Point, radius: Double, to end: Point, radius endRadius: Double
    ) -> GradientGeometry? {
        guard start.isFinite, (end - start).length.isFinite, radius >= 0, endRadius >= 0, radius.isFinite,
            endRadius.isFinite, start != end || radius != endRadius
        else { return nil }
        return .radial(start: start, along: end - start, radius: radius, growth: endRadius - radius)
    }

    /// Nil for non-finite values.
    package static func turn(around center: Point, from angle: Double) -> GradientGeometry? {
        center.isFinite && angle.isFinite ? .conic(center: center, angle: angle) : nil
    }

    /// The parameter at a point; where several circles pass, the greatest. Nil where nothing is painted: outside
    /// `range`, and where no circle passes. A conic gradient's parameter is always in 0..<1.
    package func parameter(at p: Point, in range: ClosedRange<Double>) -> Double? {
        switch self {
        case .linear(let start, _, let slope):
            let t = (p - start).dot(slope)
            return range.contains(t) ? t : nil
        case .conic(let center, let angle):
            let turn = (arcTangent(y: p.y - center.y, x: p.x - center.x) - angle) / (2 * .pi)
            return turn - turn.rounded(.down)
        case .radial(let start, let along, let radius, let growth):
            // |p - (start + t along)| = radius + t growth, squared: a t t - 2 b t + c = 0.
            let q = p - start
            let a = along.dot(along) - growth * growth
            let b = q.dot(along) + radius * growth
            let c = q.dot(q) - radius * radius
            // Squaring admits roots with negative radii, which are rejected here.
            func isPainted(_ t: Double) -> Bool { range.contains(t) && radius + t * growth >= 0 }
            let (t1, t2) = Self.roots(a, b, c)
            switch (t1.flatMap { isPainted($0) ? $0 : nil }, t2.flatMap { isPainted($0) ? $0 : nil }) {
            case (let t1?, let t2?): return max(t1, t2)
            case (let t1, let t2): return t1 ?? t2
            }
        }
    }

    /// The roots of a t t - 2 b t + c = 0.
    ///
    /// `b` and the root are added with equal signs, and the other solution follows from the product of both, c / a:
    /// subtracting them would cancel the digits of the smaller solution.
    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> (Double?, Double?) {
        // One circle touches the other from inside: the equation is linear.
        if abs(a) < 1e-12 { return (b == 0 ? nil : c / (2 * b), nil) }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return (nil, nil) }
        let root = discriminant.squareRoot()
        let q = b < 0 ? b - root : b + root
        return q == 0 ? (0, nil) : (q / a, c / q)
    }
}
