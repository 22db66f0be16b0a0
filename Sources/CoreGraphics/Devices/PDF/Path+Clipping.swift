import Raster

extension Path {
    /// Returns a path that fills the same part of `box` as this one, and does not extend beyond it.
    ///
    /// A path with a coordinate that is not finite fills nothing. A path that is cut has its curves flattened: finely
    /// on the page, less so around it, and coarsely where not even a shadow can reach the page.
    func cut(to box: Box, on page: Box) -> Path {
        if points.allSatisfy(box.contains) { return self }
        guard points.allSatisfy(\.isFinite) else { return Path() }
        var cutter = PolygonClipper(box: box, page: page)
        forEachSegment(closingAll: true) { segment in
            if segment.start != cutter.last || cutter.polygon.isEmpty {
                cutter.endPolygon()
                cutter.polygon = [segment.start]
            }
            cutter.add(segment, depth: 0)
        }
        cutter.endPolygon()
        return cutter.path
    }
}

/// Flattens a path's subpaths to polygons and clips them to a box by Sutherland and Hodgman's algorithm. Clipped parts
/// leave lines along the sides, which preserve the winding inside.
private struct PolygonClipper {
    let box: Box
    let page: Box
    /// The page and its surroundings that may cast a shadow on it.
    private let near: Box
    var path = Path()
    var polygon: [Point] = []

    /// The maximum distance of a line from its curve, in points, on the page and around it.
    private static let (tolerance, toleranceAround) = (0.01, 1.0)
    private static let maxSubdivisionDepth = 40
    private static let widthAround = 16_384.0

    init(box: Box, page: Box) {
        self.box = box
        self.page = page
        near = Box(
            minX: page.minX - Self.widthAround, minY: page.minY - Self.widthAround, maxX: page.maxX + Self.widthAround,
            maxY: page.maxY + Self.widthAround)
    }

    var last: Point? { polygon.last }

    mutating func add(_ segment: PathSegment, depth: Int) {
        let bend = segment.bend
        // A segment beyond one side of a box has its chord beyond that side too, so the winding inside does not
        // change.
        let isStraight =
            bend <= Self.tolerance || segment.isBeyond(near) || (bend <= Self.toleranceAround && segment.isBeyond(page))
        guard depth < Self.maxSubdivisionDepth, !isStraight else {
            polygon.append(segment.end)
            return
        }
        let (first, second) = segment.halves
        add(first, depth: depth + 1)
        add(second, depth: depth + 1)
    }

    mutating func endPolygon() {
        for side in 0..<4 where !polygon.isEmpty { polygon = cut(polygon, side) }
        guard let first = polygon.first else { return }
        path.move(to: first)
        for point in polygon.dropFirst() { path.addLine(to: point) }
        path.close()
        polygon = []
    }

    private func cut(_ polygon: [Point], _ side: Int) -> [Point] {
        var result: [Point] = []
        guard var previous = polygon.last else { return result }
        for point in polygon {
            let (a, b) = (distance(previous, side), distance(point, side))
            if (a < 0) != (b < 0) { result.append(pinned(previous.mixed(with: point, a / (a - b)), side)) }
            if b >= 0 { result.append(point) }
            previous = point
        }
        return result
    }

    /// The distance of a point from a side of the box, positive inside.
    private func distance(_ p: Point, _ side: Int) -> Double {
        switch side {
        case 0: p.x - box.minX
        case 1: box.maxX - p.x
        case 2: p.y - box.minY
        default: box.maxY - p.y
        }
    }

    /// The point with its coordinate across the side set exactly, whatever the rounding.
    private func pinned(_ p: Point, _ side: Int) -> Point {
        switch side {
        case 0: Point(box.minX, p.y)
        case 1: Point(box.maxX, p.y)
        case 2: Point(p.x, box.minY)
        default: Point(p.x, box.maxY)
        }
    }
}

extension PathSegment {
    /// True when the whole segment lies beyond one side of a box.
    fileprivate func isBeyond(_ box: Box) -> Bool {
        let (low, high) = extent
        return high.x <= box.minX || low.x >= box.maxX || high.y <= box.minY || low.y >= box.maxY
    }

    /// The corners of the control points' bounding box.
    private var extent: (low: Point, high: Point) {
        func around(_ a: Point, _ b: Point) -> (low: Point, high: Point) {
            (Point(min(a.x, b.x), min(a.y, b.y)), Point(max(a.x, b.x), max(a.y, b.y)))
        }
        func joined(_ a: (low: Point, high: Point), _ b: (low: Point, high: Point)) -> (low: Point, high: Point) {
            (around(a.low, b.low).low, around(a.high, b.high).high)
        }
        return switch self {
        case .line(let a, let b): around(a, b)
        case .quad(let a, let b, let c): joined(around(a, b), (c, c))
        case .cubic(let a, let b, let c, let d): joined(around(a, b), around(c, d))
        }
    }

    /// An upper bound of the segment's distance from its chord: an eighth of the largest second derivative.
    fileprivate var bend: Double {
        switch self {
        case .line: 0
        case .quad(let a, let b, let c): (a - b * 2 + c).length / 4
        case .cubic(let a, let b, let c, let d): max((a - b * 2 + c).length, (b - c * 2 + d).length) * 0.75
        }
    }

    fileprivate var halves: (PathSegment, PathSegment) {
        switch self {
        case .line(let a, let b):
            let middle = a.mixed(with: b, 0.5)
            return (.line(a, middle), .line(middle, b))
        case .quad(let a, let b, let c):
            let (ab, bc) = (a.mixed(with: b, 0.5), b.mixed(with: c, 0.5))
            let middle = ab.mixed(with: bc, 0.5)
            return (.quad(a, ab, middle), .quad(middle, bc, c))
        case .cubic(let a, let b, let c, let d):
            let (ab, bc, cd) = (a.mixed(with: b, 0.5), b.mixed(with: c, 0.5), c.mixed(with: d, 0.5))
            let (abc, bcd) = (ab.mixed(with: bc, 0.5), bc.mixed(with: cd, 0.5))
            let middle = abc.mixed(with: bcd, 0.5)
            return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
        }
    }
}
