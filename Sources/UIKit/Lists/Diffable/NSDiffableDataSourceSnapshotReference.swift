public import Foundation

/// Identifiers of any kind that can be compared.
func snapshotKey(_ identifier: Any) -> AnyHashable {
    if let key = identifier as? AnyHashable { return key }
    reportOnce("\(type(of: identifier)) can't identify a section or an item, as it can't be compared")
    return AnyHashable(ObjectIdentifier(identifier as AnyObject))
}

/// A snapshot whose identifiers may be of any kind, as an object.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference)
@preconcurrency @MainActor
open class NSDiffableDataSourceSnapshotReference: NSObject, @preconcurrency NSCopying {
    final var content = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

    /// Creates an empty snapshot.
    public override init() { super.init() }

    convenience init(_ content: NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>) {
        self.init()
        self.content = content
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(content) }

    /// The number of all items.
    open var numberOfItems: Int { content.numberOfItems }

    /// The number of sections.
    open var numberOfSections: Int { content.numberOfSections }

    /// The sections in order.
    open var sectionIdentifiers: [Any] { content.sectionIdentifiers.map(\.base) }

    /// The items of all sections in order.
    open var itemIdentifiers: [Any] { content.itemIdentifiers.map(\.base) }

    /// The items that are to be set up anew, by new cells.
    open var reloadedItemIdentifiers: [Any] { content.reloadedItemIdentifiers.map(\.base) }

    /// The items that are to be set up anew, by the cells that they have.
    open var reconfiguredItemIdentifiers: [Any] { content.reconfiguredItemIdentifiers.map(\.base) }

    /// The sections that are to be set up anew.
    open var reloadedSectionIdentifiers: [Any] { content.reloadedSectionIdentifiers.map(\.base) }

    /// Returns the number of items in a section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        content.numberOfItems(inSection: snapshotKey(sectionIdentifier))
    }

    /// Returns the items of a section.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        content.itemIdentifiers(inSection: snapshotKey(sectionIdentifier)).map(\.base)
    }

    /// Returns the section that an item is in; nil for one that isn't there.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        content.sectionIdentifier(containingItem: snapshotKey(itemIdentifier))?.base
    }

    /// Returns the place of an item among all; `NSNotFound` for one that isn't there.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        content.indexOfItem(snapshotKey(itemIdentifier)) ?? NSNotFound
    }

    /// Returns the place of a section; `NSNotFound` for one that isn't there.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        content.indexOfSection(snapshotKey(sectionIdentifier)) ?? NSNotFound
    }

    /// Adds items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        content.appendItems(identifiers.map(snapshotKey))
    }

    /// Adds items to a section.
    open func appendItems(
        withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
    ) {
        content.appendItems(identifiers.map(snapshotKey), toSection: snapshotKey(sectionIdentifier))
    }

    /// Inserts items before one.
    open func insertItems(
        withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
    ) {
        content.insertItems(identifiers.map(snapshotKey), beforeItem: snapshotKey(itemIdentifier))
    }

    /// Inserts items after one.
    open func insertItems(
        withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any
    ) {
        content.insertItems(identifiers.map(snapshotKey), afterItem: snapshotKey(itemIdentifier))
    }

    /// Deletes items.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        content.deleteItems(identifiers.map(snapshotKey))
    }

    /// Deletes all items and sections.
    open func deleteAllItems() {
        content.deleteAllItems()
    }

    /// Moves an item before another one.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        content.moveItem(snapshotKey(fromIdentifier), beforeItem: snapshotKey(toIdentifier))
    }

    /// Moves an item after another one.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        content.moveItem(snapshotKey(fromIdentifier), afterItem: snapshotKey(toIdentifier))
    }

    /// Has items set up anew, by new cells.
    open func reloadItems(withIdentifiers identifiers: [Any]) {
        content.reloadItems(identifiers.map(snapshotKey))
    }

    /// Has items set up anew, by the cells that they have.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        content.reconfigureItems(identifiers.map(snapshotKey))
    }

    /// Adds sections behind all others.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        content.appendSections(sectionIdentifiers.map(snapshotKey))
    }

    /// Inserts sections before one.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        content.insertSections(
            sectionIdentifiers.map(snapshotKey), beforeSection: snapshotKey(toSectionIdentifier))
    }

    /// Inserts sections after one.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        content.insertSections(
            sectionIdentifiers.map(snapshotKey), afterSection: snapshotKey(toSectionIdentifier))
    }

    /// Deletes sections with their items.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        content.deleteSections(sectionIdentifiers.map(snapshotKey))
    }

    /// Moves a section before another one.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        content.moveSection(
            snapshotKey(fromSectionIdentifier), beforeSection: snapshotKey(toSectionIdentifier))
    }

    /// Moves a section after another one.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        content.moveSection(
            snapshotKey(fromSectionIdentifier), afterSection: snapshotKey(toSectionIdentifier))
    }

    /// Has sections set up anew.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        content.reloadSections(sectionIdentifiers.map(snapshotKey))
    }
}
