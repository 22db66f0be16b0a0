package import Foundation
package import QuartzCore

/// A modifier that changes its view's appearance without affecting layout: the view's layers become sublayers of a
/// layer with the view's position and size. See ``_ViewNode`` for an example.
@MainActor
package protocol EffectModifier: PrimitiveModifier {
    associatedtype Layer: CALayer = CALayer

    /// Creates the layer; by default a plain one.
    func makeLayer() -> Layer

    /// Updates the layer, whose position and size are already set.
    func updateLayer(_ layer: Layer, _ context: EffectContext)

    /// Returns the transform that `updateLayer` sets, about the view's centre; used for hit testing and for frames in
    /// other spaces. The identity by default.
    func transform(_ size: CGSize) -> CATransform3D

    /// Returns whether content at a point in the view's own space is visible and receives touches. True by default.
    func reveals(_ point: CGPoint, _ size: CGSize) -> Bool

    /// Whether `updateLayer` must be called for each intermediate size while the size animates. False by default.
    static var drawsEachSize: Bool { get }
}

extension EffectModifier where Layer == CALayer {
    package func makeLayer() -> CALayer { CALayer() }
}

extension EffectModifier {
    package func transform(_ size: CGSize) -> CATransform3D { CATransform3DIdentity }
    package func reveals(_ point: CGPoint, _ size: CGSize) -> Bool { true }
    package static var drawsEachSize: Bool { false }

    package func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        EffectNode(self, around: child, context)
    }

    package func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? EffectNode<Self>)?.update(with: self) }
}

/// The node of an effect that can read its geometry.
@MainActor
protocol PlacedEffect: AnyObject {
    /// The effect's geometry. The effect is updated when the values that it has read change.
    var proxy: GeometryProxy { get }
}

/// The wrapper of an element with an effect: a layer that holds the element's layers.
package final class EffectNode<Modifier: EffectModifier>: WrapperNode, PlacedEffect {
    package private(set) var modifier: Modifier
    private var given: Modifier
    private var placed: PlacedLayer<Modifier.Layer>!
    private var animator: ViewAnimator<Modifier>?
    private var reads: GeometryReads?

    init(_ modifier: Modifier, around child: LayoutNode, _ context: _NodeContext) {
        self.modifier = modifier
        given = modifier
        super.init(around: child, context)
        placed = PlacedLayer(
            modifier.makeLayer(), sizeAnimator: Modifier.drawsEachSize ? SizeAnimator(for: self) : nil)
        animator = ViewAnimator.make(modifier, for: self)
        graph.setNeedsLayers(self)
    }

    func update(with newModifier: Modifier) {
        given = newModifier
        animator?.retarget(to: newModifier)
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        modifier = animator?.current(given) ?? given
        graph.setNeedsDisplay(self)
    }

    package override func step() {
        modifier = animator?.current(given) ?? given
        graph.setNeedsDisplay(self, Transaction())
    }

    var proxy: GeometryProxy {
        let reads = reads ?? GeometryReads()
        (self.reads, reads.node) = (reads, self)
        reads.begin()
        return GeometryProxy(node: self, size: size, reads: reads)
    }

    package override func placeContent(_ pass: PlacementPass) {
        placed.place(as: self, pass)
        layerDidMove()
        child.place(at: .zero, proposal: placedProposal, pass)
        if placed.needsDisplay { graph.setNeedsDisplay(self, pass.transaction) }
    }

    package override func display(_ transaction: Transaction) {
        guard isPlaced else { return }
        let context = EffectContext(
            environment: scope.values(for: self), size: placed.takeCurrentSize(), transaction: transaction,
            isNew: !placed.isShown, effectNode: self)
        trackMore { modifier.updateLayer(placed.layer, context) }
        placed.didShow()
    }

    package override var ownLayer: CALayer? { placed.layer }
    package override var hostsLayers: Bool { true }
    package override var showsTransition: Bool { modifier is _TransitionEffect }
    package override var contentTransform: CATransform3D { modifier.transform(size) }

    package override func reveals(_ point: CGPoint) -> Bool { modifier.reveals(point, size) }
}
