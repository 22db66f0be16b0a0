/// The code that each thread of a job runs.
protocol PoolTask: Sendable {
    /// Returns when no work is left. Other threads may never join, so every thread must be able to do all of it.
    func run(worker: Int)
}

/// A reference to a task on its caller's stack, borrowed by the pool's threads. An escaping closure would allocate.
struct BorrowedTask: @unchecked Sendable {
    // The task outlives the reference, and is only read.
    private let address: UnsafeRawPointer
    private let type: any PoolTask.Type

    /// Calls `body` with a reference to the task. By the time `body` returns, no thread may be running it.
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
