package import Foundation
package import QuartzCore

/// A node that participates in layout: it is proposed a size, chooses one, and is placed.
package class LayoutNode: _ViewNode {
    /// The element that places this one.
    final var layoutParent: LayoutNode? {
        get { layoutParentHandle?.object.map { unsafeDowncast($0, to: LayoutNode.self) } }
        set { layoutParentHandle = newValue?.handle }
    }
    private final var layoutParentHandle: Handle<_ViewNode>?
    /// The node in whose layer this one was drawn at its last placement.
    private final var placedHostHandle: Handle<_ViewNode>?
    /// The origin of the layer that contains the children's, in the space in which they are aligned to pixels: zero
    /// for nodes whose own layer is that space.
    final var contentBase = CGPoint.zero
    private final var sizes = SizeCache()
    private final var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
    /// Whether the subtree must be measured and placed again.
    package private(set) final var needsLayout = true
    /// Whether the node has ever been placed.
    package private(set) final var isPlaced = false
    /// The top left corner in the space of the layer that the node is drawn in.
    package private(set) final var origin = CGPoint.zero
    /// The size with which it was placed.
    package private(set) final var size = CGSize.zero
    package private(set) final var placedProposal = ProposedViewSize.unspecified
    /// The position and proposal chosen by the enclosing layout, during placement.
    final var chosenPlace: (origin: CGPoint, proposal: ProposedViewSize)?
    /// The top left corner relative to that of the enclosing element.
    final var relativeOrigin = CGPoint.zero
    /// Whether the node is being removed, and no longer participates in layout.
    package var isLeaving: Bool { isBeingRemoved }
    private final var isBeingRemoved = false
    /// The element that this one represents: itself, or the one that it wraps.
    package var element: LayoutNode { self }

    // MARK: For subclasses

    /// Returns the size that the node chooses for a proposal.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Places the node's content, and updates its layer.
    package func placeContent(_ pass: PlacementPass) {}

    /// Returns the position of an alignment guide if it is set explicitly.
    package func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }

    /// The node's requests to the enclosing layout.
    package var traits: ViewTraits { .none }

    /// The node's preferred spacing.
    package var spacing: ViewSpacing { ViewSpacing() }

    /// Called when the sizes of the content may have changed.
    package func layoutIsStale() {}

    /// The elements to draw, back to front.
    package var drawnChildren: [LayoutNode] { [] }

    /// The UIKit view of the node, in the nearest container; nil for none.
    package var hostedView: UIView? { nil }

    /// The node's own layer, if any.
    package var ownLayer: CALayer? { nil }

    /// Whether the node's children are drawn in `ownLayer`.
    package var hostsLayers: Bool { false }

    /// Whether the node's layer is moved by a transition, in which its content is inserted or removed.
    package var showsTransition: Bool { false }

    /// The transform of the node's layer, without its position.
    package var contentTransform: CATransform3D { CATransform3DIdentity }

    /// Returns whether content at a point, in the space that the children are drawn in, is visible and receives
    /// touches.
    package func reveals(_ point: CGPoint) -> Bool { true }

    /// Returns whether a point, in the space that the node is drawn in, hits the node itself.
    package func contains(_ point: CGPoint) -> Bool { false }

    /// Updates the layer without layout.
    package func display(_ transaction: Transaction) {}

    // MARK: Layout

    /// Returns the size that the node chooses for a proposal, never negative or NaN.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        let size = measure(proposal).usable
        sizes[proposal] = size
        return size
    }

    /// Returns whether the node, whose content has changed, chooses the same sizes and guides for all cached
    /// proposals: then the surrounding layout is still valid.
    final func choosesAsBefore() -> Bool {
        guard isPlaced, !needsLayout, !sizes.isEmpty else { return false }
        return sizes.known.allSatisfy { measure($0.proposal).usable == $0.size }
            && guides.allSatisfy { explicitAlignment($0.key, dimensions(in: $0.proposal)) == $0.value }
    }

    /// Returns the position of a guide if it is set explicitly; cached.
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

    /// Guides in both directions, for a few proposals.
    private static let maxGuideCount = 12

    /// Returns the size and the alignment guides for a proposal.
    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal: proposal, size: sizeThatFits(proposal))
    }

    /// Places the node in its host's space.
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

    /// Marks the node's layers for placement, because a new wrapper may host them in its own layer.
    final func hostMayChange() {
        needsLayout = true
        guard !hostsLayers else { return }
        for child in drawnChildren { child.hostMayChange() }
    }

    /// The node in whose layer this one's own layer was placed last.
    final var placedHost: LayoutNode? { placedHostHandle?.object.map { unsafeDowncast($0, to: LayoutNode.self) } }

    /// Records the host of the node's layer. If it has changed, as when a transition wraps the view, the node's own
    /// layer keeps its position on the screen and moves on from there.
    private final func enterHost() {
        guard let ownLayer else { return }
        let host = layerHost
        let old = placedHost
        guard host !== old else { return }
        placedHostHandle = host?.handle
        guard isPlaced, let host, let old else { return }
        ownLayer.position = host.contentPoint(fromGlobal: old.contentPointToGlobal(ownLayer.position))
    }

    /// Replaces another element, which it wraps.
    final func takePlace(of other: LayoutNode) {
        (origin, size, placedProposal) = (other.origin, other.size, other.placedProposal)
        relativeOrigin = other.relativeOrigin
    }

    /// Marks the node and its ancestors for measurement and placement.
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

    /// The node in whose layer this one's content is drawn.
    package final var layerHost: LayoutNode? {
        var node = layoutParent
        while let current = node, !current.hostsLayers { node = current.layoutParent }
        return node
    }

    /// Called when the layers below have changed, or their order.
    package final func layersChanged() {
        if hostsLayers { graph.setNeedsLayers(self) }
        if let host = layerHost { graph.setNeedsLayers(host) }
    }

    /// Appends the layers that represent the node in its host's layer.
    package func collectLayers(into layers: inout [CALayer]) {
        if let ownLayer { layers.append(ownLayer) }
        guard !hostsLayers else { return }
        for child in drawnChildren { child.collectLayers(into: &layers) }
    }

    /// Updates the sublayers of the node's layer.
    package func updateSublayers() {
        guard hostsLayers, let ownLayer else { return }
        var layers: [CALayer] = []
        for child in drawnChildren { child.collectLayers(into: &layers) }
        ownLayer.takeSublayers(layers)
    }
}

extension CALayer {
    /// Sets the sublayers if they differ.
    final func takeSublayers(_ layers: [CALayer]) {
        guard !(sublayers ?? []).elementsEqual(layers, by: ===) else { return }
        sublayers = layers
    }
}

/// State that is passed down during placement.
@MainActor
package struct PlacementPass {
    /// The transaction of the changes.
    package var transaction: Transaction
}

/// The sizes that a node chose for recent proposals.
private struct SizeCache {
    private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []

    var known: [(proposal: ProposedViewSize, size: CGSize)] { entries }

    /// Layouts query their children for two or three proposals in each direction.
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
