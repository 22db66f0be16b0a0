/// Bins a drawing's steps by the tiles that they touch.
struct TileBins: ~Copyable {
    private var layouts = GrowingBuffer<TileLayout>(capacity: 16)
    /// For each layout the number of its first tile; one more than there are layouts.
    private var firstTiles = GrowingBuffer<Int>(capacity: 16)
    /// Where each tile's steps start; one more than there are tiles.
    private var starts = GrowingBuffer<Int32>()
    private var indices = GrowingBuffer<Int32>()
    /// The tiles that the steps touch, one step's after the other's, and where each step's end.
    private var touched = GrowingBuffer<Int32>()
    private var ends = GrowingBuffer<Int32>()

    /// How many tiles there are.
    private(set) var count = 0

    var byteCount: Int {
        (starts.capacity + indices.capacity + touched.capacity + ends.capacity) * MemoryLayout<Int32>.stride
    }

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
        touched.removeAll()
        ends.removeAll()
        // Counted first, then placed: the counts become the places where each tile's list ends.
        for i in 0..<steps.count {
            addTiles(touching: steps.base[i].bounds)
            ends.append(Int32(truncatingIfNeeded: touched.count))
        }
        let (starts, touched) = (starts.base, touched.base)
        for i in 0..<self.touched.count { starts[Int(touched[i])] += 1 }
        var total: Int32 = 0
        for tile in 0...count {
            total += starts[tile]
            starts[tile] = total
        }
        indices.resize(to: Int(total))
        let indices = indices.base
        // A counting sort: each tile's list is filled from its end, by the last step first, which keeps the order of painting.
        for i in stride(from: steps.count - 1, through: 0, by: -1) {
            let first = i == 0 ? 0 : ends.base[i - 1]
            for hit in Int(first)..<Int(ends.base[i]) {
                let tile = Int(touched[hit])
                starts[tile] -= 1
                indices[Int(starts[tile])] = Int32(truncatingIfNeeded: i)
            }
        }
    }

    private mutating func addTiles(touching bounds: PixelRect) {
        let (maxX, maxY) = (bounds.maxX, bounds.maxY)
        for i in 0..<layouts.count {
            let area = layouts.base[i].area
            guard bounds.x < area.maxX, area.x < maxX, bounds.y < area.maxY, area.y < maxY, !bounds.isEmpty else {
                continue
            }
            let first = firstTiles.base[i]
            layouts.base[i].forEachTile(touching: bounds.intersection(area)) {
                touched.append(Int32(truncatingIfNeeded: first + $0))
            }
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
