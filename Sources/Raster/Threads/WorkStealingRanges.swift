internal import Synchronization

/// Distributes numbers over workers by work stealing: each starts with a range of its own, then takes from the ends of
/// the others'.
///
/// The initial ranges depend only on the numbers of workers and parts, so that a processor finds in its cache what it
/// left there the last time. Data in another processor's cache takes several times as long to access.
struct WorkStealingRanges: BitwiseCopyable, @unchecked Sendable {
    // The ranges are atomic; the rest is only read.
    /// What is left of a range, the first number in the lower half and the end in the upper; alone in its line of the cache.
    private struct Share: ~Copyable {
        let range: Atomic<UInt64>
        private let padding = (0, 0, 0, 0, 0, 0, 0)

        init(_ range: Range<Int>) {
            self.range = Atomic(UInt64(range.upperBound) << 32 | UInt64(range.lowerBound))
        }
    }

    /// As many as fit on the stack; more workers than that begin together.
    private static let maxRangeCount = 15

    private let shares: UnsafeMutablePointer<Share>
    private let count: Int

    /// Calls `body` with the numbers below `count`, fewer than four billion, for so many workers.
    static func with(_ count: Int, workers: Int, _ body: (WorkStealingRanges) -> Void) {
        let shareCount = min(workers, maxRangeCount)
        let size = MemoryLayout<Share>.stride
        // Stronger alignment would not be had on the stack.
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

    /// A number that nobody had yet; nil when none is left.
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
            // shrinks, hence no other value can pass for this one meanwhile.
            guard first < end else { return nil }
            let left = atEnd ? (end - 1) << 32 | first : end << 32 | (first + 1)
            let (isTaken, now) = shares[index].range.weakCompareExchange(
                expected: seen, desired: left, ordering: .relaxed)
            if isTaken { return Int(atEnd ? end - 1 : first) }
            seen = now
        }
    }
}
