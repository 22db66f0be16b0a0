import CoreGraphics

extension LayoutNode {
    /// Returns the position of a view that a left-to-right layout places at `x`: the same, or the mirrored one in a
    /// right-to-left layout. Layouts and alignments only handle left-to-right; what they place is mirrored.
    ///
    /// - Parameters:
    ///   - x: the view's left edge, from the layout's.
    ///   - child: the view.
    ///   - proposal: the view's proposal.
    ///   - width: the layout's width.
    final func mirrored(
        _ x: CGFloat, of child: LayoutNode, _ proposal: ProposedViewSize, in width: CGFloat
    ) -> CGFloat {
        scope.isRightToLeft ? width - x - child.sizeThatFits(proposal).width : x
    }
}

extension _ViewNode {
    /// Invalidates the layout of the whole subtree when the direction changes.
    final func setNeedsLayoutBelow() {
        (self as? LayoutNode)?.setNeedsLayout()
        for node in structure { node.setNeedsLayoutBelow() }
    }
}
