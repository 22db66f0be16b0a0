public import CoreGraphics
import QuartzCore

extension UIView {
    /// Converts a point from this view's coordinates to another's; nil stands for the window, or else what contains the
    /// topmost view.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? outermost)?.layer)
    }

    /// Converts a point from another view's coordinates to this one's.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? outermost)?.layer)
    }

    /// Converts a rectangle from this view's coordinates to its bounding box in another's.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? outermost)?.layer)
    }

    /// Converts a rectangle from another view's coordinates to its bounding box in this one's.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? outermost)?.layer)
    }

    /// What coordinates without a view are relative to.
    private final var outermost: UIView? { window }
}
