/// A drawing divided into tiles, which threads draw in parallel.
///
/// Shared state is written before the threads start and only read by them; each tile is drawn by one thread, so no two
/// write the same pixels. The list points into the commands, which must outlive the job.
struct DrawJob: ParallelWork, @unchecked Sendable {
    private let memory: DrawScratch
    private let surface: PixelPlane
    private let precision: PrecisionMap?

    /// The memory holds the list and the grid.
    init(_ memory: DrawScratch, surface: PixelPlane, precision: PrecisionMap?) {
        self.memory = memory
        self.surface = surface
        self.precision = precision
    }

    /// Draws one tile, using the scratch memory of thread `worker`.
    func work(on tile: Int, worker: Int) {
        let grid = memory.grid
        let lowp = LowpPipeline(memory.list, surface: surface, memory.tileScratch(of: worker))
        let (bounds, steps) = (grid.pointee.bounds(of: tile), grid.pointee.steps(of: tile))
        // The precision map covers the whole drawing, and its cells divide tiles: the part does not depend on the area
        // that is redrawn.
        let highpPart = precision?.highpPart(of: bounds) ?? .zero
        if highpPart.isEmpty {
            lowp.draw(steps, in: bounds)
        } else {
            // The parts don't overlap: all steps of a pixel are drawn by the same pipeline.
            HighpPipeline(lowp: lowp).draw(steps, in: highpPart)
            bounds.forEachPart(around: highpPart) { lowp.draw(steps, in: $0) }
        }
    }
}
