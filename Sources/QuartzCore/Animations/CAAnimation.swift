public import CoreGraphics
public import Foundation

/// The base class of all animations, which change a layer's appearance over time.
///
/// A layer copies an animation when it is added; changing the original afterwards has no effect.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caanimation)
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
    final var timing = MediaTiming()
    /// Values of custom keys, which are not properties.
    final var customValues: [String: Any] = [:]

    /// Whether a layer created it implicitly for a property change.
    final var isImplicit = false

    /// The curve that maps time to progress; nil, the default, is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// The object notified when the animation begins and ends. Retained until the animation is over.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer removes the animation when it is over. True by default.
    open var isRemovedOnCompletion = true

    /// The preferred frame rate, a hint that is stored but has no effect: frames are drawn as often as they are
    /// requested. No preference by default.
    open var preferredFrameRateRange = CAFrameRateRange.default

    public override init() { super.init() }

    /// Creates an animation from an archive; returns nil if the archive is damaged.
    public required init?(coder: NSCoder) {
        super.init()
        guard restore(from: coder) else { return nil }
    }

    /// Writes the animation to a keyed archive. The delegate, and values without an archived form, are left out.
    open func encode(with coder: NSCoder) { archive(in: coder) }

    /// Always true: animations are decoded only as the expected classes.
    open class var supportsSecureCoding: Bool { true }

    /// Whether a property is archived. Returns true; subclasses may override it.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    // MARK: Time

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { set(newValue, if: newValue.isFinite, "beginTime", \.beginTime) }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { set(newValue, if: newValue >= 0, "duration", \.duration) }
    }

    open var speed: Float {
        get { timing.speed }
        set { set(newValue, if: newValue.isFinite, "speed", \.speed) }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { set(newValue, if: newValue.isFinite, "timeOffset", \.timeOffset) }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { set(newValue, if: newValue >= 0, "repeatCount", \.repeatCount) }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { set(newValue, if: newValue >= 0, "repeatDuration", \.repeatDuration) }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    private final func set<Value>(
        _ value: Value, if isValid: Bool, _ key: String, _ path: WritableKeyPath<MediaTiming, Value>
    ) {
        guard isValid else {
            return reportOnce("\(type(of: self)): \(value) is not a usable \(key); the old value is kept")
        }
        timing[keyPath: path] = value
    }

    // MARK: Key-value coding

    /// The value of a property, or the value set for a custom key.
    open func value(forKey key: String) -> Any? { ownValue(forKey: key) }

    /// Sets a property, or stores the value under a custom key, where the delegate can read it.
    open func setValue(_ value: Any?, forKey key: String) { setOwnValue(value, forKey: key) }

    /// The default value of a key; nil for keys that are not properties, unless a subclass overrides it.
    open class func defaultValue(forKey key: String) -> Any? { initialValue(of: self, forKey: key) }

    /// The accessor of the property with that name; nil when there is none. `isAdditive` is a synonym of `additive`.
    final class func accessor(forKey key: String) -> AnimationAccessor? {
        if let accessor = accessor(named: key) { return accessor }
        guard key.hasPrefix("is"), let initial = key.dropFirst(2).first else { return nil }
        return accessor(named: initial.lowercased() + key.dropFirst(3))
    }

    class func accessor(named name: String) -> AnimationAccessor? { ownAccessors[name] }

    // MARK: Copying

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeEmptyCopy()
        copy.take(self)
        return copy
    }

    /// Creates a new animation of the same kind. A subclass defined outside Kasane is copied as the Kasane class it
    /// derives from, whose behaviour is all that is used once it is added.
    func makeEmptyCopy() -> CAAnimation { CAAnimation() }

    /// Copies all values of `other`, which is of the same kind.
    func take(_ other: CAAnimation) {
        timing = other.timing
        customValues = other.customValues
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        isImplicit = other.isImplicit
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    // MARK: Running

    /// Adds the animation to the layer under the key that changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Encodes the animation's effect on a layer; returns nil, having reported why, when it has none.
    func makeEffect(for target: AnimationTarget, duration: CFTimeInterval) -> RenderAnimation.Effect? { nil }

    /// The key under which a layer keeps the animation when it is added for `key`.
    func keyInLayer(for key: String?) -> String? { key }

    /// Encodes the curve that maps time to progress.
    func makeTimingFunction(duration: CFTimeInterval) -> TimingFunction {
        timingFunction.map { TimingFunction($0.curve) } ?? .linear
    }
}
