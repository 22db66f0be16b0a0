import CoreGraphics

/// A convex part of a body: a circle, a polygon, or a line, which is a polygon of two points.
struct RigidShape {
    /// The corners relative to the body's centre of mass, counterclockwise with y up.
    private(set) var corners: [Vec2]
    /// The outward normals of the edges: `normals[i]` is that of the edge from corner `i` to the next
    /// one.
    private(set) var normals: [Vec2] = []
    private(set) var center = Vec2.zero
    /// The radius of a circle; 0 for a polygon.
    let radius: Double

    /// The corners in the world's coordinates, after `place(at:_:)`.
    private(set) var worldCorners: [Vec2]
    private(set) var worldNormals: [Vec2] = []
    private(set) var worldCenter = Vec2.zero
    private(set) var low = Vec2.zero
    private(set) var high = Vec2.zero

    init(center: Vec2, radius: Double) {
        (corners, worldCorners) = ([], [])
        (self.center, self.radius) = (center, radius)
        place(at: .zero, Rotation(0))
    }

    /// Creates a convex polygon of at least two points.
    init(corners: [Vec2]) {
        radius = 0
        self.corners = corners
        worldCorners = corners
        for (index, corner) in corners.enumerated() {
            let edge = corners[(index + 1) % corners.count] - corner
            normals.append(-(edge.normalized ?? Vec2(1, 0)).perpendicular)
        }
        worldNormals = normals
        place(at: .zero, Rotation(0))
    }

    /// Moves the shape relative to the body.
    mutating func offset(by offset: Vec2) {
        center += offset
        for index in corners.indices { corners[index] += offset }
    }

    mutating func place(at position: Vec2, _ rotation: Rotation) {
        if radius > 0 {
            worldCenter = position + center.rotated(rotation)
            (low, high) = (worldCenter - radius, worldCenter + radius)
            return
        }
        (low, high) = (Vec2(repeating: .infinity), Vec2(repeating: -.infinity))
        for index in corners.indices {
            let corner = position + corners[index].rotated(rotation)
            worldCorners[index] = corner
            worldNormals[index] = normals[index].rotated(rotation)
            low = pointwiseMin(low, corner)
            high = pointwiseMax(high, corner)
        }
    }

    func isNear(_ other: RigidShape, margin: Double) -> Bool {
        low.x - margin <= other.high.x && other.low.x - margin <= high.x && low.y - margin <= other.high.y
            && other.low.y - margin <= high.y
    }

    // MARK: Mass

    /// The area, in square points, its centre, and its second moment about the origin.
    var area: (value: Double, center: Vec2, moment: Double) {
        if radius > 0 {
            let area = Double.pi * radius * radius
            return (area, center, area * (radius * radius / 2 + center.dot(center)))
        }
        var (area, first, second) = (0.0, Vec2.zero, 0.0)
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            let twice = a.cross(b)
            area += twice / 2
            first += (a + b) * (twice / 6)
            second += twice / 12 * (a.dot(a) + a.dot(b) + b.dot(b))
        }
        return (area, area > 0 ? first / area : .zero, second)
    }

    // MARK: Convex hulls

    /// Returns the convex hull of points, counterclockwise; nil if they are collinear.
    static func hull(of points: [Vec2]) -> RigidShape? {
        let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count >= 3 else { return nil }
        func chain(_ points: some Sequence<Vec2>) -> [Vec2] {
            var chain: [Vec2] = []
            for point in points {
                while chain.count >= 2, let last = chain.last,
                    (last - chain[chain.count - 2]).cross(point - last) <= 1e-9
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        let corners = chain(sorted) + chain(sorted.reversed())
        guard corners.count >= 3 else { return nil }
        let shape = RigidShape(corners: corners)
        return shape.area.value > 1e-6 ? shape : nil
    }
}
