public import CoreGraphics

/// What a layer asks its delegate. Every method is optional.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayerdelegate)
public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's `contents`; comes before `draw(_:in:)` and in its place.
    func display(_ layer: CALayer)

    /// Draws the layer's contents; the context has the origin at the top left, y down, in points.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called just before `draw(_:in:)`, to set what affects the backing store.
    func layerWillDraw(_ layer: CALayer)

    /// Called when the layer's bounds or sublayers changed.
    func layoutSublayers(of layer: CALayer)

    /// What happens for an event of the layer, such as a property's change: an action, `NSNull()` for nothing, or nil to
    /// look further.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?

    // What layers call, on whichever thread they are changed, committed or drawn. A delegate that belongs to an actor, as
    // views do, answers them without asking for that actor; for others they are the methods above.

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
    /// What a delegate calls that has a method for subclasses to override, and nothing to do in it itself.
    package final func delegatePassed() { state.insert(.delegatePassed) }
}
