import Raster

/// A display list that is being written, with the state shared by all writers: its limits and budgets, the index for
/// reuse, and memory pools.
///
/// The list and the index are updated together: every insertion or removal of items is reported to `reuse.index`.
struct ListWriter: Sendable {
    var list = DisplayList()
    /// The pixels that may be drawn on.
    var limit: PixelRect
    /// The time of the frame.
    let time: Double
    /// Whether to wait for missing tiles.
    let waitsForTiles: Bool
    var limits = WalkLimits()
    /// The index of the last group that blends with its backdrop and is not isolated from it; -1 for none.
    var lastBlending = -1
    /// The number of items whose cost has been charged to a replicator's copies; -1 outside copies.
    var chargedItems = -1
    /// The last frame's items for reuse.
    var reuse: FrameReuse
    /// Memory for the items.
    var pools = ItemPools()
    /// Measures layers and caches particles.
    var extents = LayerExtent()

    init(limit: PixelRect, time: Double, waitsForTiles: Bool, reuse: FrameReuse = FrameReuse()) {
        self.limit = limit
        self.time = time
        self.waitsForTiles = waitsForTiles
        self.reuse = reuse
        (limits.copyCost, limits.particleWork) = (
            WalkLimits.copyCost(on: limit), Double(WalkLimits.copyCost(on: limit))
        )
    }
}
