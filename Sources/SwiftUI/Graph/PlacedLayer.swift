import CoreGraphics
import QuartzCore

/// A node's own layer, kept at the node's position and size.
@MainActor
struct PlacedLayer<Layer: CALayer> {
    let layer: Layer
    /// The animator of the size, for a layer that is redrawn at each size.
    private let sizeAnimator: SizeAnimator?
    private(set) var isShown = false
    /// The size for which the layer was last updated.
    private var shownSize: CGSize?

    init(_ layer: Layer, sizeAnimator: SizeAnimator?) { (self.layer, self.sizeAnimator) = (layer, sizeAnimator) }

    /// Sets the layer's position, and its size unless each intermediate size is drawn.
    func place(as node: LayoutNode, _ pass: PlacementPass) {
        sizeAnimator?.retarget(to: node.size, isNew: !node.isPlaced, pass.transaction)
        let transaction = node.isPlaced ? pass.transaction : Transaction()
        if sizeAnimator == nil { layer.setSize(node.size, transaction) }
        layer.setPlace(node.origin, node.size, transaction)
    }

    func needsDisplay(in size: CGSize) -> Bool { size != shownSize }

    /// Sets the layer's size to the interpolated one on the way to `size`, and returns it.
    func currentSize(towards size: CGSize) -> CGSize {
        guard let sizeAnimator else { return size }
        let current = sizeAnimator.current
        layer.setSize(current, Transaction())
        return current
    }

    /// Records that the layer has been updated for a size.
    mutating func didShow(for size: CGSize) { (isShown, shownSize) = (true, size) }
}
