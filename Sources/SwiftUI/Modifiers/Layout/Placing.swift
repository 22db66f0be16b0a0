public import CoreGraphics
package import QuartzCore

/// Places the centre of a view in the available space.
public struct _PositionLayout: UnaryLayout {
    public typealias Body = Never

    let position: CGPoint

    init(_ position: CGPoint) {
        if !position.isFinite { reportInView("position: \(position) is not usable; the view is placed at the corner") }
        self.position = position.isFinite ? position : .zero
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        let size = child.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    package func place(
        _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let inner = child.sizeThatFits(proposal)
        return (CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), proposal)
    }

    package func alignment(_ key: AlignmentKey, _ child: LayoutNode, _ dimensions: ViewDimensions) -> CGFloat? { nil }
}

/// Offsets a view from its position.
public struct _OffsetEffect: EffectModifier {
    public typealias Body = Never

    let offset: CGSize

    init(_ offset: CGSize) {
        let isUsable = offset.width.isFinite && offset.height.isFinite
        if !isUsable { reportInView("offset: \(offset) is not usable; the view is not moved") }
        self.offset = isUsable ? offset : .zero
    }

    package func makeLayer() -> CALayer { CALayer() }

    package func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        context.set(layer, "transform.translation", to: offset)
    }

    package func transform(_ size: CGSize) -> CATransform3D {
        CATransform3DMakeTranslation(offset.width, offset.height, 0)
    }
}

extension View {
    /// Places the view's centre at a position in points, in a frame that takes all the available space.
    public func position(_ position: CGPoint) -> ModifiedContent<Self, _PositionLayout> {
        modifier(_PositionLayout(position))
    }

    /// Places the view's centre at a position in points, in a frame that takes all the available space.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PositionLayout> {
        position(CGPoint(x: x, y: y))
    }

    /// Offsets the view's drawing, in points; its position in layout is unchanged.
    public func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect> { modifier(_OffsetEffect(offset)) }

    /// Offsets the view's drawing, in points; its position in layout is unchanged.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _OffsetEffect> {
        offset(CGSize(width: x, height: y))
    }
}
