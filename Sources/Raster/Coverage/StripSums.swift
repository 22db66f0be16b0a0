internal import CPixelKernels

/// The signed areas that edges add to the pixels of one band of four rows, before they are summed from the left.
///
/// Cells of four pixels that were added to are marked.
struct StripSums: ~Copyable {
    let cellCount: Int
    /// Four rows for each pixel column, in one cell more than is visible: an edge on the right side touches it.
    private let sums: GrowingBuffer<Float>
    /// A bit for each cell, the spare one included.
    private let touched: GrowingBuffer<UInt64>

    init(cellCount: Int) {
        self.cellCount = cellCount
        sums = GrowingBuffer(repeating: 0, count: (cellCount + 1) * 16)
        touched = GrowingBuffer(repeating: 0, count: cellCount / 64 + 1)
    }

    /// The sums of a cell's columns.
    func columns(of cell: Int) -> UnsafeMutablePointer<Float> { sums.base + cell * 16 }

    /// The first cell from `cell` on that was touched, or was not; `cellCount` when there is none.
    func nextCell(from cell: Int, touched wanted: Bool) -> Int {
        let flip: UInt64 = wanted ? 0 : ~0
        var word = cell >> 6
        var bits = (touched.base[word] ^ flip) & (~0 << UInt64(cell & 63))
        while bits == 0 {
            word += 1
            if word >= touched.count { return cellCount }
            bits = touched.base[word] ^ flip
        }
        return min(word << 6 + bits.trailingZeroBitCount, cellCount)
    }

    /// Readies the sums for the next band, after every touched cell has been summed and cleared.
    func clear() {
        columns(of: cellCount).update(repeating: 0, count: 16)
        touched.base.update(repeating: 0, count: touched.count)
    }

    /// Adds the parts of the active edges that lie in the band, and returns how many of them go on below it.
    ///
    /// The edges' x coordinates are within the width of the cells, so that the two columns after lie in the spare cell.
    func add(
        _ edges: UnsafePointer<pk_edge>, active: UnsafeMutablePointer<Int32>, count: Int, bandTop: Int,
        _ backdrop: inout SIMD4<Float>
    ) -> Int {
        withUnsafeMutableBytes(of: &backdrop) { backdrop in
            Int(
                Kernels.current.pointee.accumulate(
                    sums.base, touched.base, edges, active, Int32(truncatingIfNeeded: count), Double(bandTop),
                    backdrop.baseAddress!.assumingMemoryBound(to: Float.self)))
        }
    }
}
