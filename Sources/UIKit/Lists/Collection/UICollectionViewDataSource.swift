public import Foundation
public import ObjectRuntime

/// Provides a collection view's data and its cells. All but the first two methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource)
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: RuntimeObject {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the cell for an item, usually one that `dequeueReusableCell(withReuseIdentifier:for:)` provides.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// Returns the number of sections: 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns a supplementary view that the layout asks for.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether an item can be moved. False by default.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Called when the user has moved an item: change the data.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    )

    /// Returns the titles of an index; nil, the default, for none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the item that belongs to a title of the index.
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

/// Is told which items will soon be needed, so that their data can be loaded in advance.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching)
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: RuntimeObject {
    /// Called when items may soon be shown, nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called when items announced before will not be shown soon after all. Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
