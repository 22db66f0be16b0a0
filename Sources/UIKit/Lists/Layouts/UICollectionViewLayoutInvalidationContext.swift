public import CoreGraphics
public import Foundation

/// Says what of a layout must be found anew.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext)
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    final var invalidatesEverything = false
    final var invalidatesCounts = false
    /// Whether the views in sight need not be asked again for the sizes that suit their contents: nothing but places changes.
    final var keepsSizes = false
    private final var items: [IndexPath]?
    private final var supplementaries: [String: [IndexPath]]?
    private final var decorations: [String: [IndexPath]]?

    /// Creates a context that names nothing, which means all of the layout.
    public override init() { super.init() }

    /// Whether all data was asked for anew.
    open var invalidateEverything: Bool { invalidatesEverything }

    /// Whether the numbers of sections and items changed.
    open var invalidateDataSourceCounts: Bool { invalidatesCounts }

    /// How far the content offset moves, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// By how much the content's size changes, in points.
    open var contentSizeAdjustment = CGSize.zero

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }

    /// Names supplementary views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaries = supplementaries ?? [:]
        supplementaries?[elementKind, default: []] += indexPaths
    }

    /// Names decorations.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations = decorations ?? [:]
        decorations?[elementKind, default: []] += indexPaths
    }

    /// The items that were named; nil for none.
    open var invalidatedItemIndexPaths: [IndexPath]? { items }

    /// The supplementary views that were named; nil for none.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }

    /// The decorations that were named; nil for none.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

    /// Where moving items were; nil without any.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where moving items are now; nil without any.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the finger is that moves items.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
}
