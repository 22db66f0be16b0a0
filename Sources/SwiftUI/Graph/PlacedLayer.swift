import CoreGraphics
import QuartzCore

/// A node's own layer, kept at the node's position and size.
@MainActor
struct PlacedLayer<Layer: CALayer> {
    let layer: Layer
    /// The animator of the size, for a layer that is redrawn at each size.
    private let sizeAnimator: SizeAnimator?
    private(set) var isShown = false
    /// The size of the layer at its final position.
    private(set) var size = CGSize.zero
    /// The size for which the layer was last updated.
    private var shownSize: CGSize?

    init(_ layer: Layer, sizeAnimator: SizeAnimator?) { (self.layer, self.sizeAnimator) = (layer, sizeAnimator) }

    /// Sets the layer's position, and its size unless each intermediate size is drawn: both corners are pixel-aligned.
    mutating func place(as node: LayoutNode, _ pass: PlacementPass) {
        let frame = node.pixelFrame
        size = sizeAnimator == nil ? frame.size : node.size
        sizeAnimator?.retarget(to: size, isNew: !node.isPlaced, pass.transaction)
        let transaction = node.isPlaced ? pass.transaction : Transaction()
        if sizeAnimator == nil { layer.setSize(size, transaction) }
        layer.setPlace(frame.origin, size, transaction)
    }

    var needsDisplay: Bool { size != shownSize }

    /// Sets the layer's size to the interpolated one on the way to the final size, and returns it.
    func takeCurrentSize() -> CGSize {
        guard let sizeAnimator else { return size }
        let current = sizeAnimator.current
        layer.setSize(current, Transaction())
        return current
    }

    /// Records that the layer has been updated for its size.
    mutating func didShow() { (isShown, shownSize) = (true, size) }
}

extension LayoutNode {
    /// The frame of the node's layer in its host: the node's frame aligned to pixels.
    final var pixelFrame: CGRect { alignedToPixels(CGRect(origin: origin, size: size)) }

    /// Returns a rectangle in the space that the node is drawn in, with its corners aligned to pixels, so that its
    /// content is sharp. The result doesn't depend on whether there are effects between the node and the space for
    /// alignment.
    final func alignedToPixels(_ rect: CGRect) -> CGRect {
        let scale = graph.displayScale
        let base = placedHost?.contentBase ?? .zero
        func aligned(_ value: CGFloat) -> CGFloat {
            // Midpoints are rounded up, including those that are slightly below due to rounding.
            (value * scale + 0.501).rounded(.down) / scale
        }
        func length(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
            let whole = aligned(start + length) - aligned(start)
            return abs(whole - length) * scale < 0.01 ? length : whole
        }
        return CGRect(
            x: aligned(base.x + rect.minX) - aligned(base.x), y: aligned(base.y + rect.minY) - aligned(base.y),
            width: length(base.x + rect.minX, rect.width), height: length(base.y + rect.minY, rect.height))
    }

    /// Updates the alignment after a layer that contains the children's has moved: they are placed again if it moved
    /// by a fraction of a pixel.
    final func layerDidMove() {
        let hostBase = placedHost?.contentBase ?? .zero
        let base = CGPoint(x: hostBase.x + origin.x, y: hostBase.y + origin.y)
        let scale = graph.displayScale
        func isWhole(_ distance: CGFloat) -> Bool { abs(distance * scale - (distance * scale).rounded()) < 1e-6 }
        let staysOnPixels = isWhole(base.x - contentBase.x) && isWhole(base.y - contentBase.y)
        contentBase = base
        if isPlaced, !staysOnPixels { for child in drawnChildren { child.hostMayChange() } }
    }
}
