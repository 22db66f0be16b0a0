import CoreGraphics
import Raster

/// Paints a layer's border, which lies inside its bounds.
enum BorderPainter {
    static func paint(_ context: LayerPaintContext, to writer: inout ListWriter) {
        let width = context.properties.borderWidth
        guard width > 0, let (paint, opacity) = writer.paint(of: context.properties.borderColor, on: context) else {
            return
        }
        let (outer, inner) = (context.filledOutline, context.outline.insetBy(width))
        guard let inner else { return writer.append(outer.shape, paint, context, opacity: opacity) }
        var path = writer.pools.paths.acquire() ?? Path()
        path.removeAll()
        outer.box.append(to: &path)
        // Where both edges share a pixel, the difference of their coverages is correct, unlike the even-odd rule.
        inner.box.append(to: &path, isReversed: true)
        writer.append(.path(path, .nonZero), paint, context, opacity: opacity)
        writer.pools.paths.insert(path)
    }
}
