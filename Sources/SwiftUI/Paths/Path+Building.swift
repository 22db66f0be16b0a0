public import CoreGraphics

// Each point is transformed by `transform` before it is added. A segment needs a current point: without one, it is
// omitted and reported once.
extension Path {
    /// Starts a subpath at a point.
    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }

    /// Adds a line to a point.
    public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }

    /// Adds a quadratic Bézier curve to a point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: end, control: control) }
    }

    /// Adds a cubic Bézier curve to a point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// Closes the subpath with a line to its start.
    public mutating func closeSubpath() { change { $0.closeSubpath() } }

    /// Adds a rectangle as a closed subpath.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }

    /// Adds rectangles as closed subpaths.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        change { $0.addRects(rects, transform: transform) }
    }

    /// Starts a subpath at the first point, and adds lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }

    /// Adds the ellipse inscribed in a rectangle as a closed subpath.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }

    /// Adds a rectangle with rounded corners as a closed subpath.
    ///
    /// Corner sizes are clamped between zero and half of the rectangle's.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        RoundedOutline(rect, cornerSize: cornerSize, style: style).append(to: &self, transform)
    }

    /// Adds a rectangle with individual corner radii, which are scaled down together if they don't fit.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        RoundedOutline(rect, cornerRadii: cornerRadii, style: style).append(to: &self, transform)
    }

    /// Adds an arc that spans an angle, connected to the current point, if any, by a line.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians),
                transform: transform)
        }
    }

    /// Adds an arc between two angles, connected to the current point, if any, by a line.
    ///
    /// As in Quartz, `clockwise` assumes that y points up: on the screen, true goes counterclockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
        }
    }

    /// Adds an arc that rounds the corner at `tangent1End`, between the line from the current point and the line to
    /// `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }

    /// Adds another path's elements.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let other = path.cgPath
        change { $0.addPath(other, transform: transform) }
    }
}
