/// The contact points of two shapes that touch or nearly touch: one or two.
struct Manifold {
    struct Point {
        /// The midpoint between the surfaces.
        var place = Vec2.zero
        /// The distance between the surfaces; negative if they overlap.
        var separation = 0.0
        /// An identifier that stays the same between steps while the same features touch.
        var feature: UInt32 = 0
    }

    /// The unit vector from the first shape to the second.
    var normal = Vec2.zero
    var first = Point()
    var second: Point?

    /// Returns the contact points of two shapes closer than a margin; nil if they aren't.
    static func between(_ a: RigidShape, _ b: RigidShape, margin: Double) -> Manifold? {
        switch (a.radius > 0, b.radius > 0) {
        case (true, true): circles(a, b, margin: margin)
        case (false, true): polygon(a, circle: b, margin: margin)
        case (true, false): polygon(b, circle: a, margin: margin)?.flipped
        case (false, false): polygons(a, b, margin: margin)
        }
    }

    private var flipped: Manifold {
        var flipped = self
        flipped.normal = -normal
        return flipped
    }

    private static func circles(_ a: RigidShape, _ b: RigidShape, margin: Double) -> Manifold? {
        touching(a.worldCenter, a.radius, b, margin: margin, feature: 0)
    }

    /// A point or circle against a circle.
    private static func touching(
        _ center: Vec2, _ radius: Double, _ circle: RigidShape, margin: Double, feature: UInt32
    ) -> Manifold? {
        let between = circle.worldCenter - center
        let separation = between.length - radius - circle.radius
        guard separation <= margin else { return nil }
        let normal = between.normalized ?? Vec2(0, 1)
        let place = center + normal * (radius + separation / 2)
        return Manifold(normal: normal, first: Point(place: place, separation: separation, feature: feature))
    }

    private static func polygon(_ polygon: RigidShape, circle: RigidShape, margin: Double) -> Manifold? {
        let (corners, normals) = (polygon.worldCorners, polygon.worldNormals)
        var (edge, farthest) = (0, -Double.infinity)
        for index in corners.indices {
            let distance = normals[index].dot(circle.worldCenter - corners[index])
            if distance > farthest { (edge, farthest) = (index, distance) }
        }
        guard farthest - circle.radius <= margin else { return nil }
        let next = (edge + 1) % corners.count
        let (start, end) = (corners[edge], corners[next])
        if farthest > 1e-9 {
            if (circle.worldCenter - start).dot(end - start) <= 0 {
                return touching(start, 0, circle, margin: margin, feature: UInt32(edge) << 1)
            }
            if (circle.worldCenter - end).dot(start - end) <= 0 {
                return touching(end, 0, circle, margin: margin, feature: UInt32(next) << 1)
            }
        }
        let separation = farthest - circle.radius
        let place = circle.worldCenter - normals[edge] * (circle.radius + separation / 2)
        return Manifold(
            normal: normals[edge], first: Point(place: place, separation: separation, feature: UInt32(edge) << 1 | 1))
    }

    /// Returns the edge of `a` with the greatest separation from `b`, and the separation.
    private static func widestGap(_ a: RigidShape, _ b: RigidShape, above limit: Double) -> (edge: Int, gap: Double) {
        var (edge, widest) = (0, -Double.infinity)
        for index in a.worldCorners.indices {
            let (corner, normal) = (a.worldCorners[index], a.worldNormals[index])
            var gap = Double.infinity
            for other in b.worldCorners { gap = min(gap, normal.dot(other - corner)) }
            if gap > widest { (edge, widest) = (index, gap) }
            if widest > limit { break }
        }
        return (edge, widest)
    }

    private static func polygons(_ a: RigidShape, _ b: RigidShape, margin: Double) -> Manifold? {
        let onA = widestGap(a, b, above: margin)
        guard onA.gap <= margin else { return nil }
        let onB = widestGap(b, a, above: margin)
        guard onB.gap <= margin else { return nil }
        // Prefer the first shape's edge, so that the choice is stable between steps.
        if onB.gap > onA.gap + 0.01 {
            return clip(onto: b, onB.edge, a, margin: margin, mark: 1 << 30)?.flipped
        }
        return clip(onto: a, onA.edge, b, margin: margin, mark: 0)
    }

    /// Clips the edge of `other` that faces an edge of `shape` to that edge.
    private static func clip(
        onto shape: RigidShape, _ edge: Int, _ other: RigidShape, margin: Double, mark: UInt32
    ) -> Manifold? {
        let normal = shape.worldNormals[edge]
        let (start, end) = (shape.worldCorners[edge], shape.worldCorners[(edge + 1) % shape.worldCorners.count])
        var (facing, least) = (0, Double.infinity)
        for index in other.worldNormals.indices {
            let cosine = normal.dot(other.worldNormals[index])
            if cosine < least { (facing, least) = (index, cosine) }
        }
        var (from, to) = (other.worldCorners[facing], other.worldCorners[(facing + 1) % other.worldCorners.count])
        guard let along = (end - start).normalized,
            keep(&from, &to, from: start.dot(along), along), keep(&from, &to, from: -end.dot(along), -along)
        else { return nil }
        let feature = mark | UInt32(edge & 0x3FFF) << 15 | UInt32(facing & 0x3FFF) << 1
        func point(_ place: Vec2, _ index: UInt32) -> Point? {
            let separation = normal.dot(place - start)
            guard separation <= margin else { return nil }
            return Point(place: place - normal * (separation / 2), separation: separation, feature: feature | index)
        }
        switch (point(from, 0), point(to, 1)) {
        case (let first?, let second): return Manifold(normal: normal, first: first, second: second)
        case (nil, let second?): return Manifold(normal: normal, first: second)
        case (nil, nil): return nil
        }
    }

    /// Keeps the part of a segment at `limit` or beyond along a direction; returns false if there is none.
    private static func keep(_ from: inout Vec2, _ to: inout Vec2, from limit: Double, _ direction: Vec2) -> Bool {
        let (a, b) = (from.dot(direction) - limit, to.dot(direction) - limit)
        if a < 0, b < 0 { return false }
        if a < 0 { from += (to - from) * (a / (a - b)) }
        if b < 0 { to += (from - to) * (b / (b - a)) }
        return true
    }
}
