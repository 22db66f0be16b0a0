/// Work in indexed parts, which threads perform in parallel. All use the same value in place.
package protocol ParallelWork: Sendable {
    /// Performs a part. No other thread uses the index `worker` meanwhile.
    func work(on index: Int, worker: Int)
}

/// A closure as work.
struct ClosureWork: ParallelWork {
    let body: @Sendable (_ index: Int, _ worker: Int) -> Void

    func work(on index: Int, worker: Int) { body(index, worker) }
}

/// One thread's loop over shared work: it takes parts until none is left.
struct ParallelTask<Work: ParallelWork>: PoolTask {
    let work: Work
    let shares: WorkStealingRanges

    func run(worker: Int) {
        while let index = shares.next(for: worker) { work.work(on: index, worker: worker) }
    }
}
