import CoreGraphics
public import Foundation

/// A finger on the screen, from touch-down until it is lifted; or a pointer while one of its buttons is pressed.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitouch)
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The touch begins, moves, rests, ends or is cancelled; or a pointer enters, moves in or leaves a region.
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// The type of a touch. Kasane supports fingers, and the pointer of a window's mouse.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// An indirect touch, away from the screen.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer
    }

    /// The phase of the touch.
    open internal(set) var phase = Phase.began
    /// The time of the phase, in seconds on the clock of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0
    /// The number of successive touches at about this location, including this one.
    open internal(set) var tapCount = 1
    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?
    /// The view in which the touch began, which receives all of its phases.
    open internal(set) var view: UIView?
    /// The gesture recognizers that track the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// The radius of the touch, in points.
    open var majorRadius: CGFloat { 22 }
    /// The force of the touch: always 0, as it isn't measured.
    open var force: CGFloat { 0 }
    /// The maximum force of a touch: always 0, as it isn't measured.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The type of the touch: a finger, or a pointer with a pressed button.
    open var type: TouchType { ownType }

    final var ownType = TouchType.direct

    /// The current and the previous location, in window coordinates.
    final var windowLocation = CGPoint.zero
    final var previousWindowLocation = CGPoint.zero
    /// The phases that have been delivered to the view.
    final var delivery = Delivery.waiting

    /// Which phases of a touch have been delivered to its view.
    enum Delivery {
        /// The beginning hasn't been delivered yet.
        case waiting
        case begun
        /// All but the end, which is delayed.
        case endWaits
        /// Delivery is complete.
        case over
    }

    /// The location of the touch in a view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

    /// The location of the touch before its latest move, in a view's coordinates; nil stands for the window.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

    /// Same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    private final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }
}
