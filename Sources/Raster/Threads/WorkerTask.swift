/// What each of the threads does that take part in a call.
protocol WorkerTask: Sendable {
    /// Goes on until no work is left, as others may not come.
    func run(worker: Int)
}

/// A task where it lies, lent to threads: a closure that they keep would ask for memory.
struct LentTask: @unchecked Sendable {
    // The task outlives this, and is only read.
    private let address: UnsafeRawPointer
    private let type: any WorkerTask.Type

    /// Calls `body` with the task, which must have ended on all threads when `body` returns.
    static func with<Task: WorkerTask>(_ task: Task, _ body: (LentTask) -> Void) {
        withUnsafePointer(to: task) { body(LentTask(address: $0, type: Task.self)) }
    }

    func run(worker: Int) { type.run(at: address, worker: worker) }
}

extension WorkerTask {
    fileprivate static func run(at address: UnsafeRawPointer, worker: Int) {
        address.assumingMemoryBound(to: Self.self).pointee.run(worker: worker)
    }
}
