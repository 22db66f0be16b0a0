import CoreGraphics

/// The lengths of consecutive elements such as rows, measured or estimated. Finding the start of an element, finding
/// the element at a position, and changing a length take logarithmic time.
///
/// A Fenwick tree: entry `i` holds the sum of the last lengths before `i`, as many as the lowest set bit of `i`.
package struct FenwickTree {
    package private(set) var lengths: [CGFloat]
    private var sums: [CGFloat]
    private var measured: [Bool]

    /// Creates a tree of lengths that are all measured or all estimated.
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

    /// Returns the sum of the lengths before an element.
    package func start(of place: Int) -> CGFloat {
        var (index, sum) = (min(max(place, 0), count), CGFloat(0))
        while index > 0 {
            sum += sums[index]
            index &= index - 1
        }
        return sum
    }

    /// Sets the measured length of an element.
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

    /// Marks an element as not measured.
    package mutating func forget(_ index: Int) { measured[index] = false }

    /// Returns the element at a position: the last one that starts at or before it; nil if there are none.
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
