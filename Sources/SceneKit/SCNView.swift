@_exported public import GLKit
@_exported public import UIKit
import CoreGraphics

/// A three-dimensional scene. It only has a background: nodes, lights and materials are not available.
/// [Apple's reference](https://developer.apple.com/documentation/scenekit/scnscene)
open class SCNScene: NSObject {}

/// A view of a scene. There is no renderer: the view shows its background colour, and reports it once.
/// [Apple's reference](https://developer.apple.com/documentation/scenekit/scnview)
@preconcurrency @MainActor
open class SCNView: UIView {
    /// The scene; nil by default. It isn't drawn.
    open var scene: SCNScene? {
        didSet { if scene != nil { reportOnce("SCNView: three-dimensional scenes are not drawn on Linux") } }
    }

    /// Creates a view; `options` have no effect.
    public init(frame: CGRect, options: [String: Any]?) { super.init(frame: frame) }

    /// Creates a view.
    public convenience override init(frame: CGRect) { self.init(frame: frame, options: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns an image of the view: its background and its subviews.
    open func snapshot() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
}
