import CoreGraphics

/// Redraws the contents that depend on animations, for each frame.
final class FrameDisplayQueue: ContextObject {
    static var slot: ContextSlot { .frameDisplays }

    /// Layers to redraw in the next frame because an animation that their contents were drawn from was removed.
    private var layersOfRemovedAnimations: [WeakLayer] = []

    init(of context: ModelContext) {}

    /// Whether there are such layers.
    var isWaiting: Bool { !layersOfRemovedAnimations.isEmpty }

    /// Redraws the contents that depend on animations for the frame at `time`, and commits the changes; once for each frame,
    /// however often it is called.
    func displayLayers(at time: CFTimeInterval) {
        let moving = AnimationScheduler.current.layersToDisplay(at: time)
        let left = layersOfRemovedAnimations.compactMap(\.layer)
        layersOfRemovedAnimations = []
        guard !moving.isEmpty || !left.isEmpty else { return }
        let layers = moving + left.filter { layer in !moving.contains { $0 === layer } }
        let clock = ContextClock.current
        let outer = clock.frameTime
        clock.frameTime = time
        defer { clock.frameTime = outer }
        let transactions = TransactionStack.current
        for layer in layers { transactions.withoutActions { layer.displayForFrame() } }
        transactions.openIfTreesArePending()
        transactions.flush()
    }

    /// Redraws `layer` in the next frame: its contents were drawn from values of an animation that has been removed.
    func displayInNextFrame(_ layer: CALayer) { layersOfRemovedAnimations.append(WeakLayer(layer: layer)) }
}

private struct WeakLayer {
    weak var layer: CALayer?
}
