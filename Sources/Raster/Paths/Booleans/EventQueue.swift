/// The sweep's events: a binary heap of points, each with the segment that starts or ends there.
struct EventQueue {
    struct Event: BitwiseCopyable {
        var key: UInt64
        var segment: Int32
        var isStart: Bool

        /// At one point, ends precede starts.
        static func < (a: Event, b: Event) -> Bool {
            a.key != b.key ? a.key < b.key : !a.isStart && b.isStart
        }
    }

    private var heap: [Event] = []

    var first: Event? { heap.first }

    mutating func push(_ event: Event) {
        heap.append(event)
        var i = heap.count - 1
        heap.withUnsafeMutableBufferPointer { heap in
            while i > 0 {
                let parent = (i - 1) / 2
                guard event < heap[parent] else { break }
                heap[i] = heap[parent]
                i = parent
            }
            heap[i] = event
        }
    }

    mutating func popFirst() {
        guard let last = heap.popLast(), !heap.isEmpty else { return }
        heap.withUnsafeMutableBufferPointer { heap in
            var i = 0
            while 2 * i + 1 < heap.count {
                var child = 2 * i + 1
                if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
                guard heap[child] < last else { break }
                heap[i] = heap[child]
                i = child
            }
            heap[i] = last
        }
    }
}
