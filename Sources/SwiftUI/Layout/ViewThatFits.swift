import CoreGraphics

/// Shows the first of its views that fits the proposed size; the last one if none does.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewthatfits)
public struct ViewThatFits<Content: View>: View, PrimitiveView {
    public typealias Body = Never

    private let axes: Axis.Set
    private let content: Content

    /// Creates a choice among views, based on their ideal sizes along some axes.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    package func makeNode(_ context: _NodeContext) -> ViewThatFitsNode {
        let node = ViewThatFitsNode(axes, context)
        node.takeContent(Content._makeNode(content, node.contentContext))
        return node
    }

    package func updateNode(_ node: ViewThatFitsNode) {
        node.axes = axes
        if let known = node.content { Content._updateNode(known, with: content) }
    }
}

/// The node of a choice among views.
package final class ViewThatFitsNode: GroupNode {
    var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }
    private var shown: LayoutNode?

    init(_ axes: Axis.Set, _ context: _NodeContext) {
        self.axes = axes
        super.init(context)
    }

    private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
        elements.first { element in
            let ideal = element.sizeThatFits(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
        } ?? elements.last
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    package override func placeElements(_ pass: PlacementPass) {
        let chosen = choice(placedProposal)
        if chosen !== shown {
            shown = chosen
            layersChanged()
        }
        for element in elements { element.setHostedViews(areShown: element === chosen) }
        chosen?.place(at: origin, proposal: placedProposal, pass)
    }

    package override var drawnChildren: [LayoutNode] { shown.map { [$0] } ?? [] }
}
