/// A committed snapshot of one layer: immutable, and shared by later trees in which the layer is unchanged.
package final class RenderLayer: Sendable {
    /// The identity of the model layer, stable across commits.
    package let identity: ObjectIdentifier
    package let properties: LayerProperties
    package let content: LayerContent
    /// In the order in which they were added and are applied.
    package let animations: [RenderAnimation]
    /// In the model's order: back to front, before sorting by depth.
    ///
    /// Set once, and cleared only when inaccessible, during deinitialization.
    @exclusivity(unchecked) package nonisolated(unsafe) private(set) var sublayers: RenderSublayers
    @exclusivity(unchecked) package nonisolated(unsafe) private(set) var mask: RenderLayer?
    private let rare: Rare?
    /// An upper bound of the height of the subtree, masks included.
    let height: Int32
    /// Whether this layer, its mask or any descendant is animated: otherwise all frames are equal.
    package let subtreeHasAnimations: Bool
    /// Whether this layer and its descendants only add coverage: opaque pixels below stay opaque.
    let subtreeOnlyCovers: Bool
    /// Whether this layer's plane always coincides with the superlayer's plane z = 0.
    let staysCoplanar: Bool
    /// Whether the layer is a coplanar plain background with at most geometric animations: a frame then needs no copy
    /// of its properties.
    let isPlainLeaf: Bool
    /// Whether the layer is a shape that animations change beyond its geometry.
    let animatesShape: Bool

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
        // Computed for each subtree when its root is created, children first: committing one layer visits only its
        // children.
        height = max(sublayers.maxHeight, mask?.height ?? -1) + 1
        subtreeHasAnimations =
            !animations.isEmpty || !foreignAnimations.isEmpty || content.isEmitting || content.isTiled
            || !isPlain && timing.isLimited
            || mask?.subtreeHasAnimations == true
            || sublayers.animatedCount > 0
        subtreeOnlyCovers =
            properties.compositing == nil && properties.backgroundFilters.isEmpty && sublayers.onlyCover
            && !animations.contains(where: \.isTransition)
        staysCoplanar =
            properties.isCoplanar && content.flattensSublayers && animations.allSatisfy(\.keepsCoplanar)
            && foreignAnimations.allSatisfy(\.keepsCoplanar)
        isPlainLeaf =
            staysCoplanar && isPlain && sublayers.isEmpty && mask == nil && content.isPlain
            && properties.isBackgroundAlone && animations.allSatisfy(\.isGeometric)
        animatesShape =
            content.isShape && (animations + foreignAnimations).contains { $0.setsValue(of: content) }
    }

    /// Releases deep trees iteratively: recursive deinitialization would overflow the stack.
    deinit {
        guard height > Self.maxReleaseDepth else { return }
        var released: [RenderLayer] = []
        takeDescendants(into: &released)
        while var layer = released.popLast() {
            // Layers shared with another tree are skipped; a uniquely referenced one is inaccessible to others.
            if layer.height > Self.maxReleaseDepth, isKnownUniquelyReferenced(&layer) {
                layer.takeDescendants(into: &released)
            }
        }
    }

    /// Moves the mask and the sublayers out of a layer that is no longer accessible.
    private func takeDescendants(into released: inout [RenderLayer]) {
        released.append(contentsOf: sublayers)
        if let mask { released.append(mask) }
        (sublayers, mask) = ([], nil)
    }

    /// The maximum height of a tree that is released recursively, at a few hundred bytes of stack per level.
    private static let maxReleaseDepth = 256

    package var timing: MediaTiming { rare?.timing ?? .ofLayer }

    /// The layer's timing if it may differ from the default.
    package var ownTiming: MediaTiming? { rare?.timing }

    /// Values of custom keys; nil when there are none.
    package var custom: [String: AnimationValue]? { rare?.custom }

    /// Animations of the parent layer that target this one, in the parent's time.
    package var foreignAnimations: [RenderAnimation] { rare?.foreignAnimations ?? [] }

    /// Whether the layer's timing makes it visible at the superlayer's time `parentTime`.
    package func isVisible(atParentTime parentTime: Double) -> Bool {
        rare?.timing.isVisible(atParentTime: parentTime) ?? true
    }

    /// Converts the superlayer's time to the layer's local time.
    package func localTime(fromParent parentTime: Double) -> Double {
        rare?.timing.localTime(fromParent: parentTime) ?? parentTime
    }
}

/// Rarely used values.
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
    /// Whether the layer's plane coincides with the superlayer's plane z = 0.
    fileprivate var isCoplanar: Bool {
        zPosition == 0 && anchorPointZ == 0 && transform.keepsConstantDepth && transform.m43 == 0 && transform.m44 == 1
    }
}

extension LayerContent {
    /// Whether the layer flattens its sublayers into its plane.
    fileprivate var flattensSublayers: Bool {
        switch self {
        case .transform, .replicator: false
        default: true
        }
    }
}
