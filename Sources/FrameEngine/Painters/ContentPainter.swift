/// Paints the content that a layer's class draws, with a painter for each kind.
enum ContentPainter {
    /// Paints what lies between the background and the contents: a gradient.
    static func paintBackground(_ context: LayerPaintContext, to writer: inout ListWriter) {
        guard case .gradient(let gradient) = context.content else { return }
        GradientPainter.paint(gradient, of: context, to: &writer)
    }

    /// Paints what lies over the contents.
    static func paint(_ context: LayerPaintContext, to writer: inout ListWriter) {
        switch context.content {
        case .plain, .transform, .replicator, .text, .gradient: break
        case .shape(let shape): ShapePainter.paint(shape.value, of: context, to: &writer)
        case .emitter(let emitter, _): EmitterPainter.paint(emitter, of: context, to: &writer)
        case .tiled(let tiled, let store): TilePainter.paint(tiled, store, of: context, to: &writer)
        }
    }
}
