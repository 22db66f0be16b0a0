@_exported public import UIKit
import CoreGraphics

/// A scene of sprites. It only has a size and a background colour: nodes, actions and physics are not available.
/// [Apple's reference](https://developer.apple.com/documentation/spritekit/skscene)
@preconcurrency @MainActor
open class SKScene: UIResponder {
    /// The size in points.
    open var size: CGSize
    /// The background colour; dark gray by default.
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)

    /// Creates a scene.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
}

/// An image for sprites.
/// [Apple's reference](https://developer.apple.com/documentation/spritekit/sktexture)
open class SKTexture: NSObject {
    private let image: CGImage

    /// Creates a texture from an image.
    public init(cgImage image: CGImage) { self.image = image }

    /// Returns the image.
    open func cgImage() -> CGImage { image }
    /// Returns the size in pixels.
    open func size() -> CGSize { CGSize(width: image.width, height: image.height) }
}

/// A view of sprites. There is no renderer: the view shows the scene's background colour, and reports it once.
/// [Apple's reference](https://developer.apple.com/documentation/spritekit/skview)
@preconcurrency @MainActor
open class SKView: UIView {
    /// The current scene; nil by default.
    open private(set) var scene: SKScene?

    /// Shows a scene's background.
    open func presentScene(_ scene: SKScene?) {
        self.scene = scene
        backgroundColor = scene?.backgroundColor ?? backgroundColor
        if scene != nil { reportOnce("SKView: sprites are not drawn on Linux") }
    }

    /// Returns an image of a scene's background, in the scene's size, or nil if the scene is empty.
    open func texture(from scene: SKScene) -> SKTexture? {
        guard scene.size.width > 0, scene.size.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: scene.size).image { context in
            scene.backgroundColor.setFill()
            context.fill(CGRect(origin: .zero, size: scene.size))
        }
        return image.cgImage.map(SKTexture.init)
    }
}
