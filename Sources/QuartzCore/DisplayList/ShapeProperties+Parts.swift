import CoreGraphics
import Raster

extension ShapeProperties {
    /// What a shape layer paints, in order: the fill, then the stroke over it.
    var parts: [(shape: Shape, color: PaintColor)] {
        guard let path, !path.isEmpty else { return [] }
        var parts: [(shape: Shape, color: PaintColor)] = []
        if let color = fillColor?.paintColor, color.alpha > 0 {
            parts.append((.path(path, fillRule == .evenOdd ? .evenOdd : .nonZero), color))
        }
        if let color = strokeColor?.paintColor, color.alpha > 0, lineWidth > 0 {
            let trim = Shape.Trim(start: max(0, min(strokeStart, 1)), end: max(0, min(strokeEnd, 1)))
            if trim.start < trim.end { parts.append((.stroke(path, strokeStyle, trim), color)) }
        }
        return parts
    }

    private var strokeStyle: StrokeStyle {
        let cap: StrokeStyle.Cap =
            switch lineCap {
            case .round: .round
            case .square: .square
            default: .butt
            }
        let join: StrokeStyle.Join =
            switch lineJoin {
            case .round: .round
            case .bevel: .bevel
            default: .miter
            }
        return StrokeStyle(
            width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dashes: lineDashPattern.map { Double($0) },
            dashPhase: lineDashPhase)
    }
}
