public import CoreGraphics

/// Insets a view's safe area at an edge, by another view or by a length.
struct SafeAreaInsetModifier<Secondary: View>: PrimitiveModifier {
    typealias Body = Never

    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat
    let secondary: Secondary

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = SafeAreaInsetNode(around: child, context)
        node.takeSecondary(Secondary._makeNode(secondary, node.childContext))
        update(node)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) {
        guard let node = wrapper as? SafeAreaInsetNode else { return }
        update(node)
        if let content = node.secondary { Secondary._updateNode(content, with: secondary) }
    }

    private func update(_ node: SafeAreaInsetNode) {
        node.edge = edge
        node.alignment = alignment
        node.distance = spacing
        node.setNeedsLayout()
    }
}

/// The wrapper of an element with an inset safe area.
final class SafeAreaInsetNode: WrapperNode, SafeAreaProvider {
    var edge = Edge.bottom
    var alignment = Alignment.center
    var distance: CGFloat = 0
    private(set) var secondary: _ViewNode?
    private var elements: [LayoutNode] = []
    private var elementsAreStale = true

    func takeSecondary(_ node: _ViewNode) {
        secondary = node
        elementsChanged()
    }

    override func elementsChanged() {
        elementsAreStale = true
        super.elementsChanged()
    }

    private func collect() {
        guard elementsAreStale else { return }
        elementsAreStale = false
        elements = []
        secondary?.collectElements(into: &elements)
        for element in elements { element.layoutParent = self }
    }

    private var isVertical: Bool { edge == .top || edge == .bottom }

    /// Returns the proposal for the views at the edge, and the length by which they inset the safe area.
    private func inset(_ proposal: ProposedViewSize) -> (proposal: ProposedViewSize, length: CGFloat) {
        collect()
        let proposal =
            isVertical
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
        let length = elements.reduce(0) {
            let size = $1.sizeThatFits(proposal)
            return max($0, isVertical ? size.height : size.width)
        }
        return (proposal, length + distance)
    }

    private func remaining(_ proposal: ProposedViewSize, _ length: CGFloat) -> ProposedViewSize {
        isVertical
            ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - length) })
            : ProposedViewSize(width: proposal.width.map { max(0, $0 - length) }, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let length = inset(proposal).length
        let own = child.sizeThatFits(remaining(proposal, length))
        return isVertical
            ? CGSize(width: own.width, height: own.height + length)
            : CGSize(width: own.width + length, height: own.height)
    }

    override func placeContent(_ pass: PlacementPass) {
        let (proposal, length) = inset(placedProposal)
        let (x, y) = (edge == .leading ? length : 0, edge == .top ? length : 0)
        child.place(
            at: CGPoint(x: origin.x + x, y: origin.y + y), proposal: remaining(placedProposal, length), pass)
        for element in elements {
            let dimensions = element.dimensions(in: proposal)
            let inner = alignment.origin(of: dimensions, in: size)
            let place =
                switch edge {
                case .top: CGPoint(x: inner.x, y: 0)
                case .bottom: CGPoint(x: inner.x, y: size.height - dimensions.height)
                case .leading: CGPoint(x: 0, y: inner.y)
                case .trailing: CGPoint(x: size.width - dimensions.width, y: inner.y)
                }
            element.place(at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: proposal, pass)
        }
    }

    var providedSafeArea: (safe: CGRect, bounds: CGRect) {
        let own = globalFrame
        let length = inset(placedProposal).length
        var safe = own
        switch edge {
        case .top: (safe.origin.y, safe.size.height) = (own.minY + length, own.height - length)
        case .bottom: safe.size.height = own.height - length
        case .leading: (safe.origin.x, safe.size.width) = (own.minX + length, own.width - length)
        case .trailing: safe.size.width = own.width - length
        }
        // At the edges where it touches the enclosing safe area, its content can extend as far.
        let outer = enclosingSafeArea
        func far(_ own: CGFloat, _ safe: CGFloat, _ bound: CGFloat) -> CGFloat { abs(own - safe) < 0.01 ? bound : own }
        let (left, top) = (
            far(own.minX, outer.safe.minX, outer.bounds.minX), far(own.minY, outer.safe.minY, outer.bounds.minY)
        )
        let (right, bottom) = (
            far(own.maxX, outer.safe.maxX, outer.bounds.maxX), far(own.maxY, outer.safe.maxY, outer.bounds.maxY)
        )
        return (safe, CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// The views at the edge use the enclosing safe area.
    func providesSafeArea(to view: LayoutNode) -> Bool { !elements.contains { $0 === view } }

    override var structure: [_ViewNode] { secondary.map { [$0] } ?? [] }

    override var drawnChildren: [LayoutNode] {
        collect()
        return [child] + elements
    }
}

extension View {
    /// Adds views above or below the view, insetting its safe area; content that scrolls in the view also scrolls
    /// behind them. `spacing` is the distance between them, in points; nil for none.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing.map { $0.isFinite ? $0 : 0 } ?? 0, secondary: ZStack { content() }))
    }

    /// Adds views beside the view, insetting its safe area; content that scrolls in the view also scrolls behind them.
    /// `spacing` is the distance between them, in points; nil for none.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing.map { $0.isFinite ? $0 : 0 } ?? 0, secondary: ZStack { content() }))
    }

    /// Insets the safe area of the view, in points.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(edge: .top, length: insets.top))
            .modifier(SafeAreaPaddingModifier(edge: .bottom, length: insets.bottom))
            .modifier(SafeAreaPaddingModifier(edge: .leading, length: insets.leading))
            .modifier(SafeAreaPaddingModifier(edge: .trailing, length: insets.trailing))
    }

    /// Insets the safe area of the view at some edges, by a length in points; nil for 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? 16, at: edges))
    }

    /// Insets the safe area of the view at all edges, by a length in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// Insets the safe area at an edge.
struct SafeAreaPaddingModifier: PrimitiveModifier {
    typealias Body = Never

    let edge: Edge
    let length: CGFloat

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = SafeAreaInsetNode(around: child, context)
        updateWrapper(node)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) {
        guard let node = wrapper as? SafeAreaInsetNode else { return }
        node.edge = edge
        node.distance = length.isFinite ? max(0, length) : 0
        node.setNeedsLayout()
    }
}
