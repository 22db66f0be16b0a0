import CoreGraphics
import QuartzCore

/// Masks a view by another.
public struct _MaskModifier<Mask: View>: PrimitiveModifier {
    public typealias Body = Never

    let mask: Mask
    let alignment: Alignment

    package func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = MaskNode(around: child, alignment, context)
        node.takeSecondary(Mask._makeNode(mask, node.childContext))
        return node
    }

    package func updateWrapper(_ wrapper: WrapperNode) {
        guard let node = wrapper as? MaskNode, let content = node.secondary else { return }
        node.alignment = alignment
        Mask._updateNode(content, with: mask)
    }
}

/// The wrapper of a masked element: a layer masked by one that holds the mask's layers.
final class MaskNode: LayeringNode {
    private let layer = CALayer()
    private let maskLayer = CALayer()

    init(around child: LayoutNode, _ alignment: Alignment, _ context: _NodeContext) {
        super.init(around: child, alignment, isInFront: false, context)
        layer.mask = maskLayer
        graph.setNeedsLayers(self)
    }

    /// Positions inside are relative to the layer's corner.
    package override func placeContent(_ pass: PlacementPass) {
        let transaction = isPlaced ? pass.transaction : Transaction()
        let frame = pixelFrame
        layer.setSize(frame.size, transaction)
        layer.setPlace(frame.origin, frame.size, transaction)
        maskLayer.setSize(frame.size, transaction)
        maskLayer.setPlace(.zero, frame.size, transaction)
        layerDidMove()
        placeLayered(at: .zero, pass)
    }

    package override var ownLayer: CALayer? { layer }
    package override var hostsLayers: Bool { true }

    package override func updateSublayers() {
        var layers: [CALayer] = []
        child.collectLayers(into: &layers)
        layer.takeSublayers(layers)
        var masks: [CALayer] = []
        for node in drawnChildren where node !== child { node.collectLayers(into: &masks) }
        maskLayer.takeSublayers(masks)
    }
}

extension View {
    /// Masks the view by the opacity of another view.
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> ModifiedContent<Self, _MaskModifier<Mask>> {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Masks the view by the opacity of another view.
    public func mask<Mask: View>(_ mask: Mask) -> ModifiedContent<Self, _MaskModifier<Mask>> {
        modifier(_MaskModifier(mask: mask, alignment: .center))
    }
}
