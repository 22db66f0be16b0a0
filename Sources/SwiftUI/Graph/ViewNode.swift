/// The persistent identity of a view at its place in the tree, which owns its state.
///
/// # The tree of nodes
///
/// A view is a transient value; its node is created once and updated with newer values. There are two kinds:
///
/// - A plain node only has a structure: the parts of a `TupleView`, a body, the elements of a `ForEach`. It takes no
///   room of its own.
/// - A ``LayoutNode`` is an *element*: it measures, places, and may have a layer. Leaves, stacks and what a modifier
///   puts around an element are such.
///
/// A stack asks its content for its elements, through whatever structure lies between; that is why a modifier on a
/// `Group` modifies each of its views.
///
/// # How a leaf is written
///
/// A view that draws with a layer of its own conforms to ``LeafView``: it says how large it is for a proposal, and
/// brings its layer up to date. What it reads from `context.environment` it depends on.
///
///     public struct Swatch: LeafView {
///         public typealias Body = Never
///         let color: CGColor
///         package func updateLayer(_ layer: CALayer, _ context: LeafContext) {
///             context.set(layer, "backgroundColor", to: color)
///         }
///     }
///
/// # How an effect is written
///
/// A modifier that leaves layout alone and changes how its view looks conforms to ``EffectModifier``: the view's layers
/// come into one of the modifier's own, which has the view's size.
///
///     struct Dimming: EffectModifier {
///         typealias Body = Never
///         let amount: Double
///         func updateLayer(_ layer: CALayer, _ context: EffectContext) {
///             context.set(layer, "opacity", to: amount)
///         }
///     }
///
/// `context.set` changes a layer's property with the animation of the transaction, if it has one. A leaf or an effect
/// that is `Animatable` needs none of that: it is given its values in between, frame by frame.
@MainActor
public class _ViewNode {
    package unowned let graph: ViewGraph
    /// The graph as long as it is not about to go.
    final let graphHandle: Handle<ViewGraph>
    /// The way to this node for those who must not keep it alive.
    final let handle = Handle<_ViewNode>()
    private final let parentHandle: Handle<_ViewNode>?
    /// The environment that the node, and what it makes, reads.
    package let scope: EnvironmentScope
    /// How many nodes lie above.
    package let depth: Int
    /// Tells nodes of the same depth apart: those made first come first.
    package let number: Int
    /// Whether the view is gone from the tree, be it still shown on its way out.
    package private(set) var isRemoved = false
    /// Whether something that the node has read is another now.
    package final var needsUpdate = false
    /// Counts evaluations: what an earlier one read of observed objects is of no interest.
    final var evaluation = 0
    /// What the node read when it was last evaluated.
    final var sources: [ObjectIdentifier: any DependencySource] = [:]
    /// What the node's properties have it read at each evaluation.
    final var persistentReads: [(_ViewNode) -> Void] = []
    /// What the preferences of the structure below come to, by key.
    final var preferenceCache: [ObjectIdentifier: PreferenceEntry] = [:]

    package init(_ context: _NodeContext) {
        graph = context.graph
        graphHandle = context.graph.handle
        parentHandle = context.parent?.handle
        scope = context.scope
        depth = (context.parent?.depth ?? -1) + 1
        number = context.graph.nextNumber()
        handle.object = self
    }

    deinit { handle.object = nil }

    /// The node that this one was made below.
    package final var parent: _ViewNode? { parentHandle?.object }

    // MARK: Structure

    /// The nodes that this one is made of, in order.
    package var structure: [_ViewNode] { [] }

    /// Appends the elements that a layout around this node has to place.
    package func collectElements(into elements: inout [LayoutNode]) {
        for node in structure { node.collectElements(into: &elements) }
    }

    /// Appends the elements that are to be drawn: those, and what is on its way out, back to front.
    package func collectDrawn(into elements: inout [LayoutNode]) {
        for node in structure { node.collectDrawn(into: &elements) }
    }

    /// Called when the elements below are others, or in another order.
    package func elementsChanged() { parent?.elementsChanged() }

    // MARK: Evaluation

    /// Brings the node up to date with what it read.
    package func evaluate() {}

    /// Called for each frame while the node is being animated.
    package func step() { invalidate() }

    /// Whether `adjust` does something.
    package var adjustsTransactions: Bool { false }

    /// Changes the transaction of what changes below.
    package func adjust(_ transaction: inout Transaction) {}

    /// How messages name the node.
    package var label: String { "\(type(of: self))" }

    // MARK: Preferences

    /// What the node makes of the preferences of its structure; nil where there are none.
    package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { reducePreference(key) }

    /// Whether the node wants to hear of preferences in one of the nodes below it.
    package func readsPreferences(from node: _ViewNode) -> Bool { false }

    /// Called when views are placed and preferences below may be others.
    package func preferencesChanged() {}

    // MARK: Life

    /// Takes the view out of the tree, and with it all below.
    package final func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        forget()
        willRemove()
        for node in structure { node.remove() }
    }

    /// Called once when the view is taken out of the tree.
    package func willRemove() {}

    /// Called when the view begins to go, but is still shown on its way out, and when it comes back from there.
    package func leavingChanged(_ isLeaving: Bool) {
        for node in structure { node.leavingChanged(isLeaving) }
    }
}

/// Where a node is made: below which other, and with which environment.
@MainActor
public struct _NodeContext {
    package unowned let graph: ViewGraph
    package let parent: _ViewNode?
    package let scope: EnvironmentScope

    package init(graph: ViewGraph, parent: _ViewNode?, scope: EnvironmentScope) {
        self.graph = graph
        self.parent = parent
        self.scope = scope
    }

    /// The place below a node, in its own environment or a changed one.
    package func child(of node: _ViewNode, scope: EnvironmentScope? = nil) -> _NodeContext {
        _NodeContext(graph: graph, parent: node, scope: scope ?? node.scope)
    }
}

extension _ViewNode {
    /// Where the node comes among those that are seen to from the top down.
    final var rank: (depth: Int, number: Int) { (depth, number) }

    /// The place below this node.
    package final var childContext: _NodeContext { _NodeContext(graph: graph, parent: self, scope: scope) }
}
