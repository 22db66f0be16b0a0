/// A view with an explicit identity: when the id changes, it is another view.
public struct _IDView<Content: View, ID: Hashable>: View, PrimitiveView {
    public typealias Body = Never

    let content: Content
    let id: ID

    package func updateNode(_ node: SwitchNode) { node.show(content, key: id) }
}

extension View {
    /// Sets the view's identity: when the id changes, it becomes another view, with its own state.
    public func id<ID: Hashable>(_ id: ID) -> _IDView<Self, ID> { _IDView(content: self, id: id) }
}
