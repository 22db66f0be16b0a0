/// A committed copy of one layer: immutable, so every later tree that did not change it shares it.
package final class RenderLayer: Sendable {
    /// Which model layer this is a copy of; the same from commit to commit.
    package let identity: ObjectIdentifier
    package let properties: LayerProperties
    package let content: LayerContent
    /// In the order they were added, which is the order they take effect in.
    package let animations: [RenderAnimation]
    /// In the model's order, back to front before depth is looked at.
    package let sublayers: RenderSublayers
    package let mask: RenderLayer?
    private let rare: Rare?
    /// Whether this layer, its mask or anything below has animations: where not, one frame is like the next.
    package let subtreeHasAnimations: Bool

    package init(
        identity: ObjectIdentifier, properties: LayerProperties, content: LayerContent, timing: MediaTiming,
        animations: [RenderAnimation], sublayers: RenderSublayers, mask: RenderLayer?,
        custom: [String: AnimationValue]? = nil, reaching: [RenderAnimation] = []
    ) {
        self.identity = identity
        self.properties = properties
        self.content = content
        self.animations = animations
        self.sublayers = sublayers
        self.mask = mask
        let isPlain = timing == .ofLayer && custom == nil && reaching.isEmpty
        rare = isPlain ? nil : Rare(timing: timing, custom: custom, reaching: reaching)
        subtreeHasAnimations =
            !animations.isEmpty || !reaching.isEmpty || content.isEmitting || !isPlain && timing.isLimited
            || mask?.subtreeHasAnimations == true
            || sublayers.animatedCount > 0
    }

    package var timing: MediaTiming { rare?.timing ?? .ofLayer }

    /// Values of keys that only the user's own class knows; nil when there are none.
    package var custom: [String: AnimationValue]? { rare?.custom }

    /// Animations of the layer just above that act on this one, in the time of that layer.
    package var reaching: [RenderAnimation] { rare?.reaching ?? [] }

    /// Whether the layer is there at all when its superlayer's time is `parentTime`.
    package func isShown(atParentTime parentTime: Double) -> Bool {
        rare?.timing.isShown(atParentTime: parentTime) ?? true
    }

    /// The layer's own time when its superlayer's is `parentTime`.
    package func localTime(fromParent parentTime: Double) -> Double {
        rare?.timing.localTime(fromParent: parentTime) ?? parentTime
    }
}

/// What few layers have.
private final class Rare: Sendable {
    let timing: MediaTiming
    let custom: [String: AnimationValue]?
    let reaching: [RenderAnimation]

    init(timing: MediaTiming, custom: [String: AnimationValue]?, reaching: [RenderAnimation]) {
        self.timing = timing
        self.custom = custom
        self.reaching = reaching
    }
}
