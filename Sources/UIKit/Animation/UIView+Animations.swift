import CoreGraphics
public import Foundation
import QuartzCore

/// Animation of views with blocks. Changes of `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor` and of
/// the layer's animatable properties in a block are shown as animations; the properties have their new values at once.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview#Animating-views)
extension UIView {
    /// Animates changes.
    ///
    /// - Parameters:
    ///   - duration: in seconds; at 0 nothing is animated.
    ///   - animations: makes the changes; called at once.
    ///   - completion: called when the animations are over, at the next turn where there are none; false where one was
    ///     removed before its end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes after a delay, in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock(
            duration: duration, delay: delay, pacing: TimingParameters(options.curve), options: options,
            tracker: AnimationTracker(completion)
        ).run(animations)
    }

    /// Animates changes as a spring moves that has come to rest after the duration.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 for no swinging over, nearer to 0 for more of it.
    ///   - duration: how long it takes, in seconds.
    ///   - delay: how long to wait before it begins, in seconds.
    ///   - options: how it runs.
    ///   - animations: makes the changes.
    ///   - completion: called at the end, with whether it ran to its end.
    ///   - velocity: how fast things already move, in whole ways a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = TimingParameters.spring(
            dampingRatio: dampingRatio, velocity: velocity, settlingAfter: CGFloat(max(duration, 1e-3)))
        AnimationBlock(
            duration: duration, delay: delay, pacing: spring, options: options, tracker: AnimationTracker(completion)
        ).run(animations)
    }

    /// Animates changes as a spring moves that is described by how it looks, until it has come to rest.
    ///
    /// - Parameters:
    ///   - duration: how long one swing would take without damping, in seconds.
    ///   - bounce: 0 for no swinging over, up to 1 for more of it, negative for slower.
    ///   - initialSpringVelocity: how fast things already move, in whole ways a second.
    ///   - delay: how long to wait before it begins, in seconds.
    ///   - options: how it runs.
    ///   - animations: makes the changes.
    ///   - completion: called at the end, with whether it ran to its end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = TimingParameters.spring(
            duration: CGFloat(duration), bounce: bounce, velocity: initialSpringVelocity)
        let settling = spring.settling.isFinite ? TimeInterval(spring.settling) : duration
        AnimationBlock(
            duration: duration > 0 ? settling : 0, delay: delay, pacing: spring.pacing, options: options,
            tracker: AnimationTracker(completion)
        ).run(animations)
    }

    /// Makes the animations added in `animations` repeat.
    ///
    /// - Parameters:
    ///   - count: the number of repetitions.
    ///   - autoreverses: whether each run is followed by its reverse.
    ///   - animations: makes the changes.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = AnimationContexts.current as? AnimationBlock else { return animations() }
        let (oldCount, oldAutoreverses) = (block.repeatCount, block.autoreverses)
        (block.repeatCount, block.autoreverses) = (Float(count), autoreverses)
        animations()
        (block.repeatCount, block.autoreverses) = (oldCount, oldAutoreverses)
    }

    /// Makes changes without showing them as animations, even inside a block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContexts.withoutAnimation(actionsWithoutAnimation)
    }

    /// Sets whether blocks animate; where they don't, changes show at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContexts.areEnabled = enabled }

    /// Whether blocks animate. True by default.
    public class var areAnimationsEnabled: Bool { AnimationContexts.areEnabled }

    /// The duration of the enclosing animation block, in seconds; 0 outside of blocks.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContexts.current?.duration ?? 0 }
}
