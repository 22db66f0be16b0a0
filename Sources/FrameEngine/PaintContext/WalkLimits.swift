import CoreGraphics

/// Limits on the parts of a tree that could otherwise take unbounded memory, time or stack.
struct WalkLimits: Sendable, Equatable {
    /// The maximum number of open groups, for each of which a compositor may need an image.
    static let maxOpenGroupCount = 500
    /// The maximum depth of masks of masks, which are walked recursively.
    static let maxNestedMasks = 100
    /// The maximum depth of nested shadows. Shadows in a shadow's caster are part of its silhouette; those in their
    /// casters are omitted, or each level of a tree would double the work.
    static let maxNestedShadows = 2
    /// The maximum depth of nested transitions, each of which draws two trees. Beyond it, a layer shows only the tree
    /// that the transition leads to.
    static let maxNestedTransitions = 4

    static let maxNestedOffscreens = 50

    var openGroups = 0
    var nestedPictures = 0
    var nestedMasks = 0
    var nestedShadows = 0
    var nestedTransitions = 0
    /// The number of layers that may still be visited because they cast a shadow.
    var castingLayers = 1 << 19
    /// The number of layers that may still be visited to measure the extent of others.
    var measuredLayers = 1 << 17
    /// The time that replicators' copies may still take, in microseconds.
    var copyCost = 0
    /// The time that particles outside copies may still take, in microseconds.
    var particleWork = 0.0

    /// Adopts the frame's remaining budgets.
    mutating func keepBudgets(of inner: WalkLimits) {
        (castingLayers, measuredLayers, copyCost) = (inner.castingLayers, inner.measuredLayers, inner.copyCost)
        particleWork = inner.particleWork
    }

    /// Counts an opened group; returns false, reporting it once, if there are too many.
    mutating func allowsAnotherGroup() -> Bool {
        guard openGroups < Self.maxOpenGroupCount else {
            reportOnce(
                "more than \(Self.maxOpenGroupCount) nested translucent, masked or clipping layers: "
                    + "deeper ones are not drawn")
            return false
        }
        openGroups += 1
        return true
    }

    /// Counts a layer inside a shadow's silhouette; returns false, reporting it once, if there are too many.
    mutating func allowsAnotherLayer() -> Bool {
        guard nestedShadows > 0 else { return true }
        guard castingLayers > 0 else {
            reportOnce("too many nested shadows: some of them are not drawn")
            return false
        }
        castingLayers -= 1
        return true
    }
}
