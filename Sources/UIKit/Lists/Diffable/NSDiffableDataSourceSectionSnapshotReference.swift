public import Foundation

/// An outline whose identifiers may be of any kind, as an object.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshotreference)
@preconcurrency @MainActor
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, @preconcurrency NSCopying {
    final var content = NSDiffableDataSourceSectionSnapshot<AnyHashable>()

    /// Creates an empty outline.
    public override init() { super.init() }

    convenience init(_ content: NSDiffableDataSourceSectionSnapshot<AnyHashable>) {
        self.init()
        self.content = content
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        NSDiffableDataSourceSectionSnapshotReference(content)
    }

    /// All items in order.
    open var items: [Any] { content.items.map(\.base) }

    /// The items that are below no other.
    open var rootItems: [Any] { content.rootItems.map(\.base) }

    /// The items below which nothing is collapsed.
    open var visibleItems: [Any] { content.visibleItems.map(\.base) }

    /// Returns the items that are expanded.
    open func expandedItems() -> [Any] {
        content.items.filter(content.isExpanded).map(\.base)
    }

    /// Adds items at the end.
    open func appendItems(_ items: [Any]) {
        content.append(items.map(snapshotKey))
    }

    /// Adds items below one.
    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        content.append(items.map(snapshotKey), to: parentItem.map(snapshotKey))
    }

    /// Inserts items before one.
    open func insertItems(_ items: [Any], beforeItem: Any) {
        content.insert(items.map(snapshotKey), before: snapshotKey(beforeItem))
    }

    /// Inserts items after one.
    open func insertItems(_ items: [Any], afterItem: Any) {
        content.insert(items.map(snapshotKey), after: snapshotKey(afterItem))
    }

    /// Inserts an outline before an item.
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
        content.insert(snapshot.content, before: snapshotKey(item))
    }

    /// Inserts an outline after an item.
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) {
        content.insert(snapshot.content, after: snapshotKey(item))
    }

    /// Deletes items with all below them.
    open func deleteItems(_ items: [Any]) {
        content.delete(items.map(snapshotKey))
    }

    /// Deletes all items.
    open func deleteAllItems() {
        content.deleteAll()
    }

    /// Shows the items below some.
    open func expandItems(_ items: [Any]) {
        content.expand(items.map(snapshotKey))
    }

    /// Hides the items below some.
    open func collapseItems(_ items: [Any]) {
        content.collapse(items.map(snapshotKey))
    }

    /// Puts an outline in the place of the items below one.
    open func replaceChildren(
        ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
    ) {
        content.replace(childrenOf: snapshotKey(parentItem), using: snapshot.content)
    }

    /// Whether the items below one show.
    open func isExpanded(_ item: Any) -> Bool {
        content.isExpanded(snapshotKey(item))
    }

    /// Whether an item shows.
    open func isVisible(_ item: Any) -> Bool {
        content.isVisible(snapshotKey(item))
    }

    /// Whether an item is in the outline.
    open func containsItem(_ item: Any) -> Bool {
        content.contains(snapshotKey(item))
    }

    /// Returns how deep an item is.
    open func level(ofItem item: Any) -> Int {
        content.level(of: snapshotKey(item))
    }

    /// Returns the place of an item; `NSNotFound` for one that isn't there.
    open func index(ofItem item: Any) -> Int {
        content.index(of: snapshotKey(item)) ?? NSNotFound
    }

    /// Returns the item that another is below; nil for none.
    open func parent(ofChildItem childItem: Any) -> Any? {
        content.parent(of: snapshotKey(childItem))?.base
    }

    /// Returns the items below one, as an outline of their own.
    open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(content.snapshot(of: snapshotKey(parentItem)))
    }

    /// Returns the items below one, with that one if asked for.
    open func ofParentItem(_ parentItem: Any, includingParentItem: Bool)
        -> NSDiffableDataSourceSectionSnapshotReference
    {
        NSDiffableDataSourceSectionSnapshotReference(
            content.snapshot(of: snapshotKey(parentItem), includingParent: includingParentItem))
    }

    /// Returns the outline as text, for reading.
    open func visualDescription() -> String {
        content.visualDescription()
    }
}
