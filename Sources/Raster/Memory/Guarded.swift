/// A mutex-protected value.
///
/// `Synchronization.Mutex` is equivalent, but Thread Sanitizer doesn't recognise it and reports false races.
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
