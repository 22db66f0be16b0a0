/// A group of views: an enclosing stack lays out each of them, and a modifier modifies each.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/group)
public struct Group<Content> {
    package let content: Content

    /// For content that consists of other types than views.
    package nonisolated init(_content: Content) { content = _content }
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// Creates a group of the closure's views.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    package func makeNode(_ context: _NodeContext) -> _ViewNode { Content._makeNode(content, context) }
    package func updateNode(_ node: _ViewNode) { Content._updateNode(node, with: content) }
}
