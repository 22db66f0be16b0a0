internal import CPixelKernels

/// Memory for one thread to wind consecutive bands of a shape.
struct BandScratch: ~Copyable {
    private(set) var runs = GrowingBuffer<pk_run>(capacity: 256)
    private(set) var levels = GrowingBuffer<UInt8>(capacity: 8192)
    private var active = GrowingBuffer<Int32>()
    /// All zeros between shapes.
    private var sums = GrowingBuffer<Float>(capacity: 2048)
    private var touched = GrowingBuffer<UInt64>(capacity: 8)

    var byteCount: Int {
        runs.capacity * MemoryLayout<pk_run>.stride + levels.capacity + 4 * (sums.capacity + active.capacity)
            + 8 * touched.capacity
    }

    /// Winds some bands of a shape whose edges are linked, or have been added to the sums of all bands.
    mutating func wind(_ winding: inout pk_winding, _ part: Range<Int>) {
        runs.removeAll()
        levels.removeAll()
        let cellCount = Int(winding.cell_count)
        winding.band_count = Int32(truncatingIfNeeded: part.upperBound)
        if winding.backdrops == nil {
            reserveSums(cellCount: cellCount, bandCount: 1)
            active.resize(to: Int(winding.edge_count))
            winding.active = active.base
            if part.lowerBound > 0 { winding.active_count = findActive(in: winding, before: part.lowerBound) }
        }
        winding.sums = sums.base
        winding.touched = touched.base
        var band = Int32(truncatingIfNeeded: part.lowerBound)
        while true {
            // A band has at most one run more than it has cells. The kernel stops before the first band for which there
            // is no room, so it never checks within a band.
            winding.runs = runs.reserve(winding.run_count + cellCount + 1)
            winding.levels = levels.reserve(winding.level_count + cellCount * 16)
            winding.run_capacity = runs.capacity
            winding.level_capacity = levels.capacity
            band = Kernels.current.pointee.wind(&winding, band)
            runs.resize(to: winding.run_count)
            levels.resize(to: winding.level_count)
            if band == winding.band_count { break }
        }
    }

    /// Collects the edges that extend into a band from above, in the order in which winding the bands above would have
    /// left them: a pixel's sum then has its terms in the same order whatever bands are wound before.
    private func findActive(in shape: pk_winding, before first: Int) -> Int32 {
        var count: Int32 = 0
        let top = 4 * Double(first)
        for band in 0..<first {
            var next = shape.heads[band]
            while next >= 0 {
                let edge = shape.edges + Int(next)
                if edge.pointee.y1 > top {
                    active.base[Int(count)] = next
                    count += 1
                }
                next = edge.pointee.next
            }
        }
        return count
    }

    // MARK: Accumulation

    /// Adds edges to the sums of all bands.
    mutating func accumulate(_ shape: pk_winding, left: Double, top: Double) {
        reserveSums(cellCount: Int(shape.cell_count), bandCount: Int(shape.band_count))
        var shape = shape
        shape.sums = sums.base
        shape.touched = touched.base
        Kernels.current.pointee.accumulate(&shape, left, top)
    }

    private mutating func reserveSums(cellCount: Int, bandCount: Int) {
        // One cell more than the bounds have: an edge also adds to the columns right of the last one that it crosses,
        // and the kernels don't check for the end of the row.
        sums.extendWithZeros(to: (cellCount + 1) * 16 * bandCount)
        touched.extendWithZeros(to: (cellCount / 64 + 1) * bandCount)
    }

    /// Discards the edges that have been added to the sums.
    mutating func clearSums() {
        sums.removeAll()
        touched.removeAll()
    }
}

/// Winds a shape's bands in parts, on several threads, each part in its own memory.
struct BandWork: ParallelWork, @unchecked Sendable {
    // The shape's edges are only read; each part is wound by one thread.
    let shape: pk_winding
    let count: Int
    /// At least one for each part.
    let scratches: [UnsafeMutablePointer<BandScratch>]

    /// The bands of a part.
    func bands(of part: Int) -> Range<Int> {
        let all = Int(shape.band_count)
        return all * part / count..<all * (part + 1) / count
    }

    func work(on part: Int, worker: Int) {
        var own = shape
        // The end of a part's runs is written after its last band, so each part's band indices are offset by one more.
        own.bands = own.bands + part
        scratches[part].pointee.wind(&own, bands(of: part))
    }
}
