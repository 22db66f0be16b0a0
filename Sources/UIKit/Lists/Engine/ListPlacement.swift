import CoreGraphics
import QuartzCore

/// Where and how a list shows an element.
struct ListPlacement {
    var element: ListElement
    var center: CGPoint
    var size: CGSize
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    /// The section that scrolls by itself in which the element lies; nil for one that doesn't.
    var scrollSection: Int?
    /// What a collection's layout said; nil in a table.
    var attributes: UICollectionViewLayoutAttributes?

    init(_ element: ListElement, _ frame: CGRect, zIndex: Int = 0) {
        self.element = element
        center = CGPoint(x: frame.midX, y: frame.midY)
        size = frame.size
        self.zIndex = zIndex
    }

    /// The rectangle without the transform.
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

    /// The same with other values for some of them.
    func with(_ change: (inout ListPlacement) -> Void) -> ListPlacement {
        var copy = self
        change(&copy)
        return copy
    }

    /// The place of another element.
    func at(_ element: ListElement) -> ListPlacement { with { $0.element = element } }

    /// Gives a view its place. What is the same already is not set again.
    ///
    /// What code has done to the view's transform, alpha and visibility stays until the list has another wish.
    ///
    /// - Parameter previous: the last placement of the view for its element; nil for a view that is new to it.
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
    /// Takes back what placements have done, before the view is used for another element.
    final func resetPlacement() {
        alpha = 1
        isHidden = false
        transform3D = CATransform3DIdentity
    }
}
