@_exported public import UIKit
import CoreGraphics

/// A scene of sprites. It holds its size and background; nodes, actions and physics aren't here.
/// [Apple's reference](https://developer.apple.com/documentation/spritekit/skscene)
@preconcurrency @MainActor
open class SKScene: UIResponder {
    /// The size in points.
    open var size: CGSize
    /// The background colour; dark grey by default.
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)

    /// Makes a scene.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
}

/// A picture for sprites.
/// [Apple's reference](https://developer.apple.com/documentation/spritekit/sktexture)
open class SKTexture: NSObject {
    private let image: CGImage

    /// Makes a texture of an image.
    public init(cgImage image: CGImage) { self.image = image }

    /// Returns the picture.
    open func cgImage() -> CGImage { image }
    /// Returns the size in pixels.
    open func size() -> CGSize { CGSize(width: image.width, height: image.height) }
}

/// A view of sprites. There is no renderer: the view shows the scene's background colour, and says so once.
/// [Apple's reference](https://developer.apple.com/documentation/spritekit/skview)
@preconcurrency @MainActor
open class SKView: UIView {
    /// The scene that is shown; nil by default.
    open private(set) var scene: SKScene?

    /// Shows a scene's background.
    open func presentScene(_ scene: SKScene?) {
        self.scene = scene
        backgroundColor = scene?.backgroundColor ?? backgroundColor
        if scene != nil { reportOnce("SKView: sprites are not drawn on Linux") }
    }

    /// Returns a picture of a scene's background, as large as the scene; nil for one without an area.
    open func texture(from scene: SKScene) -> SKTexture? {
        guard scene.size.width > 0, scene.size.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: scene.size).image { context in
            scene.backgroundColor.setFill()
            context.fill(CGRect(origin: .zero, size: scene.size))
        }
        return image.cgImage.map(SKTexture.init)
    }
}
