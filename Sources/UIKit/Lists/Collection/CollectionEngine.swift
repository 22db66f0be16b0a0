import CoreGraphics
import Foundation

/// The implementation of a collection view: the data as last loaded, and the views that show it.
@MainActor
final class CollectionEngine {
    unowned let collection: UICollectionView
    private(set) weak var delegate: (any UICollectionViewDelegate)?

    lazy var elements = VisibleElements(self)
    lazy var movement = CollectionMovement(self)
    var pool = ReusePool<UICollectionReusableView>()
    /// The numbers of items in sections.
    var counts: [Int] = []
    private(set) var needsReload = true
    /// Whether the visible views are asked again for the sizes that fit their contents.
    private var asksForSizes = false

    var selection = ListSelection()
    var prefetcher = ListPrefetcher()
    var touchedPath: IndexPath?

    var updateDepth = 0
    var pendingUpdates: [ListUpdate] = []
    var pendingCompletions: [(Bool) -> Void] = []
    var reconfigured: UICollectionViewCell?
    var reconfiguredPaths: [IndexPath] = []
    /// Views created before they are shown, to measure them.
    var prepared: [ListElement: UIView] = [:]
    var transition:
        (layout: UICollectionViewTransitionLayout, done: UICollectionView.LayoutInteractiveTransitionCompletion?)?

    /// The bounds at the last layout.
    var knownBounds = CGRect.zero
    var knownOffset = CGPoint.zero
    var isLayingOut = false
    /// The greatest `zIndex` that an element has had.
    var highestIndex = Int.min
    var movesByGesture = false
    /// The scroll views of sections that scroll orthogonally.
    var scrollers: [Int: OrthogonalScroller] = [:]
    /// The scroll views of sections that are gone, which hold views until these have moved or left.
    var retiredScrollers: [OrthogonalScroller] = []
    /// Whether an item can be moved where the data source doesn't implement `canMoveItemAt`.
    var byDefaultCanMove: Bool { false }

    lazy var swipes = ListSwipes(self)
    lazy var menus = ListMenus(self)
    lazy var dragging = ListDragging(self)
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items can be dragged, if set explicitly.
    var isDragEnabled: Bool?

    /// The placement of the view that the data source is being asked for.
    var placementInMaking: ListPlacement?

    lazy var movePress = UILongPressGestureRecognizer { [weak self] _ in self?.pressDidChange() }

    init(_ collection: UICollectionView) { self.collection = collection }

    /// The layout in use.
    var plan: UICollectionViewLayout { collection.ownLayout }

    // MARK: Data

    func delegateDidChange() {
        delegate = (collection as UIScrollView).delegate as? any UICollectionViewDelegate
        if delegate != nil { menus.install() }
        if !needsReload { plan.invalidateLayout() }
    }

    func setNeedsReload() {
        needsReload = true
        collection.setNeedsLayout()
    }

    func reload() {
        selection.removeAll()
        touchedPath = nil
        prefetcher.reset()
        setNeedsReload()
    }

    var loadedCounts: [Int] {
        load()
        return counts
    }

    func load() {
        guard needsReload else { return }
        needsReload = false
        elements.hideAll()
        counts = askCounts()
        let context = plan.makeContext()
        context.invalidatesEverything = true
        context.invalidatesCounts = true
        plan.invalidateLayout(with: context)
    }

    func askCounts() -> [Int] {
        guard let source = collection.dataSource else { return [] }
        return ListCounts.ask(collection.layoutLabel, "items", sections: source.numberOfSections(in: collection)) {
            source.collectionView(collection, numberOfItemsInSection: $0)
        }
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

    // MARK: Layout

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.contentOffsetAdjustment != .zero {
            collection.shiftContent(by: context.contentOffsetAdjustment)
        }
        if !context.keepsSizes { asksForSizes = true }
        collection.setNeedsLayout()
    }

    /// Prepares the layout if it is invalid.
    func prepareLayout() {
        load()
        guard plan.isInvalid else { return }
        plan.isInvalid = false
        plan.prepare()
        updateContentSize()
    }

    func updateContentSize() {
        let size = plan.collectionViewContentSize
        guard size.width.isFinite, size.height.isFinite else {
            return reportOnce("\(collection.layoutLabel): a layout's contents can't be \(size); the old size is kept")
        }
        if collection.contentSize != size { collection.contentSize = size }
    }

    func layout() {
        guard !isLayingOut, !elements.isUpdating else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        load()
        if let background = collection.backgroundView, background.frame != collection.bounds {
            background.frame = collection.bounds
        }
        noteBounds()
        guard collection.bounds.width > 0, collection.bounds.height > 0 else { return prepareLayout() }
        // The preferred sizes of cells can bring others into view, or move them out of it.
        for _ in 0..<8 {
            prepareLayout()
            updateScrollers()
            if showVisible() { break }
        }
        removeRetiredScrollers()
        collection.motion?.followGoal()
        prefetch()
        knownOffset = collection.bounds.origin
    }

    /// Tells the layout that the bounds have changed.
    private func noteBounds() {
        let bounds = collection.bounds
        guard bounds != knownBounds else { return }
        let old = knownBounds
        knownBounds = bounds
        guard old.size != .zero else {
            // It may have been prepared for empty bounds.
            if !plan.isInvalid { plan.invalidateLayout() }
            return
        }
        guard plan.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        let isAnimated = UIView.inheritedAnimationDuration > 0 && old.size != bounds.size
        if isAnimated { plan.prepare(forAnimatedBoundsChange: old) }
        let context = plan.invalidationContext(forBoundsChange: bounds)
        if bounds.size == old.size { context.keepsSizes = true }
        plan.invalidateLayout(with: context)
        if isAnimated { plan.finalizeAnimatedBoundsChange() }
    }

    /// Shows the visible elements; false if the sizes that cells asked for invalidated the layout.
    private func showVisible() -> Bool {
        var placements = placements(in: collection.bounds)
        placements = movement.placed(placements)
        // New views are asked for their sizes when they are created.
        let known = asksForSizes ? placements.filter { elements.view($0.element) != nil } : []
        asksForSizes = false
        elements.show(placements)
        for placement in known { askForSize(placement) }
        return !plan.isInvalid
    }

    /// The layout's placements in a rectangle.
    func placements(in rect: CGRect) -> [ListPlacement] {
        plan.elementLimit = CollectionEngine.maxElementCount + 1
        let answer = plan.layoutAttributesForElements(in: rect)
        plan.elementLimit = .max
        guard let all = answer else { return [] }
        var seen: Set<ListElement> = []
        var found: [ListPlacement] = []
        for attributes in all {
            let element = attributes.placement.element
            guard element.category != .cell || contains(element.path), seen.insert(element).inserted else { continue }
            guard shownFrame(attributes).intersects(rect) || element.category != .cell else { continue }
            guard found.count < CollectionEngine.maxElementCount else {
                reportOnce(
                    "\(collection.layoutLabel): a layout returns more than \(found.count) elements in \(rect); "
                        + "the others aren't shown")
                break
            }
            found.append(mirrored(attributes.shown))
        }
        return found
    }

    /// The maximum number of elements shown at a time: each has a view, and no screen has room for more.
    private static let maxElementCount = 4_000

    /// Mirrors a placement for layouts that opt in, where the interface is laid out in the opposite
    /// direction.
    func mirrored(_ placement: ListPlacement) -> ListPlacement {
        guard plan.flipsHorizontallyInOppositeLayoutDirection,
            (plan.developmentLayoutDirection == .rightToLeft) != collection.isRightToLeft
        else { return placement }
        let width = max(collection.contentSize.width, collection.bounds.width)
        return placement.with { $0.center.x = width - $0.center.x }
    }

    func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard element.category != .cell || contains(element.path) else { return nil }
        return plan.attributes(of: element)
    }

    func item(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        let found = placements(in: rect).filter { placement in
            placement.element.category == .cell && placement.attributes.map { shownFrame($0).contains(point) } == true
        }
        return found.max { $0.zIndex < $1.zIndex }?.element.path
    }

    /// The rectangle in which an element shows, given how far its section has been scrolled.
    func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.placement.scrollSection else { return attributes.frame }
        return attributes.frame.offsetBy(dx: -scrolledDistance(section), dy: 0)
    }

    func backgroundDidChange(from old: UIView?) {
        if old?.superview === collection { old?.removeFromSuperview() }
        if let view = collection.backgroundView { collection.insertSubview(view, at: 0) }
        collection.setNeedsLayout()
    }

    /// Scrolls a section that scrolls orthogonally.
    private func scroll(
        _ section: Int, to frame: CGRect, _ position: UICollectionView.ScrollPosition, _ animated: Bool
    ) {
        let scroller = scroller(section)
        let (low, room) = (frame.minX - scroller.frame.minX, scroller.bounds.width)
        var x = low
        if position.contains(.centeredHorizontally) { x = low + frame.width / 2 - room / 2 }
        if position.contains(.right) { x = low + frame.width - room }
        scroller.setContentOffset(scroller.limited(CGPoint(x: x, y: 0)), animated: animated)
    }

    // MARK: Prefetching

    private func prefetch() {
        guard collection.isPrefetchingEnabled, let source = collection.prefetchDataSource else { return }
        let visible = Set(elements.cells.map(\.path))
        let (bounds, isBack) = (
            collection.bounds, collection.bounds.minY < knownOffset.y || collection.bounds.minX < knownOffset.x
        )
        let isWide = collection.contentSize.width > bounds.width && collection.contentSize.height <= bounds.height
        let step = isBack ? -1 as CGFloat : 1
        let ahead = bounds.offsetBy(dx: isWide ? step * bounds.width : 0, dy: isWide ? 0 : step * bounds.height)
        let paths: [IndexPath] = placements(in: ahead).filter { $0.element.category == .cell }.map(\.element.path)
        let hidden = paths.filter { !visible.contains($0) }
        let next = isBack ? hidden.sorted(by: >) : hidden.sorted()
        let (new, gone) = prefetcher.update(next: next, visible: visible)
        if !gone.isEmpty { source.collectionView(collection, cancelPrefetchingForItemsAt: gone) }
        if !new.isEmpty { source.collectionView(collection, prefetchItemsAt: new) }
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, _ position: UICollectionView.ScrollPosition, _ animated: Bool) {
        prepareLayout()
        guard contains(path), let attributes = plan.layoutAttributesForItem(at: path) else {
            return reportOnce(
                "Attempted to scroll the \(collection.layoutLabel) to an out-of-bounds item (\(path)); ignored"
            )
        }
        if let section = attributes.placement.scrollSection {
            scroll(section, to: attributes.frame, position, animated)
        }
        guard animated, !position.isEmpty else {
            collection.setContentOffset(offset(of: attributes, position), animated: animated)
            if !position.isEmpty, !attributes.selfSizingAxes.isEmpty { scrollOn(to: path, position) }
            return
        }
        collection.scroll(toward: { [weak self] in
            guard let self, !plan.isInvalid else { return nil }
            return target(of: path, position)
        })
    }

    /// Scrolls on to an item that moves as the items before it get their sizes.
    private func scrollOn(to path: IndexPath, _ position: UICollectionView.ScrollPosition) {
        for _ in 0..<8 {
            collection.layoutIfNeeded()
            prepareLayout()
            guard let target = target(of: path, position), target != collection.bounds.origin else { return }
            collection.setContentOffset(target, animated: false)
        }
    }

    /// Returns the content offset that shows an item at a scroll position; nil if there is no such item.
    private func target(of path: IndexPath, _ position: UICollectionView.ScrollPosition) -> CGPoint? {
        guard contains(path), let attributes = plan.layoutAttributesForItem(at: path) else { return nil }
        return offset(of: attributes, position)
    }

    private func offset(
        of attributes: UICollectionViewLayoutAttributes, _ position: UICollectionView.ScrollPosition
    ) -> CGPoint {
        let frame = attributes.frame
        let (bounds, inset) = (
            collection.bounds.inset(by: collection.adjustedContentInset), collection.adjustedContentInset
        )
        var offset = collection.bounds.origin
        func along(_ low: CGFloat, _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ place: Int) -> CGFloat {
            switch place {
            case 0: low
            case 1: low + length / 2 - room / 2
            case 2: low + length - room
            default: low < start || length > room ? low : low + length > start + room ? low + length - room : start
            }
        }
        let y =
            position.contains(.top)
            ? 0 : position.contains(.centeredVertically) ? 1 : position.contains(.bottom) ? 2 : 3
        let x =
            position.contains(.left)
            ? 0 : position.contains(.centeredHorizontally) ? 1 : position.contains(.right) ? 2 : 3
        offset.y = along(frame.minY, frame.height, bounds.minY, bounds.height, y) - inset.top
        if attributes.placement.scrollSection == nil {
            offset.x = along(frame.minX, frame.width, bounds.minX, bounds.width, x) - inset.left
        }
        return collection.limited(offset)
    }
}
