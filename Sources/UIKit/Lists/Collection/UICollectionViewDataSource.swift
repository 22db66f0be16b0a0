public import Foundation
public import ObjectRuntime

/// Provides a collection view's data and cells. All methods but the first two are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource)
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: RuntimeObject {
    /// Asks for the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Asks for the cell of an item, usually dequeued with `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// Asks for the number of sections: 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Asks for a supplementary view that the layout specifies.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Asks whether an item can be moved. False by default.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Called when the user has moved an item. Update the data accordingly.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    )

    /// Asks for the titles of an index; nil, the default, for none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Asks for the index path that corresponds to a title of the index.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { collectionView.engine.missingSupplementary(kind, indexPath) }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.engine.byDefaultCanMove
    }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { IndexPath(item: 0, section: index) }
}

/// Receives advance notice of items that will soon be needed, so that it can load their data.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching)
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: RuntimeObject {
    /// Called when items may soon be shown, with the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called when previously announced items are no longer expected to be shown soon. Does nothing by
    /// default.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
