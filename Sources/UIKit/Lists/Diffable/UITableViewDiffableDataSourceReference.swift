public import Foundation

/// A data source that provides a table view's data from snapshots with identifiers of any hashable type.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasourcereference)
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: UITableViewDiffableDataSource<
    AnyHashable, AnyHashable
>
{
    /// Creates a data source, and assigns it to the table view.
    public init(
        tableView: UITableView,
        cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
    ) {
        super.init(tableView: tableView) { view, path, item in cellProvider(view, path, item.base) }
    }

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshotReference { .init(super.snapshot()) }

    /// Applies a snapshot.
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) {
        apply(snapshot.content, animatingDifferences: animatingDifferences)
    }

    /// Applies a snapshot.
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) { apply(snapshot.content, animatingDifferences: animatingDifferences, completion: completion) }

    /// Applies a snapshot by reloading all data, without animating differences.
    open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshotUsingReloadData(snapshot.content)
    }

    /// Applies a snapshot by reloading all data, without animating differences.
    open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) { applySnapshotUsingReloadData(snapshot.content, completion: completion) }

    /// Returns the index path of an item; nil if it isn't in the snapshot.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        indexPath(for: snapshotKey(identifier))
    }

    /// Returns the index of a section; `NSNotFound` if it isn't in the snapshot.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        index(for: snapshotKey(identifier)) ?? NSNotFound
    }
}

/// Returns the cell for an item.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UITableViewCell?
