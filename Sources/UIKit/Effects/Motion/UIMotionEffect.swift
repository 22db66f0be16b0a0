public import Foundation

/// What a view does as its viewer moves in front of the screen.
///
/// A subclass overrides `keyPathsAndRelativeValues(forViewerOffset:)`. Nothing here senses motion: the viewer stays in the middle, and no
/// view moves.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimotioneffect)
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public override init() { super.init() }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Archives the effect. A subclass adds what it has.
    open func encode(with coder: NSCoder) {}

    /// Returns the effect itself. A subclass that can be changed returns another one.
    open func copy(with zone: NSZone?) -> Any { self }

    /// What is added to the view's properties, by their key paths, for where the viewer is. Nil, the default, for nothing.
    ///
    /// - Parameter viewerOffset: from -1 at the left, or above, to 1 at the right, or below; 0 in front of the middle.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Several effects of a view as one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimotioneffectgroup)
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects. Nil by default.
    open var motionEffects: [UIMotionEffect]?

    public override init() { super.init() }

    /// Creates a group from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        motionEffects = coder.decodeObject(forKey: "UIMotionEffects") as? [UIMotionEffect]
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(motionEffects, forKey: "UIMotionEffects")
    }

    /// Returns a group of copies.
    open override func copy(with zone: NSZone?) -> Any {
        let group = UIMotionEffectGroup()
        group.motionEffects = motionEffects?.map { $0.copy(with: zone) as? UIMotionEffect ?? $0 }
        return group
    }

    /// What the effects add together; where several add to one key path, their sum.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let all = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        guard !all.isEmpty else { return nil }
        return all.reduce(into: [:]) { sum, values in
            sum.merge(values) { old, new in
                guard let old = MotionValue(old), let new = MotionValue(new) else { return new }
                return old.combined(with: new, +)?.any ?? new.any
            }
        }
    }
}

extension UIView {
    /// Adds an effect for when the viewer moves.
    public final func addMotionEffect(_ effect: UIMotionEffect) { withExtras { $0.motionEffects.append(effect) } }

    /// Removes an effect.
    public final func removeMotionEffect(_ effect: UIMotionEffect) {
        extras?.motionEffects.removeAll { $0 === effect }
    }

    /// The effects for when the viewer moves. Empty by default.
    public final var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { withExtras { $0.motionEffects = newValue } }
    }
}
