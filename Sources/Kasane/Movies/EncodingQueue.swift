import Dispatch
import Foundation
import Synchronization

/// Encodes on its own thread, or on several, while the caller draws the next frames, up to a bounded number ahead; or
/// immediately, if there is no next frame.
final class EncodingQueue: Sendable {
    private let queue: DispatchQueue
    private let room = DispatchSemaphore(value: 0)
    private let failure = Mutex<(any Error)?>(nil)

    private let depth: Int

    /// - Parameter depth: the maximum number of waiting and running jobs. With 0, the caller runs them itself.
    convenience init(depth: Int) {
        self.init(depth: depth, attributes: [])
    }

    /// A queue whose jobs run independently of one another, except for the last.
    static var concurrent: EncodingQueue {
        EncodingQueue(depth: max(4, ProcessInfo.processInfo.activeProcessorCount), attributes: .concurrent)
    }

    private init(depth: Int, attributes: DispatchQueue.Attributes) {
        self.depth = depth
        queue = DispatchQueue(label: "kasane.encoding", qos: .userInitiated, attributes: attributes)
        for _ in 0..<depth { room.signal() }
    }

    /// Adds a job, waiting while the queue is full. Throws the error of an earlier job, after which later jobs don't
    /// run.
    func add(_ job: @escaping @Sendable () throws -> Void) throws {
        guard depth > 0 else { return try finish(job) }
        room.wait()
        if let error = failure.withLock({ $0 }) {
            room.signal()
            throw error
        }
        queue.async { [self] in
            defer { room.signal() }
            run(job)
        }
    }

    /// Runs a last job after all others, and waits for it.
    func finish(_ job: @escaping @Sendable () throws -> Void) throws {
        if depth > 0 { queue.sync(flags: .barrier) { run(job) } } else { run(job) }
        if let error = failure.withLock({ $0 }) { throw error }
    }

    /// Drops pending jobs, and waits for the running one.
    func stop(_ reason: any Error) {
        failure.withLock { $0 = $0 ?? reason }
        if depth > 0 { queue.sync(flags: .barrier) {} }
    }

    private func run(_ job: () throws -> Void) {
        guard failure.withLock({ $0 == nil }) else { return }
        do { try job() } catch { failure.withLock { $0 = error } }
    }
}
