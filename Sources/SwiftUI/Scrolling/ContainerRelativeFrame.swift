public import CoreGraphics

/// Sizes a view relative to its container.
struct ContainerRelativeModifier: PrimitiveModifier {
    typealias Body = Never

    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = ContainerRelativeNode(self, around: child, context)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) {
        guard let node = wrapper as? ContainerRelativeNode else { return }
        node.modifier = self
    }
}

/// The wrapper of an element that is sized relative to its container.
final class ContainerRelativeNode: WrapperNode {
    var modifier: ContainerRelativeModifier {
        didSet { setNeedsLayout() }
    }

    init(_ modifier: ContainerRelativeModifier, around child: LayoutNode, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(around: child, context)
    }

    /// The size of the nearest scroll view or list, or of the view hierarchy without its safe area.
    private var containerSize: CGSize {
        var node = layoutParent
        while let current = node {
            if let scroll = current as? ScrollNode { return scroll.roomForContent }
            if let list = current as? ListNode { return list.size }
            node = current.layoutParent
        }
        return graph.rootNode.safeArea.size
    }

    private func lengths(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let container = containerSize
        func own(_ axis: Axis, _ whole: CGFloat, _ proposed: CGFloat?) -> CGFloat? {
            guard modifier.axes.contains(axis) else { return proposed }
            let length = modifier.length(whole, axis)
            return length.isFinite ? max(0, length) : proposed
        }
        return ProposedViewSize(
            width: own(.horizontal, container.width, proposal.width),
            height: own(.vertical, container.height, proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = lengths(proposal)
        let own = child.sizeThatFits(inner)
        return CGSize(
            width: modifier.axes.contains(.horizontal) ? inner.width ?? own.width : own.width,
            height: modifier.axes.contains(.vertical) ? inner.height ?? own.height : own.height)
    }

    override func placeContent(_ pass: PlacementPass) {
        let inner = lengths(placedProposal)
        let place = modifier.alignment.origin(of: child.dimensions(in: inner), in: size)
        child.place(at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), proposal: inner, pass)
    }
}

extension View {
    /// Sizes the view to its container along some axes: to the nearest scroll view or list, or the window.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Sizes the view to a span of equal parts of its container, with spacing between them in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(1, count))
            let part = (length - spacing * (count - 1)) / count
            return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
        }
    }

    /// Sizes the view with a closure that receives the lengths of its container.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }
}
