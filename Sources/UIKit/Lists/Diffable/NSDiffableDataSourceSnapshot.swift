/// A snapshot of a list's data: the identifiers of its sections and items, in order.
///
/// All identifiers are unique. Where iOS raises an exception, such as for an identifier that already exists, the change
/// is refused with one logged line.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct)
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private(set) var content: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    private var indexOfSection: [SectionIdentifierType: Int] = [:]
    private var reloaded: [ItemIdentifierType] = []
    private var reconfigured: [ItemIdentifierType] = []
    private var reloadedIDs: [SectionIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Queries

    /// The number of items in all sections.
    public var numberOfItems: Int { sectionOfItem.count }

    /// The number of sections.
    public var numberOfSections: Int { content.count }

    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { content.map(\.id) }

    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { content.flatMap(\.items) }

    /// The items to reload with new cells.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded }

    /// The items to reconfigure in their existing cells.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured }

    /// The sections to reload.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedIDs }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section; empty if it isn't in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let index = known(identifier) else { return [] }
        return content[index].items
    }

    /// Returns the section that contains an item; nil if the item isn't in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// Returns the index of an item among all items; nil if it isn't in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = place(of: identifier) else { return nil }
        return content[..<place.section].reduce(place.item) { $0 + $1.items.count }
    }

    /// Returns the index of a section; nil if it isn't in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { indexOfSection[identifier] }

    func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let section = sectionOfItem[identifier].flatMap({ indexOfSection[$0] }),
            let item = content[section].items.firstIndex(of: identifier)
        else { return nil }
        return (section, item)
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, content.indices.contains(path.section),
            content[path.section].items.indices.contains(path.item)
        else { return nil }
        return content[path.section].items[path.item]
    }

    func section(at index: Int) -> SectionIdentifierType? { content.indices.contains(index) ? content[index].id : nil }

    /// Returns 0 for a section that isn't in the snapshot.
    func numberOfItems(at index: Int) -> Int { content.indices.contains(index) ? content[index].items.count : 0 }

    private func known(_ identifier: SectionIdentifierType) -> Int? {
        let index = indexOfSection[identifier]
        if index == nil { reportOnce("Invalid parameter not satisfying: section \(identifier) is not in the snapshot") }
        return index
    }

    private func known(_ identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        let place = place(of: identifier)
        if place == nil { reportOnce("Invalid parameter not satisfying: item \(identifier) is not in the snapshot") }
        return place
    }

    // MARK: Sections

    /// Appends sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: content.count)
    }

    /// Inserts sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let index = known(toIdentifier) { insert(identifiers, at: index) }
    }

    /// Inserts sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let index = known(toIdentifier) { insert(identifiers, at: index + 1) }
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var new = identifiers
        var seen = Set<SectionIdentifierType>()
        new.removeAll { indexOfSection[$0] != nil || !seen.insert($0).inserted }
        if new.count < identifiers.count {
            reportOnce("Supplied section identifiers are not unique, or are in the snapshot already: \(identifiers)")
        }
        content.insert(contentsOf: new.map { ($0, []) }, at: index)
        renumber(from: index)
    }

    private mutating func renumber(from first: Int) {
        for index in first..<content.count { indexOfSection[content[index].id] = index }
    }

    /// Deletes sections and their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in content where gone.contains(section.id) {
            for item in section.items { sectionOfItem[item] = nil }
            indexOfSection[section.id] = nil
        }
        content.removeAll { gone.contains($0.id) }
        renumber(from: 0)
    }

    /// Moves a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, toIdentifier, 0) }

    /// Moves a section after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, toIdentifier, 1) }

    private mutating func move(_ identifier: SectionIdentifierType, _ target: SectionIdentifierType, _ offset: Int) {
        guard identifier != target, let from = known(identifier), known(target) != nil else { return }
        let section = content.remove(at: from)
        renumber(from: 0)
        content.insert(section, at: (indexOfSection[target] ?? 0) + offset)
        renumber(from: 0)
    }

    /// Marks sections to be reloaded.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedIDs += identifiers.filter { known($0) != nil && !reloadedIDs.contains($0) }
    }

    // MARK: Items

    /// Appends items to a section: the last one by default.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let section = sectionIdentifier.map { known($0) } ?? (content.isEmpty ? nil : content.count - 1)
        guard let section else {
            return reportOnce("There are currently no sections in the data source. Please add a section first.")
        }
        insert(identifiers, section, content[section].items.count)
    }

    /// Inserts items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        if let place = known(beforeIdentifier) { insert(identifiers, place.section, place.item) }
    }

    /// Inserts items after another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        if let place = known(afterIdentifier) { insert(identifiers, place.section, place.item + 1) }
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], _ section: Int, _ index: Int) {
        var seen = Set<ItemIdentifierType>()
        let new = identifiers.filter { seen.insert($0).inserted }
        if new.count < identifiers.count { reportOnce("Supplied item identifiers are not unique: \(identifiers)") }
        // Items that are already elsewhere move here.
        let moved = new.filter { sectionOfItem[$0] != nil }
        var place = index
        if !moved.isEmpty {
            place -= content[section].items[..<index].filter { seen.contains($0) }.count
            deleteItems(moved)
        }
        content[section].items.insert(contentsOf: new, at: place)
        for item in new { sectionOfItem[item] = content[section].id }
    }

    /// Deletes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        let sections = Set(identifiers.compactMap { sectionOfItem.removeValue(forKey: $0) })
        for section in sections.compactMap({ indexOfSection[$0] }) {
            content[section].items.removeAll { gone.contains($0) }
        }
    }

    /// Deletes all items and sections.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, toIdentifier, 0)
    }

    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, toIdentifier, 1)
    }

    private mutating func move(_ identifier: ItemIdentifierType, _ target: ItemIdentifierType, _ offset: Int) {
        guard identifier != target, known(identifier) != nil, known(target) != nil else { return }
        deleteItems([identifier])
        guard let place = place(of: target) else { return }
        insert([identifier], place.section, place.item + offset)
    }

    /// Marks items to be reloaded with new cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloaded += identifiers.filter { known($0) != nil && !reloaded.contains($0) }
    }

    /// Marks items to be reconfigured in their existing cells.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfigured += identifiers.filter { known($0) != nil && !reconfigured.contains($0) }
    }

    /// The same snapshot without pending reloads and reconfigurations.
    var settled: Self {
        var copy = self
        (copy.reloaded, copy.reconfigured, copy.reloadedIDs) = ([], [], [])
        return copy
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.content.count == b.content.count
            && zip(a.content, b.content).allSatisfy { $0.id == $1.id && $0.items == $1.items }
    }
}

// The identifiers are values, shared with the snapshot that holds them.
extension NSDiffableDataSourceSnapshot: @unchecked Sendable {}
