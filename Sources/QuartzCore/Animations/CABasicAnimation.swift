import Foundation

/// An animation between two values.
///
/// At most two of the three values determine it: from and to; from and by; by and to; a single one together with the
/// layer's own value; with none, it runs from the previous presentation value to the layer's own. The layer's own value
/// is read while the animation runs
/// ([measured](https://wangling.me/2016/02/cabasicanimation-value-interpolation.html)).
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cabasicanimation)
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at which the animation begins.
    open var fromValue: Any?

    /// The value at which the animation ends.
    open var toValue: Any?

    /// The difference between the animation's two values.
    open var byValue: Any?

    override class func accessor(named name: String) -> AnimationAccessor? {
        basicAccessors[name] ?? super.accessor(named: name)
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func makeEmptyCopy() -> CAAnimation { CABasicAnimation() }

    override func makeTrack(for path: PropertyPath, target: AnimationTarget) -> AnimationTrack? {
        guard
            let from = convert(fromValue, for: path, target: target),
            let to = convert(toValue, for: path, target: target),
            let by = convert(byValue, for: path, target: target)
        else { return nil }
        if let from { reportMismatch(from, to ?? target.ownValue(at: path), path: path, target: target) }
        switch (from, by, to) {
        case (let from?, _, let to?): return .between(from, to)
        case (let from?, let by?, nil): return .between(from, by.added(to: from))
        case (nil, let by?, let to?): return .between(to.subtracting(by), to)
        case (let from?, nil, nil): return .from(from)
        case (nil, nil, let to?): return .to(to)
        case (nil, let by?, nil): return .by(by)
        case (nil, nil, nil):
            // Before the first commit there is no presentation value to start from.
            let shown = target.presentationValue(at: path)
            let start = valueFunction.map { function in shown.flatMap(function.function.argument(of:)) } ?? shown
            return start.map { .from($0) } ?? .stay
        }
    }
}
