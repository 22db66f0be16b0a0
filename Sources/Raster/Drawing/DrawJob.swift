/// A drawing cut into tiles.
///
/// Everything is written before the threads start and only read by them, and no two of them have the same tile, so none
/// touches another's pixels. The list points into what the commands hold: they must outlive the job.
struct DrawJob: SharedWork, @unchecked Sendable {
    private let memory: DrawingMemory
    private let surface: PixelPlane
    private let faint: FaintOverlaps?

    /// The memory holds the list and the grid.
    init(_ memory: DrawingMemory, surface: PixelPlane, faint: FaintOverlaps?) {
        self.memory = memory
        self.surface = surface
        self.faint = faint
    }

    /// Draws one of the tiles, in the memory of the thread with this number.
    func work(on tile: Int, worker: Int) {
        let grid = memory.grid
        let renderer = TileRenderer(memory.list, surface: surface, memory.tileMemory(of: worker))
        let (bounds, steps) = (grid.pointee.bounds(of: tile), grid.pointee.steps(of: tile))
        let deep = faint?.deepPart(of: bounds) ?? .zero
        if deep.isEmpty {
            renderer.draw(steps, in: bounds)
        } else {
            renderer.drawDeep(steps, in: deep)
            bounds.forEachPart(around: deep) { renderer.draw(steps, in: $0) }
        }
    }
}
