import CoreGraphics
import Raster

/// The origin of a display list's items: which layers they came from, so that the next list can reuse those of
/// unchanged layers.
///
/// It contains the layers of rows of coplanar siblings, each before its descendants, in the order of the walk. The
/// index of one frame is searched in that order while the next frame is listed. Where the two trees differ, the search
/// continues a few siblings further; a layer that is not found is listed again. So the search takes constant time per
/// layer, at the price of listing again layers that have moved far among their siblings.
struct ReuseIndex: Sendable {
    struct Entry: Sendable {
        /// Retained by the tree that the list was made from.
        let layer: Unmanaged<RenderLayer>
        /// The position in the list of the items of the layer and its descendants.
        var start: Int32
        var count: Int32 = 0
        /// The number of following entries that are of the layer's descendants.
        var below: Int32 = 0
        /// The number of the key; -1 when the items must not be reused.
        var key: Int32
        /// While the layer is listed, the budgets of `WalkLimits` that remained before it; afterwards the amounts that
        /// it consumed.
        var castingLayers: Int32
        var measuredLayers: Int32
        var copyCost: Int32
    }

    var entries: [Entry] = []
    /// Shared by siblings.
    var keys: [ReuseKey] = []

    /// The entry of a version of the layer, if it is among the next few siblings from `cursor` on.
    func index(of layer: RenderLayer, from cursor: Int) -> Int? {
        let address = Unmanaged.passUnretained(layer).toOpaque()
        var index = cursor
        // Four steps skip up to three adjacent siblings that were removed or moved back. An inserted layer finds no
        // match and leaves the cursor where it is.
        for _ in 0..<4 where index < entries.count {
            let entry = entries[index]
            let isThis = entry.layer.toOpaque() == address
            if isThis || entry.layer._withUnsafeGuaranteedRef({ $0.identity }) == layer.identity { return index }
            index += 1 + Int(entry.below)
        }
        return nil
    }

    // MARK: List edits

    /// Accounts for items inserted (or removed) before those of the entries from `first` on.
    mutating func shift(from first: Int, by count: Int32) {
        for index in first..<max(first, entries.count) { entries[index].start += count }
    }

    /// Removes the entries from `first` on, whose items were changed or removed.
    mutating func forget(from first: Int) {
        guard first < entries.count else { return }
        entries.removeSubrange(first...)
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
    }
}
