public import Foundation
import Raster

extension CGContext {
    /// Clears the current path.
    public func beginPath() { currentPath.removeAll() }

    /// Starts a new subpath at `point`.
    public func move(to point: CGPoint) { currentPath.move(to: Point(point, through: state.ctm)) }

    /// Adds a line from the current point to `point`.
    public func addLine(to point: CGPoint) {
        guard hasCurrentPoint(for: "addLine(to:)") else { return }
        currentPath.addLine(to: Point(point, through: state.ctm))
    }

    /// Starts a new subpath at the first of `points` and connects them by lines; does nothing for an empty array.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { currentPath.addLine(to: Point(point, through: state.ctm)) }
    }

    /// Adds a quadratic Bézier curve from the current point to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard hasCurrentPoint(for: "addQuadCurve(to:control:)") else { return }
        currentPath.addQuad(control: Point(control, through: state.ctm), to: Point(end, through: state.ctm))
    }

    /// Adds a cubic Bézier curve from the current point to `end`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard hasCurrentPoint(for: "addCurve(to:control1:control2:)") else { return }
        currentPath.addCubic(
            control1: Point(control1, through: state.ctm), control2: Point(control2, through: state.ctm),
            to: Point(end, through: state.ctm))
    }

    /// Closes the current subpath by a line to its start.
    public func closePath() { currentPath.close() }

    /// Adds a closed rectangle as a subpath.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, through: state.ctm) }

    /// Adds each of `rects` as a subpath.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the ellipse inscribed in `rect` as a closed subpath.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, through: state.ctm) }

    /// Adds a circular arc, connected to the current point, if any, by a line.
    ///
    /// Angles are in radians from the positive x axis of user space. `clockwise` assumes that y points up: false goes
    /// towards increasing angles, which appears clockwise in a flipped context.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise), through: state.ctm)
    }

    /// Rounds the corner at `tangent1End` between the lines to it from the current point and from it to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard hasCurrentPoint(for: "addArc(tangent1End:tangent2End:radius:)") else { return }
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, through: state.ctm)
    }

    /// Adds the subpaths of `path`.
    public func addPath(_ path: CGPath) {
        currentPath.append(path.storage, through: Projection(state.ctm))
    }

    /// Replaces the current path by the outline of its stroke.
    ///
    /// A path of more than 262,144 points is left unchanged, which is reported: stroking multiplies points, and a few
    /// calls would exhaust memory.
    public func replacePathWithStrokedPath() {
        guard currentPath.points.count <= 1 << 18 else {
            return reportOnce("CGContext.replacePathWithStrokedPath(): too many points; the path is unchanged")
        }
        let outline = StrokeOutline(of: currentPath, with: state)
        currentPath = outline.map { outline in outline.path.mapped { outline.toDevice.apply($0) } } ?? Path()
    }

    // MARK: Reading

    /// True when the current path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The current point, in user space; the origin for an empty path.
    public var currentPointOfPath: CGPoint {
        currentPath.currentPoint.map { CGPoint($0.applying(state.ctm.inverted())) } ?? .zero
    }

    /// The bounding box of the current path in user space, including control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { CGRect(pathInUserSpace.controlBox) }

    /// A copy of the current path, in user space; nil when it is empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(storage: pathInUserSpace) }

    /// Whether painting the path with `mode` would cover `point`, in user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let devicePoint = Point(point, through: state.ctm)
        if let rule = mode.fillRule, currentPath.contains(devicePoint, rule: FillRule(rule)) { return true }
        guard mode.strokes, let outline = StrokeOutline(of: currentPath, with: state),
            let toOutline = outline.toDevice.inverse
        else { return false }
        return outline.path.contains(toOutline.apply(devicePoint), rule: .nonZero)
    }

    private var pathInUserSpace: Path {
        if state.ctm.isIdentity { return currentPath }
        let toUser = state.ctm.inverted()
        return currentPath.mapped { $0.applying(toUser) }
    }

    private func hasCurrentPoint(for call: String) -> Bool {
        if !currentPath.isEmpty { return true }
        reportOnce("CGContext.\(call): no current point")
        return false
    }
}
