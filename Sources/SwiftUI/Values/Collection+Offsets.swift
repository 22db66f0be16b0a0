public import Foundation

extension MutableCollection {
    /// Moves elements, which stay in their order, before the one that is at a place.
    ///
    /// - Parameters:
    ///   - source: which elements, counted from the first; those that are not there count for nothing.
    ///   - destination: the place before the move, counted from the first; the number of elements stands for the end.
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
    /// Removes the elements at offsets counted from the first; those that are not there count for nothing.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}
