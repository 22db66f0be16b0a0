import Foundation

/// Serializes the changes that take several steps: moving layers in the tree, adding and removing animations, and the copying
/// of a tree by a commit.
///
/// The model tree belongs to one thread at a time, and a thread that has to wait here is a mistake in the program, which is
/// reported. But the mistake must neither crash the process nor corrupt the tree. User code never runs while the lock is
/// held, except the class method `needsDisplay(forKey:)` and `setNeedsDisplay()`; so there is no deadlock.
enum ModelLock {
    private static let mutex = NSRecursiveLock()

    static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return try body()
    }
}
