/// A committed copy of one layer: immutable, so every later tree that did not change it shares it.
package final class RenderLayer: Sendable {
    /// Which model layer this is a copy of; the same from commit to commit.
    package let identity: ObjectIdentifier
    package let properties: LayerProperties
    package let content: LayerContent
    package let animations: [RenderAnimation]
    /// In the model's order, back to front before depth is looked at.
    package let sublayers: [RenderLayer]
    package let mask: RenderLayer?
    /// Nil for a layer whose time is its superlayer's, as nearly every layer's is.
    private let ownTiming: TimingBox?
    /// Whether this layer, its mask or anything below has animations: where not, one frame is like the next.
    package let subtreeHasAnimations: Bool

    package var timing: MediaTiming { ownTiming?.timing ?? MediaTiming() }

    package init(
        identity: ObjectIdentifier, properties: LayerProperties, content: LayerContent, timing: MediaTiming,
        animations: [RenderAnimation], sublayers: [RenderLayer], mask: RenderLayer?
    ) {
        self.identity = identity
        self.properties = properties
        self.content = content
        self.ownTiming = timing == MediaTiming() ? nil : TimingBox(timing)
        self.animations = animations
        self.sublayers = sublayers
        self.mask = mask
        subtreeHasAnimations =
            !animations.isEmpty || mask?.subtreeHasAnimations == true
            || sublayers.contains { $0.subtreeHasAnimations }
    }

    /// The layer's own time when its superlayer's is `parentTime`.
    package func localTime(fromParent parentTime: Double) -> Double {
        ownTiming?.timing.localTime(fromParent: parentTime) ?? parentTime
    }
}

private final class TimingBox: Sendable {
    let timing: MediaTiming
    init(_ timing: MediaTiming) { self.timing = timing }
}
