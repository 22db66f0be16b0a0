public import Foundation

/// Provides a collection view with data by snapshots whose identifiers may be of any kind.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasourcereference)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: UICollectionViewDiffableDataSource<
    AnyHashable, AnyHashable
>
{
    /// Creates a data source, and becomes that of the collection view.
    public init(
        collectionView: UICollectionView,
        cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
    ) {
        super.init(collectionView: collectionView) { view, path, item in
            cellProvider(view, path, item.base)
        }
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

    /// Shows an outline in a section.
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection section: Any,
        animatingDifferences: Bool
    ) {
        apply(snapshot.content, to: snapshotKey(section), animatingDifferences: animatingDifferences)
    }

    /// Shows an outline in a section.
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection section: Any,
        animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        apply(
            snapshot.content, to: snapshotKey(section), animatingDifferences: animatingDifferences,
            completion: completion)
    }

    /// Returns the outline of a section.
    open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        .init(snapshot(for: snapshotKey(section)))
    }
}

/// Returns the cell for an item.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UICollectionViewCell?

/// Returns a supplementary view.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
) -> UICollectionReusableView?
