package import Foundation
package import Raster

extension Path {
    /// Returns the signed angle from `start` to `end` in the requested direction: zero when they are equal, nonzero
    /// otherwise.
    ///
    /// Angles a whole turn apart make a full circle in either direction: iOS code uses `0` to `2 * .pi` with both.
    package static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let difference = clockwise ? start - end : end - start
        let turn = 2 * CGFloat.pi
        let forward = difference < 0 ? turn - fmod(-difference, turn) : difference
        return clockwise ? -forward : forward
    }

    /// Adds an arc as cubics of at most a quarter circle each, joined to the current point by a line.
    ///
    /// Turns after the first would retrace it, so they are left out, and the arc still ends at its end angle.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, through t: CGAffineTransform
    ) {
        guard startAngle.isFinite, delta.isFinite else {
            return reportOnce("an arc's angles must be finite; the arc was ignored")
        }
        func point(at angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let start = Point(point(at: startAngle), through: t)
        if isEmpty { move(to: start) } else { addLine(to: start) }

        let turn = 2 * CGFloat.pi
        let sweep = abs(delta) <= 2 * turn ? delta : fmod(delta, turn) + (delta < 0 ? -turn : turn)
        // The slack keeps a quarter turn that rounding made longer from being cut in two.
        let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4) * radius
        for i in 0..<count {
            let a0 = startAngle + step * CGFloat(i)
            let a1 = startAngle + step * CGFloat(i + 1)
            let (from, to) = (point(at: a0), point(at: a1))
            let control1 = CGPoint(x: from.x - handle * sin(a0), y: from.y + handle * cos(a0))
            let control2 = CGPoint(x: to.x + handle * sin(a1), y: to.y - handle * cos(a1))
            addCubic(
                control1: Point(control1, through: t), control2: Point(control2, through: t), to: Point(to, through: t))
        }
    }

    /// Adds the arc that rounds the corner at `tangent1End`; the path must have a current point.
    package mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, through t: CGAffineTransform
    ) {
        guard let current = currentPoint, let inverse = t.isIdentity ? t : t.inverse else { return }
        let corner = Point(tangent1End)
        let incoming = current.applying(inverse) - corner
        let outgoing = Point(tangent2End) - corner
        let (inLength, outLength) = (incoming.length, outgoing.length)
        let sine = incoming.cross(outgoing) / (inLength * outLength)
        let cosine = incoming.dot(outgoing) / (inLength * outLength)
        // Also false for a NaN, which results from coinciding points.
        guard radius > 0, radius.isFinite, abs(sine) > 1e-9 else {
            return addLine(to: Point(tangent1End, through: t))
        }
        // The circle touches both lines at radius / tan(half the angle between them) from the corner.
        let distance = radius * (1 + cosine) / abs(sine)
        let unitIn = incoming * (1 / inLength)
        let touch = corner + unitIn * distance
        let turnsLeft = sine < 0
        let normal = turnsLeft ? Point(unitIn.y, -unitIn.x) : Point(-unitIn.y, unitIn.x)
        let center = touch + normal * radius
        let startAngle = atan2(touch.y - center.y, touch.x - center.x)
        let angle = .pi - acos(max(-1, min(1, cosine)))
        addArc(
            center: CGPoint(center), radius: radius, startAngle: startAngle, delta: turnsLeft ? angle : -angle,
            through: t)
    }
}
