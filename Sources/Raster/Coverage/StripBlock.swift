/// A block of memory shared by strips, which retain it; reusable once none is left.
final class StripBlock {
    let capacity: Int
    private(set) var used = 0
    private let memory: UnsafeMutableRawPointer

    init(capacity: Int) {
        self.capacity = capacity
        memory = reallocate(nil, byteCount: capacity)
    }

    deinit { release(memory) }

    var room: Int { capacity - used }

    /// Allocates bytes, for which there must be room, and keeps the alignment for the next allocation.
    func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
        precondition(byteCount <= room, "strips overflow their block")
        defer { used = min((used + byteCount + 15) & ~15, capacity) }
        return memory + used
    }

    /// Frees all allocations; only valid when no strips are left.
    func reset() { used = 0 }
}

/// A pool of blocks for strips that mostly live for one frame: a block is reused once all of its strips are released.
///
/// Each thread uses one block at a time. Full blocks wait in a shared list, so that memory use doesn't depend on how
/// coverages are distributed over threads. A thread prefers blocks that it filled itself: the others are in another
/// processor's cache.
final class StripBlocks: Sendable {
    // 128 KB: hundreds of small shapes share a block, and it fits a core's second-level cache.
    private static let capacity = 1 << 17
    /// The blocks not in use, with the threads that filled them, longest-waiting first.
    private let waiting = Guarded<[(thread: Int, block: StripBlock)]>([])

    /// The memory of the waiting blocks, in bytes.
    var byteCount: Int { waiting.withLock { $0.reduce(0) { $0 + $1.block.capacity } } }

    /// Exchanges a full block for one with room for `byteCount` bytes.
    func exchange(_ full: StripBlock?, for byteCount: Int, thread: Int) -> StripBlock {
        waiting.withLock { waiting in
            if let full { waiting.append((thread, full)) }
            func isFree(_ index: Int) -> Bool {
                waiting[index].block.capacity >= byteCount && isKnownUniquelyReferenced(&waiting[index].block)
            }
            let own = waiting.indices.first { waiting[$0].thread == thread && isFree($0) }
            guard let index = own ?? waiting.indices.first(where: isFree) else {
                return StripBlock(capacity: max(byteCount, Self.capacity))
            }
            let block = waiting.remove(at: index).block
            block.reset()
            return block
        }
    }
}
