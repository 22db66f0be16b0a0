import CoreGraphics

/// The lengths of a lazy container's lines, measured or estimated: where a line begins, and which line is at a place,
/// take time in the logarithm of their number.
///
/// A Fenwick tree: entry `i` holds the sum of as many lengths before `i` as the lowest bit of `i` says.
struct LineLengths {
    private var lengths: [CGFloat] = []
    private var sums: [CGFloat] = [0]
    private var measured: [Bool] = []

    init() {}

    init(_ lengths: [CGFloat]) {
        self.lengths = lengths
        measured = Array(repeating: false, count: lengths.count)
        sums = [0] + lengths
        for index in sums.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }

    var count: Int { lengths.count }

    /// The sum of all lengths.
    var total: CGFloat { start(of: count) }

    subscript(line: Int) -> CGFloat { lengths[line] }

    func isMeasured(_ line: Int) -> Bool { measured[line] }

    /// The sum of the lengths of the lines before one.
    func start(of line: Int) -> CGFloat {
        var (index, sum) = (min(max(line, 0), count), CGFloat(0))
        while index > 0 {
            sum += sums[index]
            index &= index - 1
        }
        return sum
    }

    /// Sets a line's measured length.
    mutating func measure(_ line: Int, _ length: CGFloat) {
        measured[line] = true
        let difference = length - lengths[line]
        guard difference != 0 else { return }
        lengths[line] = length
        var index = line + 1
        while index < sums.count {
            sums[index] += difference
            index += index & -index
        }
    }

    /// The line that a place is in: the last one that begins at or before it; nil without lines.
    func line(at place: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        var step = 1
        while step * 2 <= count { step *= 2 }
        var (index, left) = (0, place)
        while step > 0 {
            let next = index + step
            if next <= count, sums[next] <= left {
                index = next
                left -= sums[next]
            }
            step /= 2
        }
        return min(index, count - 1)
    }
}
