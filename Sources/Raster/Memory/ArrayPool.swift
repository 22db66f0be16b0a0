/// Lists of numbers that nobody uses, whose memory is lent again, so that a steady frame asks for none.
final class ArrayPool<Number: Sendable>: Sendable {
    private let lists = Guarded<[[Number]]>([])
    /// More than these are let go.
    private static var maxArrayCount: Int { 4 }

    /// So many numbers, all alike.
    func acquire(_ count: Int, of number: Number) -> [Number] {
        var list = lists.withLock { $0.popLast() } ?? []
        list.removeAll(keepingCapacity: true)
        list.append(contentsOf: repeatElement(number, count: count))
        return list
    }

    /// Takes a list back, and leaves it empty.
    func release(_ list: inout [Number]) {
        guard !list.isEmpty else { return }
        var left: [Number] = []
        swap(&left, &list)
        lists.withLock { [left] in if $0.count < Self.maxArrayCount { $0.append(left) } }
    }
}
