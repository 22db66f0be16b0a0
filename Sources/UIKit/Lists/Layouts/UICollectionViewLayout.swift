public import CoreGraphics
public import Foundation

/// The base class of a collection view's layouts, which compute where elements are shown. Subclasses
/// override what they need.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewlayout)
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    final weak var owner: UICollectionView?
    final var decorations = ReusePool<UICollectionReusableView>()
    /// The elements that the current updates insert, and below, those they remove with their old attributes.
    final var appearing: Set<ListElement> = []
    final var disappearing: [ListElement: UICollectionViewLayoutAttributes] = [:]
    /// Whether `prepare()` must be called before the layout is queried.
    final var isInvalid = true
    /// The maximum number of elements in a rectangle that the collection view accepts in the current query.
    final var elementLimit = Int.max

    /// Creates a layout.
    public override init() { super.init() }

    /// Creates a layout from an archive, with default values.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Classes

    /// The class of the layout attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Collection view

    /// The collection view that uses the layout; nil if there is none.
    open var collectionView: UICollectionView? { owner }

    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Whether the layout is mirrored where the interface is laid out in the opposite direction. False by
    /// default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The layout direction that the layout was designed for: left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Registers a decoration view class for an element kind; nil unregisters it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(viewClass, .init(kind: elementKind, identifier: ""))
    }

    /// Registers a nib whose first object is a decoration view for an element kind; nil unregisters it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(nib?.maker(owner: self), .init(kind: elementKind, identifier: ""))
    }

    // MARK: Attributes

    /// Called to prepare an invalid layout before it is queried.
    open func prepare() {}

    /// Returns the attributes of all elements that intersect a rectangle; nil for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of an item during interactive movement: at the touch's position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.duplicate ?? .init(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = 10_000
        return attributes
    }

    /// Returns the index path for an interactively moving item at a position: that of the item there.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }

    // MARK: Offsets

    /// Returns the content offset at which scrolling comes to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset after updates or a layout change.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Invalidation

    /// Called when the data has changed, before the layout is prepared for it.
    func dataDidChange(_ change: ListChange) {}

    /// Invalidates the layout before the next frame. Overrides call super.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Invalidates parts of the layout before the next frame. Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        owner?.engine.layoutWasInvalidated(context)
    }

    /// Returns whether new bounds, such as from scrolling, invalidate the layout. False by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the invalidation context for new bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Returns whether the preferred size of an element invalidates the layout. False by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the invalidation context for the preferred size of an element.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Returns the invalidation context for interactively moving items.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns the invalidation context for items whose interactive movement has ended.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    /// Creates a context of the layout's invalidation context class.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        makeObject(of: type(of: self).invalidationContextClass) as? UICollectionViewLayoutInvalidationContext
            ?? UICollectionViewLayoutInvalidationContext()
    }

    // MARK: Updates

    /// Called with the updates to the data, after `prepare()`. Overrides call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called when the animations of the updates have been set up.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the initial attributes of an item that appears. By default, an inserted item fades in.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { faded(appearing: .cell(itemIndexPath)) }

    /// Returns the final attributes of an item that disappears. By default, a deleted item fades out.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { faded(disappearing: .cell(itemIndexPath)) }

    /// Returns the initial attributes of a supplementary view that appears.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { faded(appearing: .supplementary(elementKind, elementIndexPath)) }

    /// Returns the final attributes of a supplementary view that disappears.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { faded(disappearing: .supplementary(elementKind, elementIndexPath)) }

    /// Returns the initial attributes of a decoration view that appears.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(appearing: ListElement(category: .decoration, kind: elementKind, path: decorationIndexPath))
    }

    /// Returns the final attributes of a decoration view that disappears.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(disappearing: ListElement(category: .decoration, kind: elementKind, path: decorationIndexPath))
    }

    /// Returns the supplementary views that updates insert. None by default.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the supplementary views that updates delete. None by default.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that updates insert. None by default.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that updates delete. None by default.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    private final func faded(appearing element: ListElement) -> UICollectionViewLayoutAttributes? {
        guard appearing.contains(element), let attributes = attributes(of: element)?.duplicate else { return nil }
        attributes.alpha = 0
        return attributes
    }

    private final func faded(disappearing element: ListElement) -> UICollectionViewLayoutAttributes? {
        guard let attributes = disappearing[element]?.duplicate else { return nil }
        attributes.alpha = 0
        return attributes
    }

    /// Returns the attributes of an element of any category.
    final func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementary: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
        case .decoration: layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
        }
    }

    // MARK: Transitions

    /// Called before a bounds change is animated, with the old bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after a bounds change has been animated.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before the collection view changes from this layout to another.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before the collection view changes from another layout to this one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after the collection view has changed from one layout to another.
    open func finalizeLayoutTransition() {}
}
