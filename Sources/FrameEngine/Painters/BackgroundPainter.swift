import CoreGraphics
import Raster

/// Paints a layer's background: a colour or a pattern within its outline.
enum BackgroundPainter {
    static func paint(_ context: LayerPaintContext, to writer: inout ListWriter) {
        guard let (paint, opacity) = writer.paint(of: context.properties.backgroundColor, on: context) else { return }
        writer.append(context.filledOutline.shape, paint, context, opacity: opacity)
    }
}
