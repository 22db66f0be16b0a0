public import CoreGraphics

/// Lays out the sublayers of a layer.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayoutmanager)
public protocol CALayoutManager: AnyObject {
    /// The size that the layer would like to have, in its superlayer's space.
    func preferredSize(of layer: CALayer) -> CGSize

    /// Called when what the layout was worked out from may have changed.
    func invalidateLayout(of layer: CALayer)

    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
    public func preferredSize(of layer: CALayer) -> CGSize { layer.frame.size }
    public func invalidateLayout(of layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
}
