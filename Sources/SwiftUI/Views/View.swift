/// A piece of an interface, described by a value: what it shows follows from its fields and from the state it reads.
///
/// A view of your own says in `body` what it is made of. It is cheap to make and is made often; what lasts, its layers
/// and its state, is kept by its place in the tree.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/view)
@MainActor @preconcurrency
public protocol View {
    /// The type of what the view is made of.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes what lasts of a view. Views of your own have no need of it.
    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode

    /// Gives what lasts a newer value of the view. Views of your own have no need of it.
    static func _updateNode(_ node: _ViewNode, with view: Self)
}

extension View {
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        context.graph.makeNode(in: context) { CompositeNode(view, context) }
    }

    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        (node as? CompositeNode<Self>)?.update(with: view)
    }
}

extension Never: View {
    public var body: Never { preconditionFailure("There is no view of the type Never") }
}

/// A view that has no body, but a node of its own.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    associatedtype Node: _ViewNode

    func makeNode(_ context: _NodeContext) -> Node
    func updateNode(_ node: Node)
}

extension PrimitiveView {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        context.graph.makeNode(in: context) { view.makeNode(context) }
    }

    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        guard let node = node as? Node else { return }
        view.updateNode(node)
    }
}
