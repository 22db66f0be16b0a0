public import Foundation

/// A reference type for a section snapshot, with identifiers of any hashable type.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshotreference)
@preconcurrency @MainActor
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, @preconcurrency NSCopying {
    final var content = NSDiffableDataSourceSectionSnapshot<AnyHashable>()

    /// Creates an empty snapshot.
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

    /// The items without a parent.
    open var rootItems: [Any] { content.rootItems.map(\.base) }

    /// The visible items: those without a collapsed ancestor.
    open var visibleItems: [Any] { content.visibleItems.map(\.base) }

    /// Returns the expanded items.
    open func expandedItems() -> [Any] {
        content.items.filter(content.isExpanded).map(\.base)
    }

    /// Appends root items.
    open func appendItems(_ items: [Any]) {
        content.append(items.map(snapshotKey))
    }

    /// Appends items to the children of a parent.
    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        content.append(items.map(snapshotKey), to: parentItem.map(snapshotKey))
    }

    /// Inserts items before another.
    open func insertItems(_ items: [Any], beforeItem: Any) {
        content.insert(items.map(snapshotKey), before: snapshotKey(beforeItem))
    }

    /// Inserts items after another.
    open func insertItems(_ items: [Any], afterItem: Any) {
        content.insert(items.map(snapshotKey), after: snapshotKey(afterItem))
    }

    /// Inserts a snapshot before an item.
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
        content.insert(snapshot.content, before: snapshotKey(item))
    }

    /// Inserts a snapshot after an item.
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) {
        content.insert(snapshot.content, after: snapshotKey(item))
    }

    /// Deletes items and their descendants.
    open func deleteItems(_ items: [Any]) {
        content.delete(items.map(snapshotKey))
    }

    /// Deletes all items.
    open func deleteAllItems() {
        content.deleteAll()
    }

    /// Expands items.
    open func expandItems(_ items: [Any]) {
        content.expand(items.map(snapshotKey))
    }

    /// Collapses items.
    open func collapseItems(_ items: [Any]) {
        content.collapse(items.map(snapshotKey))
    }

    /// Replaces an item's children with a snapshot.
    open func replaceChildren(
        ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
    ) {
        content.replace(childrenOf: snapshotKey(parentItem), using: snapshot.content)
    }

    /// Whether an item is expanded.
    open func isExpanded(_ item: Any) -> Bool {
        content.isExpanded(snapshotKey(item))
    }

    /// Whether an item is visible.
    open func isVisible(_ item: Any) -> Bool {
        content.isVisible(snapshotKey(item))
    }

    /// Whether the snapshot contains an item.
    open func containsItem(_ item: Any) -> Bool {
        content.contains(snapshotKey(item))
    }

    /// Returns the nesting level of an item.
    open func level(ofItem item: Any) -> Int {
        content.level(of: snapshotKey(item))
    }

    /// Returns the index of an item; `NSNotFound` if it isn't in the snapshot.
    open func index(ofItem item: Any) -> Int {
        content.index(of: snapshotKey(item)) ?? NSNotFound
    }

    /// Returns the parent of an item; nil for a root item.
    open func parent(ofChildItem childItem: Any) -> Any? {
        content.parent(of: snapshotKey(childItem))?.base
    }

    /// Returns a snapshot of an item's children.
    open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(content.snapshot(of: snapshotKey(parentItem)))
    }

    /// Returns a snapshot of an item's children, optionally with the item itself.
    open func ofParentItem(_ parentItem: Any, includingParentItem: Bool)
        -> NSDiffableDataSourceSectionSnapshotReference
    {
        NSDiffableDataSourceSectionSnapshotReference(
            content.snapshot(of: snapshotKey(parentItem), includingParent: includingParentItem))
    }

    /// Returns a readable description of the snapshot.
    open func visualDescription() -> String {
        content.visualDescription()
    }
}
