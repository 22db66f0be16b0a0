import CoreGraphics
import QuartzCore
package import UIKit

/// A list's views hosted in a UIKit view: those of a row, a header or footer, or a row's background.
package class HostedNode: LayoutNode {
    /// The UIKit view that hosts the content.
    package final let view: UIView
    final var content: [LayoutNode] = [] {
        didSet {
            adoptContent()
            if !content.elementsEqual(oldValue, by: ===) { elementsChanged() }
        }
    }
    /// The insets of the content from the view's edges.
    final var insets = EdgeInsets() {
        didSet { if insets != oldValue { setNeedsLayout() } }
    }
    final var alignment = Alignment.leading

    package init(in view: UIView, _ context: _NodeContext) {
        self.view = view
        super.init(context)
    }

    /// Makes this node the parent of its content again, after other nodes have collected it.
    final func adoptContent() {
        for element in content { element.layoutParent = self }
    }

    package override func willRemove() { view.removeFromSuperview() }

    // MARK: Layout

    private func inner(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
    }

    /// Returns the height of the content at a width, including the insets above and below.
    final func height(forWidth width: CGFloat) -> CGFloat {
        content.reduce(0) { $0 + $1.sizeThatFits(inner(width, nil)).height } + insets.vertical
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? 0
        return CGSize(width: width, height: proposal.height ?? height(forWidth: width))
    }

    package override func placeContent(_ pass: PlacementPass) {
        let room = CGSize(
            width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
        guard content.count > 1 else {
            if let element = content.first { place(element, inner(size.width, size.height), room, 0, pass) }
            return
        }
        var top: CGFloat = 0
        for element in content {
            let proposal = inner(size.width, nil)
            let height = element.sizeThatFits(proposal).height
            place(element, proposal, CGSize(width: room.width, height: height), top, pass)
            top += height
        }
    }

    private func place(
        _ element: LayoutNode, _ proposal: ProposedViewSize, _ room: CGSize, _ top: CGFloat, _ pass: PlacementPass
    ) {
        let place = alignment.origin(of: element.dimensions(in: proposal), in: room)
        let x = mirrored(insets.leading + place.x, of: element, proposal, in: size.width)
        element.place(at: CGPoint(x: x, y: insets.top + top + place.y), proposal: proposal, pass)
    }

    // MARK: Layers

    package override var drawnChildren: [LayoutNode] { content }
    package override var ownLayer: CALayer? { view.layer }
    package override var hostsLayers: Bool { true }
}

/// The node of one type-erased view, hosted in a UIKit view of a list.
final class HostedViewNode: HostedNode {
    private var root: _ViewNode?

    /// Shows a view, or a newer value of it.
    func show(_ newView: AnyView) {
        if let root { return AnyView._updateNode(root, with: newView) }
        root = AnyView._makeNode(newView, childContext.eager)
        collect()
    }

    private func collect() {
        var found: [LayoutNode] = []
        root?.collectElements(into: &found)
        content = found
    }

    override func elementsChanged() {
        super.elementsChanged()
        graph.afterLayout { [weak self] in self?.collect() }
    }

    override var structure: [_ViewNode] { root.map { [$0] } ?? [] }
}
