package import CoreGraphics

/// Draws and caches the tiles of a tiled layer.
package protocol TileProvider: AnyObject, Sendable {
    /// Returns the requested tiles that are available, and possibly others; missing ones are drawn in the background.
    ///
    /// - Parameters:
    ///   - time: the frame's time.
    ///   - isFlipped: whether y points up in the layer's coordinates.
    ///   - waits: whether to wait for all of them; none of them then fades in.
    func show(_ requests: [TileRequest], at time: Double, isFlipped: Bool, waits: Bool) -> [TilePyramid.Tile: ShownTile]

    /// Returns whether the result will change without further requests: tiles are being drawn or fading in.
    func isBusy(fadeDuration: Double) -> Bool
}

/// A tile to draw.
package struct TileRequest: Sendable {
    package let tile: TilePyramid.Tile
    /// The rectangle that the tile covers, in the layer's coordinates.
    package let rect: CGRect
    /// Pixels per point.
    package let scale: CGFloat
}

/// An available tile.
package struct ShownTile: Sendable {
    package let tile: TilePyramid.Tile
    /// Nil where nothing was drawn.
    package let image: CGImage?
    /// The rectangle that the tile covers, in the layer's coordinates.
    package let rect: CGRect
    /// The time of the frame after which it arrived, in seconds; minus infinity for a tile that doesn't fade in.
    package let arrival: Double

    package init(tile: TilePyramid.Tile, image: CGImage?, rect: CGRect, arrival: Double) {
        (self.tile, self.image, self.rect, self.arrival) = (tile, image, rect, arrival)
    }
}
