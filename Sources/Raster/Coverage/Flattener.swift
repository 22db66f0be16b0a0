/// Flattens the curves of a path to lines, in pixels.
///
/// The inner points of a curve of `n` lines are moved outwards by `B''(t) / 12 n²`, two thirds of the sagitta
/// `B'' / 8 n²`. The area between an arc and its chord is two thirds of the sagitta times the chord, and moving both
/// ends of a chord by that much adds just as much. Since the curve's own ends stay, the lines miss 1/n of the area
/// that chords between points of the curve would miss.
struct Flattener {
    var edges: EdgeList
    /// The maximum distance between a chord and its arc, in pixels.
    ///
    /// After the shift, points lie at most 0.02 pixels outside the curve and the middles of lines 0.01 inside: a
    /// pixel crossed by one edge is off by about five levels of 255 at most, with either sign along the curve.
    static let tolerance = 0.03
    /// Above this number of lines, that of a quadratic with a bend of 276 pixels, a curve is subdivided, so that
    /// halves outside the clip are skipped.
    private static let maxLineCount = 48.0
    // Halving divides the bend by four. The depth is reached only with coordinates so large that halving them no
    // longer changes the control points.
    private static let maxSubdivisionDepth = 48

    init(_ workspace: UnsafeMutablePointer<CoverageWorkspace>, clip: PixelRect) {
        edges = EdgeList(workspace, clip: clip)
    }

    mutating func add(_ path: Path, through projection: Projection) {
        path.points.withUnsafeBufferPointer { points in
            path.verbs.withUnsafeBufferPointer { add(points, $0, through: projection) }
        }
    }

    /// Adds the subpaths of `verbs` and `points`, whose numbers match.
    mutating func add(
        _ points: UnsafeBufferPointer<Point>, _ verbs: UnsafeBufferPointer<Path.Verb>, through projection: Projection
    ) {
        guard projection.isFinite else { return edges.fail() }
        if projection.isAffine {
            addAffine(points, verbs, projection)
        } else {
            addProjected(points, verbs, projection)
        }
    }

    /// Adds a closed polygon.
    mutating func add(polygon: UnsafeBufferPointer<Point>, through projection: Projection) {
        guard let first = polygon.first else { return }
        guard projection.isFinite else { return edges.fail() }
        edges.limitCount()
        guard projection.isAffine else {
            var plane = NearPlaneClipper()
            plane.begin(HomogeneousPoint(first, projection))
            for i in 1..<polygon.count { plane.add(HomogeneousPoint(polygon[i], projection), &edges) }
            return plane.closeSubpath(&edges)
        }
        let start = projection.apply(first)
        var current = start
        for i in 1..<polygon.count {
            let next = projection.apply(polygon[i])
            edges.addLine(current, next)
            current = next
        }
        edges.addLine(current, start)
    }

    // MARK: Affine projections

    private mutating func addAffine(
        _ points: UnsafeBufferPointer<Point>, _ verbs: UnsafeBufferPointer<Path.Verb>, _ projection: Projection
    ) {
        var i = 0
        var start = Point.zero
        var current = Point.zero
        for verb in verbs {
            edges.limitCount()
            // There are `pointCount` points for every verb, so `i` stays inside.
            switch verb {
            case .move:
                edges.addLine(current, start)
                start = projection.apply(points[i])
                current = start
            case .line:
                let p = projection.apply(points[i])
                edges.addLine(current, p)
                current = p
            case .quad:
                let p = projection.apply(points[i + 1])
                addQuad(current, projection.apply(points[i]), p, depth: 0)
                current = p
            case .cubic:
                let p = projection.apply(points[i + 2])
                addCubic(current, projection.apply(points[i]), projection.apply(points[i + 1]), p, depth: 0)
                current = p
            case .close:
                edges.addLine(current, start)
                current = start
            }
            i += verb.pointCount
        }
        edges.addLine(current, start)
    }

    private mutating func addQuad(_ p0: Point, _ p1: Point, _ p2: Point, depth: Int) {
        guard p0.isFinite, p1.isFinite, p2.isFinite else { return edges.fail() }
        // The distance between a chord and its arc is at most an eighth of the second derivative, 2 bend, by the
        // square of the step: with n steps bend / 4 n².
        let bend = p0 - p1 * 2 + p2
        let count = (bend.length * (0.25 / Self.tolerance)).squareRoot().rounded(.up)
        if count <= 1 || isOutside(p0, p1, p2, p2) { return edges.addLine(p0, p2) }
        if count > Self.maxLineCount, depth < Self.maxSubdivisionDepth {
            let a = p0.mixed(with: p1, 0.5)
            let b = p1.mixed(with: p2, 0.5)
            let m = a.mixed(with: b, 0.5)
            addQuad(p0, a, m, depth: depth + 1)
            addQuad(m, b, p2, depth: depth + 1)
            return
        }
        let n = Int(min(count, Self.maxLineCount))
        let step = 1 / Double(n)
        let rate = (p1 - p0) * 2
        let outwards = bend * (-2.0 / 12 * step * step)
        var last = p0
        for k in 1..<n {
            let t = Double(k) * step
            let p = p0 + (rate + bend * t) * t + outwards
            edges.addLine(last, p)
            last = p
        }
        edges.addLine(last, p2)
    }

    private mutating func addCubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, depth: Int) {
        guard p0.isFinite, p1.isFinite, p2.isFinite, p3.isFinite else { return edges.fail() }
        let bend0 = p0 - p1 * 2 + p2
        let bend1 = p1 - p2 * 2 + p3
        // The second derivative is 6 bend0 at the start, 6 bend1 at the end and evenly mixed between: an eighth of it
        // is at most 3 / 4 of the greater one.
        let bend = max(bend0.length, bend1.length)
        let count = (bend * (0.75 / Self.tolerance)).squareRoot().rounded(.up)
        if count <= 1 || isOutside(p0, p1, p2, p3) { return edges.addLine(p0, p3) }
        if count > Self.maxLineCount, depth < Self.maxSubdivisionDepth {
            let a = p0.mixed(with: p1, 0.5)
            let b = p1.mixed(with: p2, 0.5)
            let c = p2.mixed(with: p3, 0.5)
            let ab = a.mixed(with: b, 0.5)
            let bc = b.mixed(with: c, 0.5)
            let m = ab.mixed(with: bc, 0.5)
            addCubic(p0, a, ab, m, depth: depth + 1)
            addCubic(m, bc, c, p3, depth: depth + 1)
            return
        }
        let n = Int(min(count, Self.maxLineCount))
        let step = 1 / Double(n)
        let c1 = (p1 - p0) * 3
        let c2 = bend0 * 3
        let c3 = bend1 - bend0
        let outwards = -6.0 / 12 * step * step
        var last = p0
        for k in 1..<n {
            let t = Double(k) * step
            let p = p0 + (c1 + (c2 + c3 * t) * t) * t + (bend0 + c3 * t) * outwards
            edges.addLine(last, p)
            last = p
        }
        edges.addLine(last, p3)
    }

    /// True when the curve lies entirely beyond one side of the clip, as then does its chord.
    private func isOutside(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        let clip = edges.clip
        return max(max(a.y, b.y), max(c.y, d.y)) <= clip.minY || min(min(a.y, b.y), min(c.y, d.y)) >= clip.maxY
            || max(max(a.x, b.x), max(c.x, d.x)) <= clip.minX || min(min(a.x, b.x), min(c.x, d.x)) >= clip.maxX
    }

    // MARK: Perspective projections

    private mutating func addProjected(
        _ points: UnsafeBufferPointer<Point>, _ verbs: UnsafeBufferPointer<Path.Verb>, _ projection: Projection
    ) {
        var plane = NearPlaneClipper()
        var i = 0
        for verb in verbs {
            edges.limitCount()
            switch verb {
            case .move:
                plane.closeSubpath(&edges)
                plane.begin(HomogeneousPoint(points[i], projection))
            case .line:
                plane.add(HomogeneousPoint(points[i], projection), &edges)
            case .quad:
                // A quadratic is the cubic whose handles reach two thirds of the way to its control point.
                let control = HomogeneousPoint(points[i], projection)
                let end = HomogeneousPoint(points[i + 1], projection)
                let start = plane.current
                addCubic(
                    start, start.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end, depth: 0,
                    &plane)
            case .cubic:
                addCubic(
                    plane.current, HomogeneousPoint(points[i], projection),
                    HomogeneousPoint(points[i + 1], projection), HomogeneousPoint(points[i + 2], projection),
                    depth: 0, &plane)
            case .close:
                plane.closeSubpath(&edges)
            }
            i += verb.pointCount
        }
        plane.closeSubpath(&edges)
    }

    private mutating func addCubic(
        _ p0: HomogeneousPoint, _ p1: HomogeneousPoint, _ p2: HomogeneousPoint, _ p3: HomogeneousPoint, depth: Int,
        _ plane: inout NearPlaneClipper
    ) {
        guard p0.isFinite, p1.isFinite, p2.isFinite, p3.isFinite else { return edges.fail() }
        let nearest = min(min(p0.w, p1.w), min(p2.w, p3.w))
        if nearest > NearPlaneClipper.distance {
            let (a, b, c, d) = (p0.projected, p1.projected, p2.projected, p3.projected)
            // With positive weights a rational curve lies within its projected control points.
            if Self.isFlat(a, b, c, d) || isOutside(a, b, c, d) { return plane.add(p3, &edges) }
        } else if max(max(p0.w, p1.w), max(p2.w, p3.w)) <= NearPlaneClipper.distance {
            return plane.add(p3, &edges)
        }
        // A curve through the plane of the eye is never flat: subdivision ends at 1/16,384 of the curve.
        guard depth < 14 else { return plane.add(p3, &edges) }
        let a = p0.mixed(with: p1, 0.5)
        let b = p1.mixed(with: p2, 0.5)
        let c = p2.mixed(with: p3, 0.5)
        let ab = a.mixed(with: b, 0.5)
        let bc = b.mixed(with: c, 0.5)
        let m = ab.mixed(with: bc, 0.5)
        addCubic(p0, a, ab, m, depth: depth + 1, &plane)
        addCubic(m, bc, c, p3, depth: depth + 1, &plane)
    }

    private static func isFlat(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        let bend = max((a - b * 2 + c).length, (b - c * 2 + d).length)
        return bend * 0.75 <= tolerance
    }
}
