import CoreGraphics
import Raster

/// Siblings that lie in one plane, as most do, and need not be gathered and sorted first.
struct CoplanarSiblings: Sendable {
    let layers: RenderSublayers
    let place: SublayerPlacement
    let toDevice: Projection
    let clip: PixelRect
    var next = 0

    // The state of `FrameReuse` in the row.

    /// The entry of the current layer; -1 between layers.
    var entry = -1
    /// The position in the last index at which to search for the next layer.
    var cursorAfter = 0
    /// The number of the row's key in the index, and that of a key of the last index that is known to be equal; -1 for
    /// none.
    var key: Int32 = -1
    var lastKey: Int32 = -1
}
