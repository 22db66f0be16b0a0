/// A cubic curve that a pen follows.
struct StrokeCurve {
    /// The pen's position, and the unit vector to its left (in a y-up plane).
    struct Place {
        var t: Double
        var point: Point
        var normal: Point
    }

    let start: Point
    let end: Point
    /// The curve relative to its start, as polynomial coefficients.
    private let linear: Point
    private let square: Point
    private let cube: Point
    /// The greatest length of the control points' second differences.
    let bend: Double

    init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
        start = p0
        end = p3
        let (first, second) = (p0 - p1 * 2 + p2, p1 - p2 * 2 + p3)
        bend = max(first.length, second.length)
        linear = (p1 - p0) * 3
        square = first * 3
        cube = second - first
    }

    /// A place between pieces of parameter length `step`. It lies slightly outside the curve, by two thirds of the
    /// sagitta, so that the pieces enclose the same area as the curve.
    ///
    /// Where the derivative vanishes, the direction is that from the last place.
    func place(at t: Double, step: Double, after last: Place) -> Place {
        // The second derivative is twice this sum, and the offset is a twelfth of it times the square of the step; see
        // `Flattener`.
        let outwards = (square + cube * (3 * t)) * (-step * step / 6)
        let point = start + (linear + (square + cube * t) * t) * t + outwards
        var normal = (linear + (square * 2 + cube * (3 * t)) * t).leftNormal
        if normal == .zero { normal = (point - last.point).leftNormal }
        if normal == .zero { normal = last.normal }
        return Place(t: t, point: point, normal: normal)
    }
}
