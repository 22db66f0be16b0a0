/// Where one thread makes the coverages of a frame, in memory that they share.
///
/// Coverages may outlive the frame, but keep the memory of their neighbours then: what is to last is made elsewhere.
package final class CoverageArena {
    let workspace: UnsafeMutablePointer<CoverageWorkspace>

    /// Arenas of threads that work together share blocks.
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
