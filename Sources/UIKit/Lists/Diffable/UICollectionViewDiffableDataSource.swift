public import Foundation

/// Provides a collection view with data by snapshots, and animates from one to the next.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Returns the cell for an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Returns a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// What moving items by touch does.
    public struct ReorderingHandlers {
        /// Whether an item can be moved; nil, the default, for none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before a move is shown in the snapshot.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when a move is shown in the snapshot.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// What expanding and collapsing items by touch does.
    public struct SectionSnapshotHandlers<Item> {
        /// Whether an item may be expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether an item may be collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the outline below an item that is about to be expanded.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<
                    ItemIdentifierType
                >
            )?
    }

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Returns supplementary views; nil, the default, for none.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What moving items by touch does.
    open var reorderingHandlers = ReorderingHandlers()

    /// What expanding and collapsing items by touch does.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates a data source, and becomes that of the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns what is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: what is to be shown.
    ///   - animatingDifferences: whether items move, come and go by animation.
    ///   - completion: called at the end.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines = outlines.filter { section, outline in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
        }
        show(snapshot, animatingDifferences, completion)
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let difference = SnapshotDifference(from: current, to: snapshot)
        guard let collectionView else {
            current = snapshot.settled
            completion?()
            return
        }
        let update = {
            collectionView.performBatchUpdates {
                self.current = snapshot.settled
                collectionView.engine.update(difference.updates)
                collectionView.reconfigureItems(at: difference.reconfigured)
            } completion: { _ in
                completion?()
            }
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// Shows a snapshot by asking for all cells anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot.settled
        collectionView?.reloadData()
        completion?()
    }

    // MARK: Outlines

    /// Shows an outline in a section, which is added if it isn't there.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        outlines[section] = snapshot
        show(whole, animatingDifferences, completion)
    }

    /// Returns the outline of a section.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if current.indexOfSection(section) != nil { outline.append(current.itemIdentifiers(inSection: section)) }
        return outline
    }

    private func place(
        _ path: IndexPath
    ) -> (
        section: SectionIdentifierType, item: ItemIdentifierType,
        outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )? {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
            let outline = outlines[section]
        else { return nil }
        return (section, item, outline)
    }

    // MARK: Places

    /// Returns the item of a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath)
    }

    /// Returns the place of an item; nil for one that isn't there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// Returns the section of an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)
    }

    /// Returns the index of a section; nil for one that isn't there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: The data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(at: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        reportOnce("A diffable data source must have a cell for each item; there is none at \(indexPath)")
        return UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? collectionView.engine.missingSupplementary(kind, indexPath)
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        var new = current
        new.deleteItems([item])
        let others = new.itemIdentifiers(inSection: section)
        if destinationIndexPath.item < others.count {
            new.insertItems([item], beforeItem: others[destinationIndexPath.item])
        } else {
            new.appendItems([item], toSection: section)
        }
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: current, finalSnapshot: new)
        reorderingHandlers.willReorder?(transaction)
        current = new
        reorderingHandlers.didReorder?(transaction)
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    final func outlineState(_ path: IndexPath) -> OutlineState? {
        place(path).map {
            OutlineState(
                level: $0.outline.level(of: $0.item), hasChildren: $0.outline.hasChildren($0.item),
                isExpanded: $0.outline.isExpanded($0.item))
        }
    }

    final func toggle(_ path: IndexPath) {
        guard let place = place(path) else { return }
        var outline = place.outline
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(place.item) {
            guard handlers.shouldCollapseItem?(place.item) != false else { return }
            handlers.willCollapseItem?(place.item)
            outline.collapse([place.item])
        } else {
            guard handlers.shouldExpandItem?(place.item) != false else { return }
            handlers.willExpandItem?(place.item)
            if let provide = handlers.snapshotForExpandingParent {
                outline.replace(
                    childrenOf: place.item, using: provide(place.item, outline.snapshot(of: place.item)))
            }
            outline.expand([place.item])
        }
        apply(outline, to: place.section)
    }
}

/// A change of a snapshot that a finger has made.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct)
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// What was shown before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What is shown now.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference of all items.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
}

/// What a list's cell must know of the outline that it is in.
struct OutlineState: Equatable {
    let level: Int
    let hasChildren: Bool
    let isExpanded: Bool
}

/// A data source with outlines.
@MainActor
protocol OutlineSource: AnyObject {
    func outlineState(_ path: IndexPath) -> OutlineState?
    func toggle(_ path: IndexPath)
}
