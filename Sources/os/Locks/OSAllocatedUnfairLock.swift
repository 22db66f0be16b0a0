import DarwinCompatibility

/// A heap-allocated lock and the state that it guards. Copies refer to the same lock.
/// [Apple's reference](https://developer.apple.com/documentation/os/osallocatedunfairlock)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked: the state is only accessed while the lock is held.
    private final class Storage {
        let lock: os_unfair_lock_t
        var state: State

        init(_ state: State) {
            lock = .allocate(capacity: 1)
            lock.initialize(to: os_unfair_lock())
            self.state = state
        }

        deinit { lock.deallocate() }
    }

    /// The ownership to check, for `precondition(_:)`.
    public enum Ownership: Hashable, Sendable {
        /// The calling thread holds it.
        case owner
        /// The calling thread does not hold it.
        case notOwner
    }

    private let storage: Storage

    /// Creates a lock that guards a state which may not be sendable.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Creates a lock that guards a state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Calls a closure with the state while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the state while the lock is held, without checking that either is sendable.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Calls a closure with the state if the lock is free, or returns nil if it is not.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Calls a closure with the state if the lock is free, without checking that either is sendable.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Terminates the program unless the calling thread's ownership of the lock is as given.
    public func precondition(_ condition: Ownership) {
        switch condition {
        case .owner: os_unfair_lock_assert_owner(storage.lock)
        case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
        }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without state.
    public init() { self.init(uncheckedState: ()) }

    /// Waits for the lock, and acquires it.
    @available(*, noasync, message: "Use withLock(_:)")
    public func lock() { os_unfair_lock_lock(storage.lock) }

    /// Releases the lock.
    @available(*, noasync, message: "Use withLock(_:)")
    public func unlock() { os_unfair_lock_unlock(storage.lock) }

    /// Acquires the lock if it is free, and returns whether it was.
    @available(*, noasync, message: "Use withLockIfAvailable(_:)")
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

    /// Calls a closure while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Calls a closure while the lock is held, without checking that it is sendable.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Calls a closure if the lock is free, or returns nil if it is not.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }
}
