import Raster

/// Encodes a frame's items as rasterizer commands, concurrently.
struct CommandEncoder: @unchecked Sendable {
    // Each arena is accessed only by the thread with its index.
    let compositor: SoftwareCompositor
    /// The area that the frame redraws.
    let area: PixelRect
    /// The bounds of the surface.
    let bounds: PixelRect
    /// Per-thread memory for commands that live for one frame.
    let arenas: [CoverageArena]

    /// - Parameter isUnchanged: whether the command may be cached. It is then made for the whole surface, as the next
    ///   frame's damage may lie elsewhere.
    func command(for item: borrowing DisplayList.Item, isUnchanged: Bool, thread: Int) -> Command? {
        isUnchanged
            ? compositor.command(for: item, within: bounds)
            : compositor.command(for: item, within: area, in: arenas[thread])
    }
}
