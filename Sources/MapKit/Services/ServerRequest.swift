import Foundation

/// Requests to Apple's servers, one at a time. The servers can't be reached: a request fails at the next turn of the main
/// queue.
final class ServerRequest: @unchecked Sendable {
    // Accessed under the lock.
    private let lock = NSLock()
    private var count = 0
    private var pending: Int?

    var isRunning: Bool { lock.withLock { pending != nil } }

    /// Calls a closure with the failure on the main queue, unless the request is cancelled before.
    func start(_ fail: @escaping (MKError) -> Void) {
        let number: Int? = lock.withLock {
            guard pending == nil else { return nil }
            count += 1
            pending = count
            return count
        }
        // Called on the main queue alone.
        nonisolated(unsafe) let fail = fail
        DispatchQueue.main.async {
            guard let number else { return fail(MKError(.loadingThrottled)) }
            let isWanted = self.lock.withLock {
                guard self.pending == number else { return false }
                self.pending = nil
                return true
            }
            if isWanted { fail(MKError(.serverFailure)) }
        }
    }

    /// Throws the failure.
    func start() async throws -> Never {
        throw await withCheckedContinuation { done in start { done.resume(returning: $0) } }
    }

    /// Ends the request, so that another one can be started.
    func cancel() { lock.withLock { pending = nil } }
}
