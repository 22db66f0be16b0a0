import Foundation

/// Keeps threads apart where a change takes several steps: when layers come under others or leave them, when animations
/// come and go, and while a commit copies a tree.
///
/// The model tree belongs to one thread at a time, and waiting here is a mistake of the program's, which is reported. It
/// must not bring the process down, though, nor the tree into disorder. Users' code never runs while the lock is held,
/// but for `needsDisplay` asked of a class and `setNeedsDisplay`; so nobody waits for anybody who waits for this.
enum ModelLock {
    private static let mutex = NSRecursiveLock()

    static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return try body()
    }
}
