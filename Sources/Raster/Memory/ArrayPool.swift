/// A pool of arrays whose memory is reused, so that a steady-state frame allocates nothing.
final class ArrayPool<Number: Sendable>: Sendable {
    private let lists = Guarded<[[Number]]>([])
    /// The maximum number of pooled arrays.
    private static var maxArrayCount: Int { 4 }

    /// Returns an array of `count` copies of a number.
    func acquire(_ count: Int, of number: Number) -> [Number] {
        var list = lists.withLock { $0.popLast() } ?? []
        list.removeAll(keepingCapacity: true)
        list.append(contentsOf: repeatElement(number, count: count))
        return list
    }

    /// Returns an array to the pool and leaves it empty.
    func release(_ list: inout [Number]) {
        guard !list.isEmpty else { return }
        var left: [Number] = []
        swap(&left, &list)
        lists.withLock { [left] in if $0.count < Self.maxArrayCount { $0.append(left) } }
    }
}
