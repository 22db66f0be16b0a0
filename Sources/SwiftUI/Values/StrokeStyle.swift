public import CoreGraphics
import Foundation

/// How the line along a path is drawn.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/strokestyle)
public struct StrokeStyle: Hashable, Sendable {
    /// How wide the line is, in points. Nothing is drawn of one that is not positive.
    public var lineWidth: CGFloat
    /// What its ends look like.
    public var lineCap: CGLineCap
    /// What its corners look like.
    public var lineJoin: CGLineJoin
    /// The longest a mitre may be, in line widths, before it is cut to a bevel.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; none for a solid line.
    public var dash: [CGFloat]
    /// How far into the dashes the line starts, in points.
    public var dashPhase: CGFloat

    /// A style from its parts: a solid line one point wide by default, with butt ends and mitred corners.
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
    /// The style with every number a line can be drawn with: what is not finite counts as the default, a negative width as
    /// none, and dashes with a negative length, or without any, as no dashes.
    package var drawable: StrokeStyle {
        var style = self
        style.lineWidth = lineWidth.isFinite ? max(0, lineWidth) : 0
        style.miterLimit = miterLimit.isFinite ? miterLimit : 10
        style.dashPhase = dashPhase.isFinite ? dashPhase : 0
        let isUsable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
        if !isUsable { style.dash = [] }
        return style
    }

    /// The outline of the line along a path.
    package func outline(of path: CGPath) -> CGPath {
        let style = drawable
        let dashed = style.dash.isEmpty ? path : path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
        return dashed.copy(
            strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
            miterLimit: style.miterLimit)
    }
}
