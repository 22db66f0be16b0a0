/// Flattens a path to contours of straight pieces that are fine enough for a pen of the given width.
struct StrokeFlattener {
    private let tolerance: Double
    /// Shorter vectors are rounding residue, without a reliable direction.
    private let shortest: Double
    private let straightCosine: Double
    /// Memory for the pieces of the current contour.
    private let memory: UnsafeMutablePointer<StrokeScratch>
    private var contour = StrokeContour()
    /// The number of pieces beyond which a contour is continued in another part.
    private let longestPart: Int
    private static let maxStepCount = 4096.0
    private static let maxSubdivisionDepth = 12
    private var current = Point.zero
    private var start = Point.zero

    /// The memory must outlive the flattener, which stores one contour at a time in it.
    init(tolerance: Double, _ pen: Pen, _ memory: UnsafeMutablePointer<StrokeScratch>, longestPart: Int) {
        self.memory = memory
        self.longestPart = longestPart
        self.tolerance = tolerance
        shortest = tolerance * 1e-3
        straightCosine = pen.straightCosine
    }

    /// Calls `body` with each contour, or part of one, whose segments are valid until it returns.
    mutating func flatten(_ path: Path, _ body: (StrokeContour) -> Void) {
        memory.pointee.segments.removeAll()
        var i = 0
        for verb in path.verbs {
            if memory.pointee.segments.count > longestPart { finishPart(body) }
            switch verb {
            case .move:
                finish(body)
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
                finish(body)
                current = start
            }
            i += verb.pointCount
        }
        finish(body)
    }

    private mutating func finishPart(_ body: (StrokeContour) -> Void) {
        let segments = memory.pointee.segments.elements
        guard let first = segments.first, let last = segments.last else { return }
        body(contour)
        contour.earlier = (contour.earlier?.first ?? first, last)
        memory.pointee.segments.removeAll()
    }

    private mutating func finish(_ body: (StrokeContour) -> Void) {
        contour.isEnd = true
        if contour.dot != nil { body(contour) }
        contour = StrokeContour()
        memory.pointee.segments.removeAll()
    }

    private mutating func addLine(to p: Point) {
        if contour.dot == nil { contour.dot = current }
        guard isDisjoint(current, p) else { return }
        let normal = (p - current).leftNormal
        memory.pointee.segments.append(StrokeSegment(start: current, end: p, startNormal: normal, endNormal: normal))
        current = p
    }

    private mutating func addCurve(_ c1: Point, _ c2: Point, _ end: Point) {
        if contour.dot == nil { contour.dot = current }
        let count = memory.pointee.segments.count
        // A zero-length handle takes its direction from the next point.
        let startNormal = firstNormal(from: current, c1, c2, end)
        let endNormal = -firstNormal(from: end, c2, c1, current)
        // A curve too small to have a direction does not move the current point, so that many of them still add up.
        guard startNormal != .zero, endNormal != .zero else { return }
        addPieces(StrokeCurve(current, c1, c2, end), startNormal, endNormal)
        if memory.pointee.segments.count > count { current = end }
    }

    /// Adds pieces at equal steps of the parameter, enough to stay within the tolerance, and splits those whose ends
    /// turn too far.
    private func addPieces(_ curve: StrokeCurve, _ startNormal: Point, _ endNormal: Point) {
        // The second derivative is at most 6 · bend, so a chord over 1/n of the parameter deviates by at most 6/8 ·
        // bend / n².
        let count = (curve.bend * 0.75 / tolerance).squareRoot().rounded(.up)
        let steps = Int(min(max(count, 1), Self.maxStepCount))
        // The steps keep the path itself within the tolerance. The pen's outer side is longer: where it turns too far
        // in one step, `addPiece` splits it.
        let length = 1 / Double(steps)
        var last = StrokeCurve.Place(t: 0, point: curve.start, normal: startNormal)
        for step in 1..<steps {
            let place = curve.place(at: Double(step) * length, step: length, after: last)
            addPiece(curve, last, place, depth: 0)
            last = place
        }
        addPiece(curve, last, StrokeCurve.Place(t: 1, point: curve.end, normal: endNormal), depth: 0)
    }

    private func addPiece(_ curve: StrokeCurve, _ a: StrokeCurve.Place, _ b: StrokeCurve.Place, depth: Int) {
        guard a.normal.dot(b.normal) < straightCosine, depth < Self.maxSubdivisionDepth else {
            if a.point != b.point {
                memory.pointee.segments.append(
                    StrokeSegment(start: a.point, end: b.point, startNormal: a.normal, endNormal: b.normal))
            }
            return
        }
        let middle = curve.place(at: (a.t + b.t) / 2, step: (b.t - a.t) / 2, after: a)
        addPiece(curve, a, middle, depth: depth + 1)
        addPiece(curve, middle, b, depth: depth + 1)
    }

    /// The normal of the direction to the first of three points that is far enough away to have one.
    private func firstNormal(from p: Point, _ a: Point, _ b: Point, _ c: Point) -> Point {
        if isDisjoint(p, a) { return (a - p).leftNormal }
        if isDisjoint(p, b) { return (b - p).leftNormal }
        return isDisjoint(p, c) ? (c - p).leftNormal : .zero
    }

    @inline(__always)
    private func isDisjoint(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) > shortest || abs(a.y - b.y) > shortest }
}
