/// A point in homogeneous coordinates.
struct HomogeneousPoint {
    var x: Double
    var y: Double
    var w: Double

    init(x: Double, y: Double, w: Double) {
        self.x = x
        self.y = y
        self.w = w
    }

    init(_ p: Point, _ t: Projection) {
        x = p.x * t.m11 + p.y * t.m21 + t.m31
        y = p.x * t.m12 + p.y * t.m22 + t.m32
        w = t.w(at: p)
    }

    var isFinite: Bool { x.isFinite && y.isFinite && w.isFinite }
    var projected: Point { Point(x / w, y / w) }

    func mixed(with b: HomogeneousPoint, _ t: Double) -> HomogeneousPoint {
        HomogeneousPoint(x: x + (b.x - x) * t, y: y + (b.y - y) * t, w: w + (b.w - w) * t)
    }
}

/// Clips polygons at a plane just in front of the eye, so that only visible parts are projected.
struct NearPlaneClipper {
    /// The clipping distance from the eye; 1 is the distance of the unprojected plane. Anything nearer is magnified
    /// more than 10,000 times, and would show only the rounding errors of the division.
    static let distance = 1e-4

    private(set) var current = HomogeneousPoint(x: 0, y: 0, w: 1)
    private var start = HomogeneousPoint(x: 0, y: 0, w: 1)
    /// The last point at which the polygon crossed to behind the plane, and the first at which it returned without
    /// having crossed before.
    private var exit: Point?
    private var firstEntry: Point?

    mutating func begin(_ p: HomogeneousPoint) {
        current = p
        start = p
    }

    mutating func add(_ p: HomogeneousPoint, _ edges: inout EdgeList) {
        defer { current = p }
        guard p.isFinite, current.isFinite else { return edges.fail() }
        let isBehind = p.w <= Self.distance
        let wasBehind = current.w <= Self.distance
        if !isBehind, !wasBehind { return edges.addLine(current.projected, p.projected) }
        if isBehind, wasBehind { return }
        var cut = current.mixed(with: p, (Self.distance - current.w) / (p.w - current.w))
        // Exactly on the plane: the division by w magnifies its rounding 10,000 times.
        cut.w = Self.distance
        if isBehind {
            edges.addLine(current.projected, cut.projected)
            exit = cut.projected
        } else {
            if let exit { edges.addLine(exit, cut.projected) } else { firstEntry = cut.projected }
            exit = nil
            edges.addLine(cut.projected, p.projected)
        }
    }

    /// Closes the polygon, along the near plane if it crossed it. The polygon is planar, so the near plane cuts it
    /// along a straight line, which remains straight when projected.
    mutating func closeSubpath(_ edges: inout EdgeList) {
        add(start, &edges)
        if let exit, let firstEntry { edges.addLine(exit, firstEntry) }
        exit = nil
        firstEntry = nil
    }
}
