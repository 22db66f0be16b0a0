public import Foundation

/// Provides a table view with data by snapshots whose identifiers may be of any kind.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasourcereference)
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: UITableViewDiffableDataSource<
    AnyHashable, AnyHashable
>
{
    /// Creates a data source, and becomes that of the table view.
    public init(
        tableView: UITableView,
        cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
    ) {
        super.init(tableView: tableView) { view, path, item in cellProvider(view, path, item.base) }
    }

    /// Returns what is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshotReference { .init(super.snapshot()) }

    /// Shows a snapshot.
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) {
        apply(snapshot.content, animatingDifferences: animatingDifferences)
    }

    /// Shows a snapshot.
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) { apply(snapshot.content, animatingDifferences: animatingDifferences, completion: completion) }

    /// Shows a snapshot by asking for all cells anew.
    open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshotUsingReloadData(snapshot.content)
    }

    /// Shows a snapshot by asking for all cells anew.
    open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) { applySnapshotUsingReloadData(snapshot.content, completion: completion) }

    /// Returns the place of an item; nil for one that isn't there.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        indexPath(for: snapshotKey(identifier))
    }

    /// Returns the index of a section; `NSNotFound` for one that isn't there.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        index(for: snapshotKey(identifier)) ?? NSNotFound
    }
}

/// Returns the cell for an item.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UITableViewCell?
