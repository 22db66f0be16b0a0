import CoreGraphics

/// The heights of a section's rows: where a row begins, which row is at a place, and another height for one of them take
/// time in the logarithm of their number.
///
/// A Fenwick tree: entry `i` holds the sum of as many heights before `i` as the lowest bit of `i` says.
struct HeightTree {
    private(set) var heights: [CGFloat]
    private var sums: [CGFloat]
    private var measured: [Bool]

    /// Rows of heights that are estimates, or are final.
    init(_ heights: [CGFloat], areMeasured: Bool) {
        self.heights = heights
        measured = Array(repeating: areMeasured, count: heights.count)
        sums = []
        build()
    }

    init(_ heights: [CGFloat], measured: [Bool]) {
        (self.heights, self.measured) = (heights, measured)
        sums = []
        build()
    }

    private mutating func build() {
        sums = [0] + heights
        var index = 1
        while index < sums.count {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
            index += 1
        }
    }

    var count: Int { heights.count }

    var total: CGFloat { top(of: count) }

    func isMeasured(_ row: Int) -> Bool { measured[row] }

    /// The sum of the heights of the rows before one.
    func top(of row: Int) -> CGFloat {
        var (index, sum) = (min(max(row, 0), count), CGFloat(0))
        while index > 0 {
            sum += sums[index]
            index &= index - 1
        }
        return sum
    }

    /// Gives a row its final height.
    mutating func measure(_ row: Int, _ height: CGFloat) {
        measured[row] = true
        let difference = height - heights[row]
        guard difference != 0 else { return }
        heights[row] = height
        var index = row + 1
        while index < sums.count {
            sums[index] += difference
            index += index & -index
        }
    }

    /// Has a row measured again.
    mutating func forget(_ row: Int) { measured[row] = false }

    /// The row that a place is in: the last one that begins at or before it; nil without rows.
    func row(at place: CGFloat) -> Int? {
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
