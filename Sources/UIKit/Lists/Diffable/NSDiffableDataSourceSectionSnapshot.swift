/// The identifiers of one section's items as an outline, in which items may have items below them that show while they are
/// expanded.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// All items in order, each before those below it.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private(set) var expanded: Set<ItemIdentifierType> = []

    /// Creates an empty outline.
    public init() {}

    // MARK: Asking

    /// The items that are below no other.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

    /// The items below which nothing is collapsed.
    public var visibleItems: [ItemIdentifierType] {
        // An item shows if the one that it is below does, and is expanded.
        var shown: Set<ItemIdentifierType> = []
        return items.filter { item in
            guard let parent = parents[item] else { return shown.insert(item).inserted }
            return shown.contains(parent) && expanded.contains(parent) && shown.insert(item).inserted
        }
    }

    /// Whether an item is in the outline.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

    /// Whether the items below one show.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Whether an item shows.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var next = parents[item]
        while let parent = next {
            guard expanded.contains(parent) else { return false }
            next = parents[parent]
        }
        return known.contains(item)
    }

    /// How deep an item is: 0 for one below no other.
    public func level(of item: ItemIdentifierType) -> Int {
        var (level, next) = (0, parents[item])
        while let parent = next { (level, next) = (level + 1, parents[parent]) }
        return level
    }

    /// The place of an item among all; nil for one that isn't there.
    public func index(of item: ItemIdentifierType) -> Int? { known.contains(item) ? items.firstIndex(of: item) : nil }

    /// The item that another is below; nil for none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    /// The items below one, as an outline of their own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        guard let range = range(of: parent) else { return result }
        for item in items[includingParent ? range : range.dropFirst()] {
            let above = item == parent ? nil : parents[item]
            result.items.append(item)
            result.known.insert(item)
            if let above, includingParent || above != parent { result.parents[item] = above }
            if expanded.contains(item) { result.expanded.insert(item) }
        }
        return result
    }

    /// An item and all below it.
    private func range(of item: ItemIdentifierType) -> Range<Int>? {
        guard let first = index(of: item) else { return nil }
        let depth = level(of: item)
        var end = first + 1
        while end < items.count, level(of: items[end]) > depth { end += 1 }
        return first..<end
    }

    // MARK: Changing

    /// Adds items below one, behind those that are there; without one, at the end.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: self.items.count, below: nil) }
        guard let range = range(of: parent) else {
            return reportOnce("Invalid parameter not satisfying: item \(parent) is not in the section snapshot")
        }
        insert(items, at: range.upperBound, below: parent)
    }

    /// Inserts items before one, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        if let index = index(of: item) { insert(items, at: index, below: parents[item]) }
    }

    /// Inserts items after one and all below it, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        if let range = range(of: item) { insert(items, at: range.upperBound, below: parents[item]) }
    }

    /// Inserts an outline before an item, at its level.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        if let index = index(of: item) { insert(snapshot, at: index, below: parents[item]) }
    }

    /// Inserts an outline after an item and all below it, at its level.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        if let range = range(of: item) { insert(snapshot, at: range.upperBound, below: parents[item]) }
    }

    /// Puts an outline in the place of the items below one.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard let range = range(of: parent) else { return }
        delete(Array(items[range.dropFirst()]))
        insert(snapshot, at: range.lowerBound + 1, below: parent)
    }

    private mutating func insert(_ new: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?) {
        var seen: Set<ItemIdentifierType> = []
        let usable = new.filter { !known.contains($0) && seen.insert($0).inserted }
        if usable.count < new.count {
            reportOnce("Supplied item identifiers are not unique, or are in the section snapshot already: \(new)")
        }
        items.insert(contentsOf: usable, at: index)
        known.formUnion(usable)
        if let parent { for item in usable { parents[item] = parent } }
    }

    private mutating func insert(_ other: Self, at index: Int, below parent: ItemIdentifierType?) {
        insert(other.items, at: index, below: parent)
        for item in other.items { if let above = other.parents[item] { parents[item] = above } }
        expanded.formUnion(other.expanded)
    }

    /// Deletes items with all below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        var gone: Set<ItemIdentifierType> = []
        for item in items { if let range = range(of: item) { gone.formUnion(self.items[range]) } }
        self.items.removeAll { gone.contains($0) }
        known.subtract(gone)
        expanded.subtract(gone)
        for item in gone { parents[item] = nil }
    }

    /// Deletes all items.
    public mutating func deleteAll() { self = Self() }

    /// Shows the items below some.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(known.contains)) }

    /// Hides the items below some.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// The outline as text, for reading.
    public func visualDescription() -> String {
        items.map { item in
            let mark = items.contains { parents[$0] == item } ? (expanded.contains(item) ? "-" : "+") : "*"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    /// Whether there are items below one.
    func hasChildren(_ item: ItemIdentifierType) -> Bool { parents.values.contains(item) }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.items == b.items && a.parents == b.parents && a.expanded == b.expanded
    }
}

// The identifiers are values: who shares an outline shares what they are.
extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable {}
