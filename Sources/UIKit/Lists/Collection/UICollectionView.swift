public import CoreGraphics
public import Foundation

/// A view that shows items of data as arranged by a layout object.
///
/// Only the visible items have cells.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionview)
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    final lazy var engine = CollectionEngine(self)
    final var ownLayout: UICollectionViewLayout

    /// Creates a collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        ownLayout = layout
        super.init(frame: frame)
        prepare()
    }

    /// Creates a collection view with a flow layout.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    public required init?(coder: NSCoder) {
        ownLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = true
        if backgroundColor == nil { setBackgroundColor(.systemBackground) }
        ownLayout.owner = self
        addGestureRecognizer(engine.movePress)
        addGestureRecognizer(engine.swipes.pan)
    }

    // MARK: Data source and delegate

    /// Provides the data and the cells. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { engine.setNeedsReload() } }
    }

    /// The delegate, which controls the behaviour of items and is told about interaction with them. Not
    /// retained.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { engine.delegate }
        set { super.delegate = newValue }
    }

    /// The interaction that shows the context menus of items; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        delegate == nil ? nil : engine.menus.interaction
    }

    /// The prefetching data source, which is told which items will soon be needed. Not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Whether items are prefetched. True by default.
    open var isPrefetchingEnabled = true

    override func scrollDelegateDidChange(from old: (any UIScrollViewDelegate)?) { engine.delegateDidChange() }
    override func dragWillBegin() { engine.swipes.close(animated: true) }

    /// The view behind all items, sized to the collection view.
    open var backgroundView: UIView? { didSet { engine.backgroundDidChange(from: oldValue) } }

    // MARK: Layout

    /// The layout. Setting it doesn't animate.
    open var collectionViewLayout: UICollectionViewLayout {
        get { ownLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Changes the layout, optionally animated.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        engine.setLayout(layout, animated: animated, nil)
    }

    /// Changes the layout, optionally animated, and calls a closure when done.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        engine.setLayout(layout, animated: animated, completion)
    }

    /// Starts an interactive transition to another layout, and returns the transition layout whose
    /// `transitionProgress` drives it.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { engine.startTransition(to: layout, completion) }

    /// Called when an interactive transition has ended, with whether its animation completed and whether the new layout
    /// was installed.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Completes the transition to the other layout.
    open func finishInteractiveTransition() { engine.endTransition(finishes: true) }

    /// Cancels the transition, and returns to the original layout.
    open func cancelInteractiveTransition() { engine.endTransition(finishes: false) }

    /// Whether self-sizing cells are resized when their size is invalidated.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Views

    /// Registers a cell class for a reuse identifier; nil unregisters it.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        engine.pool.register(cellClass, .init(kind: "", identifier: identifier))
    }

    /// Registers a supplementary view class for an element kind and a reuse identifier; nil unregisters it.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        engine.pool.register(viewClass, .init(kind: elementKind, identifier: identifier))
    }

    /// Dequeues a reusable cell, or creates one of the registered class.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { engine.dequeueCell(identifier, indexPath) }

    /// Dequeues a reusable supplementary view, or creates one of the registered class.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { engine.dequeueSupplementary(elementKind, identifier, indexPath) }

    /// The cell of an item; nil if it isn't visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        engine.elements.view(.cell(indexPath)) as? UICollectionViewCell
    }

    /// The index path of a cell; nil if it isn't visible.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { engine.elements.element(of: cell)?.path }

    /// A supplementary view; nil if it isn't visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        engine.elements.view(.supplementary(elementKind, indexPath)) as? UICollectionReusableView
    }

    /// The visible cells.
    open var visibleCells: [UICollectionViewCell] { engine.visibleCells.map(\.cell) }

    /// The index paths of the visible items.
    open var indexPathsForVisibleItems: [IndexPath] { engine.visibleCells.map(\.path) }

    /// The visible supplementary views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        engine.supplementaries(elementKind).map(\.view)
    }

    /// The index paths of the visible supplementary views of a kind.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        engine.supplementaries(elementKind).map(\.path)
    }

    // MARK: Data

    /// The number of sections.
    open var numberOfSections: Int { engine.loadedCounts.count }

    /// The number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = engine.loadedCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Reloads all data: at the next layout, or when it is first needed.
    open func reloadData() { engine.reload() }

    // MARK: Layout attributes and index paths

    /// The attributes of an item; nil for one that doesn't exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        engine.attributes(of: .cell(indexPath))
    }

    /// The attributes of a supplementary view; nil for one that doesn't exist.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { engine.attributes(of: .supplementary(kind, indexPath)) }

    /// The item at a point; nil where there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { engine.item(at: point) }

    /// Scrolls to an item.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        engine.scroll(to: indexPath, scrollPosition, animated)
    }

    // MARK: Selection

    /// Whether items can be selected. True by default.
    open var allowsSelection = true { didSet { if !allowsSelection { engine.deselectAll() } } }

    /// Whether several items can be selected. False by default.
    open var allowsMultipleSelection = false

    /// Whether items can be selected in editing mode. False by default.
    open var allowsSelectionDuringEditing = false

    /// Whether several items can be selected in editing mode. False by default.
    open var allowsMultipleSelectionDuringEditing = false

    /// The selected items in the order of their selection; empty if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { engine.selection.paths }

    /// Selects an item, or none, without notifying the delegate.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        engine.select(indexPath, animated, scrollPosition)
    }

    /// Deselects an item, without notifying the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { engine.deselect(indexPath) }

    /// Whether the collection view is in editing mode. False by default. Setting it closes a swiped item.
    open var isEditing = false {
        didSet {
            engine.swipes.close(animated: true)
            if isEditing != oldValue { engine.editingDidChange() }
        }
    }

    // MARK: Updates

    /// Animates several changes as one batch.
    ///
    /// - Parameters:
    ///   - updates: inserts, deletes, reloads and moves items and sections, and changes the data accordingly.
    ///   - completion: called when the animation has ended, with false if it was interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performUpdates(updates, completion)
    }

    /// Whether there are announced changes that haven't been applied yet.
    open var hasUncommittedUpdates: Bool { engine.updateDepth > 0 }

    /// Inserts items, whose index paths are those after the changes.
    open func insertItems(at indexPaths: [IndexPath]) { engine.update(indexPaths.map { .insertItem($0) }) }

    /// Deletes items, whose index paths are those before the changes.
    open func deleteItems(at indexPaths: [IndexPath]) { engine.update(indexPaths.map { .deleteItem($0) }) }

    /// Reloads items with new cells.
    open func reloadItems(at indexPaths: [IndexPath]) { engine.update(indexPaths.map { .reloadItem($0) }) }

    /// Has the data source configure the existing cells of items again.
    open func reconfigureItems(at indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }

    /// Moves an item from its index path before the changes to one after them.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        engine.update([.moveItem(indexPath, newIndexPath)])
    }

    /// Inserts sections, whose indices are those after the changes.
    open func insertSections(_ sections: IndexSet) { engine.update(sections.map { .insertSection($0) }) }

    /// Deletes sections, whose indices are those before the changes.
    open func deleteSections(_ sections: IndexSet) { engine.update(sections.map { .deleteSection($0) }) }

    /// Reloads the contents of sections.
    open func reloadSections(_ sections: IndexSet) { engine.update(sections.map { .reloadSection($0) }) }

    /// Moves a section from its index before the changes to one after them.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        engine.update([.moveSection(section, newSection)])
    }

    // MARK: Interactive movement

    /// How soon items make room for a dragged one. Stored without effect: they do so immediately.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Starts moving an item interactively; false if it can't be moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { engine.movement.begin(indexPath) }

    /// Moves the item to a point, in the collection view's coordinates.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        engine.movement.move(to: targetPosition)
    }

    /// Ends the movement with the item where it is, and tells the data source.
    open func endInteractiveMovement() { engine.movement.end(isCancelled: false) }

    /// Cancels the movement, and returns the item to its original position.
    open func cancelInteractiveMovement() { engine.movement.end(isCancelled: true) }

    // MARK: Layout and touches

    open override func layoutSubviews() {
        super.layoutSubviews()
        engine.layout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Another text size needs other cell sizes.
        let category = traitCollection.preferredContentSizeCategory
        guard let previousTraitCollection, previousTraitCollection.preferredContentSizeCategory != category else {
            return
        }
        ownLayout.invalidateLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }

    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        ownLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === engine.movePress { return engine.mayMove }
        if gestureRecognizer === engine.swipes.pan { return engine.swipes.mayBegin }
        // A touch that begins on a reordering grip stays with it.
        if gestureRecognizer === ownPan, ownPan.followed.first?.view is ReorderControl { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touchesBegan(touches) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touchesEnded(touches) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touchesCancelled() }

    // MARK: Nibs

    /// Registers a nib whose first object is a cell for a reuse identifier; nil unregisters it.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        engine.pool.register(nib?.maker(owner: self), .init(kind: "", identifier: identifier))
    }

    /// Registers a nib whose first object is a supplementary view for an element kind and a reuse identifier; nil
    /// unregisters it.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        engine.pool.register(nib?.maker(owner: self), .init(kind: elementKind, identifier: identifier))
    }
}
