import CoreGraphics
import Raster

extension ShapeProperties {
    /// The shape and colour of the fill; nil if there is none.
    var filled: (shape: Shape, color: CGColor)? {
        guard let path, !path.isEmpty, let color = fillColor, color.isSeen else { return nil }
        return (.path(path, fillRule == .evenOdd ? .evenOdd : .nonZero), color)
    }

    /// The shape and colour of the stroke, which is drawn over the fill; nil if there is none. `box` boxes an animated
    /// stroke.
    func stroked(_ box: (Shape.Stroke) -> Boxed<Shape.Stroke>) -> (shape: Shape, color: CGColor)? {
        guard let color = strokeColor, color.isSeen else { return nil }
        if let preparedStroke { return (.stroke(preparedStroke), color) }
        return stroke.map { (.stroke(box($0)), color) }
    }

    /// A conservative bounding box of the fill and the stroke.
    var extent: Box {
        let fill = filled?.shape.extent ?? .empty
        guard let color = strokeColor, color.isSeen, let stroke else { return fill }
        return fill.union(stroke.extent)
    }

    /// The shape with its stroke precomputed, which frames share.
    var prepared: ShapeProperties {
        var result = self
        result.preparedStroke = stroke.map { Boxed($0) }
        return result
    }

    private var stroke: Shape.Stroke? {
        guard let path, !path.isEmpty, lineWidth > 0 else { return nil }
        let trim = Shape.Trim(start: max(0, min(strokeStart, 1)), end: max(0, min(strokeEnd, 1)))
        return trim.start < trim.end ? Shape.Stroke(path: path, style: strokeStyle, trim: trim) : nil
    }

    private var strokeStyle: StrokeStyle {
        let cap: StrokeStyle.Cap =
            switch lineCap.known {
            case .round: .round
            case .square: .square
            case .butt: .butt
            }
        let join: StrokeStyle.Join =
            switch lineJoin.known {
            case .round: .round
            case .bevel: .bevel
            case .miter: .miter
            }
        return StrokeStyle(
            width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dashes: lineDashPattern.map { Double($0) },
            dashPhase: lineDashPhase)
    }
}

extension CGColor {
    /// True unless the colour is known to paint nothing. A pattern may paint anything.
    fileprivate var isSeen: Bool { paintColor.alpha > 0 || pattern != nil }
}
