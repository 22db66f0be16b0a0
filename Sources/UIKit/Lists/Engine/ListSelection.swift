import Foundation

/// The selected places of a list, in the order of their selection.
struct ListSelection {
    private(set) var paths: [IndexPath] = []
    private var known: Set<IndexPath> = []

    func contains(_ path: IndexPath) -> Bool { known.contains(path) }

    mutating func insert(_ path: IndexPath) { if known.insert(path).inserted { paths.append(path) } }

    mutating func remove(_ path: IndexPath) {
        if known.remove(path) != nil { paths.removeAll { $0 == path } }
    }

    mutating func removeAll() { (paths, known) = ([], []) }

    /// Follows the data: what was deleted is selected no more.
    mutating func follow(_ change: ListChange) {
        paths = paths.compactMap { change.reloadedItems.contains($0) ? nil : change.newPath($0) }
        known = Set(paths)
    }
}
