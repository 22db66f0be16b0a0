/// A modifier without a body that applies to its view as a whole, independent of its elements: to the environment, the
/// transaction, or appearance.
@MainActor
package protocol StructuralModifier: ViewModifier where Body == Never {
    associatedtype Node: ContentNode

    func makeNode(_ context: _NodeContext) -> Node

    /// Updates the node with a newer value, before the content.
    func updateNode(_ node: Node)
}

extension StructuralModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        preconditionFailure("\(Self.self) has no body")
    }

    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode {
        let node = view.modifier.makeNode(context)
        node.takeContent(V._makeNode(view.content, node.contentContext))
        return node
    }

    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        guard let node = node as? Node else { return }
        view.modifier.updateNode(node)
        guard let content = node.content else { return }
        node.updateContent { V._updateNode(content, with: view.content) }
    }
}

/// A node with a single child.
package class ContentNode: _ViewNode {
    package private(set) final var content: _ViewNode?

    /// The context in which the content is created.
    package var contentContext: _NodeContext { childContext }

    /// Sets the content, once.
    package func takeContent(_ node: _ViewNode) { content = node }

    /// Updates the content in the transaction of its changes.
    package func updateContent(_ update: () -> Void) {
        var transaction = graph.transaction
        adjust(&transaction)
        graph.with(transaction, update)
    }

    package override var structure: [_ViewNode] { content.map { [$0] } ?? [] }
}
