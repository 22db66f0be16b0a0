package import Foundation
package import QuartzCore

/// A view that draws with one layer, and contains no other views. See ``_ViewNode`` for an example.
@MainActor
package protocol LeafView: PrimitiveView {
    associatedtype Layer: CALayer = CALayer

    /// Creates the layer; by default a plain one.
    func makeLayer() -> Layer

    /// Returns the size that the view chooses for a proposal. By default the proposed size, with 10 points for
    /// unspecified dimensions.
    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LeafContext) -> CGSize

    /// Returns the position of the view's own alignment guide, such as a text's baseline. None by default.
    func alignment(_ key: AlignmentKey, _ context: LeafContext) -> CGFloat?

    /// Updates the layer, whose position and size are already set.
    func updateLayer(_ layer: Layer, _ context: LeafContext)

    /// Returns whether a point in the view's own space hits the view. By default, all points in its bounds do.
    func contains(_ point: CGPoint, _ size: CGSize) -> Bool

    /// Whether `updateLayer` must be called for each intermediate size while the size animates, because the layer
    /// cannot stretch its content. False by default.
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

/// The context in which a leaf or an effect updates its layer.
@MainActor
package struct LeafContext {
    /// The environment; the view depends on the values that are read.
    package let environment: EnvironmentValues
    /// The size of the view, interpolated while it animates.
    package let size: CGSize
    /// The transaction of the changes.
    package let transaction: Transaction
    /// Whether the layer has not been shown yet.
    package let isNew: Bool
    /// The leaf's node, which can be scheduled to update again; nil for an effect.
    var node: (any UpdatingLater)?
    /// The leaf's cache; nil for an effect.
    var memory: LeafCache?
    /// The effect's node, which provides its geometry; nil for a leaf.
    var effectNode: (any PlacedEffect)?

    /// Sets a layer's property, animated by the transaction's animation.
    ///
    /// - Parameter keyPath: the property's key path, such as `opacity`, `path` or `transform.rotation.z`.
    package func set(_ layer: CALayer, _ keyPath: String, to value: Any?) {
        layer.set(keyPath, to: value, isNew ? Transaction() : transaction)
    }
}

extension LeafContext {
    /// Returns the context with another transaction.
    func with(_ transaction: Transaction) -> LeafContext {
        var copy = LeafContext(environment: environment, size: size, transaction: transaction, isNew: isNew)
        (copy.node, copy.effectNode, copy.memory) = (node, effectNode, memory)
        return copy
    }
}

package typealias EffectContext = LeafContext

/// A node that updates itself at a later time, such as a text that shows the time.
@MainActor
protocol UpdatingLater: AnyObject {
    /// Updates the node at a time of `CACurrentMediaTime()`, replacing any time scheduled before.
    func update(at time: CFTimeInterval)
}

/// The node of a leaf.
package final class LeafNode<V: LeafView>: LayoutNode, UpdatingLater {
    package private(set) var view: V
    private var given: V
    private let properties: DynamicProperties<V>
    private var placed: PlacedLayer<V.Layer>!
    private var animator: ViewAnimator<V>?
    private var nextUpdate: ScheduledCall?
    private let memory = LeafCache()

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
        memory.clear()
        if !choosesAsBefore() { setNeedsLayout() }
        graph.setNeedsDisplay(self)
    }

    package override func step() {
        memory.clear()
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
        if placed.needsDisplay { graph.setNeedsDisplay(self, pass.transaction) }
    }

    package override func display(_ transaction: Transaction) {
        guard isPlaced else { return }
        let current = placed.takeCurrentSize()
        trackMore { view.updateLayer(placed.layer, context(size: current, transaction)) }
        placed.didShow()
    }

    private func context(size: CGSize, _ transaction: Transaction) -> LeafContext {
        LeafContext(
            environment: scope.values(for: self), size: size, transaction: transaction, isNew: !placed.isShown,
            node: self, memory: memory)
    }

    // MARK: Drawing and touches

    func update(at time: CFTimeInterval) {
        nextUpdate?.cancel()
        nextUpdate = MediaClock.call(at: time) { [weak self] in MainActor.assumeIsolated { self?.invalidate() } }
    }

    package override func willRemove() { nextUpdate?.cancel() }

    package override var ownLayer: CALayer? { placed.layer }

    package override func contains(_ point: CGPoint) -> Bool {
        view.contains(CGPoint(x: point.x - origin.x, y: point.y - origin.y), size)
    }
}
