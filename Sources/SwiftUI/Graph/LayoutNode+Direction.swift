import CoreGraphics

extension LayoutNode {
    /// Where a view goes that a layout from left to right has at `x`: there, or at the mirrored place where one reads
    /// from right to left. Layouts and alignments know but one direction; what they place is mirrored.
    ///
    /// - Parameters:
    ///   - x: the view's left edge, from the layout's.
    ///   - child: the view.
    ///   - proposal: what it is proposed.
    ///   - width: the layout's width.
    final func mirrored(
        _ x: CGFloat, of child: LayoutNode, _ proposal: ProposedViewSize, in width: CGFloat
    ) -> CGFloat {
        scope.isRightToLeft ? width - x - child.sizeThatFits(proposal).width : x
    }
}

extension _ViewNode {
    /// Has all views below measured and placed again, when the direction changes.
    final func setNeedsLayoutBelow() {
        (self as? LayoutNode)?.setNeedsLayout()
        for node in structure { node.setNeedsLayoutBelow() }
    }
}
