public import CoreGraphics

/// Adds padding around a view.
public struct _PaddingLayout: UnaryLayout {
    public typealias Body = Never

    let insets: EdgeInsets

    /// The default padding, in points.
    static let usual: CGFloat = 16

    init(_ insets: EdgeInsets) {
        let isFinite = [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy(\.isFinite)
        if !isFinite { reportInView("padding: \(insets) is not usable; none is kept") }
        self.insets = isFinite ? insets : EdgeInsets()
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(
            width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    package func place(
        _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (CGPoint(x: insets.leading, y: insets.top), inner(proposal))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }
}

extension View {
    /// Adds padding around the view, in points.
    public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
        modifier(_PaddingLayout(insets))
    }

    /// Adds padding at some edges, in points; nil for the default, 16.
    public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedContent<Self, _PaddingLayout> {
        padding(EdgeInsets(length ?? _PaddingLayout.usual, at: edges))
    }

    /// Adds padding at all edges, in points.
    public func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> { padding(.all, length) }
}
