/// A binary min-heap.
struct BinaryHeap<Element: Comparable> {
    private(set) var elements: [Element] = []

    var first: Element? { elements.first }

    mutating func insert(_ element: Element) {
        elements.append(element)
        var i = elements.count - 1
        while i > 0, elements[i] < elements[(i - 1) / 2] {
            elements.swapAt(i, (i - 1) / 2)
            i = (i - 1) / 2
        }
    }

    @discardableResult
    mutating func removeFirst() -> Element? {
        guard let last = elements.popLast() else { return nil }
        guard let first = elements.first else { return last }
        elements[0] = last
        var i = 0
        while true {
            let (left, right) = (2 * i + 1, 2 * i + 2)
            var smallest = i
            if left < elements.count, elements[left] < elements[smallest] { smallest = left }
            if right < elements.count, elements[right] < elements[smallest] { smallest = right }
            guard smallest != i else { return first }
            elements.swapAt(i, smallest)
            i = smallest
        }
    }

    mutating func removeAll(where isUnwanted: (Element) -> Bool) {
        let kept = elements.filter { !isUnwanted($0) }
        elements.removeAll(keepingCapacity: true)
        for element in kept { insert(element) }
    }
}
