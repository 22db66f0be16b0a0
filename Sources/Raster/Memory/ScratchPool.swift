/// Reusable scratch memory.
protocol Scratch: ~Copyable {
    init()
    /// The size in bytes.
    var byteCount: Int { get }
}

/// A pool of scratch memory. An acquired element is used exclusively until it is released, so that steady-state work
/// allocates nothing.
final class ScratchPool<Element: Scratch & ~Copyable>: @unchecked Sendable {
    // Elements in the list are guarded by the lock; acquired ones are exclusive to their user.
    private let idle = Guarded<[UnsafeMutablePointer<Element>]>([])
    /// Elements that have grown larger are deallocated instead of pooled.
    private let maxBytes = 1 << 20

    /// Calls `body` with exclusive use of an element, in whatever state the last user left it.
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
