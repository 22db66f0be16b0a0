/// The layer that a property animation targets: the one it was added to, or one of its children.
enum AnimationScope: Hashable {
    case own
    case mask
    case sublayer(String)

    /// Splits a key path such as `mask.opacity` or `sublayers.NAME.position.x` into the targeted layer and the property
    /// there. A name ends at its first dot.
    static func split(_ keyPath: String) -> (scope: AnimationScope, keyPath: String) {
        // Most key paths belong to the layer itself and need no splitting.
        guard keyPath.hasPrefix("mask.") || keyPath.hasPrefix("sublayers.") else { return (.own, keyPath) }
        let parts = keyPath.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count) {
        case ("mask", 2...): return (.mask, parts.dropFirst().joined(separator: "."))
        case ("sublayers", 3): return (.sublayer(parts[1]), parts[2])
        default: return (.own, keyPath)
        }
    }

    /// Resolves the target, starting at the layer that has the animation.
    func layer(from owner: CALayer) -> CALayer? {
        switch self {
        case .own: owner
        case .mask: owner.maskLayer
        case .sublayer(let name): owner.children.first { $0.name == name }
        }
    }

    /// The description of a missing target, for messages.
    var missing: String {
        switch self {
        case .own: "the layer"
        case .mask: "a mask"
        case .sublayer(let name): "a sublayer named \"\(name)\""
        }
    }
}

extension CAAnimation {
    /// The layers that the animation, or members of a group, target besides the one they are added to.
    final var foreignScopes: Set<AnimationScope> {
        switch self {
        case let group as CAAnimationGroup:
            (group.animations ?? []).reduce(into: []) { $0.formUnion($1.foreignScopes) }
        case let animation as CAPropertyAnimation:
            Set([AnimationScope.split(animation.keyPath ?? "").scope]).subtracting([.own])
        default: []
        }
    }

    /// The key paths that target the given scope.
    final func keyPaths(in scope: AnimationScope) -> [String] {
        switch self {
        case let group as CAAnimationGroup: (group.animations ?? []).flatMap { $0.keyPaths(in: scope) }
        case let animation as CAPropertyAnimation:
            [animation.keyPath].compactMap { $0.flatMap { AnimationScope.split($0).scope == scope ? $0 : nil } }
        default: []
        }
    }
}

/// The part of an animation that targets a child of the layer it was added to, as the child holds it.
struct ForeignAnimation {
    /// The record, owned by the layer that the animation was added to.
    let record: AnimationRecord
    /// The encoded animation, in the parent layer's time.
    let rendered: RenderAnimation
}

extension CALayer {
    /// The animations of the superlayer, or of the masked layer, that target this layer. Drops those that are over or
    /// whose layer is no longer the parent.
    final func commitForeignAnimations() -> [RenderAnimation] {
        guard let rareData, !rareData.foreignAnimations.isEmpty else { return [] }
        let outer = outerLayer
        let foreignAnimations = rareData.foreignAnimations.filter { outer != nil && $0.record.layer === outer }
        rareData.foreignAnimations = foreignAnimations
        return foreignAnimations.map(\.rendered)
    }
}
