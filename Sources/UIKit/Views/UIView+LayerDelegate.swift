public import CoreGraphics
public import QuartzCore

/// The layer's delegate methods, which may be called on any thread.
///
/// A tiled layer is drawn on its own threads, and a layer may be changed and committed on any thread, as on iOS. The
/// methods that subclasses override are nevertheless main-actor isolated: what they access on other threads is their
/// responsibility.
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
    /// Calls main-actor code on the current thread, without checking whether it is the main one.
    @inline(__always)
    static func unchecked<Result>(_ body: @MainActor () -> Result) -> Result {
        // The two types differ only in isolation, which has no representation in a synchronous function.
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}
