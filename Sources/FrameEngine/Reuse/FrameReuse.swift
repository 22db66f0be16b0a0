import CoreGraphics
import Raster

/// Reuses the items of layers that are unchanged since the last frame.
///
/// Copied items are correct because a layer's items, and those of all its descendants, are a function of the layer, of
/// its `ReuseKey`, and of the remaining budgets in `WalkLimits`:
///
/// - The layer is the same object. Render layers don't change, and without animations in its subtree its values don't
///   depend on the time.
/// - The key is equal: it contains the projection to the device, the clip, the inherited state and the depth of the
///   walk.
/// - The budgets were not exhausted while the layer was listed, and would not be now: `beginEntry` and `finishEntry`
///   measure its consumption, and `spend` deducts the same amounts from the remaining budgets.
///
/// Items may depend on two more things. Those that blend with their backdrop make enclosing layers open groups, so
/// entries with them have no key. Shadows and scissors extend to the surface's bounds, so an index is valid only for a
/// surface with the same pixels, which the caller ensures.
struct FrameReuse: Sendable {
    private let lastList: DisplayList
    private let lastIndex: ReuseIndex
    /// The index of the list that is being written.
    var index = ReuseIndex()
    /// Whether `index` is recorded.
    var isRecording = false
    /// The walk's position in the last index.
    private var cursor = 0
    /// For each key of the last index the number of the equal key of this one; -1 when none is known.
    var newKeys: [Int32] = []

    init(of list: DisplayList = DisplayList(), _ index: ReuseIndex = ReuseIndex()) {
        (lastList, lastIndex) = (list, index)
    }

    /// Begins the index, reusing an older one's memory.
    mutating func begin() {
        isRecording = true
        index.removeAll()
        newKeys.removeAll(keepingCapacity: true)
        newKeys.append(contentsOf: repeatElement(-1, count: lastIndex.keys.count))
    }

    /// The entry of a version of the layer in the last index.
    func match(of layer: RenderLayer) -> Int? { lastIndex.index(of: layer, from: cursor) }

    // MARK: Reuse

    /// Reuses the items of the row's layers from `first` on, as long as they are unchanged and consecutive in the last
    /// frame too. Returns the number of these layers.
    ///
    /// - Parameter match: the first layer's entry in the last index.
    mutating func reuse(
        from first: Int, match: Int, row: inout CoplanarSiblings, list: inout DisplayList, limits: inout WalkLimits
    ) -> Int {
        let start = lastIndex.entries[match].start
        var (end, next, itemEnd) = (match, first, start)
        while next < row.layers.count, end < lastIndex.entries.count {
            let entry = lastIndex.entries[end]
            // Only adjacent entries form one range of items that can be copied at once.
            guard entry.key >= 0, entry.start == itemEnd,
                entry.layer.toOpaque() == row.layers.unretained(at: next).toOpaque(),
                isKey(entry.key, of: &row, limits), limits.spend(entry)
            else { break }
            itemEnd += entry.count
            end += 1 + Int(entry.below)
            next += 1
        }
        guard next > first else { return 0 }
        let shift = Int32(list.count) - start
        list.append(Int(start)..<Int(itemEnd), of: lastList)
        for number in match..<end {
            var entry = lastIndex.entries[number]
            entry.start += shift
            if entry.key >= 0 { entry.key = reused(entry.key) }
            index.entries.append(entry)
        }
        cursor = end
        return next - first
    }

    /// True when a key of the last index is that of the row's layers.
    private mutating func isKey(_ key: Int32, of row: inout CoplanarSiblings, _ limits: WalkLimits) -> Bool {
        // Siblings share a key: for most layers of a row comparing its number is enough.
        if row.lastKey == key { return true }
        let own = self.key(of: &row, limits)
        guard lastIndex.keys[Int(key)] == index.keys[Int(own)] else { return false }
        row.lastKey = key
        newKeys[Int(key)] = own
        return true
    }

    /// The number in this index of a key of the last index.
    private mutating func reused(_ key: Int32) -> Int32 {
        let number = Int(key)
        if newKeys[number] < 0 {
            newKeys[number] = Int32(index.keys.count)
            index.keys.append(lastIndex.keys[number])
        }
        return newKeys[number]
    }

    private mutating func key(of row: inout CoplanarSiblings, _ limits: WalkLimits) -> Int32 {
        if row.key < 0 {
            row.key = Int32(index.keys.count)
            index.keys.append(
                .init(
                    toDevice: row.toDevice, clip: row.clip, space: row.place.space, inherited: row.place.inherited,
                    nesting: limits.nesting))
        }
        return row.key
    }

    // MARK: Recording

    /// Records that the following items in the list belong to the layer.
    ///
    /// - Parameter match: the entry of a version of the layer in the last index.
    mutating func beginEntry(
        of layer: RenderLayer, match: Int?, row: inout CoplanarSiblings, itemCount: Int, _ limits: WalkLimits
    ) {
        row.entry = index.entries.count
        index.entries.append(
            .init(
                layer: .passUnretained(layer), start: Int32(itemCount),
                key: layer.subtreeHasAnimations ? -1 : key(of: &row, limits),
                castingLayers: Int32(limits.castingLayers), measuredLayers: Int32(limits.measuredLayers),
                copyCost: Int32(clamping: limits.copyCost)))
        row.cursorAfter = cursor
        guard let match else { return }
        // The layer's sublayers are searched for below its last version.
        row.cursorAfter = match + 1 + Int(lastIndex.entries[match].below)
        cursor = match + 1
    }

    /// Records that all of the layer's items are in the list, if a layer of the row was begun.
    mutating func finishEntry(row: inout CoplanarSiblings, itemCount: Int, lastBlending: Int, _ limits: WalkLimits) {
        let number = row.entry
        guard number >= 0 else { return }
        row.entry = -1
        cursor = row.cursorAfter
        var entry = index.entries[number]
        entry.count = Int32(itemCount) - entry.start
        entry.below = Int32(index.entries.count - 1 - number)
        entry.castingLayers -= Int32(limits.castingLayers)
        entry.measuredLayers -= Int32(limits.measuredLayers)
        entry.copyCost &-= Int32(clamping: limits.copyCost)
        // With a larger budget the layer may look different, and enclosing layers must know of items that blend.
        let isCutShort = limits.castingLayers <= 0 || limits.measuredLayers <= 0 || limits.copyCost <= 0
        if isCutShort || lastBlending >= Int(entry.start) { entry.key = -1 }
        index.entries[number] = entry
    }
}

extension WalkLimits {
    /// The depth of the walk, without the budgets.
    fileprivate var nesting: Self {
        var nesting = self
        (nesting.castingLayers, nesting.measuredLayers, nesting.copyCost) = (0, 0, 0)
        return nesting
    }

    /// Deducts the amounts that listing a layer consumed; false if the remaining budgets are too small.
    fileprivate mutating func spend(_ entry: ReuseIndex.Entry) -> Bool {
        let (casting, measured) = (Int(entry.castingLayers), Int(entry.measuredLayers))
        let copies = Int(entry.copyCost)
        // Strictly greater: a layer that exhausts a budget counts as cut short.
        guard castingLayers > casting, measuredLayers > measured, copies == 0 || copyCost > copies else { return false }
        castingLayers -= casting
        measuredLayers -= measured
        copyCost -= copies
        return true
    }
}
