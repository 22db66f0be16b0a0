public import Foundation

/// A layer that doesn't flatten its sublayers: they keep their depth in the superlayer's 3D space. Only its geometry,
/// sublayers and `opacity` have an effect.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransformlayer)
open class CATransformLayer: CALayer {
    public override init() { super.init(content: CATransformLayer.initialContent) }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var initialContent: LayerContent { .transform }
    override class var builtInClass: CALayer.Type { CATransformLayer.self }
    override var flattensSublayers: Bool { false }
}
