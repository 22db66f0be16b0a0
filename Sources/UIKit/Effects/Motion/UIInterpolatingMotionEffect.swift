public import Foundation

/// Moves a property between two values as the viewer moves along one axis.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect)
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis along which the device is tilted.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/effecttype)
    public enum EffectType: Int, Sendable {
        /// To the left and right.
        case tiltAlongHorizontalAxis
        /// Up and down.
        case tiltAlongVerticalAxis
    }

    /// The key path of the property, such as "center.x" or "layer.shadowOffset".
    public final let keyPath: String

    /// The axis.
    public final let type: EffectType

    /// The value added when the viewer is at the left or top limit: a number, point, size, rectangle, offset or
    /// transform. Nil, the default, for none.
    open var minimumRelativeValue: Any?

    /// The value added when the viewer is at the right or bottom limit. Nil, the default, for none.
    open var maximumRelativeValue: Any?

    /// Creates an effect on a property.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Creates an effect from an archive; returns nil if there is none.
    public required init?(coder: NSCoder) {
        guard let keyPath = coder.decodeObject(forKey: "UIKeyPath") as? String,
            let type = EffectType(rawValue: coder.decodeInteger(forKey: "UIEffectType"))
        else { return nil }
        (self.keyPath, self.type) = (keyPath, type)
        super.init(coder: coder)
        minimumRelativeValue = coder.decodeObject(forKey: "UIMinimumRelativeValue")
        maximumRelativeValue = coder.decodeObject(forKey: "UIMaximumRelativeValue")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(keyPath, forKey: "UIKeyPath")
        coder.encode(type.rawValue, forKey: "UIEffectType")
        coder.encode(minimumRelativeValue.flatMap(MotionValue.init)?.any, forKey: "UIMinimumRelativeValue")
        coder.encode(maximumRelativeValue.flatMap(MotionValue.init)?.any, forKey: "UIMaximumRelativeValue")
    }

    /// Returns an effect with the same values.
    open override func copy(with zone: NSZone?) -> Any {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        effect.minimumRelativeValue = minimumRelativeValue
        effect.maximumRelativeValue = maximumRelativeValue
        return effect
    }

    /// Returns the value interpolated between the two by the viewer's position on the axis; nil if one is missing or
    /// their kinds differ.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let minimum = minimumRelativeValue.flatMap(MotionValue.init)
        let maximum = maximumRelativeValue.flatMap(MotionValue.init)
        guard let first = minimum ?? maximum?.zero, let second = maximum ?? minimum?.zero else { return nil }
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let fraction = (min(max(offset, -1), 1) + 1) / 2
        guard let value = first.combined(with: second, { $0 + ($1 - $0) * fraction }) else { return nil }
        return [keyPath: value.any]
    }
}
