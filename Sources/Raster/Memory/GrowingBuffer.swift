/// A growable buffer of trivial values for the inner loops, without reference counts and uniqueness checks.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int = 64) {
        self.capacity = max(capacity, 1)
        base = Self.resize(nil, to: self.capacity)
    }

    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        base.initialize(repeating: element, count: count)
        self.count = count
    }

    init(copying elements: [Element]) {
        self.init(capacity: elements.count)
        base.initialize(from: elements, count: elements.count)
        count = elements.count
    }

    /// Valid until the buffer grows or is destroyed.
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

    mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
        guard let first = elements.baseAddress else { return }
        extend(by: elements.count).initialize(from: first, count: elements.count)
    }

    mutating func reverse() {
        var elements = UnsafeMutableBufferPointer(start: base, count: count)
        elements.reverse()
    }

    /// Appends `n` uninitialized elements, which the caller initializes.
    mutating func extend(by n: Int) -> UnsafeMutablePointer<Element> {
        if count + n > capacity { grow(to: count + n) }
        count += n
        return base + (count - n)
    }

    /// Ensures a capacity of at least `needed` and returns the elements.
    mutating func reserve(_ needed: Int) -> UnsafeMutablePointer<Element> {
        if needed > capacity { grow(to: needed) }
        return base
    }

    /// Sets the count; the caller initializes new elements.
    mutating func resize(to count: Int) {
        if count > capacity { grow(to: count) }
        self.count = count
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        // Doubling keeps the cost of an append constant on average.
        capacity = max(needed, capacity * 2)
        base = Self.resize(base, to: capacity)
    }

    /// The C library moves large blocks by remapping their pages and shrinks them in place, which Swift's own
    /// allocation cannot.
    private static func resize(_ base: UnsafeMutablePointer<Element>?, to capacity: Int) -> UnsafeMutablePointer<
        Element
    > {
        let memory = reallocate(base, byteCount: capacity * MemoryLayout<Element>.stride)
        return memory.assumingMemoryBound(to: Element.self)
    }

    deinit { release(base) }
}

extension GrowingBuffer where Element: AdditiveArithmetic {
    /// Appends zeros until there are at least `count` elements.
    mutating func extendWithZeros(to needed: Int) {
        guard needed > count else { return }
        let more = needed - count
        extend(by: more).initialize(repeating: .zero, count: more)
    }
}
