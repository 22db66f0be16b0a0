import Raster

/// Where the software compositor draws at higher precision: of the list that the surface shows, and of the next one.
struct PrecisionMaps: Sendable {
    /// A list's map.
    struct Map: Sendable {
        /// The `id` of the list; 0 for none, or one without.
        fileprivate var list: UInt64 = 0
        fileprivate var bounds = PixelRect.zero
        /// Nil where 8 bits hold all of the list.
        fileprivate(set) var overlaps: PrecisionMap?
        /// The parts of tiles that are drawn at higher precision.
        fileprivate(set) var tiles: [PixelRect] = []

        fileprivate mutating func update(for list: DisplayList, within bounds: PixelRect) {
            overlaps?.leaveMemory()
            overlaps = PrecisionMap(of: list, within: bounds)
            tiles.removeAll(keepingCapacity: true)
            overlaps?.addParts(to: &tiles)
            (self.list, self.bounds) = (list.id, bounds)
        }
    }

    private var maps = (Map(), Map())
    /// Whether the second was asked for last.
    private var isSecondNewer = false

    /// The map of a list on a surface with the pixels of `bounds`: the one that is there, or else a new one in place of that
    /// which was not asked for last. So two lists that are asked for in turns, as those of one frame and the next, keep theirs.
    mutating func map(of list: DisplayList, within bounds: PixelRect) -> Map {
        func holds(_ map: Map) -> Bool { list.id != 0 && map.list == list.id && map.bounds == bounds }
        if holds(maps.0) {
            isSecondNewer = false
        } else if holds(maps.1) {
            isSecondNewer = true
        } else {
            isSecondNewer.toggle()
            if isSecondNewer {
                maps.1.update(for: list, within: bounds)
            } else {
                maps.0.update(for: list, within: bounds)
            }
        }
        return isSecondNewer ? maps.1 : maps.0
    }
}
