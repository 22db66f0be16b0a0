import CoreGraphics

/// The geometry shared by matched views: the frame of the source.
@MainActor
final class MatchedGeometry {
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    private struct Group {
        weak var source: MatchedNode?
        /// The source's last frame in the hierarchy's space.
        var frame: CGRect
    }

    private var groups: [Key: Group] = [:]

    /// Returns the last frame of a key's source.
    func frame(_ key: Key) -> CGRect? { groups[key]?.frame }

    /// Returns whether a node is the source, or can become it because there is none.
    func takesLead(_ node: MatchedNode, _ key: Key) -> Bool {
        guard let source = groups[key]?.source, source !== node else { return true }
        return source.isRemoved || source.isLeaving || !source.isSource
    }

    /// Reports the frame of a key's source.
    func report(_ frame: CGRect, of node: MatchedNode, _ key: Key) {
        groups[key] = Group(source: node, frame: frame)
    }

    func forget(_ node: MatchedNode, _ key: Key) {
        if groups[key]?.source === node { groups[key] = nil }
    }
}

/// The matched properties of a view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/matchedgeometryproperties)
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The centre of the view.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size of the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Matches a view's geometry to another's.
public struct _MatchedGeometryModifier: PrimitiveModifier {
    public typealias Body = Never

    let key: MatchedGeometry.Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    package func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        MatchedNode(self, around: child, context)
    }

    package func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? MatchedNode)?.update(self) }
}

/// The wrapper of an element with matched geometry.
package final class MatchedNode: WrapperNode, PlacementObserver {
    private var modifier: _MatchedGeometryModifier
    /// The source's frame when this node was last placed.
    private var followed: CGRect?

    init(_ modifier: _MatchedGeometryModifier, around child: LayoutNode, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(around: child, context)
        graph.observePlacement(self)
    }

    func update(_ newModifier: _MatchedGeometryModifier) {
        if newModifier.key != modifier.key { graph.matches.forget(self, modifier.key) }
        modifier = newModifier
        setNeedsLayout()
    }

    var isSource: Bool { modifier.isSource && !isLeaving }

    package override func placeContent(_ pass: PlacementPass) {
        let matches = graph.matches
        guard isSource, matches.takesLead(self, modifier.key) else { return follow(matches.frame(modifier.key), pass) }
        let old = matches.frame(modifier.key)
        if !isPlaced, let old, pass.transaction.visibleAnimation != nil {
            // It starts from the frame of the view that it replaces.
            follow(old, PlacementPass(transaction: Transaction()))
        }
        followed = nil
        child.place(at: origin, proposal: placedProposal, pass)
        matches.report(globalFrame, of: self, modifier.key)
    }

    private func follow(_ frame: CGRect?, _ pass: PlacementPass) {
        followed = frame
        guard let frame else { return child.place(at: origin, proposal: placedProposal, pass) }
        let target = convertFromGlobal(frame)
        let proposal = modifier.properties.contains(.size) ? ProposedViewSize(target.size) : placedProposal
        let chosen = child.sizeThatFits(proposal)
        guard modifier.properties.contains(.position) else {
            let place = CGPoint(
                x: origin.x + (size.width - chosen.width) / 2, y: origin.y + (size.height - chosen.height) / 2)
            return child.place(at: place, proposal: proposal, pass)
        }
        let (x, y) = (modifier.anchor.x, modifier.anchor.y)
        let place = CGPoint(
            x: target.minX + target.width * x - chosen.width * x,
            y: target.minY + target.height * y - chosen.height * y)
        child.place(at: place, proposal: proposal, pass)
    }

    // MARK: Updates

    var isGone: Bool { isRemoved }

    func viewsWerePlaced() {
        let matches = graph.matches
        if isSource, matches.takesLead(self, modifier.key) {
            if isPlaced, followed == nil { return matches.report(globalFrame, of: self, modifier.key) }
            return setNeedsLayout()
        }
        guard let frame = matches.frame(modifier.key), followed?.isAlmost(frame) != true else { return }
        setNeedsLayout()
    }

    package override func willRemove() { graph.matches.forget(self, modifier.key) }
}

extension View {
    /// Matches the view's size and position with others of the same id. The source keeps its own geometry, and the
    /// others follow it. When one is inserted while another is removed, in an animation, both move from the old to the
    /// new geometry.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> ModifiedContent<Self, _MatchedGeometryModifier> {
        modifier(
            _MatchedGeometryModifier(
                key: MatchedGeometry.Key(id: id, namespace: namespace), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}
