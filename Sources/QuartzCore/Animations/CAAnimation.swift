public import CoreGraphics
public import Foundation

/// What changes a layer's picture over time: the base of all animations.
///
/// A layer copies an animation when it is added; changing the original afterwards has no effect.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caanimation)
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
    final var timing = MediaTiming()
    /// Values set by keys that are not properties.
    final var customValues: [String: Any] = [:]

    /// Whether a layer made it for a change of its own.
    final var isImplicit = false

    /// How progress follows time; nil, the default, for an even pace.
    open var timingFunction: CAMediaTimingFunction?

    /// Is told when the animation begins and ends. Retained until it is over.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer forgets the animation when it is over. True by default.
    open var isRemovedOnCompletion = true

    /// How often the animation would like to be drawn. A hint that is kept: pictures are drawn as often as they are asked
    /// for. No wish by default.
    open var preferredFrameRateRange = CAFrameRateRange.default

    public override init() { super.init() }

    /// An animation from an archive; nil for an archive that is damaged.
    public required init?(coder: NSCoder) {
        super.init()
        guard restore(from: coder) else { return nil }
    }

    /// Writes the animation to a keyed archive. The delegate, and what has no archived form, are left out.
    open func encode(with coder: NSCoder) { archive(in: coder) }

    /// Always true: animations are read with the classes that are expected.
    open class var supportsSecureCoding: Bool { true }

    /// Whether a property belongs into archives. True here, for subclasses to override.
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
            return reportOnce("\(type(of: self)): \(value) is not a usable \(key); the old value stays")
        }
        timing[keyPath: path] = value
    }

    // MARK: Key-value coding

    /// The value of a property, or what was set for any other key.
    open func value(forKey key: String) -> Any? { ownValue(forKey: key) }

    /// Sets a property, or keeps the value under any other key, for the delegate to find.
    open func setValue(_ value: Any?, forKey key: String) { setOwnValue(value, forKey: key) }

    /// The value that a key has while none is set; nil here for keys that are not properties.
    open class func defaultValue(forKey key: String) -> Any? { initialValue(of: self, forKey: key) }

    /// The way to the property of that name; nil where there is none. `isAdditive` counts for `additive`.
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

    /// A new animation of the same kind. A subclass made outside Kasane is copied as the class of Kasane that it
    /// derives from, which is all that an animation does once it is added.
    func makeEmptyCopy() -> CAAnimation { CAAnimation() }

    /// Takes over all values of `other`, which is of the same kind.
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

    /// Adds the animation to the layer, for the key that changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// What the animation does to a layer, as plain values; nil when it does nothing, which has then been reported.
    func makeEffect(for target: AnimationTarget, duration: CFTimeInterval) -> RenderAnimation.Effect? { nil }

    /// The key under which a layer keeps the animation when it is added for `key`.
    func keyInLayer(for key: String?) -> String? { key }

    /// How progress follows time, as a plain value.
    func makePacing(duration: CFTimeInterval) -> Pacing {
        timingFunction.map { Pacing($0.curve) } ?? .linear
    }
}
