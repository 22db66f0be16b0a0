internal import CPixelKernels

/// Scratch memory in which coverages are built, reused from one to the next.
struct CoverageWorkspace: ~Copyable, Scratch {
    var edges = GrowingBuffer<pk_edge>(capacity: 256)
    private var heads = GrowingBuffer<Int32>()
    private var bands = GrowingBuffer<Int32>()
    private var own = BandScratch()
    /// Memory for the parts of large shapes.
    private var others: [UnsafeMutablePointer<BandScratch>] = []
    /// The number of threads that may wind a large shape.
    var threads = 1
    /// The area in which edges have been added to the sums of all bands, and the sums to the left of each band.
    private var accumulated = PixelRect.zero
    private var backdrops = GrowingBuffer<Float>(capacity: 4)
    /// Memory for outlining strokes.
    let stroke = UnsafeMutablePointer<StrokeScratch>.allocate(capacity: 1)
    var blur = BlurScratch()
    // At its own address, as the workspace provides blocks while it is in use.
    private let masks = UnsafeMutablePointer<MaskSum>.allocate(capacity: 1)
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
        masks.initialize(to: MaskSum())
    }

    deinit {
        for other in others {
            other.deinitialize(count: 1)
            other.deallocate()
        }
        stroke.deinitialize(count: 1)
        stroke.deallocate()
        masks.deinitialize(count: 1)
        masks.deallocate()
    }

    /// Winds the collected edges, which lie inside `bounds`; these start at multiples of four. Consumes the edges.
    mutating func wind(_ bounds: PixelRect, rule: FillRule, antialiased: Bool, isLasting: Bool) -> Strips {
        // If a shape was accumulated in portions, so is the last one; the sums then exist for all bands, and the kernel
        // only sweeps them.
        if !accumulated.isEmpty { accumulate(in: accumulated) }
        let bounds = accumulated.isEmpty ? bounds : accumulated
        var winding = winding(in: bounds)
        winding.rule = rule == .nonZero ? pk_non_zero : pk_even_odd
        winding.antialiased = antialiased ? 1 : 0
        let bandCount = Int(winding.band_count)
        let partCount = accumulated.isEmpty ? Self.partCount(edges.count, bandCount: bandCount, threads: threads) : 1
        bands.resize(to: bandCount + partCount)
        winding.bands = bands.base
        if accumulated.isEmpty {
            heads.resize(to: bandCount)
            winding.heads = heads.base
            Kernels.current.pointee.link(&winding, Double(bounds.x), Double(bounds.y))
        }
        if partCount > 1 { return windInParts(partCount, winding, bounds, isLasting: isLasting) }
        own.wind(&winding, 0..<bandCount)
        // The kernel has cleared the sums.
        accumulated = .zero
        backdrops.removeAll()
        return Strips(bounds: bounds, bands: bands.elements, runs: own.runs.elements, levels: own.levels.elements) {
            block(for: $0, isLasting: isLasting)
        }
    }

    /// The number of parts in which a shape is wound: two per thread, as they take different times, each with enough
    /// edges to be worth waking a thread.
    private static func partCount(_ edgeCount: Int, bandCount: Int, threads: Int) -> Int {
        guard threads > 1, edgeCount >= 1024 else { return 1 }
        return max(min(2 * threads, edgeCount / 512, bandCount / 8), 1)
    }

    private mutating func windInParts(
        _ partCount: Int, _ winding: pk_winding, _ bounds: PixelRect, isLasting: Bool
    ) -> Strips {
        while others.count < partCount {
            let memory = UnsafeMutablePointer<BandScratch>.allocate(capacity: 1)
            memory.initialize(to: BandScratch())
            others.append(memory)
        }
        let work = BandWork(shape: winding, count: partCount, scratches: others)
        ThreadPool.perform(partCount, threads: threads, work)
        return Strips(bounds: bounds, bands: bands.base, work) { block(for: $0, isLasting: isLasting) }
    }

    private func winding(in bounds: PixelRect) -> pk_winding {
        var winding = pk_winding()
        winding.edges = edges.base
        winding.edge_count = Int32(truncatingIfNeeded: edges.count)
        winding.cell_count = Int32(truncatingIfNeeded: (bounds.width + 3) / 4)
        winding.band_count = Int32(truncatingIfNeeded: (bounds.height + 3) / 4)
        if !accumulated.isEmpty { winding.backdrops = backdrops.base }
        return winding
    }

    // MARK: Accumulation

    /// The number of edges that take at least as much memory as the sums of all bands; `Int.max` if there are too many
    /// sums to index.
    static func maxEdgeCount(in grid: PixelRect) -> Int {
        // An edge takes 48 bytes, as much as twelve sums. A list of fewer than a quarter of a million edges, 12 MB, is
        // always kept. Sums have 32-bit indices.
        let sums = (grid.width + 8) * (grid.height + 4)
        return sums < Int(Int32.max) / 4 ? max(1 << 18, sums / 12) : .max
    }

    /// Adds the collected edges, which lie inside `grid`, to the sums of all of its bands. Consumes the edges. All
    /// edges of a shape must have the same grid until it is wound.
    mutating func accumulate(in grid: PixelRect) {
        backdrops.extendWithZeros(to: 4 * ((grid.height + 3) / 4))
        accumulated = grid
        own.accumulate(winding(in: grid), left: Double(grid.x), top: Double(grid.y))
        edges.removeAll()
    }

    /// Discards the collected edges.
    mutating func removeEdges() {
        edges.removeAll()
        guard !accumulated.isEmpty else { return }
        accumulated = .zero
        own.clearSums()
        backdrops.removeAll()
    }

    /// The sum of masks; see `MaskSum`.
    mutating func sum(
        _ count: Int, in bounds: PixelRect, _ mask: (Int) -> (bounds: PixelRect, levels: UnsafePointer<UInt8>),
        isLasting: Bool
    ) -> Strips {
        let masks = masks
        return masks.pointee.strips(count, in: bounds, mask) { block(for: $0, isLasting: isLasting) }
    }

    /// Memory for a coverage of `byteCount` bytes.
    mutating func block(for byteCount: Int, isLasting: Bool) -> StripBlock {
        guard !isLasting, let blocks else { return StripBlock(capacity: byteCount) }
        // Each strip retains its block: if this is the only reference, the block holds no strips.
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
        let partBytes = others.reduce(own.byteCount) { $0 + $1.pointee.byteCount }
        let rowBytes = 4 * (backdrops.capacity + heads.capacity + bands.capacity)
        return edgeBytes + partBytes + rowBytes + (block?.capacity ?? 0) + stroke.pointee.byteCount + blur.byteCount
            + masks.pointee.byteCount
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
