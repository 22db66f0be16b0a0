/// Memory that strips share. It lives as long as one of them, and may start over when none is left.
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

    /// So many bytes that are nobody's, of those for which there is room; aligned as the next ones will be.
    func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
        precondition(byteCount <= room, "strips overflow their block")
        defer { used = min((used + byteCount + 15) & ~15, capacity) }
        return memory + used
    }

    /// Only when no strips are left.
    func reset() { used = 0 }
}

/// Blocks for the strips of coverages that mostly live for a frame: when all of a block's strips are gone, it is used again.
///
/// Threads have one each at a time. Those that are full wait together, so that it does not matter which thread makes how many
/// of a frame's coverages. But a thread first gets those that it filled itself: the others lie in another processor's cache.
final class StripBlocks: Sendable {
    private static let capacity = 1 << 17
    /// The ones that no thread has and who filled them, those that have waited longest first.
    private let waiting = Guarded<[(thread: Int, block: StripBlock)]>([])

    /// How much memory the waiting blocks hold, in bytes.
    var byteCount: Int { waiting.withLock { $0.reduce(0) { $0 + $1.block.capacity } } }

    /// A block with room for so many bytes, in place of one that has not.
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
