import CDarwinCompatibility

/// A lock of four bytes that waits in the kernel and lends its owner the priority of those that wait. It must not move in
/// memory while it is in use, so it lies in an allocated place rather than in a property.
/// [Apple's reference](https://developer.apple.com/documentation/os/os_unfair_lock)
public struct os_unfair_lock_s {
    /// The identifier of the thread that holds the lock; 0 where it is free.
    public var _os_unfair_lock_opaque: UInt32

    /// A lock that is free.
    public init() { _os_unfair_lock_opaque = 0 }

    /// A lock with a value, which is 0 for one that is free.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// A lock of four bytes.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The lock's only word, which the C functions take.
private func word(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: UInt32.self)
}

/// Waits until the lock is free, and takes it. Taking it twice on one thread ends the program.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { unfair_lock_lock(word(lock)) }

/// Takes the lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { unfair_lock_trylock(word(lock)) }

/// Gives the lock up. A thread that does not hold it ends the program.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { unfair_lock_unlock(word(lock)) }

/// Ends the program unless the calling thread holds the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(unfair_lock_is_owner(word(lock)), "The calling thread does not hold the lock")
}

/// Ends the program if the calling thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    precondition(!unfair_lock_is_owner(word(lock)), "The calling thread holds the lock")
}
