internal import Dispatch
internal import Synchronization

/// Work shared between threads that are kept for the next time. The calling thread works too.
package enum WorkerPool {
    /// Calls `body` once for each number below `count`, in any order, on at most `threads` threads at once; returns when
    /// all calls have.
    package static func perform(_ count: Int, threads: Int, _ body: @Sendable (Int) -> Void) {
        let workers = min(threads, count)
        guard workers > 1 else {
            for i in 0..<max(count, 0) { body(i) }
            return
        }
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while true {
                let i = next.add(1, ordering: .relaxed).oldValue
                guard i < count else { return }
                body(i)
            }
        }
    }

    /// The results of `transform` for each number below `count`, in order, worked out on at most `threads` threads.
    package static func map<Result: Sendable>(
        _ count: Int, threads: Int, _ transform: @Sendable (Int) -> Result
    ) -> [Result] {
        [Result](unsafeUninitializedCapacity: max(count, 0)) { results, initialized in
            // Every element is written once, by the one thread that has its number.
            nonisolated(unsafe) let results = results
            perform(count, threads: threads) { results.initializeElement(at: $0, to: transform($0)) }
            initialized = max(count, 0)
        }
    }
}
