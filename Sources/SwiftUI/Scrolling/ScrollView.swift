/// A scrollable view of content that may be larger than the view, in a `UIScrollView`.
///
/// It takes all of the proposed length along its axes, and is as wide across as its content.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrollview)
public struct ScrollView<Content: View>: View {
    /// The content.
    public var content: Content
    /// The scrollable axes. Vertical by default.
    public var axes: Axis.Set
    /// Whether scroll indicators are shown. True by default.
    public var showsIndicators: Bool

    /// Creates a scroll view. Several views form a column.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    /// Creates a scroll view with or without indicators. Several views form a column.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public var body: some View {
        ScrollContent(
            axes: axes, showsIndicators: showsIndicators, content: _LayoutView(layout: VStackLayout(), content: content)
        )
    }
}

/// A scroll view with one view in it.
struct ScrollContent<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content

    package func makeNode(_ context: _NodeContext) -> ScrollNode {
        let node = ScrollNode(axes, showsIndicators: showsIndicators, context)
        node.takeContent(Content._makeNode(content, node.contentContext))
        return node
    }

    package func updateNode(_ node: ScrollNode) {
        node.update(axes, showsIndicators: showsIndicators)
        if let content = node.content { Content._updateNode(content, with: self.content) }
    }
}
