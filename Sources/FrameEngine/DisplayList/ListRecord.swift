import CoreGraphics
import Raster
import Synchronization

/// Which items of a display list came from which layers, so that the next list can take over those of layers that stand
/// still.
///
/// Held are the layers of rows of level siblings, each before those below it, in the order of the walk. The record of one
/// frame is looked through in that order while the next is listed; where the two trees differ the search goes a few
/// siblings further, and what is not found is listed anew.
struct ListRecord: Sendable {
    struct Entry: Sendable {
        /// Alive as long as the tree that the list was made of.
        let layer: Unmanaged<RenderLayer>
        /// Where the items of the layer, and of all below it, lie in the list.
        var start: Int32
        var count: Int32 = 0
        /// How many of the entries after this one are of layers below it.
        var below: Int32 = 0
        /// The index of what else the items depend on; -1 where they must not be taken over.
        var setting: Int32
        /// What was left of the budgets of `Limits` before the layer; then how much of them it took.
        var castingLayers: Int32
        var measuredLayers: Int32
        var copyWork: Int32
    }

    /// What the items of a layer that stands still depend on, besides the layer itself.
    struct Setting: Sendable, Equatable {
        let toDevice: Projection
        let clip: PixelRect
        let space: CATransform3D?
        let inherited: Inheritance
        /// How deep the layer lies in groups, masks and the like.
        let nesting: DisplayListBuilder.Limits
    }

    var entries: [Entry] = []
    /// Siblings share one.
    var settings: [Setting] = []

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
        settings.removeAll(keepingCapacity: true)
    }
}

/// The display list of a tree at one moment, with all that is needed to make the next one from it.
package struct ListedTree: Sendable {
    package internal(set) var list = DisplayList()
    /// What the list was made of; it keeps the layers alive that the record is about.
    package internal(set) var root: RenderLayer?
    var record = ListRecord()
    /// The pixels that the list is for.
    var limit = PixelRect.zero
    /// What of them must be counted finely, and the tiles of which that is true.
    private(set) var faint: FaintOverlaps?
    private(set) var deepTiles: [PixelRect] = []
    /// Memory for the walk.
    var stacks = DisplayListBuilder.Stacks()
    var newSettings: [Int32] = []

    /// No two lists have the same number; an empty one has none, and neither has what it would be made after.
    private(set) var number: UInt64 = 0
    /// The number of the list that this one was made after.
    private(set) var lastNumber: UInt64 = 0

    package init() {}

    private static let numbers = Atomic<UInt64>(0)

    /// Begins a list that comes after that of `last`, in the memory of this one.
    mutating func begin(after last: ListedTree) {
        if number == last.lastNumber { list.begin(after: last.list) } else { list.removeAll() }
        number = Self.numbers.add(1, ordering: .relaxed).newValue
        lastNumber = last.number
    }

    /// To be called when the list is done.
    mutating func findDeepTiles() {
        faint?.leaveMemory()
        faint = FaintOverlaps(of: list, within: limit)
        deepTiles.removeAll(keepingCapacity: true)
        faint?.addParts(to: &deepTiles)
    }
}
