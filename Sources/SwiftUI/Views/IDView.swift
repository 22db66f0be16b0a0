/// A view with an identity of its own: where the id changes, it is another view.
public struct _IDView<Content: View, ID: Hashable>: View, PrimitiveView {
    public typealias Body = Never

    let content: Content
    let id: ID

    package func updateNode(_ node: SwitchNode) { node.show(content, key: id) }
}

extension View {
    /// Gives the view an identity: where the id changes, the view is another one, with state of its own.
    public func id<ID: Hashable>(_ id: ID) -> _IDView<Self, ID> { _IDView(content: self, id: id) }
}
