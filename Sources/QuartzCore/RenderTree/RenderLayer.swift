/// A committed copy of one layer: immutable, so every later tree that did not change it shares it.
package final class RenderLayer: Sendable {
    /// Which model layer this is a copy of; the same from commit to commit.
    package let identity: ObjectIdentifier
    package let properties: LayerProperties
    package let content: LayerContent
    /// In the order they were added, which is the order they take effect in.
    package let animations: [RenderAnimation]
    let list: RenderSublayers
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
        list = sublayers
        self.mask = mask
        let isPlain = timing == MediaTiming() && custom == nil && reaching.isEmpty
        rare = isPlain ? nil : Rare(timing: timing, custom: custom, reaching: reaching)
        subtreeHasAnimations =
            !animations.isEmpty || !reaching.isEmpty || content.isEmitting || mask?.subtreeHasAnimations == true
            || sublayers.animatedCount > 0
    }

    /// In the model's order, back to front before depth is looked at.
    package var sublayers: [RenderLayer] { list.layers }

    package var timing: MediaTiming { rare?.timing ?? MediaTiming() }

    /// Values of keys that only the user's own class knows; nil when there are none.
    package var custom: [String: AnimationValue]? { rare?.custom }

    /// Animations of the layer just above that act on this one, in the time of that layer.
    package var reaching: [RenderAnimation] { rare?.reaching ?? [] }

    /// The layer's own time when its superlayer's is `parentTime`.
    package func localTime(fromParent parentTime: Double) -> Double {
        rare?.timing.localTime(fromParent: parentTime) ?? parentTime
    }
}

/// A list of sublayers that knows how many of them have animations, so that it need not look at all when one changes.
package struct RenderSublayers: Sendable {
    private(set) var layers: [RenderLayer]
    private(set) var animatedCount: Int

    package init(_ layers: [RenderLayer]) {
        self.layers = layers
        animatedCount = layers.reduce(0) { $0 + ($1.subtreeHasAnimations ? 1 : 0) }
    }

    /// Puts the newer copy of a layer in the place of the older one.
    mutating func replace(_ old: RenderLayer, with new: RenderLayer) {
        guard let index = layers.firstIndex(where: { $0 === old }) else { return }
        layers[index] = new
        animatedCount += (new.subtreeHasAnimations ? 1 : 0) - (old.subtreeHasAnimations ? 1 : 0)
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
