package import Foundation
package import Raster

/// The distance of a quarter circle's control points, as a fraction of the radius: the cubic then deviates by at most
/// 0.03 %.
private let quarterCircleHandle = 4 * (2.0.squareRoot() - 1) / 3

extension Path {
    package mutating func addRect(_ rect: CGRect, through t: CGAffineTransform) {
        guard !rect.isNull else { return }
        reserve(verbs: 5, points: 4)
        move(to: Point(CGPoint(x: rect.minX, y: rect.minY), through: t))
        addLine(to: Point(CGPoint(x: rect.maxX, y: rect.minY), through: t))
        addLine(to: Point(CGPoint(x: rect.maxX, y: rect.maxY), through: t))
        addLine(to: Point(CGPoint(x: rect.minX, y: rect.maxY), through: t))
        close()
    }

    package mutating func addEllipse(in rect: CGRect, through t: CGAffineTransform) {
        guard !rect.isNull else { return }
        reserve(verbs: 6, points: 13)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        move(to: Point(CGPoint(x: rect.maxX, y: rect.midY), through: t))
        addCorner(to: CGPoint(x: rect.midX, y: rect.maxY), cornerX: rx, cornerY: ry, quadrant: 0, through: t)
        addCorner(to: CGPoint(x: rect.minX, y: rect.midY), cornerX: rx, cornerY: ry, quadrant: 1, through: t)
        addCorner(to: CGPoint(x: rect.midX, y: rect.minY), cornerX: rx, cornerY: ry, quadrant: 2, through: t)
        addCorner(to: CGPoint(x: rect.maxX, y: rect.midY), cornerX: rx, cornerY: ry, quadrant: 3, through: t)
        close()
    }

    package mutating func addRoundedRect(
        _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, through t: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        let (rx, ry) = (clamped(cornerWidth, to: rect.width), clamped(cornerHeight, to: rect.height))
        guard rx > 0, ry > 0 else { return addRect(rect, through: t) }
        reserve(verbs: 10, points: 17)
        let (left, right, low, high) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        move(to: Point(CGPoint(x: right, y: rect.midY), through: t))
        addLine(to: Point(CGPoint(x: right, y: high - ry), through: t))
        addCorner(to: CGPoint(x: right - rx, y: high), cornerX: rx, cornerY: ry, quadrant: 0, through: t)
        addLine(to: Point(CGPoint(x: left + rx, y: high), through: t))
        addCorner(to: CGPoint(x: left, y: high - ry), cornerX: rx, cornerY: ry, quadrant: 1, through: t)
        addLine(to: Point(CGPoint(x: left, y: low + ry), through: t))
        addCorner(to: CGPoint(x: left + rx, y: low), cornerX: rx, cornerY: ry, quadrant: 2, through: t)
        addLine(to: Point(CGPoint(x: right - rx, y: low), through: t))
        addCorner(to: CGPoint(x: right, y: low + ry), cornerX: rx, cornerY: ry, quadrant: 3, through: t)
        close()
    }

    private func clamped(_ corner: CGFloat, to side: CGFloat) -> CGFloat {
        if corner >= 0, 2 * corner <= side { return corner }
        reportOnce("a rounded rectangle's corner size must be between zero and half a side; it was clamped")
        return corner > 0 ? side / 2 : 0
    }

    /// Adds a quarter of an ellipse towards increasing angles, ending at `end`; quadrant 0 starts at angle zero.
    private mutating func addCorner(
        to end: CGPoint, cornerX rx: CGFloat, cornerY ry: CGFloat, quadrant: Int, through t: CGAffineTransform
    ) {
        let k = quarterCircleHandle
        // The vectors from the centre to the start and to the end of the quarter.
        let (start, finish): (CGVector, CGVector) =
            switch quadrant {
            case 0: (CGVector(dx: rx, dy: 0), CGVector(dx: 0, dy: ry))
            case 1: (CGVector(dx: 0, dy: ry), CGVector(dx: -rx, dy: 0))
            case 2: (CGVector(dx: -rx, dy: 0), CGVector(dx: 0, dy: -ry))
            default: (CGVector(dx: 0, dy: -ry), CGVector(dx: rx, dy: 0))
            }
        let center = CGPoint(x: end.x - finish.dx, y: end.y - finish.dy)
        let control1 = CGPoint(x: center.x + start.dx + k * finish.dx, y: center.y + start.dy + k * finish.dy)
        let control2 = CGPoint(x: center.x + finish.dx + k * start.dx, y: center.y + finish.dy + k * start.dy)
        addCubic(
            control1: Point(control1, through: t), control2: Point(control2, through: t), to: Point(end, through: t))
    }
}
