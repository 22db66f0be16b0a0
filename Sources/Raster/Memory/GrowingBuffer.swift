/// A list of plain values that grows: an array without reference counts and uniqueness checks, for the inner loops.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 64) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        base.initialize(repeating: element, count: count)
        self.count = count
    }

    /// Good until the buffer grows or goes away.
    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    @inline(__always) var last: Element? { count > 0 ? base[count - 1] : nil }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func removeLast(_ n: Int = 1) { count -= n }

    mutating func removeAll() { count = 0 }

    /// Room for `n` more elements at the end, counted as present; the caller fills all of them.
    mutating func extend(by n: Int) -> UnsafeMutablePointer<Element> {
        if count + n > capacity { grow(to: count + n) }
        count += n
        return base + (count - n)
    }

    /// Gives the memory, cut to size, to the caller, who deallocates it.
    consuming func release() -> UnsafeMutableBufferPointer<Element> {
        let exact = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 1))
        exact.initialize(from: base, count: count)
        return UnsafeMutableBufferPointer(start: exact, count: count)
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        let larger = max(needed, capacity * 2)
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        memory.initialize(from: base, count: count)
        base.deallocate()
        base = memory
        capacity = larger
    }

    deinit { base.deallocate() }
}
