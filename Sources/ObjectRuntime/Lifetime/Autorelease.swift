import Foundation

/// Calls a closure, and then releases the objects that were autoreleased in it, the results of `perform(_:)`. Swift has
/// already released everything else.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:))
public func autoreleasepool<E: Error, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
    let pool = Pool.current
    let mark = pool.objects.count
    defer { pool.release(downTo: mark) }
    return try body()
}

/// Retains an object until the innermost autorelease pool is drained, or the thread's run loop iterates.
func keepAlive(_ object: AnyObject) {
    let pool = Pool.current
    pool.trim()
    pool.objects.append(object)
    if pool.objects.count == 1 { pool.releaseAtNextTurn() }
}

/// The autoreleased objects of a thread.
private final class Pool: @unchecked Sendable {
    // Only used by its own thread: the closure below runs on that thread's run loop.
    var objects: [AnyObject] = []

    private static let slot = "Kasane.ObjectRuntime.autoreleasepool"
    /// The maximum number of objects on a thread whose run loop never runs.
    private static let limit = 4096

    static var current: Pool {
        if let known = Thread.current.threadDictionary[slot] as? Pool { return known }
        let pool = Pool()
        Thread.current.threadDictionary[slot] = pool
        return pool
    }

    func release(downTo count: Int) {
        guard objects.count > count else { return }
        // Releasing an object may autorelease others.
        let released = objects[count...]
        objects.removeSubrange(count...)
        withExtendedLifetime(released) {}
    }

    func releaseAtNextTurn() { RunLoop.current.perform { [self] in release(downTo: 0) } }

    /// Releases the older half if there are too many objects.
    func trim() {
        guard objects.count > Pool.limit else { return }
        let released = objects.prefix(Pool.limit / 2)
        objects.removeFirst(Pool.limit / 2)
        withExtendedLifetime(released) {}
    }
}
