import CoreGraphics

/// Extends a view into the safe area.
public struct _SafeAreaIgnoringLayout: PrimitiveModifier {
    public typealias Body = Never

    let edges: Edge.Set

    package func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        SafeAreaIgnoringNode(edges, around: child, context)
    }

    package func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? SafeAreaIgnoringNode)?.edges = edges }
}

/// The wrapper of an element that may extend into the safe area.
package final class SafeAreaIgnoringNode: WrapperNode {
    var edges: Edge.Set {
        didSet { if edges != oldValue { setNeedsLayout() } }
    }

    init(_ edges: Edge.Set, around child: LayoutNode, _ context: _NodeContext) {
        self.edges = edges
        super.init(around: child, context)
    }

    package override func placeContent(_ pass: PlacementPass) {
        let frame = settledFrame
        let (safe, bounds) = enclosingSafeArea
        func reach(_ edge: Edge, _ own: CGFloat, _ safe: CGFloat, _ bound: CGFloat) -> CGFloat {
            edges.contains(Edge.Set(edge)) && abs(own - safe) < 0.01 ? abs(bound - safe) : 0
        }
        let insets = EdgeInsets(
            top: reach(.top, frame.minY, safe.minY, bounds.minY),
            leading: reach(.leading, frame.minX, safe.minX, bounds.minX),
            bottom: reach(.bottom, frame.maxY, safe.maxY, bounds.maxY),
            trailing: reach(.trailing, frame.maxX, safe.maxX, bounds.maxX))
        let room = CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
        let proposal = ProposedViewSize(room)
        let chosen = child.sizeThatFits(proposal)
        let place = CGPoint(
            x: origin.x - insets.leading + (room.width - chosen.width) / 2,
            y: origin.y - insets.top + (room.height - chosen.height) / 2)
        child.place(at: place, proposal: proposal, pass)
    }
}

extension View {
    /// Extends the view into the safe area at the edges that it touches.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _SafeAreaIgnoringLayout> {
        modifier(_SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends the view into the safe area at the edges that it touches.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> ModifiedContent<Self, _SafeAreaIgnoringLayout> {
        ignoresSafeArea(edges: edges)
    }
}
