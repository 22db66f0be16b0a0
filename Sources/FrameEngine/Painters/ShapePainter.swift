import CoreGraphics
import Raster

/// Paints a shape layer: the fill, then the stroke over it.
enum ShapePainter {
    static func paint(_ shape: ShapeProperties, of context: LayerPaintContext, to writer: inout ListWriter) {
        if let fill = shape.filled { paint(fill, of: context, to: &writer) }
        let stroke = shape.stroked { writer.pools.strokes.box($0) }
        if let stroke { paint(stroke, of: context, to: &writer) }
    }

    private static func paint(
        _ part: (shape: Shape, color: CGColor), of context: LayerPaintContext, to writer: inout ListWriter
    ) {
        guard let (paint, opacity) = writer.paint(of: part.color, on: context) else { return }
        writer.append(part.shape, paint, context, opacity: opacity)
    }
}
