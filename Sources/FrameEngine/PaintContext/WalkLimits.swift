import CoreGraphics

/// How much of a tree is drawn that would take memory, time or stack without end.
struct WalkLimits: Sendable, Equatable {
    /// A compositor may need an image for each group that is open.
    static let maxOpenGroupCount = 500
    /// Masks of masks are walked by calls within calls.
    static let maxNestedMasks = 100
    /// Shadows in what casts a shadow are a part of it; shadows in what casts those are left out, or each level of
    /// a tree would double the work.
    static let maxNestedShadows = 2
    /// A transition draws two trees; within so many others a layer shows only the one that it leads to.
    static let maxNestedTransitions = 4

    static let maxNestedOffscreens = 50

    var openGroups = 0
    var nestedPictures = 0
    var nestedMasks = 0
    var nestedShadows = 0
    var nestedTransitions = 0
    /// How many layers may still be looked at because they cast a shadow.
    var castingLayers = 1 << 19
    /// How many layers may still be looked at to find out how far others reach.
    var measuredLayers = 1 << 17
    /// What replicators' copies may still take, in microseconds.
    var copyCost = 0
    /// What particles outside copies may still take, in microseconds.
    var particleWork = 0.0

    /// Takes over what is left of what the whole frame may take.
    mutating func keepBudgets(of inner: WalkLimits) {
        (castingLayers, measuredLayers, copyCost) = (inner.castingLayers, inner.measuredLayers, inner.copyCost)
        particleWork = inner.particleWork
    }

    /// Counts a group that is opened, or says once that there are too many.
    mutating func allowsAnotherGroup() -> Bool {
        guard openGroups < Self.maxOpenGroupCount else {
            reportOnce(
                "more than \(Self.maxOpenGroupCount) translucent, masked or clipping layers within one another: "
                    + "what lies deeper is not drawn")
            return false
        }
        openGroups += 1
        return true
    }

    /// Counts a layer, if it is one that casts a shadow.
    mutating func allowsAnotherLayer() -> Bool {
        guard nestedShadows > 0 else { return true }
        guard castingLayers > 0 else {
            reportOnce("too many layers cast shadows within shadows: some of them cast none")
            return false
        }
        castingLayers -= 1
        return true
    }
}
