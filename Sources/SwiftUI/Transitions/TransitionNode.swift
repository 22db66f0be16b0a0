import CoreGraphics

/// The wrapper of an element being inserted or removed, to which it applies the transition.
package final class TransitionNode: LayoutNode {
    private let shown: LayoutNode
    private let transition: AnyTransition
    private var content: _ViewNode!
    private var child: LayoutNode
    private(set) var phase: TransitionPhase

    init(_ element: LayoutNode, _ transition: AnyTransition, _ phase: TransitionPhase, _ context: _NodeContext) {
        shown = element
        self.transition = transition
        self.phase = phase
        child = element
        super.init(context)
        // Views created here are not inserted by themselves, so they have no transition.
        graph.arrivalDepth += 1
        content = AnyView._makeNode(view, childContext)
        graph.arrivalDepth -= 1
        collect()
        takePlace(of: element)
    }

    private var view: AnyView { AnyView(transition.apply(shown, phase)) }

    private func collect() {
        var elements: [LayoutNode] = []
        content.collectDrawn(into: &elements)
        child = elements.first ?? shown
        child.layoutParent = self
    }

    /// Shows the element in another phase.
    func show(_ newPhase: TransitionPhase) {
        guard newPhase != phase else { return }
        phase = newPhase
        AnyView._updateNode(content, with: view)
        setNeedsLayout()
    }

    package override var element: LayoutNode { shown.element }
    package override var isLeaving: Bool { shown.isLeaving }
    package override var traits: ViewTraits { shown.traits }
    package override var drawnChildren: [LayoutNode] { [child] }
    package override var structure: [_ViewNode] { [content] }
    package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    package override func placeContent(_ pass: PlacementPass) {
        child.place(at: origin, proposal: placedProposal, pass)
    }

    package override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        child.explicitAlignment(key, child.dimensions(in: dimensions.proposal))
    }

    package override func elementsChanged() {
        if content != nil { collect() }
        super.elementsChanged()
    }
}
