import Foundation

/// An animation between two values.
///
/// Two of the three values, or fewer, say which: from and to; from and what is added; what is added and to; one alone
/// with the layer's own value; none for the value on screen before and the layer's own now. The layer's own value counts
/// as it is while the animation runs ([measured](https://wangling.me/2016/02/cabasicanimation-value-interpolation.html)).
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cabasicanimation)
open class CABasicAnimation: CAPropertyAnimation {
    /// Where the animation begins.
    open var fromValue: Any?

    /// Where it ends.
    open var toValue: Any?

    /// How far it goes.
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
            // Before a first commit there is nothing on screen to come from.
            let shown = target.presentationValue(at: path)
            let start = valueFunction.map { function in shown.flatMap(function.function.argument(of:)) } ?? shown
            return start.map { .from($0) } ?? .stay
        }
    }
}
