import CoreGraphics
import Raster

/// Siblings that lie in one plane, as most do: they need not be gathered and sorted first.
struct CoplanarRow: Sendable {
    let layers: RenderSublayers
    let place: SublayerPlacement
    let toDevice: Projection
    let clip: PixelRect
    var next = 0

    // What `FrameReuse` knows of the row.

    /// The entry of the layer that is being listed; -1 between layers.
    var entry = -1
    /// Where to look for the layer after that in the last index.
    var cursorAfter = 0
    /// The key of the row's layers in the index, and one of the last index that is known to be equal; -1 for none.
    var key: Int32 = -1
    var lastKey: Int32 = -1
}
