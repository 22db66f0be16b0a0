/// A cubic Bézier curve; a line has its control points on its chord.
struct Cubic: BitwiseCopyable {
    var p0: Point
    var p1: Point
    var p2: Point
    var p3: Point

    init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    var reversed: Cubic { Cubic(p3, p2, p1, p0) }

    /// The legs of the control polygon, which bound all directions of the curve.
    var legs: (Point, Point, Point) { (p1 - p0, p2 - p1, p3 - p2) }

    func point(at t: Double) -> Point { blossom(t, t, t) }

    func derivative(at t: Double) -> Point {
        let u = 1 - t
        return (p1 - p0) * (3 * u * u) + (p2 - p1) * (6 * u * t) + (p3 - p2) * (3 * t * t)
    }

    /// The part between two parameters; reversed when the second is the smaller.
    func part(from a: Double, to b: Double) -> Cubic {
        Cubic(blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), blossom(b, b, b))
    }

    func split(at t: Double) -> (Cubic, Cubic) {
        let (a, b, c) = (p0.mixed(with: p1, t), p1.mixed(with: p2, t), p2.mixed(with: p3, t))
        let (ab, bc) = (a.mixed(with: b, t), b.mixed(with: c, t))
        let middle = ab.mixed(with: bc, t)
        return (Cubic(p0, a, ab, middle), Cubic(middle, bc, c, p3))
    }

    /// The bounding box of the control points, and so of the curve.
    var box: Box {
        Box(
            minX: min(min(p0.x, p1.x), min(p2.x, p3.x)), minY: min(min(p0.y, p1.y), min(p2.y, p3.y)),
            maxX: max(max(p0.x, p1.x), max(p2.x, p3.x)), maxY: max(max(p0.y, p1.y), max(p2.y, p3.y)))
    }

    /// An upper bound on the distance of the curve and its control points from the chord.
    var deviation: Double { max(p1.distance(toSegment: p0, p3), p2.distance(toSegment: p0, p3)) }

    /// The interior parameters where x or y has an extremum, or at inflections, sorted.
    var turningParameters: [Double] {
        let (a, b, c) = (p1 - p0, p2 - p1, p3 - p2)
        var parameters: [Double] = []
        func add(_ roots: (Double, Double)) {
            for root in [roots.0, roots.1] where root > 1e-9 && root < 1 - 1e-9 { parameters.append(root) }
        }
        // The derivative and, for inflections, its cross product with the second derivative, as Bernstein
        // coefficients.
        add(roots(a.x, b.x, c.x))
        add(roots(a.y, b.y, c.y))
        add(roots(a.cross(b), a.cross(c) / 2, b.cross(c)))
        return parameters.sorted()
    }

    /// The value of the curve's polar form: points on the curve and the control points of its parts.
    private func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
        let q0 = p0.mixed(with: p1, a)
        let q1 = p1.mixed(with: p2, a)
        let q2 = p2.mixed(with: p3, a)
        return q0.mixed(with: q1, b).mixed(with: q1.mixed(with: q2, b), c)
    }
}

extension Point {
    func distance(toSegment a: Point, _ b: Point) -> Double {
        let ab = b - a
        let square = ab.dot(ab)
        guard square > 0 else { return (self - a).length }
        let t = min(max((self - a).dot(ab) / square, 0), 1)
        return (self - a - ab * t).length
    }
}

/// The real roots of the quadratic with Bernstein coefficients `a`, `b`, `c`; NaN for a missing root.
private func roots(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double) {
    let square = a - 2 * b + c
    let half = b - a
    if square == 0 { return (half == 0 ? .nan : -a / (2 * half), .nan) }
    let discriminant = half * half - square * a
    guard discriminant >= 0 else { return (.nan, .nan) }
    // Adds numbers of equal sign, where the textbook formula would suffer cancellation.
    let q = -(half + (half < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    return q == 0 ? (0, .nan) : (q / square, a / q)
}
