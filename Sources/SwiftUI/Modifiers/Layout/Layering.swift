import CoreGraphics

/// Adds a background or an overlay, which is proposed the view's size and doesn't affect layout.
public struct _LayeringModifier<Secondary: View>: PrimitiveModifier {
    public typealias Body = Never

    let secondary: Secondary
    let alignment: Alignment
    let isInFront: Bool

    package func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = LayeringNode(around: child, alignment, isInFront: isInFront, context)
        node.takeSecondary(Secondary._makeNode(secondary, node.childContext))
        return node
    }

    package func updateWrapper(_ wrapper: WrapperNode) {
        guard let node = wrapper as? LayeringNode, let content = node.secondary else { return }
        node.alignment = alignment
        Secondary._updateNode(content, with: secondary)
    }
}

/// The wrapper of an element with a background or an overlay.
package class LayeringNode: WrapperNode {
    private(set) final var secondary: _ViewNode?
    private let isInFront: Bool
    private final var elements: [LayoutNode] = []
    private final var drawn: [LayoutNode] = []
    private final var elementsAreStale = true
    final var alignment: Alignment {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    init(around child: LayoutNode, _ alignment: Alignment, isInFront: Bool, _ context: _NodeContext) {
        self.alignment = alignment
        self.isInFront = isInFront
        super.init(around: child, context)
    }

    final func takeSecondary(_ node: _ViewNode) {
        secondary = node
        elementsChanged()
    }

    private final func collect() {
        guard elementsAreStale else { return }
        elementsAreStale = false
        (elements, drawn) = ([], [])
        secondary?.collectElements(into: &elements)
        secondary?.collectDrawn(into: &drawn)
        for element in drawn { element.layoutParent = self }
    }

    package override func placeContent(_ pass: PlacementPass) { placeLayered(at: origin, pass) }

    /// Places the element with its background or overlay at a point of the space that they are drawn in.
    final func placeLayered(at origin: CGPoint, _ pass: PlacementPass) {
        child.place(at: origin, proposal: placedProposal, pass)
        collect()
        let proposal = ProposedViewSize(size)
        // Aligned with one another, the views are then aligned together in the size.
        let outer = ViewDimensions(node: self, proposal: placedProposal, size: size)
        for element in drawn {
            let dimensions = element.dimensions(in: proposal)
            let x = outer[alignment.horizontal] - dimensions[alignment.horizontal]
            let place = CGPoint(
                x: origin.x + mirrored(x, of: element, proposal, in: size.width),
                y: origin.y + outer[alignment.vertical] - dimensions[alignment.vertical])
            element.place(at: place, proposal: proposal, pass)
        }
    }

    package override func elementsChanged() {
        elementsAreStale = true
        super.elementsChanged()
    }

    package override var structure: [_ViewNode] { secondary.map { [$0] } ?? [] }

    package override var drawnChildren: [LayoutNode] {
        collect()
        return isInFront ? [child] + drawn : drawn + [child]
    }
}

extension View {
    /// Adds views behind the view, which are proposed its size and don't affect layout.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _LayeringModifier<V>> {
        modifier(_LayeringModifier(secondary: content(), alignment: alignment, isInFront: false))
    }

    /// Adds a view behind the view, which is proposed its size and doesn't affect layout.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _LayeringModifier<Background>> {
        modifier(_LayeringModifier(secondary: background, alignment: alignment, isInFront: false))
    }

    /// Adds views in front of the view, which are proposed its size and don't affect layout.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _LayeringModifier<V>> {
        modifier(_LayeringModifier(secondary: content(), alignment: alignment, isInFront: true))
    }

    /// Adds a view in front of the view, which is proposed its size and doesn't affect layout.
    @_disfavoredOverload
    public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _LayeringModifier<Overlay>> {
        modifier(_LayeringModifier(secondary: overlay, alignment: alignment, isInFront: true))
    }
}
