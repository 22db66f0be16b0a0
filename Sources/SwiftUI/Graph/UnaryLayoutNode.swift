import CoreGraphics

/// A modifier that changes the layout of each element of its view.
@MainActor
package protocol UnaryLayout: PrimitiveModifier {
    /// Returns the size for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize

    /// Returns the child's position in the chosen size, and its proposal.
    func place(
        _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize)

    /// Returns the modified view's requests to the enclosing layout.
    func traits(_ traits: ViewTraits) -> ViewTraits

    /// The guide that the modifier sets, if any.
    var guide: AlignmentKey? { get }

    /// Returns the position of a guide if the modifier sets it; otherwise it is the child's.
    func alignment(_ key: AlignmentKey, _ child: LayoutNode, _ dimensions: ViewDimensions) -> CGFloat?
}

extension UnaryLayout {
    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        child.sizeThatFits(proposal)
    }

    package func place(
        _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

    package func traits(_ traits: ViewTraits) -> ViewTraits { traits }

    package var guide: AlignmentKey? { nil }

    package func alignment(_ key: AlignmentKey, _ child: LayoutNode, _ dimensions: ViewDimensions) -> CGFloat? { nil }

    package func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        UnaryLayoutNode(self, around: child, context)
    }

    package func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? UnaryLayoutNode<Self>)?.update(with: self) }
}

/// The wrapper of an element with a layout modifier.
package final class UnaryLayoutNode<Modifier: UnaryLayout>: WrapperNode {
    private var modifier: Modifier

    init(_ modifier: Modifier, around child: LayoutNode, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(around: child, context)
        graph.guides.note(modifier.guide)
    }

    func update(with newModifier: Modifier) {
        let old = traits
        modifier = newModifier
        graph.guides.note(modifier.guide)
        setNeedsLayout()
        if old.zIndex != traits.zIndex { layersChanged() }
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.sizeThatFits(proposal, child) }

    package override func placeContent(_ pass: PlacementPass) {
        let place = modifier.place(child, in: size, placedProposal)
        let x = mirrored(place.origin.x, of: child, place.proposal, in: size.width)
        child.place(at: CGPoint(x: origin.x + x, y: origin.y + place.origin.y), proposal: place.proposal, pass)
    }

    package override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let place = modifier.place(child, in: dimensions.size, dimensions.proposal)
        let inner = child.dimensions(in: place.proposal)
        if let own = modifier.alignment(key, child, inner) {
            return own + (key.axis == .horizontal ? place.origin.x : place.origin.y)
        }
        return inner.explicit(key).map { $0 + (key.axis == .horizontal ? place.origin.x : place.origin.y) }
    }

    package override var traits: ViewTraits { modifier.traits(child.traits) }
}
