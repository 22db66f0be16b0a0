import CDarwinCompatibility

/// A four-byte lock that waits in the kernel, with priority inheritance. It must not move in memory while it is in use,
/// so it must be allocated rather than stored in a property.
/// [Apple's reference](https://developer.apple.com/documentation/os/os_unfair_lock)
public struct os_unfair_lock_s {
    /// The thread identifier of the owner; 0 if the lock is free.
    public var _os_unfair_lock_opaque: UInt32

    /// Creates an unlocked lock.
    public init() { _os_unfair_lock_opaque = 0 }

    /// Creates a lock with a value, which is 0 for an unlocked one.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// A four-byte lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The lock's only word, for the C functions.
private func word(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: UInt32.self)
}

/// Waits for the lock, and acquires it. Recursive locking terminates the program.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { unfair_lock_lock(word(lock)) }

/// Acquires the lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { unfair_lock_trylock(word(lock)) }

/// Releases the lock. Terminates the program if the calling thread doesn't hold it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { unfair_lock_unlock(word(lock)) }

/// Terminates the program unless the calling thread holds the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(unfair_lock_is_owner(word(lock)), "The calling thread does not hold the lock")
}

/// Terminates the program if the calling thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    precondition(!unfair_lock_is_owner(word(lock)), "The calling thread holds the lock")
}
