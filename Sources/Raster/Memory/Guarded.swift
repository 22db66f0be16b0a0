/// A value that one thread at a time may touch.
///
/// `Synchronization.Mutex` does the same, but Thread Sanitizer does not see it at work, and takes all that it guards for races.
final class Guarded<Value>: @unchecked Sendable {
    // Guarded by the lock.
    private var value: Value
    private let lock = makeLock()

    init(_ value: Value) { self.value = value }

    deinit { destroyLock(lock) }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        acquire(lock)
        defer { unlock(lock) }
        return body(&value)
    }
}
