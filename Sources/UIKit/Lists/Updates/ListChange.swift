import Foundation

/// Maps the sections and items of a list's old data to the new data: the announced changes, validated against the
/// counts before and after.
struct ListChange {
    let oldCounts: [Int]
    let newCounts: [Int]
    /// For each section of one side, the corresponding section on the other; nil if there is none.
    private(set) var newSections: [Int?] = []
    private(set) var oldSections: [Int?] = []
    /// For each old section whose items changed, their new index paths. Sections without an entry keep their
    /// items in order.
    private var newItems: [Int: [IndexPath?]] = [:]
    private var oldItems: [Int: [IndexPath?]] = [:]
    /// By old index.
    private(set) var reloadedSections: Set<Int> = []
    private(set) var reloadedItems: Set<IndexPath> = []

    init(_ updates: [ListUpdate], from oldCounts: [Int], to newCounts: [Int], _ words: ListVocabulary) throws {
        (self.oldCounts, self.newCounts) = (oldCounts, newCounts)
        let sorted = SortedUpdates(updates)
        try mapSections(sorted, words)
        try mapItems(sorted, words)
        reloadedSections = sorted.reloadedSections
        reloadedItems = sorted.reloadedItems.filter { !sorted.reloadedSections.contains($0.section) }
    }

    // MARK: Queries

    /// The new index path of an item in the old data; nil if it was deleted.
    func newPath(_ old: IndexPath) -> IndexPath? {
        guard old.count == 2, newSections.indices.contains(old.section), old.item < oldCounts[old.section] else {
            return nil
        }
        if let items = newItems[old.section] { return items[old.item] }
        guard let section = newSections[old.section], !reloadedSections.contains(old.section) else { return nil }
        return IndexPath(item: old.item, section: section)
    }

    /// The old index path of an item in the new data; nil if it was inserted.
    func oldPath(_ new: IndexPath) -> IndexPath? {
        guard new.count == 2, oldSections.indices.contains(new.section), new.item < newCounts[new.section] else {
            return nil
        }
        if let items = oldItems[new.section] { return items[new.item] }
        guard let section = oldSections[new.section], !reloadedSections.contains(section) else { return nil }
        return IndexPath(item: new.item, section: section)
    }

    func newSection(_ old: Int) -> Int? { newSections.indices.contains(old) ? newSections[old] : nil }

    func oldSection(_ new: Int) -> Int? { oldSections.indices.contains(new) ? oldSections[new] : nil }

    /// Whether an item of the new data needs a new view because it was reloaded.
    func isReloaded(new: IndexPath) -> Bool { oldPath(new).map(reloadedItems.contains) ?? false }

    // MARK: Sections

    private mutating func mapSections(_ updates: SortedUpdates, _ words: ListVocabulary) throws {
        let (deleted, inserted) = (updates.deletedSections, updates.insertedSections)
        if let bad = deleted.union(updates.reloadedSections).filter({ !oldCounts.indices.contains($0) }).min() {
            throw ListUpdateError(
                message:
                    "attempt to delete section \(bad), but there are only \(oldCounts.count) sections before the update"
            )
        }
        for (from, to) in updates.movedSections
        where !oldCounts.indices.contains(from) || !newCounts.indices.contains(to) {
            throw ListUpdateError(
                message: !oldCounts.indices.contains(from)
                    ? "attempt to move section \(from), but there are only \(oldCounts.count) sections before the update"
                    : "attempt to move section \(from) to \(to), but there are only \(newCounts.count) sections after the update"
            )
        }
        guard oldCounts.count + inserted.count - deleted.count == newCounts.count else {
            throw ListUpdateError(
                message:
                    "Invalid update: invalid number of sections.  The number of sections contained in the \(words.view) "
                    + "after the update (\(newCounts.count)) must be equal to the number of sections contained in the "
                    + "\(words.view) before the update (\(oldCounts.count)), plus or minus the number of sections inserted "
                    + "or deleted (\(inserted.count) inserted, \(deleted.count) deleted).")
        }
        if let bad = inserted.filter({ !newCounts.indices.contains($0) }).min() {
            throw ListUpdateError(
                message:
                    "attempt to insert section \(bad) but there are only \(newCounts.count) sections after the update")
        }
        newSections = Array(repeating: nil, count: oldCounts.count)
        oldSections = Array(repeating: nil, count: newCounts.count)
        var targets = Set<Int>()
        for (from, to) in updates.movedSections {
            guard newSections[from] == nil, oldSections[to] == nil, !deleted.contains(from), !inserted.contains(to)
            else {
                throw ListUpdateError(
                    message: "attempt to move section \(from) to \(to), of which one has another change")
            }
            (newSections[from], oldSections[to]) = (to, from)
            targets.insert(to)
        }
        var slot = 0
        for old in oldCounts.indices where newSections[old] == nil && !deleted.contains(old) {
            while targets.contains(slot) || inserted.contains(slot) { slot += 1 }
            (newSections[old], oldSections[slot]) = (slot, old)
            slot += 1
        }
    }

    // MARK: Items

    private mutating func mapItems(_ updates: SortedUpdates, _ words: ListVocabulary) throws {
        try checkPlaces(updates, words)
        var touchedOld = Set(updates.deletedItems.keys), touchedNew = Set(updates.insertedItems.keys)
        for (from, to) in updates.movedItems {
            touchedOld.insert(from.section)
            touchedNew.insert(to.section)
        }
        var movedOut: [Int: [Int: IndexPath]] = [:], movedIn: [Int: [Int: IndexPath]] = [:]
        for (from, to) in updates.movedItems {
            movedOut[from.section, default: [:]][from.item] = to
            movedIn[to.section, default: [:]][to.item] = from
        }
        for old in oldCounts.indices where !updates.reloadedSections.contains(old) {
            guard let new = newSections[old] else {
                // Items that move out of a deleted section survive it.
                if let moved = movedOut[old] { newItems[old] = (0..<oldCounts[old]).map { moved[$0] } }
                continue
            }
            let deleted = updates.deletedItems[old] ?? [], inserted = updates.insertedItems[new] ?? []
            let (leaving, coming) = (movedOut[old] ?? [:], movedIn[new] ?? [:])
            let expected = oldCounts[old] + inserted.count - deleted.count + coming.count - leaving.count
            guard expected == newCounts[new] else {
                throw countError(
                    new, words, old: oldCounts[old], inserted: inserted.count, deleted: deleted.count,
                    movedIn: coming.count, movedOut: leaving.count)
            }
            guard touchedOld.contains(old) || touchedNew.contains(new) else { continue }
            var forward: [IndexPath?] = Array(repeating: nil, count: oldCounts[old])
            var backward: [IndexPath?] = Array(repeating: nil, count: newCounts[new])
            for (item, to) in leaving { forward[item] = to }
            for (item, from) in coming { backward[item] = from }
            var slot = 0
            for item in 0..<oldCounts[old] where leaving[item] == nil && !deleted.contains(item) {
                while inserted.contains(slot) || coming[slot] != nil { slot += 1 }
                forward[item] = IndexPath(item: slot, section: new)
                backward[slot] = IndexPath(item: item, section: old)
                slot += 1
            }
            (newItems[old], oldItems[new]) = (forward, backward)
        }
        // An inserted section brings its own items; those moved there existed before.
        for (section, coming) in movedIn where oldSections[section] == nil {
            oldItems[section] = (0..<newCounts[section]).map { coming[$0] }
        }
    }

    private func countError(
        _ section: Int, _ words: ListVocabulary, old: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int
    ) -> ListUpdateError {
        ListUpdateError(
            message:
                "Invalid update: invalid number of \(words.items) in section \(section).  The number of \(words.items) "
                + "contained in an existing section after the update (\(newCounts[section])) must be equal to the number of "
                + "\(words.items) contained in that section before the update (\(old)), plus or minus the number of "
                + "\(words.items) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus "
                + "or minus the number of \(words.items) moved into or out of that section (\(movedIn) moved in, "
                + "\(movedOut) moved out).")
    }

    private func checkPlaces(_ updates: SortedUpdates, _ words: ListVocabulary) throws {
        func check(_ action: String, _ path: IndexPath, _ counts: [Int], _ time: String) throws {
            guard path.count == 2, counts.indices.contains(path.section), path.section >= 0 else {
                throw ListUpdateError(
                    message: "attempt to \(action) \(words.item) \(path.count == 2 ? path.item : 0) "
                        + "\(action == "insert" ? "into" : "from") section \(path.first ?? 0), but there are only "
                        + "\(counts.count) sections \(time) the update")
            }
            guard path.item >= 0, path.item < counts[path.section] else {
                throw ListUpdateError(
                    message:
                        "attempt to \(action) \(words.item) \(path.item) \(action == "insert" ? "into" : "from") section "
                        + "\(path.section)\(action == "insert" ? ", but there are" : " which") only "
                        + "\(action == "insert" ? "" : "contains ")\(counts[path.section]) \(words.items) "
                        + "\(action == "insert" ? "in section \(path.section) " : "")\(time) the update")
            }
        }
        for path in updates.deletedPaths { try check("delete", path, oldCounts, "before") }
        for path in updates.reloadedItems { try check("reload", path, oldCounts, "before") }
        for (from, to) in updates.movedItems {
            try check("move", from, oldCounts, "before")
            try check("insert", to, newCounts, "after")
        }
        for path in updates.insertedPaths { try check("insert", path, newCounts, "after") }
    }
}

/// Updates grouped by kind, without duplicates.
private struct SortedUpdates {
    var insertedSections: Set<Int> = [], deletedSections: Set<Int> = [], reloadedSections: Set<Int> = []
    var movedSections: [(Int, Int)] = []
    var insertedItems: [Int: Set<Int>] = [:], deletedItems: [Int: Set<Int>] = [:]
    var insertedPaths: [IndexPath] = [], deletedPaths: [IndexPath] = []
    var reloadedItems: Set<IndexPath> = []
    var movedItems: [(IndexPath, IndexPath)] = []

    init(_ updates: [ListUpdate]) {
        for update in updates {
            switch update {
            case .insertSection(let section): insertedSections.insert(section)
            case .deleteSection(let section): deletedSections.insert(section)
            case .reloadSection(let section): reloadedSections.insert(section)
            case .moveSection(let from, let to): movedSections.append((from, to))
            case .insertItem(let path): insertedPaths.append(path)
            case .deleteItem(let path): deletedPaths.append(path)
            case .reloadItem(let path): reloadedItems.insert(path)
            case .moveItem(let from, let to): movedItems.append((from, to))
            }
        }
        // Items that are deleted or inserted with their whole section need no entries of their own.
        reloadedSections.subtract(deletedSections)
        deletedPaths = deletedPaths.filter { $0.count != 2 || !deletedSections.contains($0.section) }
        insertedPaths = insertedPaths.filter { $0.count != 2 || !insertedSections.contains($0.section) }
        movedItems = movedItems.filter { $0.0.count == 2 && $0.1.count == 2 }
        reloadedItems = reloadedItems.filter { $0.count == 2 && !deletedSections.contains($0.section) }
        for path in deletedPaths where path.count == 2 { deletedItems[path.section, default: []].insert(path.item) }
        for path in insertedPaths where path.count == 2 { insertedItems[path.section, default: []].insert(path.item) }
        // Deletion takes precedence over a move or reload of the same item.
        movedItems = movedItems.filter { deletedItems[$0.0.section]?.contains($0.0.item) != true }
        reloadedItems = reloadedItems.filter { deletedItems[$0.section]?.contains($0.item) != true }
    }
}
