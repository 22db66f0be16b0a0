import Foundation

/// The selected index paths of a list, in the order of their selection.
struct ListSelection {
    private(set) var paths: [IndexPath] = []
    private var known: Set<IndexPath> = []

    func contains(_ path: IndexPath) -> Bool { known.contains(path) }

    mutating func insert(_ path: IndexPath) { if known.insert(path).inserted { paths.append(path) } }

    mutating func remove(_ path: IndexPath) {
        if known.remove(path) != nil { paths.removeAll { $0 == path } }
    }

    mutating func removeAll() { (paths, known) = ([], []) }

    /// Updates the selection for a data change: deleted elements are no longer selected.
    mutating func follow(_ change: ListChange) {
        paths = paths.compactMap { change.reloadedItems.contains($0) ? nil : change.newPath($0) }
        known = Set(paths)
    }
}
