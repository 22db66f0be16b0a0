/// The tiles that the regions of a drawing are cut into, and the steps that touch each.
struct TileGrid: ~Copyable {
    private var layouts = GrowingBuffer<TileLayout>(capacity: 16)
    /// For each layout the number of its first tile; one more than there are layouts.
    private var firstTiles = GrowingBuffer<Int>(capacity: 16)
    /// Where each tile's steps start; one more than there are tiles.
    private var starts = GrowingBuffer<Int32>()
    private var indices = GrowingBuffer<Int32>()

    /// How many tiles there are.
    private(set) var count = 0

    var byteCount: Int { (starts.capacity + indices.capacity) * MemoryLayout<Int32>.stride }

    mutating func removeAll() {
        layouts.removeAll()
        firstTiles.removeAll()
        count = 0
    }

    /// Adds the tiles of a region that none of the others overlaps.
    mutating func add(_ layout: TileLayout) {
        layouts.append(layout)
        firstTiles.append(count)
        count += layout.count
    }

    /// Finds out which steps touch each tile.
    mutating func sort(_ steps: borrowing GrowingBuffer<DrawStep>) {
        starts.removeAll()
        starts.extendWithZeros(to: count + 1)
        let starts = starts.base
        // Counted first, then placed: the counts become the places where each tile's list ends.
        for i in 0..<steps.count {
            forEachTile(touching: steps.base[i].bounds) { starts[$0] += 1 }
        }
        var total: Int32 = 0
        for tile in 0...count {
            total += starts[tile]
            starts[tile] = total
        }
        indices.resize(to: Int(total))
        let indices = indices.base
        for i in stride(from: steps.count - 1, through: 0, by: -1) {
            forEachTile(touching: steps.base[i].bounds) {
                starts[$0] -= 1
                indices[Int(starts[$0])] = Int32(truncatingIfNeeded: i)
            }
        }
    }

    @inline(__always)
    private func forEachTile(touching bounds: PixelRect, _ body: (Int) -> Void) {
        for i in 0..<layouts.count {
            let part = bounds.intersection(layouts.base[i].area)
            guard !part.isEmpty else { continue }
            let first = firstTiles.base[i]
            layouts.base[i].forEachTile(touching: part) { body(first + $0) }
        }
    }

    /// The indices of a tile's steps, in the order of painting.
    func steps(of tile: Int) -> UnsafeBufferPointer<Int32> {
        let start = Int(starts.base[tile])
        return UnsafeBufferPointer(start: indices.base + start, count: Int(starts.base[tile + 1]) - start)
    }

    func bounds(of tile: Int) -> PixelRect {
        var i = layouts.count - 1
        while firstTiles.base[i] > tile { i -= 1 }
        return layouts.base[i].bounds(of: tile - firstTiles.base[i])
    }
}
