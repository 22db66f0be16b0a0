/// A path with the lengths of its segments, so that it can be cut at distances along it.
struct MeasuredPath {
    /// A line or a cubic; quadratics are stored as cubics.
    struct Segment {
        var p0: Point
        var p1: Point
        var p2: Point
        var p3: Point
        var isLine: Bool
        /// Distance from the subpath's start.
        var start: Double
        var length: Double
        /// The range in `table` of a curve's cumulative lengths at equal steps of its parameter.
        var table: Range<Int>
    }

    struct Subpath {
        var segments: Range<Int>
        var isClosed: Bool
        var length: Double
    }

    private(set) var segments: [Segment] = []
    private(set) var subpaths: [Subpath] = []
    private var table: [Double] = []
    var length: Double { subpaths.reduce(0) { $0 + $1.length } }

    init(_ path: Path, tolerance: Double) {
        var i = 0
        var current = Point.zero
        var start = Point.zero
        var first = 0
        var length = 0.0
        func finish(isClosed: Bool) {
            if first < segments.count {
                subpaths.append(Subpath(segments: first..<segments.count, isClosed: isClosed, length: length))
            }
            first = segments.count
            length = 0
        }
        func addLine(to p: Point) {
            let distance = (p - current).length
            segments.append(
                Segment(
                    p0: current, p1: current, p2: p, p3: p, isLine: true, start: length, length: distance,
                    table: 0..<0))
            length += distance
            current = p
        }
        func addCubic(_ p1: Point, _ p2: Point, _ p3: Point) {
            var segment = Segment(
                p0: current, p1: p1, p2: p2, p3: p3, isLine: false, start: length, length: 0, table: 0..<0)
            segment.table = Self.measure(segment, tolerance: tolerance, &table)
            segment.length = table[segment.table.upperBound - 1]
            segments.append(segment)
            length += segment.length
            current = p3
        }
        for verb in path.verbs {
            switch verb {
            case .move:
                finish(isClosed: false)
                current = path.points[i]
                start = current
            case .line:
                addLine(to: path.points[i])
            case .quad:
                let control = path.points[i]
                let end = path.points[i + 1]
                addCubic(current.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end)
            case .cubic:
                addCubic(path.points[i], path.points[i + 1], path.points[i + 2])
            case .close:
                if current != start { addLine(to: start) }
                finish(isClosed: true)
            }
            i += verb.pointCount
        }
        finish(isClosed: false)
    }

    /// Appends the part of a subpath between two distances from its start; `continues` extends `path` instead of
    /// starting a subpath.
    func append(_ subpath: Subpath, from a: Double, to b: Double, continues: Bool = false, to path: inout Path) {
        var continues = continues
        for segment in segments[subpath.segments] {
            let low = max(a - segment.start, 0)
            let high = min(b - segment.start, segment.length)
            guard low < high else { continue }
            let t0 = parameter(at: low, on: segment)
            let t1 = parameter(at: high, on: segment)
            let piece = segment.part(from: t0, to: t1)
            if !continues { path.move(to: piece.p0) }
            if segment.isLine {
                path.addLine(to: piece.p3)
            } else {
                path.addCubic(control1: piece.p1, control2: piece.p2, to: piece.p3)
            }
            continues = true
        }
    }

    /// The point at a distance along a subpath, and the unit tangent there.
    func place(at distance: Double, on subpath: Subpath) -> (point: Point, direction: Point) {
        let range = subpath.segments
        var i = range.lowerBound
        while i + 1 < range.upperBound, segments[i + 1].start <= distance { i += 1 }
        let segment = segments[i]
        let t = parameter(at: min(max(distance - segment.start, 0), segment.length), on: segment)
        // Uses the longer part of the segment, as the control points of a short one nearly coincide and give no
        // reliable tangent.
        let rest = t < 0.5 ? segment.part(from: t, to: 1) : segment.part(from: 0, to: t)
        let point = t < 0.5 ? rest.p0 : rest.p3
        let normal = (t < 0.5 ? rest.p1 - rest.p0 : rest.p3 - rest.p2).leftNormal
        let direction = normal == .zero ? (segment.p3 - segment.p0).leftNormal : normal
        return (point, Point(direction.y, -direction.x))
    }

    // MARK: Arc length

    private func parameter(at distance: Double, on segment: Segment) -> Double {
        if distance <= 0 { return 0 }
        if distance >= segment.length { return 1 }
        if segment.isLine { return distance / segment.length }
        var low = segment.table.lowerBound
        var high = segment.table.upperBound - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if table[middle] <= distance { low = middle } else { high = middle }
        }
        // Linear between entries: within a step the speed hardly changes.
        let step = table[high] - table[low]
        let within = step > 0 ? (distance - table[low]) / step : 0
        return (Double(low - segment.table.lowerBound) + within) / Double(segment.table.count - 1)
    }

    private static func measure(_ s: Segment, tolerance: Double, _ table: inout [Double]) -> Range<Int> {
        let bend = max((s.p0 - s.p1 * 2 + s.p2).length, (s.p1 - s.p2 * 2 + s.p3).length)
        // As many steps as the curve has lines when flattened, but enough for a table even for a slight bend.
        let count = Int(min(max((bend * 0.75 / tolerance).squareRoot(), 8), 256))
        let first = table.count
        table.append(0)
        var length = 0.0
        for k in 0..<count {
            // Three-point Gauss-Legendre quadrature, with nodes at ±√(3/5) of half a step and weights of 5, 8 and 5
            // eighteenths, is exact for polynomials of degree five. The speed is the square root of one of degree four,
            // and is smooth wherever the curve has no cusp.
            let middle = (Double(k) + 0.5) / Double(count)
            let reach = 0.7745966692414834 * 0.5 / Double(count)
            let speed = (5 * s.speed(middle - reach) + 8 * s.speed(middle) + 5 * s.speed(middle + reach)) / 18
            length += speed / Double(count)
            table.append(length)
        }
        return first..<table.count
    }
}

extension MeasuredPath.Segment {
    func speed(_ t: Double) -> Double {
        let u = 1 - t
        return ((p1 - p0) * (3 * u * u) + (p2 - p1) * (6 * u * t) + (p3 - p2) * (3 * t * t)).length
    }

    /// The part between two parameters.
    func part(from t0: Double, to t1: Double) -> (p0: Point, p1: Point, p2: Point, p3: Point) {
        if isLine {
            let (a, b) = (p0.mixed(with: p3, t0), p0.mixed(with: p3, t1))
            return (a, a, b, b)
        }
        // The blossom of the cubic at the two parameters gives the part's control points.
        return (blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
    }

    private func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
        let q0 = p0.mixed(with: p1, a)
        let q1 = p1.mixed(with: p2, a)
        let q2 = p2.mixed(with: p3, a)
        return q0.mixed(with: q1, b).mixed(with: q1.mixed(with: q2, b), c)
    }
}
