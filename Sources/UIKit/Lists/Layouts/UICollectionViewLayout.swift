public import CoreGraphics
public import Foundation

/// Says where a collection view shows its items. Subclasses override what they need.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewlayout)
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    final weak var owner: UICollectionView?
    final var decorations = ReusePool<UICollectionReusableView>()
    /// The elements that the updates under way bring, and those they take with where they were.
    final var appearing: Set<ListElement> = []
    final var disappearing: [ListElement: UICollectionViewLayoutAttributes] = [:]
    /// Whether `prepare()` must be called before the layout is asked.
    final var isInvalid = true
    /// How many elements of a rectangle the collection view has room for, while it asks.
    final var elementLimit = Int.max

    /// Creates a layout.
    public override init() { super.init() }

    /// Creates a layout from an archive: one with default values.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Classes

    /// The class of the attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that say what must be found anew.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: The collection view

    /// The collection view that uses the layout; nil if none does.
    open var collectionView: UICollectionView? { owner }

    /// The size of all contents, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Whether the layout is mirrored where the language is written the other way. False by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The direction of writing that the layout was made for: left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Registers a class of decorations for a kind; nil takes it back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(viewClass, .init(kind: elementKind, identifier: ""))
    }

    /// Registers a nib whose first object is a decoration for a kind; nil takes it back.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(nib?.maker(owner: self), .init(kind: elementKind, identifier: ""))
    }

    // MARK: Attributes

    /// Called before the layout is asked, when it is invalid.
    open func prepare() {}

    /// The attributes of all elements that touch a rectangle; nil for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of an item that a finger moves: where the finger is.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.duplicate ?? .init(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = 10_000
        return attributes
    }

    /// The place of an item whose finger is at a point: that of the item there.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }

    // MARK: Offsets

    /// Where scrolling that a drag has started comes to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where the content is after updates, or a change of the layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Invalidation

    /// Called when the data has changed, before the layout is prepared for it.
    func dataDidChange(_ change: ListChange) {}

    /// Has the layout found anew before the next frame. Overrides call super.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Has parts of the layout found anew before the next frame. Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        owner?.engine.layoutWasInvalidated(context)
    }

    /// Whether other bounds, as by scrolling, invalidate the layout. False by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context for other bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether the size that an element asks for invalidates the layout. False by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context for the size that an element asks for.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// The context for items that a finger moves.
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

    /// The context for items that a finger has let go of.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    /// A context of the class that the layout's class asks for.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        makeObject(of: type(of: self).invalidationContextClass) as? UICollectionViewLayoutInvalidationContext
            ?? UICollectionViewLayoutInvalidationContext()
    }

    // MARK: Updates

    /// Called with the changes of the data, after `prepare()`. Overrides call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called when updates have been set going.
    open func finalizeCollectionViewUpdates() {}

    /// Where an item comes from: by default, one that was inserted fades in.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { faded(appearing: .cell(itemIndexPath)) }

    /// Where an item goes: by default, one that was deleted fades.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { faded(disappearing: .cell(itemIndexPath)) }

    /// Where a supplementary view comes from.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { faded(appearing: .supplementary(elementKind, elementIndexPath)) }

    /// Where a supplementary view goes.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { faded(disappearing: .supplementary(elementKind, elementIndexPath)) }

    /// Where a decoration comes from.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(appearing: ListElement(category: .decoration, kind: elementKind, path: decorationIndexPath))
    }

    /// Where a decoration goes.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(disappearing: ListElement(category: .decoration, kind: elementKind, path: decorationIndexPath))
    }

    /// The supplementary views that updates add. None by default.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The supplementary views that updates take away. None by default.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decorations that updates add. None by default.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decorations that updates take away. None by default.
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

    /// The attributes of an element of any category.
    final func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementary: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
        case .decoration: layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
        }
    }

    // MARK: Transitions

    /// Called before other bounds are animated, with the old ones.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called when other bounds have been animated.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before the collection view goes from this layout to another one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before the collection view goes from another layout to this one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called when the collection view has gone from a layout to another one.
    open func finalizeLayoutTransition() {}
}
