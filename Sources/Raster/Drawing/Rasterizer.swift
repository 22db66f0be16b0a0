/// Draws commands into a buffer, tile by tile, on a given number of threads, which doesn't affect the pixels.
package struct Rasterizer: Sendable {
    package var threads: Int

    package init(threads: Int) { self.threads = threads }

    /// The minimum number of pixels per thread: with fewer, waking threads takes longer than painting.
    private static let minWorkPerThread = 1 << 15

    /// Draws onto the contents of `buffer`. `origin` is the position of the buffer's top left pixel in the commands'
    /// space; nothing outside `region` (in the commands' space) is modified. `precision` selects the tiles that are
    /// drawn at high precision; it covers at least the region.
    package func draw(
        _ commands: [Command], into buffer: PixelBuffer, origin: (x: Int, y: Int) = (0, 0), region: PixelRect,
        precision: PrecisionMap? = nil
    ) {
        draw(commands, into: buffer, origin: origin, region: region, precision: precision) { TileLayout(area: $0) }
    }

    /// Draws with a different tile size. The width must divide the shaders' anchor spacing.
    func draw(
        _ commands: [Command], into buffer: PixelBuffer, origin: (x: Int, y: Int), region: PixelRect,
        precision: PrecisionMap? = nil, layout: (PixelRect) -> TileLayout
    ) {
        let area = buffer.bounds.offsetBy(x: origin.x, y: origin.y).intersection(region)
        guard !area.isEmpty else { return }
        let surface = PixelPlane(base: buffer.base, stride: buffer.bytesPerRow, x: origin.x, y: origin.y)
        DrawScratch.borrow { memory in
            memory.list.pointee.begin(area)
            memory.grid.pointee.removeAll()
            memory.grid.pointee.add(layout(area))
            // The list points into coverages, bitmaps and gradients that the commands hold.
            withExtendedLifetime((commands, buffer)) {
                for i in commands.indices { memory.list.pointee.add(commands[i]) }
                draw(memory, onto: surface, tile: layout(area), precision: precision)
            }
        }
    }

    /// Draws the commands that `addCommands` adds to the list onto the parts of `buffer` in `regions`, which are
    /// disjoint. The commands must outlive this call, for which `memory` is borrowed. `origin` is as above.
    package func draw(
        into buffer: PixelBuffer, origin: (x: Int, y: Int) = (0, 0), regions: [PixelRect], precision: PrecisionMap?,
        in memory: DrawScratch, _ addCommands: (inout DrawList) -> Void
    ) {
        var area = PixelRect.zero
        let bounds = buffer.bounds.offsetBy(x: origin.x, y: origin.y)
        memory.grid.pointee.removeAll()
        for region in regions {
            let part = region.intersection(bounds)
            guard !part.isEmpty else { continue }
            memory.grid.pointee.add(TileLayout(area: part))
            area = area.union(part)
        }
        guard !area.isEmpty else { return }
        memory.list.pointee.begin(area)
        addCommands(&memory.list.pointee)
        let surface = PixelPlane(base: buffer.base, stride: buffer.bytesPerRow, x: origin.x, y: origin.y)
        withExtendedLifetime(buffer) { draw(memory, onto: surface, tile: TileLayout(area: area), precision: precision) }
    }

    private func draw(_ memory: DrawScratch, onto surface: PixelPlane, tile: TileLayout, precision: PrecisionMap?) {
        memory.list.pointee.finish()
        guard memory.list.pointee.steps.count > 0 else { return }
        memory.grid.pointee.sort(memory.list.pointee.steps)
        let isSmall = memory.list.pointee.work < Self.minWorkPerThread
        let workers = isSmall ? 1 : max(min(threads, memory.grid.pointee.count), 1)
        memory.prepareTiles(threads: workers, width: tile.width, height: tile.height)
        let job = DrawJob(memory, surface: surface, precision: precision)
        ThreadPool.perform(memory.grid.pointee.count, threads: workers, job)
    }
}
