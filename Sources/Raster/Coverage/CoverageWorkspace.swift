internal import CPixelKernels

/// Scratch memory in which coverages are built, reused from one to the next.
struct CoverageWorkspace: ~Copyable, Scratch {
    var edges = GrowingBuffer<pk_edge>(capacity: 256)
    private var heads = GrowingBuffer<Int32>()
    private var active = GrowingBuffer<Int32>()
    private var bands = GrowingBuffer<Int32>()
    private var runs = GrowingBuffer<pk_run>(capacity: 256)
    private var levels = GrowingBuffer<UInt8>(capacity: 8192)
    /// All zeros between coverages.
    private var sums = GrowingBuffer<Float>(capacity: 2048)
    private var touched = GrowingBuffer<UInt64>(capacity: 8)
    /// Where edges have been added to the sums of all bands, and what lies left of these.
    private var accumulated = PixelRect.zero
    private var backdrops = GrowingBuffer<Float>(capacity: 4)
    /// What outlining needs.
    let stroke = UnsafeMutablePointer<StrokeScratch>.allocate(capacity: 1)
    var blur = BlurScratch()
    /// The blocks for short-lived strips, from which the current block is taken.
    private let blocks: StripBlocks?
    private var block: StripBlock?
    private let thread: Int

    init() { self.init(nil) }

    /// - Parameters:
    ///   - blocks: for short-lived coverages.
    ///   - thread: the index of the thread among those that share the blocks.
    init(_ blocks: StripBlocks?, thread: Int = 0) {
        self.blocks = blocks
        self.thread = thread
        stroke.initialize(to: StrokeScratch())
    }

    deinit {
        stroke.deinitialize(count: 1)
        stroke.deallocate()
    }

    /// Winds the gathered edges, which lie inside `bounds`: these start at multiples of four. Consumes the edges.
    mutating func wind(_ bounds: PixelRect, rule: FillRule, antialiased: Bool, isLasting: Bool) -> Strips {
        // Of a shape that was accumulated in portions the last one is too; its sums are there for all bands, and the
        // kernel only sweeps them.
        if !accumulated.isEmpty { accumulate(in: accumulated) }
        let bounds = accumulated.isEmpty ? bounds : accumulated
        var winding = winding(in: bounds)
        let (cellCount, bandCount) = (Int(winding.cell_count), Int(winding.band_count))
        bands.resize(to: bandCount + 1)
        runs.removeAll()
        levels.removeAll()
        winding.rule = rule == .nonZero ? pk_non_zero : pk_even_odd
        winding.antialiased = antialiased ? 1 : 0
        winding.bands = bands.base
        if accumulated.isEmpty {
            heads.resize(to: bandCount)
            active.resize(to: edges.count)
            // One cell more than the bounds have: an edge also adds to columns right of the last that it crosses, and
            // nothing checks for the end of the row.
            sums.extendWithZeros(to: (cellCount + 1) * 16)
            touched.extendWithZeros(to: cellCount / 64 + 1)
            winding.heads = heads.base
            winding.active = active.base
            winding.sums = sums.base
            winding.touched = touched.base
            Kernels.current.pointee.link(&winding, Double(bounds.x), Double(bounds.y))
        }
        var band: Int32 = 0
        while true {
            // A band has at most a run more than cells. The kernel stops before the first band for which there is no
            // room, so it never checks within one.
            winding.runs = runs.reserve(winding.run_count + cellCount + 1)
            winding.levels = levels.reserve(winding.level_count + cellCount * 16)
            winding.run_capacity = runs.capacity
            winding.level_capacity = levels.capacity
            band = Kernels.current.pointee.wind(&winding, band)
            if band == bandCount { break }
            runs.resize(to: winding.run_count)
            levels.resize(to: winding.level_count)
        }
        // The kernel has cleared the sums.
        accumulated = .zero
        backdrops.removeAll()
        return Strips(
            bounds: bounds, bands: UnsafeBufferPointer(start: bands.base, count: bandCount + 1),
            runs: UnsafeBufferPointer(start: winding.runs, count: winding.run_count),
            levels: UnsafeBufferPointer(start: winding.levels, count: winding.level_count)
        ) { block(for: $0, isLasting: isLasting) }
    }

    private func winding(in bounds: PixelRect) -> pk_winding {
        var winding = pk_winding()
        winding.edges = edges.base
        winding.edge_count = Int32(truncatingIfNeeded: edges.count)
        winding.cell_count = Int32(truncatingIfNeeded: (bounds.width + 3) / 4)
        winding.band_count = Int32(truncatingIfNeeded: (bounds.height + 3) / 4)
        if !accumulated.isEmpty {
            winding.sums = sums.base
            winding.touched = touched.base
            winding.backdrops = backdrops.base
        }
        return winding
    }

    // MARK: Many edges

    /// The edge count that takes at least as much memory as the sums of all bands; `Int.max` where these are too many
    /// to index.
    static func maxEdgeCount(in grid: PixelRect) -> Int {
        // An edge takes 48 bytes, as much as twelve sums. A list below a quarter of a million edges, 12 MB, is kept
        // in any case. Sums are addressed by 32-bit numbers.
        let sums = (grid.width + 8) * (grid.height + 4)
        return sums < Int(Int32.max) / 4 ? max(1 << 18, sums / 12) : .max
    }

    /// Adds the gathered edges, which lie inside `grid`, to the sums of all of its bands. Consumes the edges. Until it
    /// is wound, a shape's edges have the same grid.
    mutating func accumulate(in grid: PixelRect) {
        let (cellCount, bandCount) = ((grid.width + 3) / 4, (grid.height + 3) / 4)
        sums.extendWithZeros(to: (cellCount + 1) * 16 * bandCount)
        touched.extendWithZeros(to: (cellCount / 64 + 1) * bandCount)
        backdrops.extendWithZeros(to: 4 * bandCount)
        accumulated = grid
        var winding = winding(in: grid)
        Kernels.current.pointee.accumulate(&winding, Double(grid.x), Double(grid.y))
        edges.removeAll()
    }

    /// Drops the collected edges.
    mutating func removeEdges() {
        edges.removeAll()
        guard !accumulated.isEmpty else { return }
        accumulated = .zero
        sums.removeAll()
        touched.removeAll()
        backdrops.removeAll()
    }

    /// Memory for a coverage of `byteCount` bytes.
    mutating func block(for byteCount: Int, isLasting: Bool) -> StripBlock {
        guard !isLasting, let blocks else { return StripBlock(capacity: byteCount) }
        // Strips hold a reference to their block: without another one, no strips are left in it.
        if isKnownUniquelyReferenced(&block) { block?.reset() }
        if let block, block.room >= byteCount { return block }
        let next = blocks.exchange(block, for: byteCount, thread: thread)
        block = next
        return next
    }

    // MARK: Pool

    private static let pool = ScratchPool<CoverageWorkspace>()

    var byteCount: Int {
        let edgeBytes = edges.capacity * MemoryLayout<pk_edge>.stride
        let runBytes = runs.capacity * MemoryLayout<pk_run>.stride + levels.capacity
        let rowBytes = 4 * (sums.capacity + backdrops.capacity + heads.capacity + active.capacity + bands.capacity)
        return edgeBytes + runBytes + rowBytes + (block?.capacity ?? 0) + stroke.pointee.byteCount + blur.byteCount
    }

    /// Calls `body` with the arena's workspace, or one from the pool, without edges.
    static func borrow<Result>(
        from arena: CoverageArena?, _ body: (UnsafeMutablePointer<CoverageWorkspace>) -> Result
    ) -> Result {
        guard let arena else {
            return pool.withElement { workspace in
                workspace.pointee.removeEdges()
                return body(workspace)
            }
        }
        arena.workspace.pointee.removeEdges()
        return body(arena.workspace)
    }
}
