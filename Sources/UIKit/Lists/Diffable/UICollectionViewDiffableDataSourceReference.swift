public import Foundation

/// A data source that provides a collection view's data from snapshots with identifiers of any hashable
/// type.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasourcereference)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: UICollectionViewDiffableDataSource<
    AnyHashable, AnyHashable
>
{
    /// Creates a data source, and assigns it to the collection view.
    public init(
        collectionView: UICollectionView,
        cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
    ) {
        super.init(collectionView: collectionView) { view, path, item in
            cellProvider(view, path, item.base)
        }
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

    /// Applies a section snapshot to a section.
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection section: Any,
        animatingDifferences: Bool
    ) {
        apply(snapshot.content, to: snapshotKey(section), animatingDifferences: animatingDifferences)
    }

    /// Applies a section snapshot to a section.
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection section: Any,
        animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        apply(
            snapshot.content, to: snapshotKey(section), animatingDifferences: animatingDifferences,
            completion: completion)
    }

    /// Returns the section snapshot of a section.
    open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        .init(snapshot(for: snapshotKey(section)))
    }
}

/// Returns the cell for an item.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UICollectionViewCell?

/// Returns a supplementary view for an element kind and index path.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
) -> UICollectionReusableView?
