import CoreGraphics
import Raster

/// Paints a shape layer: the fill, then the stroke over it.
enum ShapePainter {
    static func paint(_ shape: ShapeProperties, of context: LayerPaintContext, to writer: inout ListWriter) {
        shape.forEachPart { part, color in
            guard let (paint, opacity) = writer.paint(of: color, on: context) else { return }
            writer.append(part, paint, context, opacity: opacity)
        }
    }
}
