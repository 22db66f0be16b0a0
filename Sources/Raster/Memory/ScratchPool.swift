/// Working memory that is kept from one use to the next.
protocol Scratch: ~Copyable {
    init()
    /// How many bytes it has grown to.
    var byteCount: Int { get }
}

/// Working memory that nobody uses. Whoever acquires an element has it alone until it is released, so that steady work
/// allocates nothing.
final class ScratchPool<Element: Scratch & ~Copyable>: @unchecked Sendable {
    // Elements in the list belong to the lock; those outside it to the one who acquired them.
    private let idle = Guarded<[UnsafeMutablePointer<Element>]>([])
    /// An element that has grown beyond this is deallocated instead of kept.
    private let maxBytes = 1 << 20

    /// Calls `body` with an element that nobody else uses, in whatever state the last user left it.
    func withElement<Result>(_ body: (UnsafeMutablePointer<Element>) -> Result) -> Result {
        let element = acquire()
        defer { release(element) }
        return body(element)
    }

    private func acquire() -> UnsafeMutablePointer<Element> {
        if let element = idle.withLock({ $0.popLast() }) { return element }
        let element = UnsafeMutablePointer<Element>.allocate(capacity: 1)
        element.initialize(to: Element())
        return element
    }

    private func release(_ element: UnsafeMutablePointer<Element>) {
        if element.pointee.byteCount <= maxBytes { return idle.withLock { $0.append(element) } }
        element.deinitialize(count: 1)
        element.deallocate()
    }
}
