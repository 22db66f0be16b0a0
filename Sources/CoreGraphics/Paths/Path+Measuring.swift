package import Raster

extension Path {
    /// The bounding box of the path itself, without the control points of its curves.
    package var extent: Box {
        var box = Box.empty
        var next = 0
        for verb in verbs {
            next += verb.pointCount
            if verb != .close { box.include(points[next - 1]) }
        }
        forEachSegment { segment in
            segment.forEachTurn(along: { $0.x }) { box.include(segment.point(at: $0)) }
            segment.forEachTurn(along: { $0.y }) { box.include(segment.point(at: $0)) }
        }
        return box
    }

    /// The axis-aligned rectangle that the path consists of; nil for any other path.
    package var rectangle: Box? {
        // Most paths have a different number of points; they don't need an array.
        guard points.count == 4 || points.count == 5 else { return nil }
        var corners = points
        switch verbs {
        case [.move, .line, .line, .line, .close], [.move, .line, .line, .line]: break
        case [.move, .line, .line, .line, .line, .close], [.move, .line, .line, .line, .line]:
            guard corners[4] == corners[0] else { return nil }
            corners.removeLast()
        default: return nil
        }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let startsAlongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let startsAlongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard startsAlongX || startsAlongY else { return nil }
        return controlBox
    }

    /// Returns whether `p` lies inside the path as `rule` fills it.
    package func contains(_ p: Point, rule: FillRule) -> Bool {
        guard p.isFinite else { return false }
        var winding = 0
        forEachSegment(closingAll: true) { winding += $0.winding(around: p) }
        return rule == .evenOdd ? winding & 1 != 0 : winding != 0
    }
}

extension PathSegment {
    /// Returns the number of times a ray from `p` towards increasing x crosses the segment, counted positive where y
    /// increases along the segment and negative where it decreases. The low end of y belongs to a piece, the high end
    /// does not, so shared ends count once.
    fileprivate func winding(around p: Point) -> Int {
        let cuts = turns(along: \.y) + [1]
        var winding = 0
        var (t0, from) = (0.0, start)
        for t1 in cuts {
            let to = t1 == 1 ? end : point(at: t1)
            let rises = from.y <= p.y && p.y < to.y
            let falls = to.y <= p.y && p.y < from.y
            if rises || falls, x(at: p.y, between: t0, from, and: t1, to) > p.x { winding += rises ? 1 : -1 }
            (t0, from) = (t1, to)
        }
        return winding
    }

    /// Returns the x at which a y-monotonic piece reaches the height `y`.
    private func x(at y: Double, between t0: Double, _ from: Point, and t1: Double, _ to: Point) -> Double {
        if case .line = self { return from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x) }
        let rises = to.y > from.y
        var (low, high) = (t0, t1)
        // Each step halves the interval; 53 of them exhaust the precision of a Double.
        for _ in 0..<53 {
            let middle = (low + high) / 2
            if (point(at: middle).y < y) == rises { low = middle } else { high = middle }
        }
        return point(at: (low + high) / 2).x
    }
}
