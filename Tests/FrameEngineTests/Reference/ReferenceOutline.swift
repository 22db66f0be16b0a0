import Raster

/// A shape as straight lines in device pixels; curves are divided into many short ones.
struct ReferenceOutline {
    struct Edge {
        var top: Point
        var bottom: Point
        /// 1 if the outline runs down along it, -1 if up.
        var winding: Int

        func x(at y: Double) -> Double {
            top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
        }

        func heightOfCrossing(with other: Edge) -> Double? {
            let low = max(top.y, other.top.y)
            let high = min(bottom.y, other.bottom.y)
            guard low < high else { return nil }
            let (a, b) = (x(at: low) - other.x(at: low), x(at: high) - other.x(at: high))
            guard a * b < 0 else { return nil }
            return low + (high - low) * (a / (a - b))
        }
    }

    private(set) var edges: [Edge] = []
    private static let stepsOfCurve = 24
    private static let nearest = 1e-4

    init(_ path: Path, _ projection: Projection) {
        var contour: [Point] = []
        var next = 0
        func point(_ offset: Int) -> Point { path.points[next + offset] }
        for verb in path.verbs {
            switch verb {
            case .move:
                add(contour, projection)
                contour = [point(0)]
            case .line:
                contour.append(point(0))
            case .quad:
                guard let start = contour.last else { break }
                for step in 1...Self.stepsOfCurve {
                    let t = Double(step) / Double(Self.stepsOfCurve)
                    let (a, b) = (start.mixed(with: point(0), t), point(0).mixed(with: point(1), t))
                    contour.append(a.mixed(with: b, t))
                }
            case .cubic:
                guard let start = contour.last else { break }
                for step in 1...Self.stepsOfCurve {
                    let t = Double(step) / Double(Self.stepsOfCurve)
                    let a = start.mixed(with: point(0), t)
                    let b = point(0).mixed(with: point(1), t)
                    let c = point(1).mixed(with: point(2), t)
                    contour.append(a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t))
                }
            case .close:
                add(contour, projection)
                contour = contour.first.map { [$0] } ?? []
            }
            next += verb.pointCount
        }
        add(contour, projection)
    }

    private mutating func add(_ contour: [Point], _ projection: Projection) {
        guard contour.count > 1 else { return }
        // Points behind the eye are clipped before the division.
        var visible: [Point] = []
        for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
            let (wa, wb) = (projection.w(at: a) - Self.nearest, projection.w(at: b) - Self.nearest)
            if wa > 0 { visible.append(projection.apply(a)) }
            if (wa > 0) != (wb > 0) { visible.append(projection.apply(a.mixed(with: b, wa / (wa - wb)))) }
        }
        for (a, b) in zip(visible, visible.dropFirst() + visible.prefix(1)) where a.y != b.y {
            edges.append(a.y < b.y ? Edge(top: a, bottom: b, winding: 1) : Edge(top: b, bottom: a, winding: -1))
        }
    }
}
