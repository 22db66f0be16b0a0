public import CoreGraphics
public import ObjectRuntime

/// Lays out the sublayers of a layer.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayoutmanager)
public protocol CALayoutManager: RuntimeObject {
    /// Returns the layer's preferred size, in its superlayer's coordinates.
    func preferredSize(of layer: CALayer) -> CGSize

    /// Called when the inputs of the layout may have changed.
    func invalidateLayout(of layer: CALayer)

    /// Lays out the sublayers.
    func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
    public func preferredSize(of layer: CALayer) -> CGSize { layer.frame.size }
    public func invalidateLayout(of layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
}
