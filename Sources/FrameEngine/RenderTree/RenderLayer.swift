/// A committed copy of one layer: immutable, so every later tree that did not change it shares it.
package final class RenderLayer: Sendable {
    /// Which model layer this is a copy of; the same from commit to commit.
    package let identity: ObjectIdentifier
    package let properties: LayerProperties
    package let content: LayerContent
    /// In the order they were added, which is the order they take effect in.
    package let animations: [RenderAnimation]
    /// In the model's order, back to front before depth is looked at.
    ///
    /// Set once, and taken away when nobody can look any more: deinitializers release them.
    @exclusivity(unchecked) package nonisolated(unsafe) private(set) var sublayers: RenderSublayers
    @exclusivity(unchecked) package nonisolated(unsafe) private(set) var mask: RenderLayer?
    private let rare: Rare?
    /// At least how many levels of layers, masks among them, lie below.
    let height: Int32
    /// Whether this layer, its mask or anything below has animations: where not, one frame is like the next.
    package let subtreeHasAnimations: Bool
    /// Whether this layer has a plane of its own that is level and at depth 0 in its superlayer's space, at any time.
    let staysCoplanar: Bool
    /// Whether the layer is a background alone in a level plane, and only its geometry is animated: a frame then needs no copy
    /// of its values.
    let isPlainLeaf: Bool

    package init(
        identity: ObjectIdentifier, properties: LayerProperties, content: LayerContent, timing: MediaTiming,
        animations: [RenderAnimation], sublayers: RenderSublayers, mask: RenderLayer?,
        custom: [String: AnimationValue]? = nil, foreignAnimations: [RenderAnimation] = []
    ) {
        self.identity = identity
        self.properties = properties
        self.content = content
        self.animations = animations
        self.sublayers = sublayers
        self.mask = mask
        let isPlain = timing == .ofLayer && custom == nil && foreignAnimations.isEmpty
        rare = isPlain ? nil : Rare(timing: timing, custom: custom, foreignAnimations: foreignAnimations)
        height = max(sublayers.maxHeight, mask?.height ?? -1) + 1
        subtreeHasAnimations =
            !animations.isEmpty || !foreignAnimations.isEmpty || content.isEmitting || content.isTiled
            || !isPlain && timing.isLimited
            || mask?.subtreeHasAnimations == true
            || sublayers.animatedCount > 0
        staysCoplanar =
            properties.isCoplanar && content.flattensSublayers && animations.allSatisfy(\.keepsCoplanar)
            && foreignAnimations.allSatisfy(\.keepsCoplanar)
        isPlainLeaf =
            staysCoplanar && isPlain && sublayers.isEmpty && mask == nil && content.isPlain
            && properties.isBackgroundAlone && animations.allSatisfy(\.isGeometric)
    }

    /// Releases a deep tree one layer after the other: were each to release its own, the stack would be as deep as the tree.
    deinit {
        guard height > Self.maxReleaseDepth else { return }
        var released: [RenderLayer] = []
        takeDescendants(into: &released)
        while var layer = released.popLast() {
            // What another tree holds as well ends there; what nobody else holds can't be looked at any more.
            if layer.height > Self.maxReleaseDepth, isKnownUniquelyReferenced(&layer) {
                layer.takeDescendants(into: &released)
            }
        }
    }

    /// Moves the mask and the sublayers out of the tree; nobody looks at the layer any more.
    private func takeDescendants(into released: inout [RenderLayer]) {
        released.append(contentsOf: sublayers)
        if let mask { released.append(mask) }
        (sublayers, mask) = ([], nil)
    }

    /// The height of a tree that deinitializers may release level by level, at a few hundred bytes of stack each.
    private static let maxReleaseDepth = 256

    package var timing: MediaTiming { rare?.timing ?? .ofLayer }

    /// The layer's timing where it may differ from what all layers have.
    package var ownTiming: MediaTiming? { rare?.timing }

    /// Values of keys that only the user's own class knows; nil when there are none.
    package var custom: [String: AnimationValue]? { rare?.custom }

    /// Animations of the layer just above that act on this one, in the time of that layer.
    package var foreignAnimations: [RenderAnimation] { rare?.foreignAnimations ?? [] }

    /// Whether the layer is there at all when its superlayer's time is `parentTime`.
    package func isVisible(atParentTime parentTime: Double) -> Bool {
        rare?.timing.isVisible(atParentTime: parentTime) ?? true
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
    let foreignAnimations: [RenderAnimation]

    init(timing: MediaTiming, custom: [String: AnimationValue]?, foreignAnimations: [RenderAnimation]) {
        self.timing = timing
        self.custom = custom
        self.foreignAnimations = foreignAnimations
    }
}

extension LayerProperties {
    /// Whether the layer's plane is level, and at depth 0 in its superlayer's space.
    fileprivate var isCoplanar: Bool {
        zPosition == 0 && anchorPointZ == 0 && transform.keepsConstantDepth && transform.m43 == 0 && transform.m44 == 1
    }
}

extension LayerContent {
    /// Whether all that the layer is lies in its plane, so that its sublayers share one space.
    fileprivate var flattensSublayers: Bool {
        switch self {
        case .transform, .replicator: false
        default: true
        }
    }
}
