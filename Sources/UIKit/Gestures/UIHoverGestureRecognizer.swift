public import CoreGraphics
import Foundation

/// Recognizes a pointer over its view: it begins when the pointer comes, changes with each move and ends when the pointer goes.
///
/// The pointer is the mouse of a window, as long as no button of it is down. In a recording there is none.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer)
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How far a pencil is from the screen: from 0, on it, to 1, as far as it can be told.
    open var zOffset: CGFloat { 0 }

    /// The angle between a pencil and the screen, in radians: upright.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The direction of a pencil in a view, in radians from the x axis.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction of a pencil in a view, as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Where the pointer was last, in a view's coordinates; nil stands for the window.
    open override func location(in view: UIView?) -> CGPoint { lastLocation.map { convert($0, to: view) } ?? .zero }

    /// Touches are other recognizers' business.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

    /// The pointer has come over the view, or has moved there; a nil place means that it has gone.
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
