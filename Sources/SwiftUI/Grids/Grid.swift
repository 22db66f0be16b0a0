public import CoreGraphics

/// Arranges views in rows and columns whose sizes fit their contents.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/grid)
public struct Grid<Content: View>: View {
    private let layout: _LayoutView<GridLayout, Content>

    /// Creates a grid with an alignment of views in their cells, and spacing in points; nil for the default, 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.layout = _LayoutView(layout: layout, content: content())
    }

    public var body: some View { layout }
}

/// A row of a grid, in which each view is a cell. A view outside of any row spans the width of the grid.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gridrow)
public struct GridRow<Content: View>: View, PrimitiveView {
    public typealias Body = Never

    private let alignment: VerticalAlignment?
    private let content: Content

    /// Creates a row with a vertical alignment of its views; nil for the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    package func makeNode(_ context: _NodeContext) -> GridRowNode {
        let node = GridRowNode(alignment, context)
        node.takeContent(Content._makeNode(content, node.childContext))
        return node
    }

    package func updateNode(_ node: GridRowNode) {
        node.alignment = alignment
        if let known = node.content { Content._updateNode(known, with: content) }
    }
}

/// The node of a grid's row.
package final class GridRowNode: ContentNode {
    var alignment: VerticalAlignment? {
        didSet { if alignment != oldValue { elementsChanged() } }
    }

    init(_ alignment: VerticalAlignment?, _ context: _NodeContext) {
        self.alignment = alignment
        super.init(context)
    }
}

/// The number of columns that a cell spans.
struct GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }

/// The axes along which a cell doesn't affect the size of its column and row.
struct GridUnsizedKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

/// The anchor of a view in its cell.
struct GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }

/// The alignment of a cell's column.
struct GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

extension View {
    /// Makes the view span several columns of its grid.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: min(max(1, count), GridLayout.maxColumnCount))
    }

    /// Sets the anchor of the view in its grid cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridAnchorKey.self, value: anchor) }

    /// Sets the alignment of the view's column in its grid.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Prevents the view from enlarging its column or row along some axes: it takes the space that others need.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedKey.self, value: axes)
    }
}
