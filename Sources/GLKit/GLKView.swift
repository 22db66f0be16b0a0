@_exported public import UIKit
import CoreGraphics

/// Draws a view's contents with OpenGL ES.
/// [Apple's reference](https://developer.apple.com/documentation/glkit/glkviewdelegate)
@preconcurrency @MainActor
public protocol GLKViewDelegate: AnyObject {
    /// Called to draw the contents. Never called, as OpenGL ES is not available.
    func glkView(_ view: GLKView, drawIn rect: CGRect)
}

/// A view with OpenGL ES contents. OpenGL ES is not available: the view shows its background colour, and reports it
/// once.
/// [Apple's reference](https://developer.apple.com/documentation/glkit/glkview)
@preconcurrency @MainActor
open class GLKView: UIView {
    /// The delegate that would draw the contents; nil by default.
    open weak var delegate: (any GLKViewDelegate)? {
        didSet { if delegate != nil { reportOnce("GLKView: OpenGL ES is not available on Linux") } }
    }

    /// Whether `setNeedsDisplay()` redraws the view: true by default.
    open var enableSetNeedsDisplay = true

    /// The width of the contents in pixels.
    open var drawableWidth: Int { Int((bounds.width * contentScaleFactor).rounded()) }
    /// The height of the contents in pixels.
    open var drawableHeight: Int { Int((bounds.height * contentScaleFactor).rounded()) }

    /// Redraws the contents, of which there are none.
    open func display() {}

    /// An image of the view: its background and its subviews.
    open var snapshot: UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
}
