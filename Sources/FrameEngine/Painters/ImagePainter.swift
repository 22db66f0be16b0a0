import CoreGraphics
import Raster

/// Paints a layer's contents.
enum ImagePainter {
    /// Paints the contents, or a cross-fade of two images.
    static func paint(_ context: LayerPaintContext, to writer: inout ListWriter) {
        guard let fade = context.properties.contentsFade else {
            if let image = context.properties.contents { paint(image, context, to: &writer) }
            return
        }
        // The sum of both, so that pixels opaque in both stay opaque.
        let fraction = Float(max(0, min(fade.fraction, 1)))
        let sum = writer.begin()
        if let image = fade.from, fraction < 1 {
            let group = writer.begin(opacity: 1 - fraction)
            paint(image, context, to: &writer)
            writer.end(group, clip: context.clip)
        }
        if let image = fade.to, fraction > 0 {
            let group = writer.begin(opacity: fraction, blendMode: .plusLighter)
            paint(image, context, to: &writer)
            writer.end(group, clip: context.clip)
        }
        writer.end(sum, clip: context.clip, isKept: true)
    }

    private static func paint(_ image: CGImage, _ context: LayerPaintContext, to writer: inout ListWriter) {
        let placement = ContentsPlacement(image, in: context.properties)
        if let parts = NinePart(placement, context.properties)?.parts {
            // The parts are added: where two share a pixel, their coverages add up to one, while source-over would let
            // the backdrop show through.
            let sum = writer.begin()
            for part in parts {
                var rect = part.rect
                if context.plane.inherited.isFlipped {
                    rect.origin.y = placement.rect.minY + placement.rect.maxY - rect.maxY
                }
                paint(
                    image, ContentsPlacement(rect: rect, source: part.source), .rectangle(Box(rect)), context,
                    blendMode: .plusLighter, to: &writer)
            }
            writer.end(sum, clip: context.clip, isKept: true)
            return
        }
        let isClipped = context.properties.masksToBounds && context.drawsWithinOutline
        let fills = context.reachesOut && placement.rect.contains(context.properties.bounds.standardized)
        paint(
            image, placement,
            isClipped || fills ? context.filledOutline.shape : .rectangle(Box(placement.rect)), context, to: &writer)
    }

    /// Paints an image, or a part of it, at a given placement, where a shape covers.
    static func paint(
        _ image: CGImage, _ placement: ContentsPlacement, _ shape: Shape, _ context: LayerPaintContext,
        blendMode: BlendMode = .sourceOver, opacity: Float = 1, to writer: inout ListWriter
    ) {
        guard let toPixels = placement.toPixels(isFlipped: context.plane.inherited.isFlipped) else { return }
        let isEnlarged = placement.rect.width * context.scale >= placement.source.width
        let paint = ImagePaint(
            bitmap: image.bitmap, toPaint: context.toLayer.then(toPixels),
            filter: context.properties.filter(isEnlarged: isEnlarged),
            edge: .clamp, source: placement.readable(of: image))
        writer.append(shape, .image(writer.pools.images.box(paint)), context, blendMode: blendMode, opacity: opacity)
    }
}
