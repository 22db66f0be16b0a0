/// Which layer a property animation acts on: the one it was added to, or one just below.
enum AnimationScope: Hashable {
    case own
    case mask
    case sublayer(String)

    /// Takes a key path such as `mask.opacity` or `sublayers.NAME.position.x` apart: the layer it leads to, and the
    /// property there. A name ends at its first dot.
    static func split(_ keyPath: String) -> (scope: AnimationScope, keyPath: String) {
        // Most paths are of the layer itself, and need not be taken apart.
        guard keyPath.hasPrefix("mask.") || keyPath.hasPrefix("sublayers.") else { return (.own, keyPath) }
        let parts = keyPath.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count) {
        case ("mask", 2...): return (.mask, parts.dropFirst().joined(separator: "."))
        case ("sublayers", 3): return (.sublayer(parts[1]), parts[2])
        default: return (.own, keyPath)
        }
    }

    /// The layer that is meant, seen from the one that has the animation.
    func layer(from owner: CALayer) -> CALayer? {
        switch self {
        case .own: owner
        case .mask: owner.maskLayer
        case .sublayer(let name): owner.children.first { $0.name == name }
        }
    }

    /// What to say when there is no such layer.
    var missing: String {
        switch self {
        case .own: "the layer"
        case .mask: "a mask"
        case .sublayer(let name): "a sublayer named \"\(name)\""
        }
    }
}

extension CAAnimation {
    /// The layers that the animation, or the members of a group, act on besides the one they are added to.
    final var foreignScopes: Set<AnimationScope> {
        switch self {
        case let group as CAAnimationGroup:
            (group.animations ?? []).reduce(into: []) { $0.formUnion($1.foreignScopes) }
        case let animation as CAPropertyAnimation:
            Set([AnimationScope.split(animation.keyPath ?? "").scope]).subtracting([.own])
        default: []
        }
    }

    /// The key paths that lead there.
    final func keyPaths(in scope: AnimationScope) -> [String] {
        switch self {
        case let group as CAAnimationGroup: (group.animations ?? []).flatMap { $0.keyPaths(in: scope) }
        case let animation as CAPropertyAnimation:
            [animation.keyPath].compactMap { $0.flatMap { AnimationScope.split($0).scope == scope ? $0 : nil } }
        default: []
        }
    }
}

/// The part of an animation that acts on a layer just below the one it was added to.
struct ForeignAnimation {
    /// Held by the layer that it was added to.
    let record: AnimationRecord
    /// Its parent's time is the superlayer's, as is that of whatever the superlayer has.
    let rendered: RenderAnimation
}

extension CALayer {
    /// The animations of the superlayer, or of the layer that this one masks, that act on this layer. Those that are
    /// over, or whose layer is no longer just above, are let go.
    final func commitForeignAnimations() -> [RenderAnimation] {
        guard let rareData, !rareData.foreignAnimations.isEmpty else { return [] }
        let outer = outerLayer
        let foreignAnimations = rareData.foreignAnimations.filter { outer != nil && $0.record.layer === outer }
        rareData.foreignAnimations = foreignAnimations
        return foreignAnimations.map(\.rendered)
    }
}
