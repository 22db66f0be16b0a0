/// A committed copy of one layer: immutable, so every later tree that did not change it shares it.
package final class RenderLayer: Sendable {
    /// Which model layer this is a copy of; the same from commit to commit.
    package let identity: ObjectIdentifier
    package let properties: LayerProperties
    package let content: LayerContent
    /// In the order they were added, which is the order they take effect in.
    package let animations: [RenderAnimation]
    /// In the model's order, back to front before depth is looked at.
    package let sublayers: [RenderLayer]
    package let mask: RenderLayer?
    private let rare: Rare?
    /// Whether this layer, its mask or anything below has animations: where not, one frame is like the next.
    package let subtreeHasAnimations: Bool

    package init(
        identity: ObjectIdentifier, properties: LayerProperties, content: LayerContent, timing: MediaTiming,
        animations: [RenderAnimation], sublayers: [RenderLayer], mask: RenderLayer?,
        custom: [String: AnimationValue]? = nil
    ) {
        self.identity = identity
        self.properties = properties
        self.content = content
        self.animations = animations
        self.sublayers = sublayers
        self.mask = mask
        rare = timing == MediaTiming() && custom == nil ? nil : Rare(timing: timing, custom: custom)
        subtreeHasAnimations =
            !animations.isEmpty || mask?.subtreeHasAnimations == true
            || sublayers.contains { $0.subtreeHasAnimations }
    }

    package var timing: MediaTiming { rare?.timing ?? MediaTiming() }

    /// Values of keys that only the user's own class knows; nil when there are none.
    package var custom: [String: AnimationValue]? { rare?.custom }

    /// The layer's own time when its superlayer's is `parentTime`.
    package func localTime(fromParent parentTime: Double) -> Double {
        rare?.timing.localTime(fromParent: parentTime) ?? parentTime
    }
}

/// What few layers have.
private final class Rare: Sendable {
    let timing: MediaTiming
    let custom: [String: AnimationValue]?

    init(timing: MediaTiming, custom: [String: AnimationValue]?) {
        self.timing = timing
        self.custom = custom
    }
}
