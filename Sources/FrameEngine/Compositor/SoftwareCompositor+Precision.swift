public import Raster

// The pixels that change with the precision of tiles.
//
// Tiles in which many translucent items overlap are drawn in floating point and rounded once, others in bytes that are
// rounded after each item: the same items may differ by a level. A pixel therefore depends on everything that
// determines its tile's precision, which may be items that don't touch it. When the precision changes with the list,
// the tile is damaged even if none of its items has changed.
//
// Rounding also happens at the end of each pass and of each portion of a list: a tile of higher precision is rounded
// there too. Whether this happens depends on the whole list, so where passes are added or removed, or portions may
// shift, all such tiles are damaged.

@_spi(Compositing) extension SoftwareCompositor {
    public mutating func extendDamage(
        _ damage: inout Damage, from last: DisplayList, to list: DisplayList, within bounds: PixelRect
    ) {
        // In this order: the map of `list` replaces that of a list before `last`.
        let old = precision.map(of: last, within: bounds).tiles
        let new = precision.map(of: list, within: bounds).tiles
        guard !new.isEmpty || !old.isEmpty else { return }
        let needsPictures = list.needs.union(last.needs).contains(.picture)
        guard needsPictures || !damage.isEmpty else { return }
        let passesDiffer =
            list.passes != last.passes || !damage.isEmpty && (list.mayNeedPortions || last.mayNeedPortions)
        guard passesDiffer || new != old else { return }
        let before = damage
        let area = list.extent.union(last.extent)
        if passesDiffer {
            for tile in new { damage.add(tile.intersection(area)) }
            for tile in old { damage.add(tile.intersection(area)) }
        }
        for tile in new where !old.contains(tile) { damage.add(tile.intersection(area)) }
        for tile in old where !new.contains(tile) { damage.add(tile.intersection(area)) }
        // Effects may spread a change in a tile anywhere.
        if needsPictures, damage != before { damage.add(area) }
    }
}

extension DisplayList {
    /// For each group that reads the pixels below it the number of the group that contains it, 0 for none. Each begins
    /// a pass: the items before it are rounded to bytes there.
    fileprivate var passes: [Int] {
        guard needs.contains(.backdrop) else { return [] }
        var passes: [Int] = []
        var (open, count) = ([0], 0)
        for item in items {
            switch item {
            case .beginGroup(let group):
                if group.effects?.readsBackdrop == true { passes.append(open.last ?? 0) }
                count += 1
                open.append(count)
            case .endGroup: _ = open.popLast()
            case .fill, .shadow, .particles, .raster: break
            }
        }
        return passes
    }
}
