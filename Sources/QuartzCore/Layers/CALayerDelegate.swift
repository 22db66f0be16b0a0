public import CoreGraphics
public import ObjectRuntime

/// The methods that a layer calls on its delegate. All are optional.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayerdelegate)
public protocol CALayerDelegate: RuntimeObject {
    /// Provides the layer's `contents`; takes precedence over `draw(_:in:)`.
    func display(_ layer: CALayer)

    /// Draws the layer's contents; the context's origin is at the top left, y points down, in points.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called directly before `draw(_:in:)`, to configure the backing store.
    func layerWillDraw(_ layer: CALayer)

    /// Called when the layer's bounds or sublayers changed.
    func layoutSublayers(of layer: CALayer)

    /// Returns the action for an event of the layer, such as a property change: `NSNull()` for none, or nil to continue
    /// the search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?

    // Entry points called by layers, on whichever thread they are changed, committed or drawn. A delegate that is
    // isolated to an actor, as views are, implements them without requiring isolation; for others they forward to the
    // methods above.

    func _display(_ layer: CALayer)
    func _draw(_ layer: CALayer, in ctx: CGContext)
    func _layerWillDraw(_ layer: CALayer)
    func _layoutSublayers(of layer: CALayer)
    func _action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.state.insert(.delegatePassed) }
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.state.insert(.delegatePassed) }
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) { layer.state.insert(.delegatePassed) }
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    public func _display(_ layer: CALayer) { display(layer) }
    public func _draw(_ layer: CALayer, in ctx: CGContext) { draw(layer, in: ctx) }
    public func _layerWillDraw(_ layer: CALayer) { layerWillDraw(layer) }
    public func _layoutSublayers(of layer: CALayer) { layoutSublayers(of: layer) }
    public func _action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        action(for: layer, forKey: event)
    }
}

extension CALayer {
    /// Called by a delegate that doesn't override the method.
    package final func delegatePassed() { state.insert(.delegatePassed) }
}
