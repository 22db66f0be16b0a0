internal import CPixelKernels

/// Work shared between threads that are kept for the next time. The calling thread works too.
package enum WorkerPool {
    /// How many processors the process may run on: as many threads as help one another.
    package static let processorCount = Int(pk_processor_count())

    /// Calls `body` once for each number below `count`, in any order, on at most `threads` threads at once; returns when
    /// all calls have.
    package static func perform(_ count: Int, threads: Int, _ body: @Sendable (Int) -> Void) {
        perform(count, threads: threads) { index, _ in body(index) }
    }

    /// The same with the number of the thread, below `threads`, that no other thread has meanwhile.
    package static func perform(
        _ count: Int, threads: Int, _ body: @Sendable (_ index: Int, _ worker: Int) -> Void
    ) {
        withoutActuallyEscaping(body) { perform(count, threads: threads, ClosureWork(body: $0)) }
    }

    /// Does `count` parts of work on at most `threads` threads at once; returns when all are done. Unlike a closure, work
    /// asks for no memory.
    ///
    /// Each thread begins with parts that follow one another, the same in every call of so many, and thus finds in its
    /// processor's cache what it left there the last time.
    package static func perform(_ count: Int, threads: Int, _ work: some ParallelWork) {
        let workers = min(threads, count)
        guard workers > 1 else {
            for i in 0..<max(count, 0) { work.work(on: i, worker: 0) }
            return
        }
        WorkStealingRanges.with(count, workers: workers) { shares in
            ThreadPool.shared.run(workers, ParallelTask(work: work, shares: shares))
        }
    }

    /// Wakes as many threads as work will soon be shared with: to wake takes them longer than small work does.
    package static func expectWork(threads: Int) {
        if threads > 1 { ThreadPool.shared.wake(threads - 1) }
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
