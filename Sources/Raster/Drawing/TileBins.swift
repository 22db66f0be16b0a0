/// Bins a drawing's steps by the tiles that they touch.
struct TileBins: ~Copyable {
    private var layouts = GrowingBuffer<TileLayout>(capacity: 16)
    /// The index of each layout's first tile, plus one past the last.
    private var firstTiles = GrowingBuffer<Int>(capacity: 16)
    /// The index of each tile's first step, plus one past the last.
    private var starts = GrowingBuffer<Int32>()
    private var indices = GrowingBuffer<Int32>()
    /// The tiles that each step touches, concatenated, and the end of each step's range.
    private var touched = GrowingBuffer<Int32>()
    private var ends = GrowingBuffer<Int32>()

    /// The number of tiles.
    private(set) var count = 0

    var byteCount: Int {
        (starts.capacity + indices.capacity + touched.capacity + ends.capacity) * MemoryLayout<Int32>.stride
    }

    mutating func removeAll() {
        layouts.removeAll()
        firstTiles.removeAll()
        count = 0
    }

    /// Adds the tiles of a region, which overlaps no other.
    mutating func add(_ layout: TileLayout) {
        layouts.append(layout)
        firstTiles.append(count)
        count += layout.count
    }

    /// Sorts the steps into the tiles that they touch.
    mutating func sort(_ steps: borrowing GrowingBuffer<DrawStep>) {
        starts.removeAll()
        starts.extendWithZeros(to: count + 1)
        touched.removeAll()
        ends.removeAll()
        // Counts first: the counts become the end of each tile's list.
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
        // A counting sort: each list is filled from its end, last step first, which preserves painting order.
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

    /// The indices of a tile's steps, in painting order.
    func steps(of tile: Int) -> UnsafeBufferPointer<Int32> {
        let start = Int(starts.base[tile])
        return UnsafeBufferPointer(start: indices.base + start, count: Int(starts.base[tile + 1]) - start)
    }

    func bounds(of tile: Int) -> PixelRect {
        var i = layouts.count - 1
        // A frame has few regions, and most of them one.
        while firstTiles.base[i] > tile { i -= 1 }
        return layouts.base[i].bounds(of: tile - firstTiles.base[i])
    }
}
