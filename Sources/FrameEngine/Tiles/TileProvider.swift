package import CoreGraphics

/// Draws the tiles of a tiled layer and keeps them.
package protocol TileProvider: AnyObject, Sendable {
    /// Returns the requested tiles that are there, and perhaps others; those that are not are drawn meanwhile.
    ///
    /// - Parameters:
    ///   - time: the frame's.
    ///   - isFlipped: whether y goes up in the layer's own space.
    ///   - waits: whether to wait for all of them; none of them fades in then.
    func show(_ requests: [TileRequest], at time: Double, isFlipped: Bool, waits: Bool) -> [TilePyramid.Tile: ShownTile]

    /// Returns whether the picture changes by itself: tiles are being drawn, or fade in.
    func isBusy(fadeDuration: Double) -> Bool
}

/// A tile to draw.
package struct TileRequest: Sendable {
    package let tile: TilePyramid.Tile
    /// What it covers, in the layer's own space.
    package let rect: CGRect
    /// Pixels per point.
    package let scale: CGFloat
}

/// A tile that is there.
package struct ShownTile: Sendable {
    package let tile: TilePyramid.Tile
    /// Nil where nothing was drawn.
    package let image: CGImage?
    /// What it covers, in the layer's own space.
    package let rect: CGRect
    /// The time of the frame after which it came, in seconds; minus infinity for one that does not fade in.
    package let arrival: Double

    package init(tile: TilePyramid.Tile, image: CGImage?, rect: CGRect, arrival: Double) {
        (self.tile, self.image, self.rect, self.arrival) = (tile, image, rect, arrival)
    }
}
