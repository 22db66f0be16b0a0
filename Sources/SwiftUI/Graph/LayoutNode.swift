package import Foundation
package import QuartzCore

/// A node that takes part in layout: it is proposed a size, chooses one, and is placed.
package class LayoutNode: _ViewNode {
    /// The element that places this one.
    final var layoutParent: LayoutNode? {
        get { layoutParentHandle?.object.map { unsafeDowncast($0, to: LayoutNode.self) } }
        set { layoutParentHandle = newValue?.handle }
    }
    private final var layoutParentHandle: Handle<_ViewNode>?
    /// Whose layer the node was drawn in when it was placed last.
    private final var placedHostHandle: Handle<_ViewNode>?
    private final var sizes = SizeCache()
    private final var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
    /// Whether something below is to be measured and placed again.
    package private(set) final var needsLayout = true
    /// Whether the node has ever been placed.
    package private(set) final var isPlaced = false
    /// The top left corner, in the space of the layer that the node is drawn in.
    package private(set) final var origin = CGPoint.zero
    /// The size it was placed with.
    package private(set) final var size = CGSize.zero
    package private(set) final var placedProposal = ProposedViewSize.unspecified
    /// Where the layout around the node wants it, while it says so.
    final var chosenPlace: (origin: CGPoint, proposal: ProposedViewSize)?
    /// The top left corner, seen from that of the element around.
    final var relativeOrigin = CGPoint.zero
    /// Whether the node is shown on its way out only, and takes no part in layout.
    package var isLeaving: Bool { isBeingRemoved }
    private final var isBeingRemoved = false
    /// The element that this one stands for: itself, or what it was put around.
    package var element: LayoutNode { self }

    // MARK: For subclasses

    /// The size that the node chooses for a proposal.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Places what lies in the node, and brings its layer up to date.
    package func placeContent(_ pass: PlacementPass) {}

    /// Where a guide of the alignment lies, if something in the node says so.
    package func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }

    /// What the node asks of the layout around it.
    package var traits: ViewTraits { .none }

    /// The distances that the node would like to keep from others.
    package var spacing: ViewSpacing { ViewSpacing() }

    /// Called when the sizes of what lies in the node may be others.
    package func layoutIsStale() {}

    /// The elements to be drawn, back to front.
    package var drawnChildren: [LayoutNode] { [] }

    /// The layer that the node has to itself.
    package var ownLayer: CALayer? { nil }

    /// Whether the node's children are drawn in `ownLayer`.
    package var hostsLayers: Bool { false }

    /// What the node's layer does to its space: from the layer's to that around it, without the place.
    package var contentTransform: CATransform3D { CATransform3DIdentity }

    /// Whether what lies at a point of the space that the node's children are drawn in can be seen and touched.
    package func reveals(_ point: CGPoint) -> Bool { true }

    /// Whether a point of the space that the node is drawn in hits the node itself.
    package func contains(_ point: CGPoint) -> Bool { false }

    /// Brings the layer up to date without layout.
    package func display(_ transaction: Transaction) {}

    // MARK: Layout

    /// The size that the node chooses for a proposal, never negative nor NaN.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        let size = measure(proposal).usable
        sizes[proposal] = size
        return size
    }

    /// Where a guide lies, if something in the node says so; known once it was asked for.
    final func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        guard graph.guides.mayBeSet(key) else { return nil }
        if let known = guides.first(where: { $0.key == key && $0.proposal == dimensions.proposal }) {
            return known.value
        }
        let value = explicitAlignment(key, dimensions)
        if guides.count == LayoutNode.maxGuideCount { guides.removeFirst() }
        guides.append((key, dimensions.proposal, value))
        return value
    }

    /// Two directions, for a few proposals.
    private static let maxGuideCount = 12

    /// The size and the guides for a proposal.
    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal: proposal, size: sizeThatFits(proposal))
    }

    /// Puts the node at a place in its host's space.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize, _ pass: PlacementPass) {
        let size = sizeThatFits(proposal)
        let origin = origin.isFinite ? origin : self.origin
        guard !isPlaced || needsLayout || origin != self.origin || size != self.size || proposal != placedProposal
        else { return }
        (self.origin, self.size, placedProposal) = (origin, size, proposal)
        needsLayout = false
        enterHost()
        placeContent(pass)
        isPlaced = true
    }

    /// Has the layers of the node placed again, as something may have come around it that draws them in a layer of its own.
    final func hostMayChange() {
        needsLayout = true
        guard !hostsLayers else { return }
        for child in drawnChildren { child.hostMayChange() }
    }

    /// Notes whose layer the node is drawn in. Where that is another than before, as when a transition comes around the view,
    /// the node's own layer stays where it is seen, so that it moves on from there.
    private final func enterHost() {
        guard let ownLayer else { return }
        let host = layerHost
        let old = placedHostHandle?.object.map { unsafeDowncast($0, to: LayoutNode.self) }
        guard host !== old else { return }
        placedHostHandle = host?.handle
        guard isPlaced, let host, let old else { return }
        ownLayer.position = host.contentPoint(fromGlobal: old.contentPointToGlobal(ownLayer.position))
    }

    /// Takes the place of another element, which it is put around.
    final func takePlace(of other: LayoutNode) {
        (origin, size, placedProposal) = (other.origin, other.size, other.placedProposal)
        relativeOrigin = other.relativeOrigin
    }

    /// Asks for the node to be measured and placed again, and what lies around it.
    package final func setNeedsLayout() {
        var node: LayoutNode? = self
        while let current = node {
            let isKnown = current.needsLayout && current.sizes.isEmpty
            current.sizes.removeAll()
            current.guides.removeAll(keepingCapacity: true)
            current.needsLayout = true
            current.layoutIsStale()
            if isKnown, current.isPlaced { break }
            node = current.layoutParent
        }
        graph.setNeedsFlush()
    }

    // MARK: Structure

    package override func collectElements(into elements: inout [LayoutNode]) { elements.append(self) }
    package override func collectDrawn(into elements: inout [LayoutNode]) { elements.append(self) }

    package override func leavingChanged(_ isLeaving: Bool) {
        isBeingRemoved = isLeaving
        super.leavingChanged(isLeaving)
    }

    package override func elementsChanged() {
        setNeedsLayout()
        layersChanged()
    }

    /// The node whose layer this one, or what lies in it, is drawn in.
    package final var layerHost: LayoutNode? {
        var node = layoutParent
        while let current = node, !current.hostsLayers { node = current.layoutParent }
        return node
    }

    /// Notes that the layers below are others, or in another order.
    package final func layersChanged() {
        if hostsLayers { graph.setNeedsLayers(self) }
        if let host = layerHost { graph.setNeedsLayers(host) }
    }

    /// Appends the layers that the node is drawn with in its host's layer.
    package func collectLayers(into layers: inout [CALayer]) {
        if let ownLayer { layers.append(ownLayer) }
        guard !hostsLayers else { return }
        for child in drawnChildren { child.collectLayers(into: &layers) }
    }

    /// Gives the node's layer its sublayers.
    package func updateSublayers() {
        guard hostsLayers, let ownLayer else { return }
        var layers: [CALayer] = []
        for child in drawnChildren { child.collectLayers(into: &layers) }
        ownLayer.takeSublayers(layers)
    }
}

extension CALayer {
    /// Takes sublayers, if they are not the ones it has.
    final func takeSublayers(_ layers: [CALayer]) {
        guard !(sublayers ?? []).elementsEqual(layers, by: ===) else { return }
        sublayers = layers
    }
}

/// State that is passed down during placement.
@MainActor
package struct PlacementPass {
    /// How what changes is to move.
    package var transaction: Transaction
}

/// What a node chose for the proposals that it was asked.
private struct SizeCache {
    private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []

    /// A layout asks its children of two or three proposals in each direction.
    private static let capacity = 24

    var isEmpty: Bool { entries.isEmpty }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get { entries.first { $0.proposal == proposal }?.size }
        set {
            guard let newValue else { return }
            if entries.count == SizeCache.capacity { entries.removeFirst() }
            entries.append((proposal, newValue))
        }
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
