import Foundation

/// The sections and rows of a list.
@MainActor
struct ListPlan {
    /// A section, with the slots of its rows.
    struct Section {
        /// The section's identity.
        let id: ObjectIdentifier?
        let node: SectionNode?
        let header: [LazySlots.Run]
        let footer: [LazySlots.Run]
        let runs: [(first: Int, run: LazySlots.Run, ids: (Int) -> AnyHashable)]
        let count: Int

        @MainActor
        init(_ section: LazySlots.Stretch) {
            id = section.node.map { ObjectIdentifier($0) }
            node = section.node as? SectionNode
            (header, footer) = (section.header, section.footer)
            var first = 0
            var runs: [(Int, LazySlots.Run, (Int) -> AnyHashable)] = []
            for run in section.rows {
                runs.append((first, run, run.source.slotIDs))
                first += run.count
            }
            (self.runs, count) = (runs, first)
        }

        /// Returns the identity of the section's header or footer; nil if it never has one.
        @MainActor
        func edgeKey(isHeader: Bool) -> EdgeKey? {
            guard let node, node.hasEdge(isHeader: isHeader) else { return nil }
            return EdgeKey(section: ObjectIdentifier(node), isHeader: isHeader)
        }

        /// Returns the run that contains a row, and the row's index in the run.
        func find(_ row: Int) -> (run: LazySlots.Run, index: Int) {
            let found = runs[position(row)]
            return (found.run, row - found.first)
        }

        /// Returns a row's identity.
        func id(_ row: Int) -> RowID {
            let found = runs[position(row)]
            return RowID(source: ObjectIdentifier(found.run.source), id: found.ids(row - found.first))
        }

        private func position(_ row: Int) -> Int {
            max(0, runs.partitioningIndex { $0.first > row } - 1)
        }
    }

    /// The identity of a header or footer.
    struct EdgeKey: Hashable {
        let section: ObjectIdentifier
        let isHeader: Bool
    }

    /// The identity of a row.
    struct RowID: Hashable {
        let source: ObjectIdentifier
        let id: AnyHashable
    }

    let sections: [Section]

    init() { sections = [] }

    init(_ slots: LazySlots) { sections = slots.sections.map { Section($0) } }

    var rowCount: Int { sections.reduce(0) { $0 + $1.count } }

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && path.row < sections[path.section].count
    }

    /// Returns the index path of a source's slot.
    func path(of source: any LazySource, _ index: Int) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            for entry in section.runs where entry.run.source === source && index < entry.run.count {
                return IndexPath(row: entry.first + index, section: number)
            }
        }
        return nil
    }

    /// Returns the section whose header or footer a source provides.
    func edge(of source: any LazySource) -> (section: Int, isHeader: Bool)? {
        for (number, section) in sections.enumerated() {
            if section.header.contains(where: { $0.source === source }) { return (number, true) }
            if section.footer.contains(where: { $0.source === source }) { return (number, false) }
        }
        return nil
    }

    /// Returns the index paths of the rows with the given identities.
    func paths(of ids: Set<AnyHashable>) -> [IndexPath] {
        ids.compactMap { id in
            for (number, section) in sections.enumerated() {
                for entry in section.runs {
                    if let index = entry.run.source.slotIndex(of: id) {
                        return IndexPath(row: entry.first + index, section: number)
                    }
                }
            }
            return nil
        }
    }
}

/// The rows and sections inserted and deleted between two plans.
@MainActor
struct ListDifference {
    private(set) var deleted: [IndexPath] = []
    private(set) var inserted: [IndexPath] = []
    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()

    var isEmpty: Bool {
        deleted.isEmpty && inserted.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty
    }

    /// Computes the difference; nil if it is too large to be worth applying.
    init?(from old: ListPlan, to new: ListPlan) {
        let (oldIDs, newIDs) = (old.sections.map(\.id), new.sections.map(\.id))
        let sections = newIDs.difference(from: oldIDs)
        for change in sections {
            switch change {
            case .remove(let offset, _, _): deletedSections.insert(offset)
            case .insert(let offset, _, _): insertedSections.insert(offset)
            }
        }
        let kept = zip(
            old.sections.indices.filter { !deletedSections.contains($0) },
            new.sections.indices.filter { !insertedSections.contains($0) })
        for (before, after) in kept {
            guard compare(old.sections[before], before, new.sections[after], after) else { return nil }
        }
    }

    /// The maximum number of rows that are compared where two plans differ.
    private static let maxCount = 2_000

    private mutating func compare(
        _ old: ListPlan.Section, _ before: Int, _ new: ListPlan.Section, _ after: Int
    ) -> Bool {
        var low = 0
        while low < old.count, low < new.count, old.id(low) == new.id(low) { low += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > low, newEnd > low, old.id(oldEnd - 1) == new.id(newEnd - 1) {
            (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
        }
        guard oldEnd - low <= ListDifference.maxCount, newEnd - low <= ListDifference.maxCount else { return false }
        let changes = (low..<newEnd).map(new.id).difference(from: (low..<oldEnd).map(old.id))
        for change in changes {
            switch change {
            case .remove(let offset, _, _): deleted.append(IndexPath(row: low + offset, section: before))
            case .insert(let offset, _, _): inserted.append(IndexPath(row: low + offset, section: after))
            }
        }
        return true
    }
}
