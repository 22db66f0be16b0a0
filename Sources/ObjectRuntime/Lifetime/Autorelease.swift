import Foundation

/// Runs a closure. What it leaves to be released at the end of the innermost such call, the results of
/// `perform(_:)`, is then released; all else Swift has released itself.
/// [Apple's reference](https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:))
public func autoreleasepool<E: Error, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
    let pool = Pool.current
    let mark = pool.objects.count
    defer { pool.release(downTo: mark) }
    return try body()
}

/// Keeps an object until the innermost autorelease pool ends, or the thread's run loop turns.
func keepAlive(_ object: AnyObject) {
    let pool = Pool.current
    pool.trim()
    pool.objects.append(object)
    if pool.objects.count == 1 { pool.releaseAtNextTurn() }
}

/// The objects that a thread keeps.
private final class Pool: @unchecked Sendable {
    // Only its own thread uses it: the closure below runs on that thread's run loop.
    var objects: [AnyObject] = []

    private static let slot = "Kasane.ObjectRuntime.autoreleasepool"
    /// A thread whose run loop never turns keeps no more than that.
    private static let limit = 4096

    static var current: Pool {
        if let known = Thread.current.threadDictionary[slot] as? Pool { return known }
        let pool = Pool()
        Thread.current.threadDictionary[slot] = pool
        return pool
    }

    func release(downTo count: Int) {
        guard objects.count > count else { return }
        // What is released may keep others alive in turn.
        let released = objects[count...]
        objects.removeSubrange(count...)
        withExtendedLifetime(released) {}
    }

    func releaseAtNextTurn() { RunLoop.current.perform { [self] in release(downTo: 0) } }

    /// Releases the older half where there are too many.
    func trim() {
        guard objects.count > Pool.limit else { return }
        let released = objects.prefix(Pool.limit / 2)
        objects.removeFirst(Pool.limit / 2)
        withExtendedLifetime(released) {}
    }
}
