import CoreGraphics

/// Finds the regions of a plane whose outline is a quadrilateral.
struct RectangleFinder {
    let plane: GrayPlane
    /// The minimum length of a side, as a fraction of the plane's shorter side.
    let leastSize: Double
    /// The ratio of width to height; nil for any.
    let aspect: Double?

    /// The rectangles found, largest first, with y down.
    func rectangles() -> [DetectedCorners] {
        let threshold = plane.threshold
        var found: [(area: Double, corners: [CGPoint])] = []
        for isBright in [true, false] {
            let mask = plane.levels.map { ($0 > threshold) == isBright }
            for part in ConnectedComponents.parts(of: mask, width: plane.width, height: plane.height, least: leastArea)
            {
                guard let quad = quadrilateral(part) else { continue }
                found.append((Self.area(quad), quad))
            }
        }
        found.sort { $0.area > $1.area }
        // A frame and its interior are one rectangle each, if they differ.
        var result: [(area: Double, corners: [CGPoint])] = []
        for candidate in found {
            let isNew = result.allSatisfy { other in
                zip(other.corners, candidate.corners).contains { Self.distance($0, $1) > 0.03 * side }
            }
            if isNew { result.append(candidate) }
        }
        return result.map { Self.named($0.corners) }
    }

    private var side: Double { Double(min(plane.width, plane.height)) }
    private var leastArea: Int { max(16, Int(leastSize * leastSize * side * side / 2)) }

    /// The four corners of a component's outline, in order around it; nil if it has another shape.
    private func quadrilateral(_ part: ConnectedComponents.Part) -> [CGPoint]? {
        // A component that touches all sides is the background.
        guard
            !(part.left == 0 && part.top == 0 && part.right == plane.width - 1 && part.bottom == plane.height - 1)
        else { return nil }
        let hull = Self.hull(part.outline)
        guard hull.count >= 4 else { return nil }
        let quad = Self.reduced(hull)
        guard quad.count == 4 else { return nil }
        let (hullArea, quadArea) = (Self.area(hull), Self.area(quad))
        // The quadrilateral encloses the hull tightly, and the component fills most of it.
        guard hullArea > 0.93 * quadArea, Double(part.count) > 0.6 * hullArea else { return nil }
        let sides = (0..<4).map { Self.distance(quad[$0], quad[($0 + 1) % 4]) }
        guard let least = sides.min(), least >= leastSize * side else { return nil }
        for i in 0..<4 {
            let (a, b, c) = (quad[i], quad[(i + 1) % 4], quad[(i + 2) % 4])
            let dot = Double((a.x - b.x) * (c.x - b.x) + (a.y - b.y) * (c.y - b.y))
            // Corner angles lie between 45 and 135 degrees.
            guard abs(dot) < 0.71 * Self.distance(a, b) * Self.distance(b, c) else { return nil }
        }
        let corners = Self.ordered(quad)
        if let aspect, aspect > 0 {
            let width = Self.distance(corners[0], corners[1]) + Self.distance(corners[3], corners[2])
            let height = Self.distance(corners[0], corners[3]) + Self.distance(corners[1], corners[2])
            let ratio = width / max(height, 1e-9) / aspect
            guard ratio > 0.8, ratio < 1.25 else { return nil }
        }
        return corners
    }

    /// The corners clockwise from the upper left one, y down.
    private static func ordered(_ quad: [CGPoint]) -> [CGPoint] {
        let center = CGPoint(
            x: quad.reduce(0) { $0 + $1.x } / 4, y: quad.reduce(0) { $0 + $1.y } / 4)
        let around = quad.sorted {
            arcTangent(Double($0.y - center.y), Double($0.x - center.x))
                < arcTangent(Double($1.y - center.y), Double($1.x - center.x))
        }
        // The upper left corner has the minimum sum of coordinates.
        let first = around.indices.min { around[$0].x + around[$0].y < around[$1].x + around[$1].y } ?? 0
        return (0..<4).map { around[(first + $0) % 4] }
    }

    private static func named(_ p: [CGPoint]) -> DetectedCorners {
        DetectedCorners(topLeft: p[0], topRight: p[1], bottomRight: p[2], bottomLeft: p[3])
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
        let (dx, dy) = (Double(a.x - b.x), Double(a.y - b.y))
        return (dx * dx + dy * dy).squareRoot()
    }

    private static func cross(_ o: CGPoint, _ a: CGPoint, _ b: CGPoint) -> Double {
        Double((a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x))
    }

    static func area(_ polygon: [CGPoint]) -> Double {
        var sum = 0.0
        for i in polygon.indices {
            let (a, b) = (polygon[i], polygon[(i + 1) % polygon.count])
            sum += Double(a.x * b.y - b.x * a.y)
        }
        return abs(sum) / 2
    }

    /// The convex hull, by A. Andrew's monotone chain.
    private static func hull(_ points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { $0.x == $1.x ? $0.y < $1.y : $0.x < $1.x }
        guard sorted.count > 2 else { return sorted }
        func chain(_ points: [CGPoint]) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count > 1, cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return Array(chain.dropLast())
        }
        return chain(sorted) + chain(sorted.reversed())
    }

    /// The hull reduced to four corners: repeatedly removes the side whose neighbours intersect beyond it with the
    /// least added area.
    private static func reduced(_ hull: [CGPoint]) -> [CGPoint] {
        var polygon = hull
        while polygon.count > 4 {
            let count = polygon.count
            var best: (index: Int, area: Double, corner: CGPoint)?
            for i in 0..<count {
                let (a, b) = (polygon[(i + count - 1) % count], polygon[i])
                let (c, d) = (polygon[(i + 1) % count], polygon[(i + 2) % count])
                // The intersection of the lines through a and b, and through d and c.
                let (ux, uy, vx, vy) = (b.x - a.x, b.y - a.y, c.x - d.x, c.y - d.y)
                let turn = ux * vy - uy * vx
                guard abs(turn) > 1e-9 else { continue }
                let t = ((d.x - a.x) * vy - (d.y - a.y) * vx) / turn
                let s = ((d.x - a.x) * uy - (d.y - a.y) * ux) / turn
                guard t >= 1, s >= 1 else { continue }
                let corner = CGPoint(x: a.x + ux * t, y: a.y + uy * t)
                let added = abs(cross(b, corner, c)) / 2
                if best.map({ added < $0.area }) ?? true { best = (i, added, corner) }
            }
            guard let best else { return [] }
            polygon[best.index] = best.corner
            polygon.remove(at: (best.index + 1) % count)
        }
        return polygon
    }
}
