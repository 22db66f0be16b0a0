/// The persistent identity of a view at its position in the tree, which owns its state.
///
/// # The tree of nodes
///
/// A view is a transient value; its node is created once and updated with newer values. There are two kinds:
///
/// - A plain node only has a structure: the parts of a `TupleView`, a body, the elements of a `ForEach`. It takes no
///   space of its own.
/// - A ``LayoutNode`` is an *element*: it measures, places, and may have a layer. Leaves, stacks and the wrappers that
///   modifiers add are elements.
///
/// A stack collects the elements of its content through any structure in between. That is why a modifier on a `Group`
/// modifies each of its views.
///
/// # Writing a leaf
///
/// A view that draws with its own layer conforms to ``LeafView``: it chooses a size for a proposal, and updates its
/// layer. It depends on the values that it reads from `context.environment`.
///
///     public struct Swatch: LeafView {
///         public typealias Body = Never
///         let color: CGColor
///         package func updateLayer(_ layer: CALayer, _ context: LeafContext) {
///             context.set(layer, "backgroundColor", to: color)
///         }
///     }
///
/// # Writing an effect
///
/// A modifier that changes its view's appearance without affecting layout conforms to ``EffectModifier``: the view's
/// layers become sublayers of the modifier's own, which has the view's size.
///
///     struct Dimming: EffectModifier {
///         typealias Body = Never
///         let amount: Double
///         func updateLayer(_ layer: CALayer, _ context: EffectContext) {
///             context.set(layer, "opacity", to: amount)
///         }
///     }
///
/// `context.set` changes a layer's property with the transaction's animation, if any. A leaf or an effect that is
/// `Animatable` doesn't need it: it receives interpolated values, frame by frame.
@MainActor
public class _ViewNode {
    package unowned let graph: ViewGraph
    /// The graph, until its deallocation.
    final let graphHandle: Handle<ViewGraph>
    /// A reference to this node that doesn't keep it alive.
    final let handle = Handle<_ViewNode>()
    private final let parentHandle: Handle<_ViewNode>?
    /// The environment of the node and its content.
    package let scope: EnvironmentScope
    /// The number of ancestors.
    package let depth: Int
    /// Orders nodes of the same depth by creation.
    package let number: Int
    /// Whether the node is part of a lazy container's content, outside of its slots: see ``LazySource``.
    package let isLazy: Bool
    /// Whether the view has been removed from the tree, even if it is still shown while it disappears.
    package private(set) var isRemoved = false
    /// Whether something that the node has read has changed.
    package final var needsUpdate = false {
        didSet {
            guard !needsUpdate, !trackings.isEmpty else { return }
            for cancel in trackings.values { cancel() }
            trackings.removeAll()
        }
    }
    /// Ends the observation of objects that have changed, when the node is evaluated.
    final var trackings: [ObjectIdentifier: () -> Void] = [:]
    /// The number of evaluations, used to ignore reads of earlier evaluations.
    final var evaluation = 0
    /// The sources read in the last evaluation.
    final var sources: [ObjectIdentifier: any DependencySource] = [:]
    /// The reads that the node's properties require at each evaluation.
    final var persistentReads: [(_ViewNode) -> Void] = []
    /// The combined preferences of the structure below, by key.
    final var preferenceCache: [ObjectIdentifier: PreferenceEntry] = [:]

    package init(_ context: _NodeContext) {
        graph = context.graph
        graphHandle = context.graph.handle
        parentHandle = context.parent?.handle
        scope = context.scope
        depth = (context.parent?.depth ?? -1) + 1
        number = context.graph.nextNumber()
        isLazy = context.isLazy
        handle.object = self
    }

    deinit { handle.object = nil }

    /// The parent node.
    package final var parent: _ViewNode? { parentHandle?.object }

    // MARK: Structure

    /// The child nodes, in order.
    package var structure: [_ViewNode] { [] }

    /// Appends the elements to be placed by the enclosing layout.
    package func collectElements(into elements: inout [LayoutNode]) {
        for node in structure { node.collectElements(into: &elements) }
    }

    /// Appends the elements to be drawn, back to front: those to be placed, and those being removed.
    package func collectDrawn(into elements: inout [LayoutNode]) {
        for node in structure { node.collectDrawn(into: &elements) }
    }

    /// Appends the slots of a lazy container's content.
    package func collectSlots(into slots: inout LazySlots) {
        for node in structure { node.collectSlots(into: &slots) }
    }

    /// Whether the node wraps the elements of its structure.
    package var wrapsElements: Bool { false }

    /// Called when the elements below have changed, or their order.
    package func elementsChanged() { parent?.elementsChanged() }

    // MARK: Evaluation

    /// Updates the node from what it reads.
    package func evaluate() {}

    /// Called for each frame while the node is being animated.
    package func step() { invalidate() }

    /// Whether `adjust` has an effect.
    package var adjustsTransactions: Bool { false }

    /// Changes the transaction of changes below.
    package func adjust(_ transaction: inout Transaction) {}

    /// The node's name in diagnostics.
    package var label: String { "\(type(of: self))" }

    /// The name of the node's view if a program wrote it.
    package var writtenName: String? { nil }

    // MARK: Preferences

    /// Returns the node's value of a preference; nil for none.
    package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { reducePreference(key) }

    /// Returns whether the node reads preferences of one of the nodes below it.
    package func readsPreferences(from node: _ViewNode) -> Bool { false }

    /// Called after placement if preferences below may have changed.
    package func preferencesChanged() {}

    // MARK: Removal

    /// Removes the view and its descendants from the tree.
    package final func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        forget()
        willRemove()
        for node in structure { node.remove() }
    }

    /// Called once when the view is removed from the tree.
    package func willRemove() {}

    /// Called when the removal of the view begins, while it is still shown, and when it is cancelled.
    package func leavingChanged(_ isLeaving: Bool) {
        for node in structure { node.leavingChanged(isLeaving) }
    }
}

/// The context in which a node is created: its parent and its environment.
@MainActor
public struct _NodeContext {
    package unowned let graph: ViewGraph
    package let parent: _ViewNode?
    package let scope: EnvironmentScope
    /// Whether single-element views are created only when a lazy container requests them.
    package let isLazy: Bool

    package init(graph: ViewGraph, parent: _ViewNode?, scope: EnvironmentScope, isLazy: Bool = false) {
        self.graph = graph
        self.parent = parent
        self.scope = scope
        self.isLazy = isLazy
    }

    /// The same context, but with all views created immediately.
    package var eager: _NodeContext { _NodeContext(graph: graph, parent: parent, scope: scope) }

    /// The same context, for the content of a lazy container.
    package var lazy: _NodeContext { _NodeContext(graph: graph, parent: parent, scope: scope, isLazy: true) }

    /// Returns the context below a node, in its environment or another.
    package func child(of node: _ViewNode, scope: EnvironmentScope? = nil) -> _NodeContext {
        _NodeContext(graph: graph, parent: node, scope: scope ?? node.scope, isLazy: isLazy)
    }
}

extension _ViewNode {
    /// The node's rank in top-down order.
    final var rank: (depth: Int, number: Int) { (depth, number) }

    /// The context below this node.
    package final var childContext: _NodeContext {
        _NodeContext(graph: graph, parent: self, scope: scope, isLazy: isLazy)
    }
}
