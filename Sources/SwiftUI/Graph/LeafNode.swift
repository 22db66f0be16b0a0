package import Foundation
package import QuartzCore

/// A view that draws with one layer of its own, and holds no other views. See ``_ViewNode`` for an example.
@MainActor
package protocol LeafView: PrimitiveView {
    associatedtype Layer: CALayer = CALayer

    /// Makes the layer; by default a plain one.
    func makeLayer() -> Layer

    /// The size that the view chooses for a proposal. By default what is proposed, and 10 points where nothing is.
    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LeafContext) -> CGSize

    /// Where a guide lies that the view has by itself, such as a text's baselines. None by default.
    func alignment(_ key: AlignmentKey, _ context: LeafContext) -> CGFloat?

    /// Brings the layer up to date. Its place and size are set already.
    func updateLayer(_ layer: Layer, _ context: LeafContext)

    /// Whether a point hits the view, in the view's own space. By default the whole rectangle does.
    func contains(_ point: CGPoint, _ size: CGSize) -> Bool

    /// Whether the layer can't stretch what it shows while its size animates, so that `updateLayer` has to be called for
    /// each size in between. False by default.
    static var drawsEachSize: Bool { get }
}

extension LeafView where Layer == CALayer {
    package func makeLayer() -> CALayer { CALayer() }
}

extension LeafView {
    package func sizeThatFits(_ proposal: ProposedViewSize, _ context: LeafContext) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func alignment(_ key: AlignmentKey, _ context: LeafContext) -> CGFloat? { nil }

    package func contains(_ point: CGPoint, _ size: CGSize) -> Bool {
        CGRect(origin: .zero, size: size).contains(point)
    }

    package static var drawsEachSize: Bool { false }

    package func makeNode(_ context: _NodeContext) -> LeafNode<Self> { LeafNode(self, context) }
    package func updateNode(_ node: LeafNode<Self>) { node.update(with: self) }
}

/// What a leaf or an effect may know while it works.
@MainActor
package struct LeafContext {
    /// The environment; what is read from it is depended on.
    package let environment: EnvironmentValues
    /// The size of the view: the one it was placed with, or on the way there.
    package let size: CGSize
    /// How changes are to move.
    package let transaction: Transaction
    /// Whether the layer has not been shown so far.
    package let isNew: Bool

    /// Sets a layer's property, moving there as the transaction has it.
    ///
    /// - Parameter keyPath: The property's, such as `opacity`, `path` or `transform.rotation.z`.
    package func set(_ layer: CALayer, _ keyPath: String, to value: Any?) {
        layer.set(keyPath, to: value, isNew ? Transaction() : transaction)
    }
}

package typealias EffectContext = LeafContext

/// The node of a leaf.
package final class LeafNode<V: LeafView>: LayoutNode {
    package private(set) var view: V
    private var given: V
    private let properties: DynamicProperties<V>
    private var placed: PlacedLayer<V.Layer>!
    private var animator: ViewAnimator<V>?

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        given = view
        properties = DynamicProperties()
        super.init(context)
        placed = PlacedLayer(view.makeLayer(), sizeAnimator: V.drawsEachSize ? SizeAnimator(for: self) : nil)
        animator = ViewAnimator.make(view, for: self)
    }

    func update(with newView: V) {
        guard needsUpdate || !properties.isSame(given, newView) else { return }
        given = newView
        animator?.retarget(to: newView)
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        view = animator?.current(given) ?? given
        setNeedsLayout()
        graph.setNeedsDisplay(self)
    }

    package override func step() {
        view = animator?.current(given) ?? given
        graph.setNeedsDisplay(self, Transaction())
    }

    // MARK: Layout

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        trackMore { given.sizeThatFits(proposal, context(size: .zero, Transaction())) }
    }

    package override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        trackMore { given.alignment(key, context(size: dimensions.size, Transaction())) }
    }

    package override func placeContent(_ pass: PlacementPass) {
        placed.place(as: self, pass)
        if placed.needsDisplay(in: size) { graph.setNeedsDisplay(self, pass.transaction) }
    }

    package override func display(_ transaction: Transaction) {
        guard isPlaced else { return }
        let current = placed.currentSize(towards: size)
        trackMore { view.updateLayer(placed.layer, context(size: current, transaction)) }
        placed.didShow(for: size)
    }

    private func context(size: CGSize, _ transaction: Transaction) -> LeafContext {
        LeafContext(environment: scope.values(for: self), size: size, transaction: transaction, isNew: !placed.isShown)
    }

    // MARK: Drawing and touch

    package override var ownLayer: CALayer? { placed.layer }

    package override func contains(_ point: CGPoint) -> Bool {
        view.contains(CGPoint(x: point.x - origin.x, y: point.y - origin.y), size)
    }
}
