public import CoreGraphics
public import Foundation

/// Specifies which parts of a layout to invalidate.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext)
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    final var invalidatesEverything = false
    final var invalidatesCounts = false
    /// Whether the visible views needn't be asked again for the sizes that fit their contents, because only positions
    /// change.
    final var keepsSizes = false
    private final var items: [IndexPath]?
    private final var supplementaries: [String: [IndexPath]]?
    private final var decorations: [String: [IndexPath]]?

    /// Creates an empty context, which invalidates the whole layout.
    public override init() { super.init() }

    /// Whether all data is being reloaded.
    open var invalidateEverything: Bool { invalidatesEverything }

    /// Whether the numbers of sections and items have changed.
    open var invalidateDataSourceCounts: Bool { invalidatesCounts }

    /// The adjustment to the content offset, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// The adjustment to the content size, in points.
    open var contentSizeAdjustment = CGSize.zero

    /// Adds items to invalidate.
    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

    /// Adds supplementary views to invalidate.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaries = supplementaries ?? [:]
        supplementaries?[elementKind, default: []] += indexPaths
    }

    /// Adds decoration views to invalidate.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations = decorations ?? [:]
        decorations?[elementKind, default: []] += indexPaths
    }

    /// The items to invalidate; nil if there are none.
    open var invalidatedItemIndexPaths: [IndexPath]? { items }

    /// The supplementary views to invalidate; nil if there are none.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }

    /// The decoration views to invalidate; nil if there are none.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

    /// The previous index paths of interactively moving items; nil if there are none.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The current index paths of interactively moving items; nil if there are none.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The location of the touch that moves items.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
}
