/// The tiles that an area is cut into, and the steps that touch each.
struct TileGrid: ~Copyable {
    /// Where each tile's steps start; one more than there are tiles.
    private let starts: GrowingBuffer<Int32>
    private let indices: GrowingBuffer<Int32>

    init(_ layout: TileLayout, steps: borrowing GrowingBuffer<DrawStep>) {
        let starts = GrowingBuffer<Int32>(repeating: 0, count: layout.count + 1)
        // Counted first, then placed: the counts become the places where each tile's list ends.
        for i in 0..<steps.count {
            layout.forEachTile(touching: steps.base[i].bounds) { starts.base[$0] += 1 }
        }
        var total: Int32 = 0
        for tile in 0...layout.count {
            total += starts.base[tile]
            starts.base[tile] = total
        }
        let indices = GrowingBuffer<Int32>(repeating: 0, count: Int(total))
        for i in stride(from: steps.count - 1, through: 0, by: -1) {
            layout.forEachTile(touching: steps.base[i].bounds) {
                starts.base[$0] -= 1
                indices.base[Int(starts.base[$0])] = Int32(truncatingIfNeeded: i)
            }
        }
        self.starts = starts
        self.indices = indices
    }

    /// The indices of a tile's steps, in the order of painting.
    func steps(of tile: Int) -> UnsafeBufferPointer<Int32> {
        let start = Int(starts.base[tile])
        return UnsafeBufferPointer(start: indices.base + start, count: Int(starts.base[tile + 1]) - start)
    }
}
