import CoreGraphics
import CViewRuntime
public import Foundation

/// A reusable view of a collection view: a cell, a supplementary view or a decoration view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionreusableview)
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var identifier: String?
    /// The layout attributes that were last applied.
    final var applied: UICollectionViewLayoutAttributes?
    final weak var engine: CollectionEngine?
    /// The initial frame of the next view created from a registered class.
    static var frameForNew = CGRect.zero

    /// Creates a view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a view of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_collection_view_init")
    @usableFromInline @inline(never)
    convenience init(_registered: Void) { self.init(frame: UICollectionReusableView.frameForNew) }

    /// The view's reuse identifier; nil if it isn't reused.
    open var reuseIdentifier: String? { identifier }

    /// Called before the view is reused. Overrides call super.
    open func prepareForReuse() {}

    /// Applies layout attributes to the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes from one layout to another.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view has changed from one layout to another.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that fit the view's contents, where the layout is self-sizing.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

    /// Returns the attributes with the size that constraints yield, along the axes that the layout leaves
    /// open.
    final func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let axes = attributes.selfSizingAxes
        guard !axes.isEmpty else { return attributes }
        let (isWide, isHigh) = (axes.contains(.horizontal), axes.contains(.vertical))
        var target = attributes.size
        if isWide { target.width = 0 }
        if isHigh { target.height = 0 }
        let size = systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
            verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
        let result = attributes.duplicate
        if isWide, size.width > 0 { result.size.width = size.width }
        if isHigh, size.height > 0 { result.size.height = size.height }
        return result
    }

    /// Creates a view of a registered class.
    static func make(_ type: AnyClass, _ frame: CGRect) -> UICollectionReusableView? {
        frameForNew = frame
        defer { frameForNew = .zero }
        return RegisteredView.make(type, for: "a collection view's elements", by: { kasane_make_collection_view($0) })
    }

    override var isPlacedByList: Bool { superview is UICollectionView }
}
