import Raster

extension Path {
    /// A path that fills, inside `box`, what this one fills, and does not reach beyond.
    ///
    /// One with a coordinate that is not finite fills nothing.
    func cut(to box: Box) -> Path {
        if points.allSatisfy(box.contains) { return self }
        guard points.allSatisfy(\.isFinite) else { return Path() }
        var cutter = PathCutter(box: box)
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

/// Makes polygons of a path's parts and cuts them to a box, side after side, as Sutherland and Hodgman do. What falls away
/// leaves lines along the sides, which keep the winding inside as it was.
private struct PathCutter {
    let box: Box
    var path = Path()
    var polygon: [Point] = []

    /// How far, in points, a line may lie from the curve it stands for.
    private static let tolerance = 0.01
    private static let deepestHalving = 40

    var last: Point? { polygon.last }

    mutating func add(_ segment: PathSegment, depth: Int) {
        if depth == Self.deepestHalving || isOutside(segment) || segment.bend <= Self.tolerance {
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

    /// How far inside of a side of the box a point lies.
    private func distance(_ p: Point, _ side: Int) -> Double {
        switch side {
        case 0: p.x - box.minX
        case 1: box.maxX - p.x
        case 2: p.y - box.minY
        default: box.maxY - p.y
        }
    }

    /// A point on a side, whatever rounding made of it.
    private func pinned(_ p: Point, _ side: Int) -> Point {
        switch side {
        case 0: Point(box.minX, p.y)
        case 1: Point(box.maxX, p.y)
        case 2: Point(p.x, box.minY)
        default: Point(p.x, box.maxY)
        }
    }

    /// True for a segment that lies wholly beyond one side, where its chord does as well.
    private func isOutside(_ segment: PathSegment) -> Bool {
        let points = segment.points
        return (0..<4).contains { side in points.allSatisfy { distance($0, side) <= 0 } }
    }
}

extension PathSegment {
    fileprivate var points: [Point] {
        switch self {
        case .line(let a, let b): [a, b]
        case .quad(let a, let b, let c): [a, b, c]
        case .cubic(let a, let b, let c, let d): [a, b, c, d]
        }
    }

    /// No less than how far the segment lies from its chord.
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
