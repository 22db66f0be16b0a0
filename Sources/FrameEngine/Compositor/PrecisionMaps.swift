import Raster

/// The precision maps of the list that the surface shows and of the next one.
struct PrecisionMaps: Sendable {
    /// A list's map.
    struct Map: Sendable {
        /// The `id` of the list; 0 for none, or one without.
        fileprivate var list: UInt64 = 0
        fileprivate var bounds = PixelRect.zero
        /// Nil where bytes suffice for all of the list.
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
    /// Whether the second map was the last one returned.
    private var isSecondNewer = false

    /// Returns the map of a list on a surface with the pixels of `bounds`. A new map replaces the one that was not
    /// returned last, so that when two lists alternate, those of one frame and of the next, both maps are kept.
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
