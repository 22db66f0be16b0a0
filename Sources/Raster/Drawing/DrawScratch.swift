/// Scratch memory that consecutive drawings reuse: a steady-state frame allocates nothing.
package final class DrawScratch: @unchecked Sendable {
    // Used by one drawing at a time, which gives each thread the element with its index.
    let list: UnsafeMutablePointer<DrawList>
    let grid: UnsafeMutablePointer<TileBins>
    private var tiles: [UnsafeMutablePointer<TileScratch>] = []
    private var arenas: [CoverageArena] = []
    private let blocks = StripBlocks()

    private init() {
        list = .allocate(capacity: 1)
        list.initialize(to: DrawList())
        grid = .allocate(capacity: 1)
        grid.initialize(to: TileBins())
    }

    deinit {
        list.deinitialize(count: 1)
        list.deallocate()
        grid.deinitialize(count: 1)
        grid.deallocate()
        for memory in tiles {
            memory.deinitialize(count: 1)
            memory.deallocate()
        }
    }

    private var byteCount: Int {
        list.pointee.byteCount + grid.pointee.byteCount + tiles.reduce(0) { $0 + $1.pointee.byteCount }
            + arenas.reduce(0) { $0 + $1.byteCount } + blocks.byteCount
    }

    // MARK: Per-thread memory

    /// The coverage arenas of `threads` threads.
    package func arenas(threads: Int) -> [CoverageArena] {
        while arenas.count < threads { arenas.append(CoverageArena(blocks, thread: arenas.count)) }
        for arena in arenas { arena.workspace.pointee.threads = threads }
        return arenas
    }

    /// Prepares tile memory of the layout's tile size for each of `threads` threads.
    func prepareTiles(threads: Int, width: Int, height: Int) {
        while tiles.count < threads {
            let memory = UnsafeMutablePointer<TileScratch>.allocate(capacity: 1)
            memory.initialize(to: TileScratch(width: width, height: height))
            tiles.append(memory)
        }
        for memory in tiles where memory.pointee.width != width || memory.pointee.height != height {
            memory.pointee = TileScratch(width: width, height: height)
        }
    }

    func tileScratch(of thread: Int) -> UnsafeMutablePointer<TileScratch> { tiles[thread] }

    // MARK: Pool

    /// Scratch memory larger than this, in bytes, is freed after use, and so is any beyond the pool's capacity.
    private static let maxByteCount = 32 << 20
    // Few drawings run at once; pooling more would retain the memory of a rare peak.
    private static let maxPooled = 4
    private static let spare = Guarded<[DrawScratch]>([])

    /// Calls `body` with scratch memory from a pool. Everything allocated in it should be released by the time `body`
    /// returns.
    package static func borrow<Result>(_ body: (DrawScratch) -> Result) -> Result {
        let memory = spare.withLock { $0.popLast() } ?? DrawScratch()
        defer {
            memory.list.pointee.removeAll()
            if memory.byteCount <= maxByteCount {
                spare.withLock { if $0.count < maxPooled { $0.append(memory) } }
            }
        }
        return body(memory)
    }
}
