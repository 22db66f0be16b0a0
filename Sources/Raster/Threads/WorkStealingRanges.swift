internal import Synchronization

/// Distributes the numbers below a count over workers by work stealing: each worker takes from a range of its own, and
/// then from the ends of the others'.
///
/// The initial ranges depend only on the numbers of workers and parts, so that each processor's cache still holds the
/// data of the previous time. Data in another processor's cache takes several times as long to access.
struct WorkStealingRanges: BitwiseCopyable, @unchecked Sendable {
    // The ranges are atomic; the rest is only read.
    /// The rest of a range: its first number in the lower half of a word, its end in the upper. It has its own cache
    /// line, or workers would contend for the line with each number.
    private struct Share: ~Copyable {
        let range: Atomic<UInt64>
        private let padding = (0, 0, 0, 0, 0, 0, 0)

        init(_ range: Range<Int>) {
            self.range = Atomic(UInt64(range.upperBound) << 32 | UInt64(range.lowerBound))
        }
    }

    /// The maximum number of ranges; with more workers, some share one. Sixteen cache lines, one of them for
    /// alignment, are the 1,024 bytes that a temporary allocation may take of the stack.
    private static let maxRangeCount = 15

    private let shares: UnsafeMutablePointer<Share>
    private let count: Int

    /// Calls `body` with the numbers below `count`, divided among `workers`. The count is below 2^32.
    static func with(_ count: Int, workers: Int, _ body: (WorkStealingRanges) -> Void) {
        let shareCount = min(workers, maxRangeCount)
        let size = MemoryLayout<Share>.stride
        // The stack's default alignment: a stronger one would move the allocation to the heap.
        withUnsafeTemporaryAllocation(byteCount: (shareCount + 1) * size, alignment: 16) { memory in
            let start = memory.baseAddress!.alignedUp(toMultipleOf: size)
            let shares = start.assumingMemoryBound(to: Share.self)
            for i in 0..<shareCount {
                let range = count * i / shareCount..<count * (i + 1) / shareCount
                (shares + i).initialize(to: Share(range))
            }
            body(WorkStealingRanges(shares: shares, count: shareCount))
            shares.deinitialize(count: shareCount)
        }
    }

    /// Takes a number that no other worker takes; nil when none is left.
    func next(for worker: Int) -> Int? {
        let own = worker % count
        if let first = take(from: own, atEnd: false) { return first }
        for other in 1..<max(count, 1) {
            if let last = take(from: (own + other) % count, atEnd: true) { return last }
        }
        return nil
    }

    private func take(from index: Int, atEnd: Bool) -> Int? {
        var seen = shares[index].range.load(ordering: .relaxed)
        while true {
            let (first, end) = (seen & 0xFFFF_FFFF, seen >> 32)
            // Both ends are in one word, so a number is taken by the owner or by a thief, never by both. A range only
            // shrinks, so its value can't recur in the meantime (no ABA problem).
            guard first < end else { return nil }
            let left = atEnd ? (end - 1) << 32 | first : end << 32 | (first + 1)
            // Relaxed ordering suffices: a number guards no memory. Writes before a job are ordered by the pool's lock,
            // and those of its workers by `PoolJob.finish`.
            let (isTaken, now) = shares[index].range.weakCompareExchange(
                expected: seen, desired: left, ordering: .relaxed)
            if isTaken { return Int(atEnd ? end - 1 : first) }
            seen = now
        }
    }
}
