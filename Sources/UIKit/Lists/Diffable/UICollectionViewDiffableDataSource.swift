public import Foundation

/// A data source that provides a collection view's data from snapshots, and animates between them.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa)
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Returns the cell for an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Returns a supplementary view for an element kind and index path.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// The handlers for reordering items interactively.
    public struct ReorderingHandlers {
        /// Asks whether an item can be reordered; nil, the default, if none can.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the snapshot is updated for a reordering.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the snapshot is updated for a reordering.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// The handlers for expanding and collapsing items interactively.
    public struct SectionSnapshotHandlers<Item> {
        /// Asks whether an item may be expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Asks whether an item may be collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the child items of an item that is about to be expanded.
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

    /// Provides supplementary views; nil, the default, if there are none.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The handlers for reordering items interactively.
    open var reorderingHandlers = ReorderingHandlers()

    /// The handlers for expanding and collapsing items interactively.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates a data source, and assigns it to the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Applies a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: the snapshot to apply.
    ///   - animatingDifferences: whether to animate insertions, deletions and moves.
    ///   - completion: called when the update is complete.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        keepOutlines(of: snapshot)
        show(snapshot, animatingDifferences, completion)
    }

    /// Discards the section snapshots that a snapshot contradicts.
    private func keepOutlines(
        of snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        outlines = outlines.filter { section, outline in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
        }
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

    /// Applies a snapshot by reloading all data, without animating differences.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        keepOutlines(of: snapshot)
        current = snapshot.settled
        collectionView?.reloadData()
        completion?()
    }

    // MARK: Section snapshots

    /// Applies a section snapshot to a section, which is appended if it doesn't exist.
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

    /// Returns the section snapshot of a section.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        return current.flatSnapshot(of: section)
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

    // MARK: Index paths and identifiers

    /// Returns the item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath)
    }

    /// Returns the index path of an item; nil if it isn't in the snapshot.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// Returns the section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)
    }

    /// Returns the index of a section; nil if it isn't in the snapshot.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

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
            let source = sectionIdentifier(for: sourceIndexPath.section),
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        var new = current
        new.deleteItems([item])
        let others = new.itemIdentifiers(inSection: section)
        let next = destinationIndexPath.item < others.count ? others[destinationIndexPath.item] : nil
        if let next {
            new.insertItems([item], beforeItem: next)
        } else {
            new.appendItems([item], toSection: section)
        }
        let newOutlines = outlines(moving: item, from: source, to: section, before: next)
        let changed = sourceIndexPath.section < destinationIndexPath.section ? [source, section] : [section, source]
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: current, finalSnapshot: new,
            sectionTransactions: (source == section ? [section] : changed).map {
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: $0, initialSnapshot: snapshot(for: $0),
                    finalSnapshot: newOutlines[$0] ?? new.flatSnapshot(of: $0))
            })
        reorderingHandlers.willReorder?(transaction)
        (current, outlines) = (new, newOutlines)
        reorderingHandlers.didReorder?(transaction)
    }

    /// Returns the section snapshots after a move of an item before another in a section, or to the section's end.
    private func outlines(
        moving item: ItemIdentifierType, from source: SectionIdentifierType, to section: SectionIdentifierType,
        before next: ItemIdentifierType?
    ) -> [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] {
        var moved = outlines
        var part = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        part.append([item])
        if let outline = outlines[source] {
            // The visible children of an expanded item are cells of their own, which stay.
            guard !outline.isExpanded(item) || !outline.hasChildren(item) else { return outlines }
            part = outline.snapshot(of: item, includingParent: true)
            moved[source]?.delete([item])
        }
        guard let outline = moved[section] else { return moved }
        if let next {
            moved[section]?.insert(part, before: next)
        } else if let last = outline.rootItems.last {
            moved[section]?.insert(part, after: last)
        } else {
            moved[section] = part
        }
        return moved
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

/// The state of an outline's item that its cell shows.
struct OutlineState: Equatable {
    let level: Int
    let hasChildren: Bool
    let isExpanded: Bool
}

/// A data source with section snapshots.
@MainActor
protocol OutlineSource: AnyObject {
    func outlineState(_ path: IndexPath) -> OutlineState?
    func toggle(_ path: IndexPath)
}
