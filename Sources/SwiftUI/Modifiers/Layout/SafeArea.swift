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
        let reach = insetsTouched(by: settledFrame)
        func length(_ edge: Edge.Set, _ own: CGFloat) -> CGFloat { edges.contains(edge) ? own : 0 }
        let insets = EdgeInsets(
            top: length(.top, reach.top), leading: length(.leading, reach.leading),
            bottom: length(.bottom, reach.bottom), trailing: length(.trailing, reach.trailing))
        let room = CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
        let proposal = ProposedViewSize(room)
        let chosen = child.sizeThatFits(proposal)
        let place = CGPoint(
            x: origin.x - insets.leading + (room.width - chosen.width) / 2,
            y: origin.y - insets.top + (room.height - chosen.height) / 2)
        child.place(at: place, proposal: proposal, pass)
    }
}

extension LayoutNode {
    /// Returns the insets of the enclosing safe area at the edges where a frame in the hierarchy's space touches that
    /// area from inside; zero at other edges.
    final func insetsTouched(by frame: CGRect) -> EdgeInsets {
        let (safe, bounds) = enclosingSafeArea
        func inset(_ own: CGFloat, _ safe: CGFloat, _ bound: CGFloat) -> CGFloat {
            abs(own - safe) < 0.01 ? abs(bound - safe) : 0
        }
        return EdgeInsets(
            top: inset(frame.minY, safe.minY, bounds.minY), leading: inset(frame.minX, safe.minX, bounds.minX),
            bottom: inset(frame.maxY, safe.maxY, bounds.maxY), trailing: inset(frame.maxX, safe.maxX, bounds.maxX))
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
