import CoreGraphics

/// An exclusion path, flattened to straight edges.
struct ExclusionOutline {
    private var edges: [(from: CGPoint, to: CGPoint)] = []
    private let isEvenOdd: Bool

    /// The number of chords per curve: text tolerates a deviation of a point.
    private static let chordCount = 24

    init(_ path: CGPath, evenOdd: Bool) {
        isEvenOdd = evenOdd
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        var found: [(from: CGPoint, to: CGPoint)] = []
        func add(_ to: CGPoint) {
            if last != to, last.isFinite, to.isFinite { found.append((last, to)) }
            last = to
        }
        func addCurve(_ a: CGPoint, _ b: CGPoint, _ to: CGPoint) {
            let from = last
            for index in 1...ExclusionOutline.chordCount {
                let t = CGFloat(index) / CGFloat(ExclusionOutline.chordCount)
                let (u, v) = (1 - t, t)
                func mix(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                    u * u * u * from[keyPath: path] + 3 * u * u * v * a[keyPath: path]
                        + 3 * u * v * v * b[keyPath: path] + v * v * v * to[keyPath: path]
                }
                add(CGPoint(x: mix(\.x), y: mix(\.y)))
            }
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                add(start)
                (start, last) = (points[0], points[0])
            case .addLineToPoint: add(points[0])
            case .addQuadCurveToPoint:
                let (from, control, to) = (last, points[0], points[1])
                func third(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
                }
                addCurve(third(from), third(to), to)
            case .addCurveToPoint: addCurve(points[0], points[1], points[2])
            case .closeSubpath: add(start)
            }
        }
        add(start)
        edges = found
    }

    /// The parts of spans, from left to right, that the path's interior doesn't intersect at any height in a range.
    func remove(from spans: [ClosedRange<CGFloat>], top: CGFloat, bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        // Between these heights edges are straight and don't end: what is free at both is free in between, except where
        // edges cross.
        let step = max((bottom - top) * 1e-6, 1e-9)
        let inner = edges.map(\.from.y).filter { $0 > top && $0 < bottom }
        let heights = [top + step, bottom - step] + inner.flatMap { [$0 - step, $0 + step] }
        return heights.flatMap { inside(at: $0) }.reduce(spans) { rest, hole in
            rest.flatMap { span -> [ClosedRange<CGFloat>] in
                guard hole.lowerBound < span.upperBound, hole.upperBound > span.lowerBound else { return [span] }
                var parts: [ClosedRange<CGFloat>] = []
                if hole.lowerBound > span.lowerBound { parts.append(span.lowerBound...hole.lowerBound) }
                if hole.upperBound < span.upperBound { parts.append(hole.upperBound...span.upperBound) }
                return parts
            }
        }
    }

    private func inside(at y: CGFloat) -> [ClosedRange<CGFloat>] {
        var crossings: [(x: CGFloat, step: Int)] = []
        for edge in edges where (edge.from.y <= y) != (edge.to.y <= y) {
            let x = edge.from.x + (y - edge.from.y) / (edge.to.y - edge.from.y) * (edge.to.x - edge.from.x)
            crossings.append((x, edge.to.y > edge.from.y ? 1 : -1))
        }
        crossings.sort { $0.x < $1.x }
        var winding = 0
        var spans: [ClosedRange<CGFloat>] = []
        for (crossing, next) in zip(crossings, crossings.dropFirst()) {
            winding += crossing.step
            if isEvenOdd ? winding & 1 != 0 : winding != 0 { spans.append(crossing.x...next.x) }
        }
        return spans
    }
}
