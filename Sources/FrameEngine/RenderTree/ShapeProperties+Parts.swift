import CoreGraphics
import Raster

extension ShapeProperties {
    /// Calls `body` with what a shape layer paints, in order: the fill, then the stroke.
    func forEachPart(_ body: (Shape, CGColor) -> Void) {
        guard let path, !path.isEmpty else { return }
        if let color = fillColor, color.isSeen {
            body(.path(path, fillRule == .evenOdd ? .evenOdd : .nonZero), color)
        }
        if let color = strokeColor, color.isSeen, let stroke = preparedStroke ?? stroke {
            body(stroke, color)
        }
    }

    /// The shape with its stroke prepared, which frames share.
    var prepared: ShapeProperties {
        var result = self
        result.preparedStroke = stroke
        return result
    }

    private var stroke: Shape? {
        guard let path, !path.isEmpty, lineWidth > 0 else { return nil }
        let trim = Shape.Trim(start: max(0, min(strokeStart, 1)), end: max(0, min(strokeEnd, 1)))
        return trim.start < trim.end ? .stroke(path, strokeStyle, trim) : nil
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
    /// True unless it is known to paint nothing. A pattern may paint anything.
    fileprivate var isSeen: Bool { paintColor.alpha > 0 || pattern != nil }
}
