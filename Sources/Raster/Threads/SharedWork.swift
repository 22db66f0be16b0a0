/// Work that consists of numbered parts, which threads share. All use the one value where it is.
package protocol SharedWork: Sendable {
    /// Does a part. No other thread has the number `worker` meanwhile.
    func work(on index: Int, worker: Int)
}

/// A closure as work.
struct ClosureWork: SharedWork {
    let body: @Sendable (_ index: Int, _ worker: Int) -> Void

    func work(on index: Int, worker: Int) { body(index, worker) }
}

/// What each thread does of shared work.
struct SharedTask<Work: SharedWork>: PoolTask {
    let work: Work
    let shares: WorkShares

    func run(worker: Int) {
        while let index = shares.next(for: worker) { work.work(on: index, worker: worker) }
    }
}
