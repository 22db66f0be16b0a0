/// An arena in which one thread allocates the coverages of a frame.
///
/// A coverage that outlives the frame would keep its neighbours' memory alive: long-lived coverages are allocated
/// elsewhere.
package final class CoverageArena {
    let workspace: UnsafeMutablePointer<CoverageWorkspace>

    /// Arenas of cooperating threads share blocks.
    init(_ blocks: StripBlocks = StripBlocks(), thread: Int = 0) {
        workspace = .allocate(capacity: 1)
        workspace.initialize(to: CoverageWorkspace(blocks, thread: thread))
    }

    deinit {
        workspace.deinitialize(count: 1)
        workspace.deallocate()
    }

    var byteCount: Int { workspace.pointee.byteCount }
}
