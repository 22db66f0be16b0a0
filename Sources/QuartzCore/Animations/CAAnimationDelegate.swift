/// Is told when an animation begins and ends. Both methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caanimationdelegate)
public protocol CAAnimationDelegate: AnyObject {
    /// The animation has begun. `anim` is the copy that the layer made when it was added.
    func animationDidStart(_ anim: CAAnimation)

    /// The animation is over: `flag` is false when it was removed or replaced before its time.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
