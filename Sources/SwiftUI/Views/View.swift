/// A piece of an interface, described by a value: its content is a function of its fields and of the state that it
/// reads.
///
/// A custom view describes its content in `body`. Views are cheap and made often; their layers and state persist,
/// identified by their place in the tree.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/view)
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the persistent node of a view. Custom views need not implement it.
    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode

    /// Updates the node with a newer value of the view. Custom views need not implement it.
    static func _updateNode(_ node: _ViewNode, with view: Self)
}

extension View {
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        if let slot = LazySlotNode.make(view, context) { return slot }
        return context.graph.makeNode(in: context) { CompositeNode(view, context) }
    }

    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        guard let node = node as? CompositeNode<Self> else { return LazySlotNode.update(node, with: view) }
        node.update(with: view)
    }
}

extension Never: View {
    public var body: Never { preconditionFailure("Never is not a view") }
}

/// A view without a body, which has its own type of node.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    associatedtype Node: _ViewNode

    func makeNode(_ context: _NodeContext) -> Node
    func updateNode(_ node: Node)
}

extension View where Body == Never {
    /// Never called: primitive views have no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension PrimitiveView {
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        if let slot = LazySlotNode.make(view, context) { return slot }
        return context.graph.makeNode(in: context) { view.makeNode(context) }
    }

    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        if node is any LazySource { LazySlotNode.update(node, with: view) }
        guard let node = node as? Node else { return }
        view.updateNode(node)
    }
}
