public import CoreGraphics
import Foundation

/// Recognizes a pointer over its view: the gesture begins when the pointer enters, changes with each move and ends when
/// the pointer leaves.
///
/// The pointer is that of a window's mouse while none of its buttons is pressed. In a recording there is none.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer)
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of a pencil from the screen: from 0, in contact, to 1, the maximum that can be detected.
    open var zOffset: CGFloat { 0 }

    /// The angle between a pencil and the screen, in radians: always perpendicular.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// Returns the direction of a pencil in a view, in radians from the x axis.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the direction of a pencil in a view, as a unit vector.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Returns the last location of the pointer, in a view's coordinates; nil stands for the window.
    open override func location(in view: UIView?) -> CGPoint { lastLocation.map { convert($0, to: view) } ?? .zero }

    /// Touches are left to other recognizers.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

    /// Called when the pointer has entered the view or has moved in it, or, with a nil location, has left it.
    final func follow(pointerAt place: CGPoint?, _ event: UIEvent) {
        guard let place else {
            if state.isActive { state = .ended }
            return resetIfDone()
        }
        guard isEnabled, allowedTouchTypes.contains(NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)),
            shouldReceive(event)
        else { return }
        (lastLocation, held) = (place, event.held)
        state = state.isActive ? .changed : .began
    }
}
