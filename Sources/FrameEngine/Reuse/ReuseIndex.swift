import CoreGraphics
import Raster

/// Which items of a display list came from which layers, so that the next list can reuse those of layers that stand
/// still.
///
/// It holds the layers of rows of level siblings, each before those below it, in the order of the walk. The index of one
/// frame is searched in that order while the next is listed; where the two trees differ the search goes a few siblings
/// further, and what is not found is listed anew. So the search takes constant time for a layer, at the price of listing layers
/// anew that moved far among their siblings.
struct ReuseIndex: Sendable {
    struct Entry: Sendable {
        /// Alive as long as the tree that the list was made of.
        let layer: Unmanaged<RenderLayer>
        /// Where the items of the layer, and of all below it, lie in the list.
        var start: Int32
        var count: Int32 = 0
        /// How many of the entries after this one are of layers below it.
        var below: Int32 = 0
        /// The number of the key; -1 where they must not be reused.
        var key: Int32
        /// What was left of the budgets of `WalkLimits` before the layer; then how much of them it took.
        var castingLayers: Int32
        var measuredLayers: Int32
        var copyCost: Int32
    }

    var entries: [Entry] = []
    /// Siblings share one.
    var keys: [ReuseKey] = []

    /// The entry of a version of the layer, if it is one of the next few from `cursor` on that are not below one another.
    func index(of layer: RenderLayer, from cursor: Int) -> Int? {
        let address = Unmanaged.passUnretained(layer).toOpaque()
        var index = cursor
        for _ in 0..<4 where index < entries.count {
            let entry = entries[index]
            let isThis = entry.layer.toOpaque() == address
            if isThis || entry.layer._withUnsafeGuaranteedRef({ $0.identity }) == layer.identity { return index }
            index += 1 + Int(entry.below)
        }
        return nil
    }

    // MARK: Edits of the list

    /// The list got so many items more (or fewer) in front of those of the entries from `first` on.
    mutating func shift(from first: Int, by count: Int32) {
        for index in first..<max(first, entries.count) { entries[index].start += count }
    }

    /// The items of the entries from `first` on are no longer as the layers made them, or gone.
    mutating func forget(from first: Int) {
        guard first < entries.count else { return }
        entries.removeSubrange(first...)
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        keys.removeAll(keepingCapacity: true)
    }
}
