public import CoreGraphics

/// Arranges views in a column, and creates each when it becomes visible.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/lazyvstack)
public struct LazyVStack<Content: View>: View {
    private let lines: LazyLines<Content>

    /// Creates a column of views, with a horizontal alignment, a spacing in points (nil for the default, 8), and the
    /// headers and footers that stick to the edges.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        lines = LazyLines(
            shape: LazyShape(
                axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
                pinned: pinnedViews), content: content())
    }

    public var body: some View { lines }
}

/// Arranges views in a row, and creates each when it becomes visible.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/lazyhstack)
public struct LazyHStack<Content: View>: View {
    private let lines: LazyLines<Content>

    /// Creates a row of views, with a vertical alignment, a spacing in points (nil for the default, 8), and the headers
    /// and footers that stick to the edges.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        lines = LazyLines(
            shape: LazyShape(
                axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
                pinned: pinnedViews), content: content())
    }

    public var body: some View { lines }
}

/// Arranges views in columns, line by line, and creates each when it becomes visible.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/lazyvgrid)
public struct LazyVGrid<Content: View>: View {
    private let lines: LazyLines<Content>

    /// Creates a grid with columns, an alignment of the columns as a whole, a distance between lines in points (nil for
    /// the default, 8), and the headers and footers that stick to the edges.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        lines = LazyLines(
            shape: LazyShape(
                axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
                pinned: pinnedViews, columns: columns), content: content())
    }

    public var body: some View { lines }
}

/// Arranges views in rows, column by column, and creates each when it becomes visible.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/lazyhgrid)
public struct LazyHGrid<Content: View>: View {
    private let lines: LazyLines<Content>

    /// Creates a grid with rows, an alignment of the rows as a whole, a distance between columns in points (nil for the
    /// default, 8), and the headers and footers that stick to the edges.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        lines = LazyLines(
            shape: LazyShape(
                axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
                pinned: pinnedViews, columns: rows), content: content())
    }

    public var body: some View { lines }
}

/// The arrangement of a lazy container's views.
struct LazyShape {
    var axis: Axis
    var alignment: Alignment
    /// The distance between lines; nil for the default.
    var spacing: CGFloat?
    var pinned: PinnedScrollableViews
    /// The columns of a grid; nil for a stack.
    var columns: [GridItem]?

    var gap: CGFloat {
        guard let spacing else { return ViewSpacing.usual }
        return spacing.isFinite ? spacing : 0
    }
}

/// Views in lines that are created as they become visible.
struct LazyLines<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let shape: LazyShape
    let content: Content

    package func makeNode(_ context: _NodeContext) -> LazyLinesNode {
        let node = LazyLinesNode(shape, context)
        node.takeContent(Content._makeNode(content, node.contentContext))
        return node
    }

    package func updateNode(_ node: LazyLinesNode) {
        node.shape = shape
        if let content = node.content { Content._updateNode(content, with: self.content) }
    }
}
