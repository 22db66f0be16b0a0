import Raster

/// One piece of a path between two points.
enum PathSegment {
    case line(Point, Point)
    case quad(Point, Point, Point)
    case cubic(Point, Point, Point, Point)
}

extension Path {
    /// Calls `body` with each segment, including the lines that close subpaths.
    ///
    /// A fill closes every subpath, so the missing lines are added for it too.
    func forEachSegment(closingAll: Bool = false, _ body: (PathSegment) -> Void) {
        var start = Point.zero
        var current = Point.zero
        var next = 0
        for verb in verbs {
            switch verb {
            case .move:
                if closingAll, current != start { body(.line(current, start)) }
                start = points[next]
                current = start
            case .line:
                body(.line(current, points[next]))
                current = points[next]
            case .quad:
                body(.quad(current, points[next], points[next + 1]))
                current = points[next + 1]
            case .cubic:
                body(.cubic(current, points[next], points[next + 1], points[next + 2]))
                current = points[next + 2]
            case .close:
                if current != start { body(.line(current, start)) }
                current = start
            }
            next += verb.pointCount
        }
        if closingAll, current != start { body(.line(current, start)) }
    }
}

extension PathSegment {
    func point(at t: Double) -> Point {
        switch self {
        case .line(let a, let b):
            return a.mixed(with: b, t)
        case .quad(let a, let b, let c):
            return a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
        case .cubic(let a, let b, let c, let d):
            let (ab, bc, cd) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
            return ab.mixed(with: bc, t).mixed(with: bc.mixed(with: cd, t), t)
        }
    }

    var end: Point {
        switch self {
        case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p): p
        }
    }

    var start: Point {
        switch self {
        case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p
        }
    }

    /// Returns the parameters, strictly between the ends and in ascending order, at which the coordinate read by `axis`
    /// has a local extremum.
    func turns(along axis: (Point) -> Double) -> [Double] {
        var turns: [Double] = []
        forEachTurn(along: axis) { turns.append($0) }
        return turns
    }

    /// Calls `body` with each of these parameters, in order.
    @inline(__always)
    func forEachTurn(along axis: (Point) -> Double, _ body: (Double) -> Void) {
        func take(_ t: Double) { if t > 0, t < 1 { body(t) } }
        switch self {
        case .line: break
        case .quad(let a, let b, let c):
            let (p, q, r) = (axis(a), axis(b), axis(c))
            take((p - q) / (p - 2 * q + r))
        case .cubic(let a, let b, let c, let d):
            // The derivative, a quadratic in Bernstein form.
            let (p, q, r) = (axis(b) - axis(a), axis(c) - axis(b), axis(d) - axis(c))
            let (first, second) = quadraticRoots(p - 2 * q + r, 2 * (q - p), p)
            take(min(first, second))
            if first != second { take(max(first, second)) }
        }
    }
}

/// Returns the real roots of `a t^2 + b t + c`, without the cancellation errors of the textbook formula. A single root
/// is returned twice, and infinity stands for none.
private func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double) {
    if a == 0 { return b == 0 ? (.infinity, .infinity) : (-c / b, -c / b) }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return (.infinity, .infinity) }
    let q = -0.5 * (b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    return q == 0 ? (0, 0) : (q / a, c / q)
}
