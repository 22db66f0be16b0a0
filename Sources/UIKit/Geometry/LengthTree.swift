import CoreGraphics

/// The lengths of things that follow one another, measured or estimated, as rows: where one begins, which one is at a
/// place, and another length for one of them take time in the logarithm of their number.
///
/// A Fenwick tree: entry `i` holds the sum of as many lengths before `i` as the lowest bit of `i` says.
package struct LengthTree {
    package private(set) var lengths: [CGFloat]
    private var sums: [CGFloat]
    private var measured: [Bool]

    /// Lengths that are estimates, or are final.
    package init(_ lengths: [CGFloat], areMeasured: Bool) {
        self.lengths = lengths
        measured = Array(repeating: areMeasured, count: lengths.count)
        sums = []
        build()
    }

    package init(_ lengths: [CGFloat], measured: [Bool]) {
        (self.lengths, self.measured) = (lengths, measured)
        sums = []
        build()
    }

    private mutating func build() {
        sums = [0] + lengths
        var index = 1
        while index < sums.count {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
            index += 1
        }
    }

    package var count: Int { lengths.count }

    /// The sum of all lengths.
    package var total: CGFloat { start(of: count) }

    package func isMeasured(_ index: Int) -> Bool { measured[index] }

    /// The sum of the lengths before one.
    package func start(of place: Int) -> CGFloat {
        var (index, sum) = (min(max(place, 0), count), CGFloat(0))
        while index > 0 {
            sum += sums[index]
            index &= index - 1
        }
        return sum
    }

    /// Sets the final length of one.
    package mutating func measure(_ index: Int, _ length: CGFloat) {
        measured[index] = true
        let difference = length - lengths[index]
        guard difference != 0 else { return }
        lengths[index] = length
        var entry = index + 1
        while entry < sums.count {
            sums[entry] += difference
            entry += entry & -entry
        }
    }

    /// Has one measured again.
    package mutating func forget(_ index: Int) { measured[index] = false }

    /// The one that a place is in: the last one that begins at or before it; nil without any.
    package func index(at place: CGFloat) -> Int? {
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
