/// Shows an asymmetric transition.
struct AsymmetricView: View {
    let element: LayoutNode
    let insertion: AnyTransition
    let removal: AnyTransition
    let phase: TransitionPhase

    var body: some View {
        NestedView(
            element: element, inner: insertion, outer: removal,
            phases: (phase == .willAppear ? phase : .identity, phase == .didDisappear ? phase : .identity))
    }
}

/// Shows an element with two combined transitions.
struct NestedView: View, PrimitiveView {
    typealias Body = Never

    let element: LayoutNode
    let inner: AnyTransition
    let outer: AnyTransition
    let phases: (TransitionPhase, TransitionPhase)

    package func makeNode(_ context: _NodeContext) -> NestedTransitionNode { NestedTransitionNode(self, context) }
    package func updateNode(_ node: NestedTransitionNode) { node.update(phases) }
}

/// The node of an element with two combined transitions.
package final class NestedTransitionNode: _ViewNode {
    private let innerNode: TransitionNode
    private let outerNode: TransitionNode

    init(_ view: NestedView, _ context: _NodeContext) {
        innerNode = TransitionNode(view.element, view.inner, view.phases.0, context)
        outerNode = TransitionNode(innerNode, view.outer, view.phases.1, context)
        super.init(context)
    }

    func update(_ phases: (TransitionPhase, TransitionPhase)) {
        innerNode.show(phases.0)
        outerNode.show(phases.1)
    }

    package override var structure: [_ViewNode] { [innerNode, outerNode] }
    package override func collectElements(into elements: inout [LayoutNode]) { elements.append(outerNode) }
    package override func collectDrawn(into elements: inout [LayoutNode]) { elements.append(outerNode) }
}
