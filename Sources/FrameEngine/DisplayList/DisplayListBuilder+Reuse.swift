import CoreGraphics
import Raster

// Layers that stand still, in the key of the last frame, have the same items: they are copied.

extension DisplayListBuilder {
    /// Takes over the items of the row's layers from `first` on, as far as they stand still and follow one another in the
    /// last frame too. Returns how many layers that were.
    ///
    /// - Parameter match: the first layer's entry in the last record.
    mutating func reuse(_ layers: RenderSublayers, from first: Int, match: Int, row: Int) -> Int {
        let start = last.record.entries[match].start
        var (end, next, itemEnd) = (match, first, start)
        while next < layers.count, end < last.record.entries.count {
            let entry = last.record.entries[end]
            guard entry.key >= 0, entry.start == itemEnd,
                entry.layer.toOpaque() == layers.unretained(at: next).toOpaque(),
                isKey(entry.key, ofRow: row), limits.spend(entry)
            else { break }
            itemEnd += entry.count
            end += 1 + Int(entry.below)
            next += 1
        }
        guard next > first else { return 0 }
        let shift = Int32(list.count) - start
        list.append(Int(start)..<Int(itemEnd), of: last.list)
        for index in match..<end {
            var entry = last.record.entries[index]
            entry.start += shift
            if entry.key >= 0 { entry.key = reused(entry.key) }
            record.entries.append(entry)
        }
        cursor = end
        return next - first
    }

    /// Whether a key of the last record is that of the row's layers.
    private mutating func isKey(_ key: Int32, ofRow row: Int) -> Bool {
        if stacks.rows[row].lastKey == key { return true }
        let own = self.key(ofRow: row)
        guard last.record.keys[Int(key)] == record.keys[Int(own)] else { return false }
        stacks.rows[row].lastKey = key
        newKeys[Int(key)] = own
        return true
    }

    /// The index in this record of a key of the last.
    private mutating func reused(_ key: Int32) -> Int32 {
        let index = Int(key)
        if newKeys[index] < 0 {
            newKeys[index] = Int32(record.keys.count)
            record.keys.append(last.record.keys[index])
        }
        return newKeys[index]
    }

    private mutating func key(ofRow row: Int) -> Int32 {
        if stacks.rows[row].key < 0 {
            let place = stacks.rows[row].place
            stacks.rows[row].key = Int32(record.keys.count)
            record.keys.append(
                .init(
                    toDevice: stacks.rows[row].toDevice, clip: stacks.rows[row].clip, space: place.space,
                    inherited: place.inherited,
                    nesting: limits.nesting))
        }
        return stacks.rows[row].key
    }

    // MARK: Recording

    /// Notes that what follows in the list is the layer's.
    ///
    /// - Parameter match: the entry of a version of the layer in the last record.
    mutating func beginEntry(of layer: RenderLayer, match: Int?, row: Int) {
        stacks.rows[row].entry = record.entries.count
        record.entries.append(
            .init(
                layer: .passUnretained(layer), start: Int32(list.count),
                key: layer.subtreeHasAnimations ? -1 : key(ofRow: row),
                castingLayers: Int32(limits.castingLayers), measuredLayers: Int32(limits.measuredLayers),
                copyWork: Int32(clamping: limits.copyWork)))
        stacks.rows[row].cursorAfter = cursor
        guard let match else { return }
        // What lies below the layer is looked for below its last version.
        stacks.rows[row].cursorAfter = match + 1 + Int(last.record.entries[match].below)
        cursor = match + 1
    }

    /// Notes that all of the layer's items are in the list, if a layer of the row was begun.
    mutating func finishEntry(row: Int) {
        let index = stacks.rows[row].entry
        guard index >= 0 else { return }
        stacks.rows[row].entry = -1
        cursor = stacks.rows[row].cursorAfter
        var entry = record.entries[index]
        entry.count = Int32(list.count) - entry.start
        entry.below = Int32(record.entries.count - 1 - index)
        entry.castingLayers -= Int32(limits.castingLayers)
        entry.measuredLayers -= Int32(limits.measuredLayers)
        entry.copyWork &-= Int32(clamping: limits.copyWork)
        // With more of a budget left the layer may look different; and layers above must hear of items that blend.
        let isCutShort = limits.castingLayers <= 0 || limits.measuredLayers <= 0 || limits.copyWork <= 0
        if isCutShort || lastBlending >= Int(entry.start) { entry.key = -1 }
        record.entries[index] = entry
    }
}

extension DisplayListBuilder.Limits {
    /// The part that says how deep the walk is.
    fileprivate var nesting: Self {
        var nesting = self
        (nesting.castingLayers, nesting.measuredLayers, nesting.copyWork) = (0, 0, 0)
        return nesting
    }

    /// Takes from the budgets what listing a layer took; false where not enough is left.
    fileprivate mutating func spend(_ entry: ReuseIndex.Entry) -> Bool {
        let (casting, measured) = (Int(entry.castingLayers), Int(entry.measuredLayers))
        let copies = Int(entry.copyWork)
        guard castingLayers > casting, measuredLayers > measured, copies == 0 || copyWork > copies else { return false }
        castingLayers -= casting
        measuredLayers -= measured
        copyWork -= copies
        return true
    }
}
