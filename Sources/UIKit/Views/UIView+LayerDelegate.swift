public import CoreGraphics
public import QuartzCore

/// What the layer asks its view, on whichever thread it does.
///
/// A tiled layer is drawn by threads of its own, and a layer may be changed and committed by any thread, as on iOS. The
/// methods that subclasses override belong to the main actor all the same: it is up to them what they touch there.
extension UIView {
    public nonisolated final func _display(_ layer: CALayer) {
        nonisolated(unsafe) let layer = layer
        MainActor.unchecked { display(layer) }
    }

    public nonisolated final func _draw(_ layer: CALayer, in ctx: CGContext) {
        nonisolated(unsafe) let (layer, ctx) = (layer, ctx)
        MainActor.unchecked { draw(layer, in: ctx) }
    }

    public nonisolated final func _layerWillDraw(_ layer: CALayer) {
        nonisolated(unsafe) let layer = layer
        MainActor.unchecked { layerWillDraw(layer) }
    }

    public nonisolated final func _layoutSublayers(of layer: CALayer) {
        nonisolated(unsafe) let layer = layer
        MainActor.unchecked { layoutSublayers(of: layer) }
    }

    public nonisolated final func _action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        nonisolated(unsafe) let layer = layer
        return MainActor.unchecked { action(for: layer, forKey: event) }
    }
}

extension MainActor {
    /// Calls main-actor code on the thread that this is, without asking whether it is the main actor's.
    @inline(__always)
    static func unchecked<Result>(_ body: @MainActor () -> Result) -> Result {
        // The two types differ in the actor alone, which leaves no trace in a function that does not wait.
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}
