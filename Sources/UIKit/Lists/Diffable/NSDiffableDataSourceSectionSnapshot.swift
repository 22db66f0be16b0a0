/// The items of one section as an outline, in which items can have child items that are visible while their parent is
/// expanded.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// All items in order, each before its children.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private(set) var expanded: Set<ItemIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Queries

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

    /// The visible items: those without a collapsed ancestor.
    public var visibleItems: [ItemIdentifierType] {
        // An item is visible if its parent is, and is expanded.
        var shown: Set<ItemIdentifierType> = []
        return items.filter { item in
            guard let parent = parents[item] else { return shown.insert(item).inserted }
            return shown.contains(parent) && expanded.contains(parent) && shown.insert(item).inserted
        }
    }

    /// Whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

    /// Whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Whether an item is visible.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var next = parents[item]
        while let parent = next {
            guard expanded.contains(parent) else { return false }
            next = parents[parent]
        }
        return known.contains(item)
    }

    /// The nesting level of an item: 0 for a root item.
    public func level(of item: ItemIdentifierType) -> Int {
        var (level, next) = (0, parents[item])
        while let parent = next { (level, next) = (level + 1, parents[parent]) }
        return level
    }

    /// The index of an item among all items; nil if it isn't in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { known.contains(item) ? items.firstIndex(of: item) : nil }

    /// The parent of an item; nil for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    /// Returns a snapshot of an item's children.
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

    /// The range of an item and its descendants.
    private func range(of item: ItemIdentifierType) -> Range<Int>? {
        guard let first = index(of: item) else { return nil }
        let depth = level(of: item)
        var end = first + 1
        while end < items.count, level(of: items[end]) > depth { end += 1 }
        return first..<end
    }

    // MARK: Modification

    /// Appends items to a parent's children, or to the root items if there is no parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: self.items.count, below: nil) }
        guard let range = range(of: parent) else {
            return reportOnce("Invalid parameter not satisfying: item \(parent) is not in the section snapshot")
        }
        insert(items, at: range.upperBound, below: parent)
    }

    /// Inserts items before another, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        if let index = index(of: item) { insert(items, at: index, below: parents[item]) }
    }

    /// Inserts items after another and its descendants, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        if let range = range(of: item) { insert(items, at: range.upperBound, below: parents[item]) }
    }

    /// Inserts a snapshot before an item, at its level.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        if let index = index(of: item) { insert(snapshot, at: index, below: parents[item]) }
    }

    /// Inserts a snapshot after an item and its descendants, at its level.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        if let range = range(of: item) { insert(snapshot, at: range.upperBound, below: parents[item]) }
    }

    /// Replaces an item's children with a snapshot.
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

    /// Deletes items and their descendants.
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

    /// Expands items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(known.contains)) }

    /// Collapses items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// Returns a readable description of the snapshot.
    public func visualDescription() -> String {
        items.map { item in
            let mark = items.contains { parents[$0] == item } ? (expanded.contains(item) ? "-" : "+") : "*"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    /// Whether an item has children.
    func hasChildren(_ item: ItemIdentifierType) -> Bool { parents.values.contains(item) }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.items == b.items && a.parents == b.parents && a.expanded == b.expanded
    }
}

// The identifiers are values, shared with the snapshot that holds them.
extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable {}
