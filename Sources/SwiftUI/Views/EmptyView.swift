/// A view of nothing: it takes no part in layout.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/emptyview)
@frozen
public struct EmptyView: View, PrimitiveView {
    public typealias Body = Never

    /// A view of nothing, which takes no room.
    public nonisolated init() {}

    package func makeNode(_ context: _NodeContext) -> _ViewNode { _ViewNode(context) }
    package func updateNode(_ node: _ViewNode) {}
}
