public import CoreGraphics

/// Arranges views in rows and columns, as wide and high as what is in them.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/grid)
public struct Grid<Content: View>: View {
    private let layout: _LayoutView<GridLayout, Content>

    /// Makes a grid with an alignment of views in cells, and distances in points; nil for the default, 8.
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

/// A row of a grid: each view is a cell. A view of a grid that is in no row is as wide as the grid.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/gridrow)
public struct GridRow<Content: View>: View, PrimitiveView {
    public typealias Body = Never

    private let alignment: VerticalAlignment?
    private let content: Content

    /// Makes a row with an alignment of the views in it; nil for that of the grid.
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

/// How many columns a cell takes.
struct GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }

/// Which axes of a cell don't count for the size of its column and row.
struct GridUnsizedKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

/// Where a view lies in its cell.
struct GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }

/// The alignment of a cell's column.
struct GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

extension View {
    /// Makes the view take several columns of its grid.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: min(max(1, count), GridLayout.maxColumnCount))
    }

    /// Sets where the view lies in its cell of a grid.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridAnchorKey.self, value: anchor) }

    /// Sets the alignment of the view's column in its grid.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Keeps the view from making its cell of a grid larger along some axes: it takes the room that others need.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedKey.self, value: axes)
    }
}
