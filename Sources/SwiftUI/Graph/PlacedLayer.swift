import CoreGraphics
import QuartzCore

/// A node's own layer, kept at the node's position and size.
@MainActor
struct PlacedLayer<Layer: CALayer> {
    let layer: Layer
    /// The animator of the size, for a layer that is redrawn at each size.
    private let sizeAnimator: SizeAnimator?
    private(set) var isShown = false
    /// The size that the layer has in its place.
    private(set) var size = CGSize.zero
    /// The size for which the layer was last updated.
    private var shownSize: CGSize?

    init(_ layer: Layer, sizeAnimator: SizeAnimator?) { (self.layer, self.sizeAnimator) = (layer, sizeAnimator) }

    /// Sets the layer's position, and its size unless each intermediate size is drawn: both corners lie on pixels' edges.
    mutating func place(as node: LayoutNode, _ pass: PlacementPass) {
        let frame = node.pixelFrame
        size = sizeAnimator == nil ? frame.size : node.size
        sizeAnimator?.retarget(to: size, isNew: !node.isPlaced, pass.transaction)
        let transaction = node.isPlaced ? pass.transaction : Transaction()
        if sizeAnimator == nil { layer.setSize(size, transaction) }
        layer.setPlace(frame.origin, size, transaction)
    }

    var needsDisplay: Bool { size != shownSize }

    /// Sets the layer's size to the interpolated one on the way to that of its place, and returns it.
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
    /// The place of the node's layer in its host's: the node's frame on the pixels.
    final var pixelFrame: CGRect { alignedToPixels(CGRect(origin: origin, size: size)) }

    /// A rectangle in the space that the node is drawn in, with its corners on the nearest edges of pixels, so that what it
    /// shows is sharp. It is the same whether effects lie between the node and what it is aligned to or not.
    final func alignedToPixels(_ rect: CGRect) -> CGRect {
        let scale = graph.displayScale
        let base = placedHost?.contentBase ?? .zero
        func aligned(_ value: CGFloat) -> CGFloat {
            // What lies half way goes up, and so does what rounding has put a little below.
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

    /// Notes where a layer that holds the children's has gone: they are placed anew where that is not by whole pixels.
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
