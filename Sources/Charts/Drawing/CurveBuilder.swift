import CoreGraphics
import SwiftUI

/// Builds the curves of lines through points.
enum CurveBuilder {
    /// Adds a curve through points to a path whose current point is the first of them.
    static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd: addSteps(points, method.kind, &path)
        case .monotone: addMonotone(points, &path)
        case .cardinal(let tension):
            addSpline(points, &path) { before, from, to, after in
                let part = (1 - tension) / 6
                return (
                    CGPoint(x: from.x + (to.x - before.x) * part, y: from.y + (to.y - before.y) * part),
                    CGPoint(x: to.x - (after.x - from.x) * part, y: to.y - (after.y - from.y) * part)
                )
            }
        case .catmullRom(let alpha): addSpline(points, &path) { catmullRom($0, $1, $2, $3, alpha) }
        }
    }

    private static func addSteps(_ points: [CGPoint], _ kind: InterpolationMethod.Kind, _ path: inout Path) {
        for (from, to) in zip(points, points.dropFirst()) {
            let x = kind == .stepStart ? to.x : kind == .stepEnd ? from.x : (from.x + to.x) / 2
            path.addLine(to: CGPoint(x: x, y: from.y))
            path.addLine(to: CGPoint(x: x, y: to.y))
            if x != to.x { path.addLine(to: to) }
        }
    }

    private static func addSpline(
        _ points: [CGPoint], _ path: inout Path,
        _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
    ) {
        for index in 0..<points.count - 1 {
            let (from, to) = (points[index], points[index + 1])
            let before = index > 0 ? points[index - 1] : from
            let after = index + 2 < points.count ? points[index + 2] : to
            let (first, second) = controls(before, from, to, after)
            path.addCurve(to: to, control1: first, control2: second)
        }
    }

    /// Returns the control points of a Catmull-Rom spline whose knot intervals are the distances to the power of
    /// `alpha`.
    private static func catmullRom(
        _ before: CGPoint, _ from: CGPoint, _ to: CGPoint, _ after: CGPoint, _ alpha: CGFloat
    ) -> (CGPoint, CGPoint) {
        func power(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
        let (d1, d2, d3) = (power(before, from), power(from, to), power(to, after))
        func control(
            _ near: CGPoint, _ far: CGPoint, _ outer: CGPoint, _ own: CGFloat, _ across: CGFloat
        ) -> CGPoint {
            let scale = 3 * own * (own + across)
            guard scale > 1e-12 else { return near }
            func part(_ near: CGFloat, _ far: CGFloat, _ outer: CGFloat) -> CGFloat {
                (own * own * far - across * across * outer + (2 * own * own + 3 * own * across + across * across) * near)
                    / scale
            }
            return CGPoint(x: part(near.x, far.x, outer.x), y: part(near.y, far.y, outer.y))
        }
        return (control(from, to, before, d1, d2), control(to, from, after, d3, d2))
    }

    /// Adds a curve with Fritsch-Carlson tangents, limited as by Steffen: no overshoot between points.
    private static func addMonotone(_ points: [CGPoint], _ path: inout Path) {
        let count = points.count
        func slope(_ index: Int) -> CGFloat {
            let width = points[index + 1].x - points[index].x
            return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
        }
        var tangents = [CGFloat](repeating: 0, count: count)
        if count > 2 {
            for index in 1..<count - 1 {
                let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
                let (s0, s1) = (slope(index - 1), slope(index))
                guard s0 * s1 > 0, h0 + h1 != 0 else { continue }
                let middle = (s0 * h1 + s1 * h0) / (h0 + h1)
                tangents[index] = (s0 < 0 ? -1 : 1) * 2 * min(abs(s0), abs(s1), abs(middle) / 2)
            }
        }
        let (first, last) = (slope(0), slope(count - 2))
        tangents[0] = count > 2 ? (3 * first - tangents[1]) / 2 : first
        tangents[count - 1] = count > 2 ? (3 * last - tangents[count - 2]) / 2 : last
        for index in 0..<count - 1 {
            let (from, to) = (points[index], points[index + 1])
            let third = (to.x - from.x) / 3
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
                control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1]))
        }
    }

    /// Returns a subset of points whose line looks the same: of those in one pixel column, the first, the lowest, the
    /// highest and the last.
    static func thinned(_ points: [CGPoint], pixel: CGFloat) -> [CGPoint] {
        guard pixel > 0, points.count > 2000, zip(points, points.dropFirst()).allSatisfy({ $0.x <= $1.x }) else {
            return points
        }
        var result: [CGPoint] = []
        var start = 0
        while start < points.count {
            let column = (points[start].x / pixel).rounded(.down)
            var end = start
            var (least, greatest) = (start, start)
            while end < points.count, (points[end].x / pixel).rounded(.down) == column {
                if points[end].y < points[least].y { least = end }
                if points[end].y > points[greatest].y { greatest = end }
                end += 1
            }
            var last = -1
            for index in [start, min(least, greatest), max(least, greatest), end - 1] where index != last {
                result.append(points[index])
                last = index
            }
            start = end
        }
        return result
    }
}
