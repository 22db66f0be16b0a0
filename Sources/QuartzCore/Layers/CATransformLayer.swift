public import Foundation

/// A layer without a plane of its own: its sublayers keep their depth, in the space of its superlayer. Of its own
/// properties only the geometry, the sublayers and `opacity` count.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransformlayer)
open class CATransformLayer: CALayer {
    public override init() { super.init(content: CATransformLayer.initialContent) }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var initialContent: LayerContent { .transform }
    override class var builtInClass: CALayer.Type { CATransformLayer.self }
    override var flattensSublayers: Bool { false }
}
