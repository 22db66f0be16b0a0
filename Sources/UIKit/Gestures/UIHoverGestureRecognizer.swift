public import CoreGraphics
import Foundation

/// Recognizes a pointer over its view. There is no pointer, so it never begins.
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
}
