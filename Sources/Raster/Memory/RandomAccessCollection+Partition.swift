extension RandomAccessCollection {
    /// The first index from which a condition holds, found by binary search; `endIndex` if it holds nowhere.
    ///
    /// - Parameter holds: false up to some element, and true for all after it.
    @inlinable
    package func partitioningIndex(where holds: (Element) throws -> Bool) rethrows -> Index {
        var (low, count) = (startIndex, self.count)
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if try holds(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
