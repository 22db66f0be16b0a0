public import CoreGraphics
import Foundation

/// The style of stroking a path.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/strokestyle)
public struct StrokeStyle: Hashable, Sendable {
    /// The line width in points. Nothing is drawn if it isn't positive.
    public var lineWidth: CGFloat
    /// The shape of line ends.
    public var lineCap: CGLineCap
    /// The shape of corners.
    public var lineJoin: CGLineJoin
    /// The maximum length of mitres, in line widths; longer ones become bevels.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset into the dash pattern at which the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style; by default a solid line of one point, with butt caps and mitre joins.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Animatable {
    /// The line width, the miter limit and the dash phase.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension StrokeStyle {
    /// The style with valid numbers: non-finite values are replaced by defaults, a negative width by zero, and dashes
    /// that are negative, or zero in sum, by a solid line.
    package var drawable: StrokeStyle {
        var style = self
        style.lineWidth = lineWidth.isFinite ? max(0, lineWidth) : 0
        style.miterLimit = miterLimit.isFinite ? miterLimit : 10
        style.dashPhase = dashPhase.isFinite ? dashPhase : 0
        let isUsable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
        if !isUsable { style.dash = [] }
        return style
    }

    /// The outline of a path's stroke.
    package func outline(of path: CGPath) -> CGPath {
        let style = drawable
        let dashed = style.dash.isEmpty ? path : path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
        return dashed.copy(
            strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
            miterLimit: style.miterLimit)
    }
}
