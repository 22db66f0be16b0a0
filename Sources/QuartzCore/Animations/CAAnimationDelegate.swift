public import ObjectRuntime

/// Receives a layer's animation begin and end notifications. Both methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caanimationdelegate)
public protocol CAAnimationDelegate: RuntimeObject {
    /// Called when the animation has begun. `anim` is the copy that the layer made when it was added.
    func animationDidStart(_ anim: CAAnimation)

    /// Called when the animation is over; `flag` is false when it was removed or replaced before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
