import Raster

/// Makes the commands of a frame's items, on many threads at once.
struct CommandEncoder: @unchecked Sendable {
    // Each arena is touched by the one thread that has its number.
    let compositor: SoftwareCompositor
    /// What the frame draws.
    let area: PixelRect
    /// What there is to draw on.
    let bounds: PixelRect
    /// Memory for commands that live for the frame, for each thread.
    let arenas: [CoverageArena]

    /// - Parameter isStill: whether the command may be kept: it is made whole then, as the next frame's damage may lie
    ///   elsewhere.
    func command(for item: borrowing DisplayList.Item, isUnchanged: Bool, thread: Int) -> Command? {
        isUnchanged
            ? compositor.command(for: item, within: bounds)
            : compositor.command(for: item, within: area, in: arenas[thread])
    }
}
