/// Breaks a path into contours of straight pieces, fine enough for a pen of the given width.
struct StrokeFlattener {
    private let tolerance: Double
    /// Shorter vectors have no direction to speak of: they are what rounding left of nothing.
    private let shortest: Double
    /// Two directions whose cosine is at least this may be joined by a line without leaving the tolerance.
    private let straightCosine: Double
    private(set) var contours: [StrokeContour] = []
    private var contour = StrokeContour()
    private var current = Point.zero
    private var start = Point.zero

    init(tolerance: Double, halfWidth: Double) {
        self.tolerance = tolerance
        shortest = tolerance * 1e-3
        straightCosine = cosine(of: PenArc.step(tolerance: tolerance, radius: halfWidth))
    }

    mutating func flatten(_ path: Path) {
        var i = 0
        for verb in path.verbs {
            switch verb {
            case .move:
                finish()
                current = path.points[i]
                start = current
            case .line:
                addLine(to: path.points[i])
            case .quad:
                let c = path.points[i]
                let end = path.points[i + 1]
                addCurve(current.mixed(with: c, 2.0 / 3), end.mixed(with: c, 2.0 / 3), end)
            case .cubic:
                addCurve(path.points[i], path.points[i + 1], path.points[i + 2])
            case .close:
                addLine(to: start)
                contour.isClosed = true
                finish()
                current = start
            }
            i += verb.pointCount
        }
        finish()
    }

    private mutating func finish() {
        if contour.dot != nil { contours.append(contour) }
        contour = StrokeContour()
    }

    private mutating func addLine(to p: Point) {
        if contour.dot == nil { contour.dot = current }
        guard isApart(current, p) else { return }
        let normal = (p - current).leftNormal
        contour.segments.append(StrokeSegment(start: current, end: p, startNormal: normal, endNormal: normal))
        current = p
    }

    private mutating func addCurve(_ c1: Point, _ c2: Point, _ end: Point) {
        if contour.dot == nil { contour.dot = current }
        let count = contour.segments.count
        addCubic(current, c1, c2, end, depth: 0)
        // A curve too small to have a direction leaves the current point, so that many of them still add up.
        if contour.segments.count > count { current = end }
    }

    private mutating func addCubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, depth: Int) {
        // A handle of no length takes its direction from the next point.
        let startNormal = firstNormal(from: p0, p1, p2, p3)
        let endNormal = -firstNormal(from: p3, p2, p1, p0)
        guard startNormal != .zero, endNormal != .zero else { return }
        let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
        let isFlat = bend * 0.75 <= tolerance && startNormal.dot(endNormal) >= straightCosine
        if isFlat || depth == 12 {
            if p0 != p3 {
                contour.segments.append(
                    StrokeSegment(start: p0, end: p3, startNormal: startNormal, endNormal: endNormal))
            }
            return
        }
        let a = p0.mixed(with: p1, 0.5)
        let b = p1.mixed(with: p2, 0.5)
        let c = p2.mixed(with: p3, 0.5)
        let ab = a.mixed(with: b, 0.5)
        let bc = b.mixed(with: c, 0.5)
        let m = ab.mixed(with: bc, 0.5)
        addCubic(p0, a, ab, m, depth: depth + 1)
        addCubic(m, bc, c, p3, depth: depth + 1)
    }

    /// The normal of the way to the first of three points that is far enough away to have a direction.
    private func firstNormal(from p: Point, _ a: Point, _ b: Point, _ c: Point) -> Point {
        if isApart(p, a) { return (a - p).leftNormal }
        if isApart(p, b) { return (b - p).leftNormal }
        return isApart(p, c) ? (c - p).leftNormal : .zero
    }

    @inline(__always)
    private func isApart(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) > shortest || abs(a.y - b.y) > shortest }
}
