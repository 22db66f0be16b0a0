import CoreGraphics
public import Foundation

/// One finger on the screen, from when it comes down until it leaves.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitouch)
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What a finger is doing.
    public enum Phase: Int, Sendable {
        /// Whether the finger has come down, moves, rests, or has gone.
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// What touches. Here always a finger.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// A finger elsewhere.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer
    }

    /// What the finger is doing.
    open internal(set) var phase = Phase.began
    /// When the phase came, in seconds on the clock of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0
    /// How many touches have come down at about this place one after another, this one included.
    open internal(set) var tapCount = 1
    /// The window that the finger came down in.
    open internal(set) weak var window: UIWindow?
    /// The view that the finger came down on, which gets all of the touch.
    open internal(set) var view: UIView?
    /// The recognizers that look at the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// The radius of the finger, in points.
    open var majorRadius: CGFloat { 22 }
    /// How hard it presses: 0, as it is not measured.
    open var force: CGFloat { 0 }
    /// How hard it could press: 0, as it is not measured.
    open var maximumPossibleForce: CGFloat { 0 }
    /// What touches: a finger.
    open var type: TouchType { .direct }

    /// Where the finger is and was, in the window's space.
    final var windowLocation = CGPoint.zero
    final var previousWindowLocation = CGPoint.zero
    /// What the view knows of the touch.
    final var delivery = Delivery.waiting

    /// What the view has been told of a touch.
    enum Delivery {
        /// Not yet of its beginning.
        case waiting
        case begun
        /// Of all but the end, which waits.
        case endWaits
        /// No more will come.
        case over
    }

    /// Where the finger is, in a view's space; nil stands for the window's.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

    /// Where the finger was before the latest move.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

    /// The same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    private final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }
}
