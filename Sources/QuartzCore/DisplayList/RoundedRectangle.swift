import CoreGraphics
import Raster

/// A rectangle some of whose corners are rounded, as `cornerRadius`, `maskedCorners` and `cornerCurve` describe.
struct RoundedRectangle {
    var rect: CGRect
    var radius: CGFloat
    var corners: CACornerMask
    var curve: CALayerCornerCurve

    /// A radius beyond half of the shorter side is cut to it, a negative one to nothing.
    init(rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve) {
        self.rect = rect.standardized
        self.radius = max(0, min(radius, min(self.rect.width, self.rect.height) / 2))
        self.corners = corners
        self.curve = curve
    }

    var isPlain: Bool { radius <= 0 || corners.isEmpty }

    /// The same corners, further in: a border's inner edge. Nil when nothing is left.
    func insetBy(_ d: CGFloat) -> RoundedRectangle? {
        guard rect.width > 2 * d, rect.height > 2 * d else { return nil }
        return RoundedRectangle(rect: rect.insetBy(dx: d, dy: d), radius: radius - d, corners: corners, curve: curve)
    }

    var shape: Shape {
        if isPlain { return .rectangle(Box(rect)) }
        var path = Path()
        append(to: &path)
        return .path(path, .nonZero)
    }

    /// - Parameter isReversed: whether the outline goes the other way round, to be cut out of one around it.
    func append(to path: inout Path, isReversed: Bool = false) {
        let box = Box(rect)
        // Clockwise on screen from the top right; each corner with the directions in which its two sides leave it.
        var corners: [(CACornerMask, at: Point, from: Point, to: Point)] = [
            (.layerMaxXMinYCorner, Point(box.maxX, box.minY), Point(-1, 0), Point(0, 1)),
            (.layerMaxXMaxYCorner, Point(box.maxX, box.maxY), Point(0, -1), Point(-1, 0)),
            (.layerMinXMaxYCorner, Point(box.minX, box.maxY), Point(1, 0), Point(0, -1)),
            (.layerMinXMinYCorner, Point(box.minX, box.minY), Point(0, 1), Point(1, 0)),
        ]
        if isReversed { corners = corners.reversed().map { ($0.0, $0.at, $0.to, $0.from) } }
        var isFirst = true
        for (corner, point, from, to) in corners {
            let points =
                !isPlain && self.corners.contains(corner) ? roundedCorner(at: point, from: from, to: to) : [point]
            if isFirst { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
            isFirst = false
            for i in stride(from: 1, to: points.count, by: 3) {
                path.addCubic(control1: points[i], control2: points[i + 1], to: points[i + 2])
            }
        }
        path.close()
    }

    /// A start and the cubics that follow it.
    private func roundedCorner(at corner: Point, from: Point, to: Point) -> [Point] {
        var curve = Self.circularCorner
        var r = Double(radius)
        if self.curve == .continuous {
            // The curve is longer than a circle's; where a side has no room for it, it shrinks.
            curve = Self.continuousCorner
            r = min(r, Double(min(rect.width, rect.height)) / 2 / Self.continuousReach)
        }
        return curve.map { along, across in corner + from * (along * r) + to * (across * r) }
    }

    /// A quarter of a circle as one cubic: distances from the corner along the first and the second side.
    private static let circularCorner: [(Double, Double)] = {
        let handle = 1 - 0.5522847498307936
        return [(1, 0), (handle, 0), (0, handle), (0, 1)]
    }()

    /// How far from the corner a continuous one begins, in radii.
    static let continuousReach = continuousCorner[0].0

    /// The published measurements of the rounded rectangle of iOS 7 and later, for a radius of 1.
    private static let continuousCorner: [(Double, Double)] = [
        (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
        (0.16905956, 0.37282383), (0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
    ]
}
