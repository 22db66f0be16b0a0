public import Foundation

/// The reaction of a view to motion of its viewer in front of the screen.
///
/// Subclasses override `keyPathsAndRelativeValues(forViewerOffset:)`. There is no motion sensor: the viewer stays
/// centred, and no view moves.
/// view moves.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimotioneffect)
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public override init() { super.init() }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Archives the effect. Subclasses add their own properties.
    open func encode(with coder: NSCoder) {}

    /// Returns the effect itself. Mutable subclasses return a copy.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Returns the values to add to the view's properties, keyed by key path, for the viewer's position. Nil, the
    /// default, for none.
    ///
    /// - Parameter viewerOffset: from -1 at the left or top to 1 at the right or bottom; 0 in the centre.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Several effects of a view, combined into one.
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

    /// Returns the combined values of the effects; values for the same key path are summed.
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
    /// Adds an effect that responds to the viewer's motion.
    public final func addMotionEffect(_ effect: UIMotionEffect) { withExtras { $0.motionEffects.append(effect) } }

    /// Removes an effect.
    public final func removeMotionEffect(_ effect: UIMotionEffect) {
        extras?.motionEffects.removeAll { $0 === effect }
    }

    /// The effects that respond to the viewer's motion. Empty by default.
    public final var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { withExtras { $0.motionEffects = newValue } }
    }
}
