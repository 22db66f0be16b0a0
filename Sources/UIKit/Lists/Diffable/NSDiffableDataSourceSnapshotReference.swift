public import Foundation

/// Returns an identifier as a hashable key.
func snapshotKey(_ identifier: Any) -> AnyHashable {
    if let key = identifier as? AnyHashable { return key }
    reportOnce("\(type(of: identifier)) can't identify a section or an item, as it can't be compared")
    return AnyHashable(ObjectIdentifier(identifier as AnyObject))
}

/// A reference type for a snapshot, with identifiers of any hashable type.
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

    /// The number of items in all sections.
    open var numberOfItems: Int { content.numberOfItems }

    /// The number of sections.
    open var numberOfSections: Int { content.numberOfSections }

    /// The sections in order.
    open var sectionIdentifiers: [Any] { content.sectionIdentifiers.map(\.base) }

    /// The items of all sections in order.
    open var itemIdentifiers: [Any] { content.itemIdentifiers.map(\.base) }

    /// The items to reload with new cells.
    open var reloadedItemIdentifiers: [Any] { content.reloadedItemIdentifiers.map(\.base) }

    /// The items to reconfigure in their existing cells.
    open var reconfiguredItemIdentifiers: [Any] { content.reconfiguredItemIdentifiers.map(\.base) }

    /// The sections to reload.
    open var reloadedSectionIdentifiers: [Any] { content.reloadedSectionIdentifiers.map(\.base) }

    /// Returns the number of items in a section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        content.numberOfItems(inSection: snapshotKey(sectionIdentifier))
    }

    /// Returns the items of a section.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        content.itemIdentifiers(inSection: snapshotKey(sectionIdentifier)).map(\.base)
    }

    /// Returns the section that contains an item; nil if the item isn't in the snapshot.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        content.sectionIdentifier(containingItem: snapshotKey(itemIdentifier))?.base
    }

    /// Returns the index of an item among all items; `NSNotFound` if it isn't in the snapshot.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        content.indexOfItem(snapshotKey(itemIdentifier)) ?? NSNotFound
    }

    /// Returns the index of a section; `NSNotFound` if it isn't in the snapshot.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        content.indexOfSection(snapshotKey(sectionIdentifier)) ?? NSNotFound
    }

    /// Appends items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        content.appendItems(identifiers.map(snapshotKey))
    }

    /// Appends items to a section.
    open func appendItems(
        withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
    ) {
        content.appendItems(identifiers.map(snapshotKey), toSection: snapshotKey(sectionIdentifier))
    }

    /// Inserts items before another.
    open func insertItems(
        withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
    ) {
        content.insertItems(identifiers.map(snapshotKey), beforeItem: snapshotKey(itemIdentifier))
    }

    /// Inserts items after another.
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

    /// Moves an item before another.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        content.moveItem(snapshotKey(fromIdentifier), beforeItem: snapshotKey(toIdentifier))
    }

    /// Moves an item after another.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        content.moveItem(snapshotKey(fromIdentifier), afterItem: snapshotKey(toIdentifier))
    }

    /// Marks items to be reloaded with new cells.
    open func reloadItems(withIdentifiers identifiers: [Any]) {
        content.reloadItems(identifiers.map(snapshotKey))
    }

    /// Marks items to be reconfigured in their existing cells.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        content.reconfigureItems(identifiers.map(snapshotKey))
    }

    /// Appends sections.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        content.appendSections(sectionIdentifiers.map(snapshotKey))
    }

    /// Inserts sections before another.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        content.insertSections(
            sectionIdentifiers.map(snapshotKey), beforeSection: snapshotKey(toSectionIdentifier))
    }

    /// Inserts sections after another.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        content.insertSections(
            sectionIdentifiers.map(snapshotKey), afterSection: snapshotKey(toSectionIdentifier))
    }

    /// Deletes sections and their items.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        content.deleteSections(sectionIdentifiers.map(snapshotKey))
    }

    /// Moves a section before another.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        content.moveSection(
            snapshotKey(fromSectionIdentifier), beforeSection: snapshotKey(toSectionIdentifier))
    }

    /// Moves a section after another.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        content.moveSection(
            snapshotKey(fromSectionIdentifier), afterSection: snapshotKey(toSectionIdentifier))
    }

    /// Marks sections to be reloaded.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        content.reloadSections(sectionIdentifiers.map(snapshotKey))
    }
}
