import Foundation

/// The updates that transform one snapshot into another.
struct SnapshotDifference {
    private(set) var updates: [ListUpdate] = []
    /// By index path after the updates.
    private(set) var reconfigured: [IndexPath] = []

    init<S: Hashable, I: Hashable>(
        from old: NSDiffableDataSourceSnapshot<S, I>, to new: NSDiffableDataSourceSnapshot<S, I>
    ) {
        let oldPaths = Self.paths(old), newPaths = Self.paths(new)
        sections(old, new)
        for (section, part) in old.content.enumerated() {
            let isKept = new.indexOfSection(part.id) != nil
            for (item, id) in part.items.enumerated() where newPaths[id] == nil && isKept {
                updates.append(.deleteItem(IndexPath(item: item, section: section)))
            }
        }
        for (section, part) in new.content.enumerated() {
            let before = old.indexOfSection(part.id)
            // Items that stay in their section, in the new order: those in a longest increasing subsequence don't move.
            var staying: [(item: Int, old: Int)] = []
            for (item, id) in part.items.enumerated() {
                let path = IndexPath(item: item, section: section)
                guard let from = oldPaths[id] else {
                    if before != nil { updates.append(.insertItem(path)) }
                    continue
                }
                if from.section == before {
                    staying.append((item, from.item))
                } else {
                    updates.append(.moveItem(from, path))
                }
            }
            guard let before else { continue }
            let run = longestRisingRun(staying.map(\.old))
            for (index, entry) in staying.enumerated() where !run.contains(index) {
                updates.append(
                    .moveItem(
                        IndexPath(item: entry.old, section: before), IndexPath(item: entry.item, section: section)))
            }
        }
        for id in new.reloadedItemIdentifiers { if let path = oldPaths[id] { updates.append(.reloadItem(path)) } }
        for id in new.reloadedSectionIdentifiers {
            if let section = old.indexOfSection(id) { updates.append(.reloadSection(section)) }
        }
        reconfigured = new.reconfiguredItemIdentifiers.filter { oldPaths[$0] != nil }.compactMap { newPaths[$0] }
    }

    private mutating func sections<S: Hashable, I: Hashable>(
        _ old: NSDiffableDataSourceSnapshot<S, I>, _ new: NSDiffableDataSourceSnapshot<S, I>
    ) {
        for (index, id) in old.sectionIdentifiers.enumerated() where new.indexOfSection(id) == nil {
            updates.append(.deleteSection(index))
        }
        var staying: [(new: Int, old: Int)] = []
        for (index, id) in new.sectionIdentifiers.enumerated() {
            if let before = old.indexOfSection(id) {
                staying.append((index, before))
            } else {
                updates.append(.insertSection(index))
            }
        }
        let run = longestRisingRun(staying.map(\.old))
        for (index, entry) in staying.enumerated() where !run.contains(index) {
            updates.append(.moveSection(entry.old, entry.new))
        }
    }

    private static func paths<S: Hashable, I: Hashable>(_ snapshot: NSDiffableDataSourceSnapshot<S, I>) -> [I:
        IndexPath]
    {
        var paths: [I: IndexPath] = [:]
        paths.reserveCapacity(snapshot.numberOfItems)
        for (section, part) in snapshot.content.enumerated() {
            for (item, id) in part.items.enumerated() { paths[id] = IndexPath(item: item, section: section) }
        }
        return paths
    }
}

/// The indices of a longest increasing subsequence, found by patience sorting.
func longestRisingRun(_ values: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, value) in values.enumerated() {
        let place = ends.partitioningIndex { values[$0] >= value }
        previous.append(place > 0 ? ends[place - 1] : nil)
        if place < ends.count { ends[place] = index } else { ends.append(index) }
    }
    var run: Set<Int> = []
    var next = ends.last
    while let index = next {
        run.insert(index)
        next = previous[index]
    }
    return run
}
