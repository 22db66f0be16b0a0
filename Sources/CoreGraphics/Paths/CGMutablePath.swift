public import Foundation
import Raster

/// A mutable path. Every point is transformed by the call's `transform` before it is stored.
///
/// A segment needs a current point: without one it is ignored and reported once, as in Quartz.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgmutablepath)
public class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(storage: Path()) }

    override init(storage: Path) { super.init(storage: storage) }

    // MARK: Segments

    /// Starts a new subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(to: Point(point, through: transform))
    }

    /// Adds a line from the current point to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard hasCurrentPoint(for: "addLine(to:)") else { return }
        storage.addLine(to: Point(point, through: transform))
    }

    /// Starts a new subpath at the first of `points` and connects them by lines; does nothing for an empty array.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { storage.addLine(to: Point(point, through: transform)) }
    }

    /// Adds a quadratic Bézier curve from the current point to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard hasCurrentPoint(for: "addQuadCurve(to:control:)") else { return }
        storage.addQuad(control: Point(control, through: transform), to: Point(end, through: transform))
    }

    /// Adds a cubic Bézier curve from the current point to `end`.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        guard hasCurrentPoint(for: "addCurve(to:control1:control2:)") else { return }
        storage.addCubic(
            control1: Point(control1, through: transform), control2: Point(control2, through: transform),
            to: Point(end, through: transform))
    }

    /// Closes the current subpath by a line to its start, which becomes the current point.
    public func closeSubpath() { storage.close() }

    // MARK: Shapes

    /// Adds a closed rectangle as a subpath, starting at the corner with the smallest x and y along the x axis.
    ///
    /// A rectangle with negative sides is taken as `standardized`; a null one adds nothing.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.addRect(rect, through: transform)
    }

    /// Adds each of `rects` as `addRect(_:transform:)` does.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { storage.addRect(rect, through: transform) }
    }

    /// Adds the ellipse inscribed in `rect` as a closed subpath of four curves, starting at the largest x and turning
    /// towards the largest y.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.addEllipse(in: rect, through: transform)
    }

    /// Adds a closed rectangle whose corners are quarter ellipses.
    ///
    /// A corner is at most half as wide and high as the rectangle: a larger one is clamped and reported, where Apple's
    /// implementation traps.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, through: transform)
    }

    /// Adds the subpaths of `path`; its current point becomes this path's.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let other = path.storage
        if transform.isIdentity {
            storage.append(other)
        } else {
            storage.append(other) { $0.applying(transform) }
        }
    }

    // MARK: Arcs

    /// Adds a circular arc, connected to the current point, if any, by a line.
    ///
    /// Angles are in radians from the positive x axis. `clockwise` assumes Quartz's default space, where y points up:
    /// false goes towards increasing angles. In a flipped space, as on iOS, false therefore appears clockwise. Angles
    /// that lie 2 pi or more apart in that direction make at least a full circle; otherwise the end angle is taken
    /// modulo 2 pi, and equal ones a whole turn apart make a full circle too.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise), through: transform)
    }

    /// Adds a circular arc that starts at `startAngle` and spans `delta` radians, positive towards increasing angles.
    ///
    /// It is connected to the current point, if any, by a line.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, through: transform)
    }

    /// Rounds the corner at `tangent1End` between the lines to it from the current point and from it to `tangent2End`.
    ///
    /// Adds a line to where the circle touches the first line, and an arc to where it touches the second. When there
    /// is no corner (points that coincide or lie on a line, a radius of zero) it adds the line to `tangent1End` alone.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard hasCurrentPoint(for: "addArc(tangent1End:tangent2End:radius:)") else { return }
        storage.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, through: transform)
    }

    private func hasCurrentPoint(for call: String) -> Bool {
        if !storage.isEmpty { return true }
        reportOnce("CGMutablePath.\(call): no current point")
        return false
    }
}
