import CoreGraphics
import Raster

extension CGPath {
    /// A rectangle with some corners rounded, from the top left clockwise as it is seen, y down.
    ///
    /// Corners begin as softly as the sides have room for: where a radius is half a side, they are arcs.
    static func rounded(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) -> CGPath {
        let rect = rect.standardized
        func radius(_ wanted: CGFloat, _ side: CGFloat) -> CGFloat { min(max(wanted.isNaN ? 0 : wanted, 0), side / 2) }
        let (x, y) = (radius(radii.width, rect.width), radius(radii.height, rect.height))
        guard x > 0, y > 0, rect.width.isFinite, rect.height.isFinite else { return CGPath(rect: rect, transform: nil) }
        // How much longer than the radius the corner may be.
        let room = min(rect.width / 2 / x, rect.height / 2 / y)
        let softness = min(max((room - 1) / CGFloat(RoundedBox.continuousReach - 1), 0), 1)
        let curve = zip(circularCorner, RoundedBox.continuousCorner).map { arc, soft in
            (
                arc.0 + (CGFloat(soft.0) - arc.0) * softness, arc.1 + (CGFloat(soft.1) - arc.1) * softness
            )
        }
        let path = CGMutablePath()
        for corner in Corner.clockwise(rect) {
            let points =
                corners.contains(corner.name)
                ? curve.map { along, across in
                    CGPoint(
                        x: corner.point.x + (corner.from.dx * along + corner.to.dx * across) * x,
                        y: corner.point.y + (corner.from.dy * along + corner.to.dy * across) * y)
                } : [corner.point]
            if path.isEmpty { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
            for i in stride(from: 1, to: points.count, by: 3) {
                path.addCurve(to: points[i + 2], control1: points[i], control2: points[i + 1])
            }
        }
        path.closeSubpath()
        return path
    }

    /// A corner, and the directions of the sides that come to it and go from it, both away from it.
    private struct Corner {
        let name: UIRectCorner
        let point: CGPoint
        let from: CGVector
        let to: CGVector

        static func clockwise(_ rect: CGRect) -> [Corner] {
            let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
            let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
            return [
                Corner(name: .topRight, point: CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down),
                Corner(name: .bottomRight, point: CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left),
                Corner(name: .bottomLeft, point: CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up),
                Corner(name: .topLeft, point: CGPoint(x: rect.minX, y: rect.minY), from: down, to: right),
            ]
        }
    }

    /// A quarter of a circle in three cubics, as `RoundedBox.continuousCorner` has its corner.
    private static let circularCorner: [(CGFloat, CGFloat)] = {
        /// The point of the circle at an angle from the first side, and a step along it.
        func point(_ angle: CGFloat, ahead: CGFloat = 0) -> (CGFloat, CGFloat) {
            (1 - sin(angle) - ahead * cos(angle), 1 - cos(angle) + ahead * sin(angle))
        }
        var points = [point(0)]
        // As long as the pieces of the soft corner are, by angle.
        let angles: [CGFloat] = [0, 0.48, .pi / 2 - 0.48, .pi / 2]
        for (from, to) in zip(angles, angles.dropFirst()) {
            let handle = 4 / 3 * tan((to - from) / 4)
            points += [point(from, ahead: handle), point(to, ahead: -handle), point(to)]
        }
        return points
    }()
}
