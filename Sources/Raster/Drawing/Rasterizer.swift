/// Draws commands into a buffer, tile by tile, on as many threads as it is given. The pixels don't depend on the count.
package struct Rasterizer: Sendable {
    package var threads: Int

    package init(threads: Int) { self.threads = threads }

    /// With fewer pixels to paint than this, waking other threads takes longer than the painting.
    private static let leastWorkToShare = 1 << 15

    /// Draws onto what `buffer` holds. `origin` is where the buffer's top left pixel lies in the commands' space; nothing
    /// outside `region` (in the commands' space) is touched. `faint` says which tiles are drawn in floating point; it covers
    /// at least the region.
    package func draw(
        _ commands: [Command], into buffer: PixelBuffer, origin: (x: Int, y: Int) = (0, 0), region: PixelRect,
        faint: FaintOverlaps? = nil
    ) {
        draw(commands, into: buffer, origin: origin, region: region, faint: faint) { TileLayout(area: $0) }
    }

    /// Draws with tiles of another size. Their width must divide the shaders' anchor spacing.
    func draw(
        _ commands: [Command], into buffer: PixelBuffer, origin: (x: Int, y: Int), region: PixelRect,
        faint: FaintOverlaps? = nil, layout: (PixelRect) -> TileLayout
    ) {
        let area = buffer.bounds.offsetBy(x: origin.x, y: origin.y).intersection(region)
        guard !area.isEmpty else { return }
        // The list points into coverages, bitmaps and gradients that the commands hold.
        withExtendedLifetime((commands, buffer)) {
            let list = DrawList(commands, area: area)
            guard list.steps.count > 0 else { return }
            let surface = PixelPlane(base: buffer.base, stride: buffer.bytesPerRow, x: origin.x, y: origin.y)
            let job = DrawJob(list, surface: surface, layout: layout(area), faint: faint)
            let workers = job.work < Self.leastWorkToShare ? 1 : max(min(threads, job.tileCount), 1)
            WorkerPool.perform(workers, threads: workers) { _ in job.run() }
        }
    }
}
