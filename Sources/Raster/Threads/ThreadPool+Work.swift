internal import CPixelKernels

extension ThreadPool {
    /// The number of processors that the process may run on; more threads don't make work faster.
    package static let processorCount = Int(pk_processor_count())

    /// Calls `body` once for each number below `count`, in any order, on at most `threads` threads at once; returns
    /// when all calls have returned.
    package static func perform(_ count: Int, threads: Int, _ body: @Sendable (Int) -> Void) {
        perform(count, threads: threads) { index, _ in body(index) }
    }

    /// Calls `body` as above with a worker number below `threads`, which no two concurrent calls share.
    package static func perform(
        _ count: Int, threads: Int, _ body: @Sendable (_ index: Int, _ worker: Int) -> Void
    ) {
        withoutActuallyEscaping(body) { perform(count, threads: threads, ClosureWork(body: $0)) }
    }

    /// Performs `count` parts of work on at most `threads` threads at once; returns when all are done. Unlike a
    /// closure, work needs no allocation.
    ///
    /// Each thread begins with consecutive parts, the same in every call with that count, so that its processor's cache
    /// still holds the data of the previous time.
    package static func perform(_ count: Int, threads: Int, _ work: some ParallelWork) {
        let workers = min(threads, count)
        guard workers > 1 else {
            for i in 0..<max(count, 0) { work.work(on: i, worker: 0) }
            return
        }
        WorkStealingRanges.with(count, workers: workers) { shares in
            shared.run(workers, ParallelTask(work: work, shares: shares))
        }
    }

    /// Wakes the threads that upcoming work will be shared with, since small work is finished before a parked thread
    /// has woken.
    package static func expectWork(threads: Int) {
        if threads > 1 { shared.wake(threads - 1) }
    }

    /// The results of `transform` for each number below `count`, in order, computed on at most `threads` threads.
    package static func map<Result: Sendable>(
        _ count: Int, threads: Int, _ transform: @Sendable (Int) -> Result
    ) -> [Result] {
        [Result](unsafeUninitializedCapacity: max(count, 0)) { results, initialized in
            // Every element is written once, by the thread that takes its number.
            nonisolated(unsafe) let results = results
            perform(count, threads: threads) { results.initializeElement(at: $0, to: transform($0)) }
            initialized = max(count, 0)
        }
    }
}
