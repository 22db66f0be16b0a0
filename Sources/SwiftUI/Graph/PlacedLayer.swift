import CoreGraphics
import QuartzCore

/// A node's own layer, which has the node's place and size and is brought up to date for them.
@MainActor
struct PlacedLayer<Layer: CALayer> {
    let layer: Layer
    /// The size on its way, where the layer has to be drawn for each.
    private let sizeAnimator: SizeAnimator?
    private(set) var isShown = false
    /// The size that the layer was last brought up to date for.
    private var shownSize: CGSize?

    init(_ layer: Layer, sizeAnimator: SizeAnimator?) { (self.layer, self.sizeAnimator) = (layer, sizeAnimator) }

    /// Moves the layer to where a node is, and its size unless that has to be drawn on its way.
    func place(as node: LayoutNode, _ pass: PlacementPass) {
        sizeAnimator?.retarget(to: node.size, isNew: !node.isPlaced, pass.transaction)
        let transaction = node.isPlaced ? pass.transaction : Transaction()
        if sizeAnimator == nil { layer.setSize(node.size, transaction) }
        layer.setPlace(node.origin, node.size, transaction)
    }

    func needsDisplay(in size: CGSize) -> Bool { size != shownSize }

    /// The size to draw the layer for, which it then has: that on the way to `size`.
    func currentSize(towards size: CGSize) -> CGSize {
        guard let sizeAnimator else { return size }
        let current = sizeAnimator.current
        layer.setSize(current, Transaction())
        return current
    }

    /// Notes that the layer is up to date for a size.
    mutating func didShow(for size: CGSize) { (isShown, shownSize) = (true, size) }
}
