public import CoreGraphics
import QuartzCore

extension UIView {
    /// A point of this view's space, in another's; nil stands for the window, or for what the topmost view lies in.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? outermost)?.layer)
    }

    /// A point of another view's space, in this one's.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? outermost)?.layer)
    }

    /// The box around this view's rectangle, in another's space.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? outermost)?.layer)
    }

    /// The box around another view's rectangle, in this one's space.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? outermost)?.layer)
    }

    /// What coordinates without a view are relative to.
    private final var outermost: UIView? { window }
}
