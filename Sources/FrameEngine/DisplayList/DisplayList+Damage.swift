import Raster

// Changes from one list to the next are found by comparing them item by item. Two facts make that correct and fast:
//
// - A pixel is a function of the items that touch it, in order. Where the lists have a common prefix and a common
//   suffix, only pixels touched by the items in between can differ; and if both lists have the same number of these,
//   only pixels of the pairs that differ.
// - Effects spread pixels beyond an item's bounds, but no further than their reach: damage within a group grows by the
//   reach of the group's effects, and so on through the enclosing groups; what a group reads below itself adds to its
//   own damage.

@_spi(Compositing) extension DisplayList {
    /// The pixels to redraw so that a surface that shows `last` shows this list, whichever compositor draws it. A
    /// compositor may need more: `Compositor.damage(from:to:within:)`.
    public func damage(since last: DisplayList) -> Damage {
        var damage = Damage()
        addDamage(since: last, to: &damage)
        return damage
    }

    /// Adds the pixels to redraw to `damage`, which is empty and may have memory of an older frame.
    func addDamage(since last: DisplayList, to damage: inout Damage) {
        // In a list that was made after `last`, reused items record their origin and need not be compared.
        let isNext = predecessor != 0 && predecessor == last.id
        func isSame(at index: Int, _ other: Int) -> Bool {
            isNext && summaries[index].origin == other || self.isSame(at: index, other, of: last)
        }
        let count = min(items.count, last.items.count)
        // By index: a prefix of zipped items would copy them.
        var start = 0
        while start < count, isSame(at: start, start) { start += 1 }
        var end = 0
        while end < count - start, isSame(at: items.count - 1 - end, last.items.count - 1 - end) { end += 1 }
        // Between the common prefix and suffix. `end` stops at `count - start`, so that no item counts for both.
        let (new, old) = (start..<items.count - end, start..<last.items.count - end)
        let isUsual = items.count == last.items.count
        // The common case: the same items, some of them moved.
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
            return
        }
        spread(new.filter(isChanged), into: &damage)
        last.spread(old.filter(isChanged), into: &damage)
        spreadThroughBackdrops(&damage)
    }

    /// Whether an item equals one of another list.
    private func isSame(at index: Int, _ other: Int, of last: DisplayList) -> Bool {
        guard summaries[index].bounds == last.summaries[other].bounds else { return false }
        return items.withUnsafeBufferPointer { new in
            last.items.withUnsafeBufferPointer { old in Item.areSame(new, index, old, other) }
        }
    }

    /// Adds the pixels that the items at `changed`, in order, may change through the effects of the groups around
    /// them.
    private func spread(_ changed: [Int], into damage: inout Damage) {
        var groups: [Group] = []
        var next = changed[...]
        for (index, item) in items.enumerated() {
            guard let first = next.first else { return }
            if first == index {
                next.removeFirst()
                // From the innermost group outwards: each spreads the pixels further by its own reach.
                damage.add(groups.reversed().reduce(item.bounds) { $1.affected(by: $0) })
            }
            switch item {
            case .beginGroup(let group): groups.append(group)
            case .endGroup: _ = groups.popLast()
            default: break
            }
        }
    }

    /// Adds the pixels that groups may change because they read damaged pixels below them.
    private func spreadThroughBackdrops(_ damage: inout Damage) {
        var groups: [Group] = []
        for item in items {
            switch item {
            case .beginGroup(let group):
                // In painting order, so that the damage of a group counts for those that read it later.
                if let backdrop = group.effects?.backdrop {
                    for rect in damage.rects {
                        let changed = backdrop.chain.grown(rect).intersection(group.bounds)
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
    /// True when two items are equal. Items copied from one list to the other have the same bytes, which is compared
    /// first.
    static func areSame(
        _ items: UnsafeBufferPointer<Self>, _ index: Int, _ others: UnsafeBufferPointer<Self>, _ other: Int
    ) -> Bool {
        let size = MemoryLayout<Self>.size
        let (a, b) = (UnsafeRawPointer(items.baseAddress! + index), UnsafeRawPointer(others.baseAddress! + other))
        return bytesAreEqual(a, b, count: size) || items[index] == others[other]
    }
}

extension DisplayList.Group {
    /// The pixels of the group's image that may change when those of `rect` inside it do.
    fileprivate func affected(by rect: PixelRect) -> PixelRect {
        guard let effects, !effects.chain.isEmpty else { return rect }
        return effects.chain.grown(rect).intersection(bounds)
    }
}
