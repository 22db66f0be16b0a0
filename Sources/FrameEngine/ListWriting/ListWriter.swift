import Raster

/// A display list that is being written, with what everything that writes to it shares: where it may draw, what is left of the
/// budgets, the index of reuse, and memory.
///
/// The list and the index change together: whatever inserts items or removes them says so to `reuse.index`.
struct ListWriter: Sendable {
    var list = DisplayList()
    /// The pixels that anything may be drawn on.
    var limit: PixelRect
    /// The time of the frame.
    let time: Double
    /// Whether tiles that are not there yet are waited for.
    let waitsForTiles: Bool
    var limits = WalkLimits()
    /// Where the last group stands that blends with what lies below, if it has not been kept from it; -1 for none.
    var lastBlending = -1
    /// Up to where the items of a replicator's copies have been paid for; -1 outside of copies.
    var chargedItems = -1
    /// What the last frame lends to this one.
    var reuse: FrameReuse
    /// What the items are made of.
    var pools = ItemPools()
    var emissions = EmissionCache()

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
