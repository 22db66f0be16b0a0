import Foundation

/// A value behind a lock. Unchecked: the value is reached while the lock is held only.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Does something with the value. Nothing foreign may be called meanwhile.
    func with<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
