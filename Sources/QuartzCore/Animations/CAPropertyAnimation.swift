import Foundation

/// An animation of one property, named by its key path.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/capropertyanimation)
open class CAPropertyAnimation: CAAnimation {
    /// The animated property: a key such as `opacity`, or a path to a field such as `position.x` or
    /// `transform.rotation.z`. Prefixed by `mask.` or `sublayers.NAME.` it is a property of the mask, or of the first
    /// sublayer with that name, at the time the animation is committed.
    open var keyPath: String?

    /// Whether the animation's values are added to the property's value instead of replacing it. False by default.
    open var isAdditive = false

    /// Whether each repetition begins at the value where the previous one ended. False by default.
    open var isCumulative = false

    /// The function that converts numbers to transforms; nil, the default, uses the values unchanged.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of the property at `keyPath`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override class func accessor(named name: String) -> AnimationAccessor? {
        propertyAccessors[name] ?? super.accessor(named: name)
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override func makeEmptyCopy() -> CAAnimation { CAPropertyAnimation() }

    override func makeEffect(for target: AnimationTarget, duration: CFTimeInterval) -> RenderAnimation.Effect? {
        guard let keyPath, !keyPath.isEmpty else {
            target.report("an animation without a key path was added; it does nothing")
            return nil
        }
        let (scope, rest) = AnimationScope.split(keyPath)
        guard scope == target.scope else { return nil }
        guard let path = PropertyPath(rest), target.has(path) else {
            target.report("there is nothing to animate at the key path \"\(keyPath)\"")
            return nil
        }
        target.registerInitialValue(at: path)
        guard let track = makeTrack(for: path, target: target) else { return nil }
        return .property(
            PropertyAnimation(
                path: path, track: track, function: valueFunction?.function, isAdditive: isAdditive,
                isCumulative: isCumulative))
    }

    /// Encodes the animation's values as a function of progress; returns nil, having reported it, when they are not
    /// usable.
    func makeTrack(for path: PropertyPath, target: AnimationTarget) -> AnimationTrack? { nil }

    /// Converts one of the animation's values to the property's kind, or reports that it can't.
    final func convert(_ any: Any?, for path: PropertyPath, target: AnimationTarget) -> AnimationValue?? {
        guard let any, !(any is NSNull) else { return .some(nil) }
        let value: AnimationValue? =
            if let function = valueFunction?.function {
                function.argument(any)
            } else if let kind = path.kind {
                AnimationValue(any, as: kind)
            } else {
                AnimationValue(guessing: any)
            }
        guard let value else {
            target.report("\(any) is not a value that \"\(keyPath ?? "")\" can have; the animation does nothing")
            return nil
        }
        return value
    }

    /// Reports that two values of an animation can't be interpolated.
    final func reportMismatch(
        _ value: AnimationValue, _ next: AnimationValue?, path: PropertyPath, target: AnimationTarget
    ) {
        guard let next, let what = value.mismatch(with: next) else { return }
        target.report("two values of \"\(keyPath ?? "")\" \(what); the value switches half-way")
    }
}
