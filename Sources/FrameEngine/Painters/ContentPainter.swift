/// Paints the content that a layer's class draws over its contents, with a painter for each kind.
enum ContentPainter {
    static func paint(_ context: LayerPaintContext, to writer: inout ListWriter) {
        switch context.content {
        case .plain, .transform, .replicator, .text: break
        case .gradient(let gradient): GradientPainter.paint(gradient, of: context, to: &writer)
        case .shape(let shape): ShapePainter.paint(shape.value, of: context, to: &writer)
        case .emitter(let emitter, _): EmitterPainter.paint(emitter, of: context, to: &writer)
        case .tiled(let tiled, let store): TilePainter.paint(tiled, store, of: context, to: &writer)
        }
    }
}
