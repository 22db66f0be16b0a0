package import Raster

/// The pixels that differ from the last frame, as a few rectangles that don't overlap.
package struct Damage: Sendable, Equatable {
    package private(set) var rects: [PixelRect] = []

    /// With more rectangles than this, two that lie close become one.
    private static let mostRects = 16

    package init() {}

    package init(_ rect: PixelRect) { add(rect) }

    package var isEmpty: Bool { rects.isEmpty }

    /// The box around all of it.
    package var bounds: PixelRect { rects.reduce(.zero) { $0.union($1) } }

    /// Leaves the memory for the next frame's.
    package mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    package mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        if rects.isEmpty { rects.reserveCapacity(Self.mostRects + 1) }
        var rect = rect
        // A union may reach others that neither part reached.
        while let index = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
            rect = rect.union(rects.remove(at: index))
        }
        rects.append(rect)
        if rects.count > Self.mostRects { mergeClosest() }
    }

    private mutating func mergeClosest() {
        var best = (i: 0, j: 1, waste: Int.max)
        for i in rects.indices {
            for j in rects.indices where j > i {
                let union = rects[i].union(rects[j])
                let waste = union.area - rects[i].area - rects[j].area
                if waste < best.waste { best = (i, j, waste) }
            }
        }
        let second = rects.remove(at: best.j)
        let first = rects.remove(at: best.i)
        add(first.union(second))
    }
}

extension PixelRect {
    fileprivate var area: Int { width * height }
}

extension DisplayList {
    /// What must be drawn again so that a surface that shows `last` shows this list.
    package func damage(since last: DisplayList) -> Damage {
        let area = extent.union(last.extent)
        func deepTiles(of list: DisplayList) -> [PixelRect] {
            var tiles: [PixelRect] = []
            var overlaps = FaintOverlaps(of: list, within: area)
            overlaps?.addParts(to: &tiles)
            overlaps?.leaveMemory()
            return tiles
        }
        var damage = Damage()
        addDamage(since: last, deepTiles: (deepTiles(of: last), deepTiles(of: self)), isNext: false, to: &damage)
        return damage
    }

    /// - Parameters:
    ///   - deepTiles: the parts of tiles of both lists that are drawn in floating point.
    ///   - isNext: whether this list was made after `last`, and says which items it took over.
    ///   - damage: empty.
    fileprivate func addDamage(
        since last: DisplayList, deepTiles: (old: [PixelRect], new: [PixelRect]), isNext: Bool, to damage: inout Damage
    ) {
        func isSame(at index: Int, _ other: Int) -> Bool {
            isNext && summaries[index].origin == other || self.isSame(at: index, other, of: last)
        }
        let most = min(items.count, last.items.count)
        // By numbers: a prefix of pairs would be a list of copies.
        var start = 0
        while start < most, isSame(at: start, start) { start += 1 }
        var end = 0
        while end < most - start, isSame(at: items.count - 1 - end, last.items.count - 1 - end) { end += 1 }
        let (new, old) = (start..<items.count - end, start..<last.items.count - end)
        let isUsual = items.count == last.items.count
        // The usual frame: the same items, some of them moved.
        func isChanged(_ i: Int) -> Bool { !isUsual || !isSame(at: i, i) }
        guard needs.union(last.needs).contains(.picture) else {
            if isUsual {
                for i in new where !isSame(at: i, i) {
                    damage.add(summaries[i].bounds)
                    damage.add(last.summaries[i].bounds)
                }
            } else {
                for i in new { damage.add(summaries[i].bounds) }
                for i in old { damage.add(last.summaries[i].bounds) }
            }
            if !damage.isEmpty { addTilesOfAnotherDepth(deepTiles, since: last, to: &damage) }
            return
        }
        spread(new.filter(isChanged), into: &damage)
        last.spread(old.filter(isChanged), into: &damage)
        spreadThroughBackdrops(&damage)
        let before = damage
        addTilesOfAnotherDepth(deepTiles, since: last, to: &damage)
        // Effects may carry what changes in a tile to anywhere.
        if damage != before { damage.add(extent.union(last.extent)) }
    }

    /// Whether an item is like one of another list.
    private func isSame(at index: Int, _ other: Int, of last: DisplayList) -> Bool {
        guard summaries[index].bounds == last.summaries[other].bounds else { return false }
        return items.withUnsafeBufferPointer { new in
            last.items.withUnsafeBufferPointer { old in Item.areSame(new, index, old, other) }
        }
    }

    /// Adds the parts of tiles that were drawn in bytes and now need to be in floating point, or the other way round.
    private func addTilesOfAnotherDepth(
        _ deepTiles: (old: [PixelRect], new: [PixelRect]), since last: DisplayList, to damage: inout Damage
    ) {
        let (old, new) = deepTiles
        guard !new.isEmpty || !old.isEmpty else { return }
        let passesDiffer =
            passes != last.passes || !damage.isEmpty && (mayNeedPortions || last.mayNeedPortions)
        guard passesDiffer || new != old else { return }
        let area = extent.union(last.extent)
        if passesDiffer {
            for tile in new { damage.add(tile.intersection(area)) }
            for tile in old { damage.add(tile.intersection(area)) }
        }
        for tile in new where !old.contains(tile) { damage.add(tile.intersection(area)) }
        for tile in old where !new.contains(tile) { damage.add(tile.intersection(area)) }
    }

    /// For each group that reads what lies below it the number of the group that it lies in, 0 for none. What comes before it
    /// there is rounded to bytes.
    private var passes: [Int] {
        guard needs.contains(.backdrop) else { return [] }
        var passes: [Int] = []
        var (open, count) = ([0], 0)
        for item in items {
            switch item {
            case .beginGroup(let group):
                if group.treatment?.readsBackdrop == true { passes.append(open.last ?? 0) }
                count += 1
                open.append(count)
            case .endGroup: _ = open.popLast()
            case .fill, .shadow, .particles, .raster: break
            }
        }
        return passes
    }

    /// Adds what the items at `changed`, in order, may change by way of the effects of the groups that they are in.
    private func spread(_ changed: [Int], into damage: inout Damage) {
        var groups: [Group] = []
        var next = changed[...]
        for (index, item) in items.enumerated() {
            guard let first = next.first else { return }
            if first == index {
                next.removeFirst()
                damage.add(groups.reversed().reduce(item.bounds) { $1.affected(by: $0) })
            }
            switch item {
            case .beginGroup(let group): groups.append(group)
            case .endGroup: _ = groups.popLast()
            default: break
            }
        }
    }

    /// Adds what groups that read the pixels below them may make of the damage.
    private func spreadThroughBackdrops(_ damage: inout Damage) {
        var groups: [Group] = []
        for item in items {
            switch item {
            case .beginGroup(let group):
                if let backdrop = group.treatment?.backdrop {
                    for rect in damage.rects {
                        let changed = backdrop.effects.grown(rect).intersection(group.bounds)
                        damage.add(groups.reversed().reduce(changed) { $1.affected(by: $0) })
                    }
                }
                groups.append(group)
            case .endGroup: _ = groups.popLast()
            default: break
            }
        }
    }
}

extension DisplayList.Item {
    /// Whether two items are alike. Those that were copied from one list to the other have the same bytes.
    static func areSame(
        _ items: UnsafeBufferPointer<Self>, _ index: Int, _ others: UnsafeBufferPointer<Self>, _ other: Int
    ) -> Bool {
        let size = MemoryLayout<Self>.size
        let (a, b) = (UnsafeRawPointer(items.baseAddress! + index), UnsafeRawPointer(others.baseAddress! + other))
        return bytesAreEqual(a, b, count: size) || items[index] == others[other]
    }
}

extension ListedTree {
    /// Adds what must be drawn again so that a surface that shows `last`, the tree that this one was listed after, shows this
    /// one. There is nothing in `damage` yet.
    package func addDamage(since last: ListedTree, to damage: inout Damage) {
        list.addDamage(since: last.list, deepTiles: (last.deepTiles, deepTiles), isNext: true, to: &damage)
    }
}

extension DisplayList.Group {
    /// The pixels of the group that may change with those of `rect` in it.
    fileprivate func affected(by rect: PixelRect) -> PixelRect {
        guard let treatment, !treatment.effects.isEmpty else { return rect }
        return treatment.effects.grown(rect).intersection(bounds)
    }
}
