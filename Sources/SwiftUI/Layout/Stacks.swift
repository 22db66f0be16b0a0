public import CoreGraphics

/// Arranges views in a row.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/hstack)
public struct HStack<Content: View>: View {
    private let stack: _LayoutView<HStackLayout, Content>

    /// Creates a row of views, with a vertical alignment and a spacing in points; nil for the views' preferred spacing,
    /// usually 8.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = _LayoutView(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    public var body: some View { stack }
}

/// Arranges views in a column.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/vstack)
public struct VStack<Content: View>: View {
    private let stack: _LayoutView<VStackLayout, Content>

    /// Creates a column of views, with a horizontal alignment and a spacing in points; nil for the views' preferred
    /// spacing, usually 8.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        stack = _LayoutView(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
    }

    public var body: some View { stack }
}

/// Overlays views, the last one in front.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/zstack)
public struct ZStack<Content: View>: View {
    private let stack: _LayoutView<ZStackLayout, Content>

    /// Creates an overlay of views with an alignment.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        stack = _LayoutView(layout: ZStackLayout(alignment: alignment), content: content())
    }

    public var body: some View { stack }
}

/// The layout of an `HStack`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/hstacklayout)
public struct HStackLayout: Layout {
    /// The vertical alignment of subviews.
    public var alignment: VerticalAlignment
    /// The spacing in points; nil for the views' preferred spacing, usually 8.
    public var spacing: CGFloat?

    /// Creates a row, with a spacing in points; nil for the subviews' preferred spacing.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The layout's cache.
    public struct Cache { var stack: StackLayout.Cache }

    private var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.viewSpacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.layOut(subviews, proposal, &cache.stack).size
    }

    /// Places the subviews from the leading edge.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        stack.place(subviews, in: bounds, proposal, &cache.stack)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { stack.explicitAlignment(guide.key, subviews, proposal, &cache.stack) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { stack.explicitAlignment(guide.key, subviews, proposal, &cache.stack) }
}

/// The layout of a `VStack`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/vstacklayout)
public struct VStackLayout: Layout {
    /// The horizontal alignment of subviews.
    public var alignment: HorizontalAlignment
    /// The spacing in points; nil for the views' preferred spacing, usually 8.
    public var spacing: CGFloat?

    /// Creates a column, with a spacing in points; nil for the subviews' preferred spacing.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The layout's cache.
    public struct Cache { var stack: StackLayout.Cache }

    private var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.viewSpacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.layOut(subviews, proposal, &cache.stack).size
    }

    /// Places the subviews from the top down.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        stack.place(subviews, in: bounds, proposal, &cache.stack)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { stack.explicitAlignment(guide.key, subviews, proposal, &cache.stack) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { stack.explicitAlignment(guide.key, subviews, proposal, &cache.stack) }
}

/// The layout of a `ZStack`: as large as the union of its aligned views. Each view receives the stack's proposal.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/zstacklayout)
public struct ZStackLayout: Layout {
    /// The alignment of subviews.
    public var alignment: Alignment

    /// Creates an overlay, with the last subview in front.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        origins(subviews, proposal).size
    }

    /// Places the subviews on top of one another.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (subview, origin) in zip(subviews, origins(subviews, proposal).origins) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { explicitAlignment(guide.key, proposal, subviews) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { explicitAlignment(guide.key, proposal, subviews) }

    private func explicitAlignment(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> CGFloat? {
        key.combine(Array(origins(subviews, proposal).origins.enumerated())) { index, _ in
            subviews[index].dimensions(in: proposal)
        }
    }

    private func origins(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (origins: [CGPoint], size: CGSize) {
        let dimensions = subviews.map { $0.dimensions(in: proposal) }
        let guides = dimensions.map { CGPoint(x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
        let (left, top) = (guides.map(\.x).max() ?? 0, guides.map(\.y).max() ?? 0)
        let origins = guides.map { CGPoint(x: left.distance(after: $0.x), y: top.distance(after: $0.y)) }
        let size = zip(origins, dimensions).reduce(CGSize.zero) { size, view in
            CGSize(
                width: max(size.width, view.0.x + view.1.width), height: max(size.height, view.0.y + view.1.height))
        }
        return (origins, size)
    }
}
