import CoreGraphics
package import QuartzCore

/// A thin separator line: vertical in an `HStack`, horizontal elsewhere.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/divider)
public struct Divider: LeafView {
    public typealias Body = Never

    /// Creates a divider.
    public nonisolated init() {}

    private static let thickness: CGFloat = 1

    package func sizeThatFits(_ proposal: ProposedViewSize, _ context: LeafContext) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return context.environment.stackOrientation == .horizontal
            ? CGSize(width: Divider.thickness, height: size.height)
            : CGSize(width: size.width, height: Divider.thickness)
    }

    package func updateLayer(_ layer: CALayer, _ context: LeafContext) {
        let (paint, mode) = SeparatorShapeStyle()._paint(in: context.environment).paint.unblended
        CATransaction.withoutActions { layer.show(mode) }
        context.set(layer, "backgroundColor", to: paint.color)
    }
}
