import CoreGraphics
import Raster

/// Paints the visible tiles of a tiled layer, over its background.
enum TilePainter {
    static func paint(
        _ tiled: TiledProperties, _ store: any TileProvider, of context: LayerPaintContext, to writer: inout ListWriter
    ) {
        let grid = TilePyramid(
            tiled, bounds: context.properties.bounds, contentsScale: context.properties.contentsScale)
        let tiles = grid.tiles(in: context.visibleRect, level: grid.level(forScale: context.scale))
        guard !tiles.isEmpty else { return }
        let requests = tiles.map { TileRequest(tile: $0, rect: grid.rect(of: $0), scale: grid.scale(of: $0.level)) }
        let shown = store.show(
            requests, at: writer.time, isFlipped: context.plane.inherited.isFlipped, waits: writer.waitsForTiles)
        let faded = requests.filter { opacity(of: shown[$0.tile], tiled, writer) < 1 }
        // Substitutes for tiles that are missing or still fading in.
        if !faded.isEmpty {
            let sum = writer.begin()
            for request in faded {
                let middle = CGPoint(x: request.rect.midX, y: request.rect.midY)
                let substitute = grid.fallbacks(for: request.tile.level)
                    .lazy.compactMap { shown[grid.tile(at: middle, level: $0)] }.first
                if let substitute { paint(substitute, grid, within: request.rect, context, opacity: 1, to: &writer) }
            }
            writer.end(sum, clip: context.clip, isKept: true)
        }
        // Added, like the parts of a stretched image: tiles may share a pixel.
        let sum = writer.begin()
        for request in requests {
            guard let tile = shown[request.tile] else { continue }
            paint(tile, grid, within: tile.rect, context, opacity: opacity(of: tile, tiled, writer), to: &writer)
        }
        writer.end(sum, clip: context.clip, isKept: true)
    }

    private static func opacity(of tile: ShownTile?, _ tiled: TiledProperties, _ writer: borrowing ListWriter) -> Float
    {
        guard let tile else { return 0 }
        // A recording may go back in time.
        guard !writer.waitsForTiles, tiled.fadeDuration > 0, writer.time >= tile.arrival else { return 1 }
        return Float(min((writer.time - tile.arrival) / tiled.fadeDuration, 1))
    }

    private static func paint(
        _ tile: ShownTile, _ grid: TilePyramid, within rect: CGRect, _ context: LayerPaintContext, opacity: Float,
        to writer: inout ListWriter
    ) {
        guard let image = tile.image, opacity > 0 else { return }
        let scale = grid.scale(of: tile.tile.level)
        let (place, part) = (tile.rect, rect.intersection(tile.rect))
        let source = CGRect(x: 0, y: 0, width: place.width * scale, height: place.height * scale)
        ImagePainter.paint(
            image, ContentsPlacement(rect: place, source: source), .rectangle(Box(part)), context,
            blendMode: .plusLighter, opacity: opacity, to: &writer)
    }
}

extension LayerPaintContext {
    /// The part of the layer's own space inside the clip.
    fileprivate var visibleRect: CGRect {
        guard toLayer.isAffine else { return properties.bounds.standardized }
        var box = Box.empty
        for corner in clip.box.corners { box.include(toLayer.apply(corner)) }
        return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
    }
}
