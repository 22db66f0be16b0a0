package import Foundation
package import QuartzCore

/// The root node of a hierarchy, whose content is centred in the safe area.
package final class RootNode: GroupNode {
    private let layer: CALayer
    /// The bounds of the hierarchy.
    package var bounds = CGRect.zero {
        didSet { if bounds != oldValue { setNeedsLayout() } }
    }
    /// The safe area.
    package var safeArea = CGRect.zero {
        didSet { if safeArea != oldValue { setNeedsLayout() } }
    }

    init(_ layer: CALayer, _ context: _NodeContext) {
        self.layer = layer
        super.init(context)
    }

    /// Shows a view, or a newer value of it.
    package func show<V: View>(_ view: V) {
        if let content { return V._updateNode(content, with: view) }
        graph.arrivalDepth += 1
        takeContent(V._makeNode(view, childContext))
        graph.arrivalDepth -= 1
    }

    func layOut(_ pass: PlacementPass) {
        guard needsLayout else { return }
        layer.setSize(bounds.size, Transaction())
        layer.setPlace(bounds.origin, bounds.size, Transaction())
        place(at: .zero, proposal: ProposedViewSize(bounds.size), pass)
    }

    package override func placeElements(_ pass: PlacementPass) {
        let proposal = ProposedViewSize(safeArea.size)
        let sizes = elements.map { $0.sizeThatFits(proposal) }
        // Several root views form a column.
        var top = safeArea.midY - sizes.reduce(0) { $0 + $1.height } / 2
        for (element, size) in zip(elements, sizes) {
            element.place(at: CGPoint(x: safeArea.midX - size.width / 2, y: top), proposal: proposal, pass)
            top += size.height
        }
    }

    /// Returns the size that the content chooses for a proposal.
    package func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        elements.reduce(CGSize.zero) { total, element in
            let size = element.sizeThatFits(proposal)
            return CGSize(width: max(total.width, size.width), height: total.height + size.height)
        }
    }

    package override func readsPreferences(from node: _ViewNode) -> Bool { true }

    package override func preferencesChanged() {
        graph.rootPreferencesChanged(self)
        graph.updatePreferredColorScheme(of: self)
    }

    package override var ownLayer: CALayer? { layer }
    package override var hostsLayers: Bool { true }
}
