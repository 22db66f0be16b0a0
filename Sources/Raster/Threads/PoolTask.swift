/// What each thread of a job does.
protocol PoolTask: Sendable {
    /// Goes on until no work is left, as others may not come.
    func run(worker: Int)
}

/// A task where it lies, borrowed by the pool's threads: a closure that they keep would allocate.
struct BorrowedTask: @unchecked Sendable {
    // The task outlives this, and is only read.
    private let address: UnsafeRawPointer
    private let type: any PoolTask.Type

    /// Calls `body` with the task, which must have ended on all threads when `body` returns.
    static func with<Task: PoolTask>(_ task: Task, _ body: (BorrowedTask) -> Void) {
        withUnsafePointer(to: task) { body(BorrowedTask(address: $0, type: Task.self)) }
    }

    func run(worker: Int) { type.run(at: address, worker: worker) }
}

extension PoolTask {
    fileprivate static func run(at address: UnsafeRawPointer, worker: Int) {
        address.assumingMemoryBound(to: Self.self).pointee.run(worker: worker)
    }
}
