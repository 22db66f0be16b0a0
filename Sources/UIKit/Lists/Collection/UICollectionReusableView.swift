import CoreGraphics
import CViewRuntime
public import Foundation

/// A view of a collection view that can be reused: a cell, a supplementary view or a decoration.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionreusableview)
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var identifier: String?
    /// What the collection view said last.
    final var applied: UICollectionViewLayoutAttributes?
    final weak var engine: CollectionEngine?
    /// The frame that the next view made of a registered class begins with.
    static var frameForNew = CGRect.zero

    /// Creates a view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a view of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_collection_view_init")
    @usableFromInline @inline(never)
    convenience init(_registered: Void) { self.init(frame: UICollectionReusableView.frameForNew) }

    /// What the view is reused by; nil for one that isn't.
    open var reuseIdentifier: String? { identifier }

    /// Called before the view is used again. Overrides call super.
    open func prepareForReuse() {}

    /// Called with the attributes by which the view is placed.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view goes from a layout to another one.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when the collection view has gone from a layout to another one.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that suit the view's contents, where the layout leaves its size to them.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

    /// The attributes with the size that constraints yield, along the axes that the layout leaves open.
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

    /// Makes a view of a class that is registered.
    static func make(_ type: AnyClass, _ frame: CGRect) -> UICollectionReusableView? {
        frameForNew = frame
        defer { frameForNew = .zero }
        return RegisteredView.make(type, for: "a collection view's elements", by: { kasane_make_collection_view($0) })
    }
}
