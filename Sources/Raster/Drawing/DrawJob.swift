internal import Synchronization

/// A drawing cut into tiles, which threads take one after the other.
///
/// Everything but the counter is written before the threads start and only read by them, and no two of them have the same
/// tile, so none touches another's pixels. The list points into what the commands hold: they must outlive the job.
final class DrawJob: @unchecked Sendable {
    private let list: DrawList
    private let layout: TileLayout
    private let grid: TileGrid
    private let surface: PixelPlane
    private let faint: FaintOverlaps?
    private let next = Atomic(0)

    var tileCount: Int { layout.count }
    /// About how many pixels there are to paint.
    var work: Int { list.work }

    init(_ list: consuming DrawList, surface: PixelPlane, layout: TileLayout, faint: FaintOverlaps?) {
        self.layout = layout
        grid = TileGrid(layout, steps: list.steps)
        self.list = list
        self.surface = surface
        self.faint = faint
    }

    /// Draws tiles until none is left.
    func run() {
        var renderer = TileRenderer(list, surface: surface, layout)
        while true {
            let tile = next.add(1, ordering: .relaxed).oldValue
            guard tile < layout.count else { return }
            let bounds = layout.bounds(of: tile)
            if faint?.reach(bounds) == true {
                renderer.drawDeep(grid.steps(of: tile), in: bounds)
            } else {
                renderer.draw(grid.steps(of: tile), in: bounds)
            }
        }
    }
}
