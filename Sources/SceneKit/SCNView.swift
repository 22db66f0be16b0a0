@_exported public import GLKit
@_exported public import UIKit
import CoreGraphics

/// A three-dimensional scene. It holds nothing but its background: nodes, lights and materials aren't here.
/// [Apple's reference](https://developer.apple.com/documentation/scenekit/scnscene)
open class SCNScene: NSObject {}

/// A view of a scene. There is no renderer: the view shows its background colour, and says so once.
/// [Apple's reference](https://developer.apple.com/documentation/scenekit/scnview)
@preconcurrency @MainActor
open class SCNView: UIView {
    /// The scene; nil by default. It isn't drawn.
    open var scene: SCNScene? {
        didSet { if scene != nil { reportOnce("SCNView: three-dimensional scenes are not drawn on Linux") } }
    }

    /// Makes a view; `options` have no effect.
    public init(frame: CGRect, options: [String: Any]?) { super.init(frame: frame) }

    /// Makes a view.
    public convenience override init(frame: CGRect) { self.init(frame: frame, options: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a picture of the view: its background and its subviews.
    open func snapshot() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
}
