@_exported public import UIKit
import CoreGraphics

/// What draws a view by OpenGL ES.
/// [Apple's reference](https://developer.apple.com/documentation/glkit/glkviewdelegate)
@preconcurrency @MainActor
public protocol GLKViewDelegate: AnyObject {
    /// Asks for the contents. It is never called, as there is no OpenGL ES to draw them by.
    func glkView(_ view: GLKView, drawIn rect: CGRect)
}

/// A view of what OpenGL ES draws. There is none: the view shows its background colour, and says so once.
/// [Apple's reference](https://developer.apple.com/documentation/glkit/glkview)
@preconcurrency @MainActor
open class GLKView: UIView {
    /// Who would draw the contents; nil by default.
    open weak var delegate: (any GLKViewDelegate)? {
        didSet { if delegate != nil { reportOnce("GLKView: OpenGL ES is not available on Linux") } }
    }

    /// Whether `setNeedsDisplay()` has the view drawn: true by default.
    open var enableSetNeedsDisplay = true

    /// The width of the contents in pixels.
    open var drawableWidth: Int { Int((bounds.width * contentScaleFactor).rounded()) }
    /// The height of the contents in pixels.
    open var drawableHeight: Int { Int((bounds.height * contentScaleFactor).rounded()) }

    /// Has the contents drawn, of which there are none.
    open func display() {}

    /// A picture of the view: its background and its subviews.
    open var snapshot: UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
}
