public import CoreGraphics
package import QuartzCore

/// Room that takes what a stack has left, along the stack; outside a stack in both directions.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/spacer)
public struct Spacer: View, PrimitiveView {
    public typealias Body = Never

    /// The minimum length, in points; nil for the default, 8.
    public var minLength: CGFloat?

    /// Makes a spacer that takes what is left, and at least `minLength` points; the standard distance for nil.
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    package func makeNode(_ context: _NodeContext) -> SpacerNode { SpacerNode(minLength, context) }
    package func updateNode(_ node: SpacerNode) { node.update(minLength) }
}

/// The node of a spacer.
package final class SpacerNode: LayoutNode {
    private var minLength: CGFloat?

    init(_ minLength: CGFloat?, _ context: _NodeContext) {
        self.minLength = minLength
        super.init(context)
    }

    /// It takes what is left when everything else has what it wants.
    package override var traits: ViewTraits {
        var traits = ViewTraits.none
        traits.layoutPriority = -.infinity
        return traits
    }

    func update(_ newLength: CGFloat?) {
        guard newLength != minLength else { return }
        minLength = newLength
        setNeedsLayout()
    }

    package override func evaluate() {
        needsUpdate = false
        setNeedsLayout()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength.map { $0.isFinite ? max(0, $0) : 0 } ?? ViewSpacing.usual
        let orientation = trackMore { scope.values(for: self).stackOrientation }
        func length(_ axis: Axis, _ proposed: CGFloat?) -> CGFloat {
            orientation == nil || orientation == axis ? max(least, proposed ?? least) : 0
        }
        return CGSize(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
    }

    package override var spacing: ViewSpacing { .zero }
}

/// A thin separator line: vertical in an `HStack`, horizontal elsewhere.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/divider)
public struct Divider: LeafView {
    public typealias Body = Never

    /// Makes a line across a stack, or along the width elsewhere.
    public nonisolated init() {}

    private static let thickness: CGFloat = 1

    package func sizeThatFits(_ proposal: ProposedViewSize, _ context: LeafContext) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return context.environment.stackOrientation == .horizontal
            ? CGSize(width: Divider.thickness, height: size.height)
            : CGSize(width: size.width, height: Divider.thickness)
    }

    package func updateLayer(_ layer: CALayer, _ context: LeafContext) {
        let isDark = context.environment.colorScheme == .dark
        // The separator of iOS, without what shines through.
        let color =
            isDark
            ? CGColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6)
            : CGColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
        context.set(layer, "backgroundColor", to: color)
    }
}
