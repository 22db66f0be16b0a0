/// Several views in order, built by a `ViewBuilder`. An enclosing stack lays out each of them.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tupleview)
public struct TupleView<T>: View, PrimitiveView {
    public typealias Body = Never

    /// The views.
    public var value: T
    let views: any ViewPack

    init(_ views: any ViewPack, _ value: T) {
        self.views = views
        self.value = value
    }

    /// Creates views from a tuple, or from one view. Parts that aren't views are ignored.
    public init(_ value: T) {
        let parts = value is any View ? [value] : Mirror(reflecting: value).children.map(\.value)
        self.init(ErasedViews(views: parts.compactMap { AnyView(_fromValue: $0) }), value)
    }

    package func makeNode(_ context: _NodeContext) -> TupleNode {
        let node = TupleNode(context)
        node.take(views.makeNodes(context.child(of: node)))
        return node
    }

    package func updateNode(_ node: TupleNode) { views.updateNodes(node.parts) }
}

/// The node of several views in order.
package final class TupleNode: _ViewNode {
    private(set) var parts: [_ViewNode] = []

    func take(_ nodes: [_ViewNode]) { parts = nodes }

    package override var structure: [_ViewNode] { parts }
}

/// A sequence of views of different types.
@MainActor
protocol ViewPack {
    func makeNodes(_ context: _NodeContext) -> [_ViewNode]
    func updateNodes(_ nodes: [_ViewNode])
    func children(_ path: ChildPath) -> [ChildView]
}

struct PackedViews<each Content: View>: ViewPack {
    let views: (repeat each Content)

    init(_ views: repeat each Content) { self.views = (repeat each views) }

    func makeNodes(_ context: _NodeContext) -> [_ViewNode] {
        var nodes: [_ViewNode] = []
        for view in repeat each views { nodes.append(makeNode(view, context)) }
        return nodes
    }

    func updateNodes(_ nodes: [_ViewNode]) {
        var index = 0
        for view in repeat each views {
            if nodes.indices.contains(index) { update(nodes[index], view) }
            index += 1
        }
    }

    private func makeNode<V: View>(_ view: V, _ context: _NodeContext) -> _ViewNode { V._makeNode(view, context) }
    private func update<V: View>(_ node: _ViewNode, _ view: V) { V._updateNode(node, with: view) }
}

/// Views of any types, from a tuple of any size.
private struct ErasedViews: ViewPack {
    let views: [AnyView]

    func makeNodes(_ context: _NodeContext) -> [_ViewNode] { views.map { AnyView._makeNode($0, context) } }

    func updateNodes(_ nodes: [_ViewNode]) {
        for (node, view) in zip(nodes, views) { AnyView._updateNode(node, with: view) }
    }

    func children(_ path: ChildPath) -> [ChildView] {
        views.enumerated().flatMap { $1.childViews(path.appending($0)) }
    }
}
