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
    func take(_ byteCount: Int) -> UnsafeMutableRawPointer {
        precondition(byteCount <= room, "strips overflow their block")
        defer { used = min((used + byteCount + 15) & ~15, capacity) }
        return memory + used
    }

    /// Only when no strips are left.
    func startOver() { used = 0 }
}

/// Blocks for the strips of one thread's coverages, which mostly live for a frame: when all of a block's strips are gone, it
/// is used again.
struct StripBlocks: ~Copyable {
    private static let leastCapacity = 1 << 18
    private var blocks: [StripBlock] = []
    private var current = 0

    /// How much memory the blocks hold, in bytes.
    var byteCount: Int { blocks.reduce(0) { $0 + $1.capacity } }

    /// A block with room for so many bytes.
    mutating func block(for byteCount: Int) -> StripBlock {
        for _ in 0..<blocks.count {
            if isKnownUniquelyReferenced(&blocks[current]) { blocks[current].startOver() }
            if blocks[current].room >= byteCount { return blocks[current] }
            current = (current + 1) % blocks.count
        }
        let block = StripBlock(capacity: max(byteCount, Self.leastCapacity))
        current = blocks.count
        blocks.append(block)
        return block
    }

    /// Lets go of the blocks; strips keep theirs.
    mutating func removeAll() {
        blocks = []
        current = 0
    }
}
