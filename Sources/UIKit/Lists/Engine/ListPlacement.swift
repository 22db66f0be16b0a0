import CoreGraphics
import QuartzCore

/// The frame and appearance with which a list shows an element.
struct ListPlacement {
    var element: ListElement
    var center: CGPoint
    var size: CGSize
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    /// The orthogonally scrolling section that contains the element; nil if none does.
    var scrollSection: Int?
    /// The layout attributes in a collection view; nil in a table view.
    var attributes: UICollectionViewLayoutAttributes?

    init(_ element: ListElement, _ frame: CGRect, zIndex: Int = 0) {
        self.element = element
        center = CGPoint(x: frame.midX, y: frame.midY)
        size = frame.size
        self.zIndex = zIndex
    }

    /// The frame without the transform.
    var frame: CGRect {
        get {
            CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    /// A copy with some values changed.
    func with(_ change: (inout ListPlacement) -> Void) -> ListPlacement {
        var copy = self
        change(&copy)
        return copy
    }

    /// The same placement for another element.
    func at(_ element: ListElement) -> ListPlacement { with { $0.element = element } }

    /// Applies the placement to a view. Values that haven't changed aren't set again.
    ///
    /// Changes that client code has made to the view's transform, alpha and visibility stay until the
    /// placement's values change.
    ///
    /// - Parameter previous: the view's last placement for the same element; nil if the view is new to it.
    @MainActor
    func place(_ view: UIView, after previous: ListPlacement?) {
        if view.bounds.size != size { view.bounds.size = size }
        if view.center != center { view.center = center }
        let old = previous ?? ListPlacement(element, .zero)
        if !CATransform3DEqualToTransform(old.transform, transform) { view.transform3D = transform }
        if old.alpha != alpha { view.alpha = alpha }
        if old.zIndex != zIndex || previous == nil { view.layer.zPosition = CGFloat(zIndex) }
        if old.isHidden != isHidden { view.isHidden = isHidden }
    }
}

extension UIView {
    /// Undoes what placements have set, before the view is reused for another element.
    final func resetPlacement() {
        alpha = 1
        isHidden = false
        transform3D = CATransform3DIdentity
    }
}
