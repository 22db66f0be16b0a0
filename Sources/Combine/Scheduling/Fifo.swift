/// A first-in, first-out queue with constant amortized cost.
struct Fifo<Element> {
    private var elements: [Element?] = []
    private var head = 0

    var isEmpty: Bool { head == elements.count }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = elements[head]
        elements[head] = nil
        head += 1
        // The consumed part is freed when it is more than half.
        if head >= 16, head * 2 >= elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }
}
