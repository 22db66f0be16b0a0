public import CoreGraphics

/// A flexible space that expands along its stack's axis, or along both axes outside of a stack.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/spacer)
public struct Spacer: View, PrimitiveView {
    public typealias Body = Never

    /// The minimum length in points; nil for the default, 8.
    public var minLength: CGFloat?

    /// Creates a spacer with a minimum length in points; nil for the default.
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

    /// A spacer takes the length that remains after all other views.
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
