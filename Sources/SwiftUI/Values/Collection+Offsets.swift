public import Foundation

extension MutableCollection {
    /// Moves elements, keeping their order, before the element at an offset.
    ///
    /// - Parameters:
    ///   - source: the offsets of the elements; those out of range are ignored.
    ///   - destination: the offset of the destination before the move; the count for the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let place = Swift.min(Swift.max(0, destination), count)
        var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < place {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at offsets; those out of range are ignored.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}
