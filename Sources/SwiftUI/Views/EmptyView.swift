/// A view without content, which doesn't participate in layout.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/emptyview)
@frozen
public struct EmptyView: View, PrimitiveView {
    public typealias Body = Never

    /// Creates an empty view.
    public nonisolated init() {}

    package func makeNode(_ context: _NodeContext) -> _ViewNode { _ViewNode(context) }
    package func updateNode(_ node: _ViewNode) {}
}
