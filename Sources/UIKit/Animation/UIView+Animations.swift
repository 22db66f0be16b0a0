import CoreGraphics
public import Foundation
import QuartzCore

/// Block-based animation of views. Changes of `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor` and
/// of the layer's animatable properties in a block are animated; the properties take their new values immediately.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview#Animating-views)
extension UIView {
    /// Animates changes to views.
    ///
    /// - Parameters:
    ///   - duration: the duration in seconds; at 0 nothing is animated.
    ///   - animations: makes the changes; called immediately.
    ///   - completion: called when all animations have ended, or at the next turn of the run loop if there are none;
    ///     the argument is false if an animation was removed before its end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// A predefined animation of the system.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/systemanimation)
    public enum SystemAnimation: UInt, Sendable {
        /// Removes views: they shrink and fade out.
        case delete
    }

    /// Performs a system animation on views. Deleted views are removed from their superviews.
    ///
    /// - Parameters:
    ///   - animation: the animation to perform.
    ///   - views: the views to animate.
    ///   - options: the options of the animation, which lasts 0.25 seconds.
    ///   - parallelAnimations: makes changes to animate alongside; nil for none.
    ///   - completion: called at the end; the argument indicates whether the animations ran to completion.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let looks = views.map { ($0, $0.transform, $0.alpha) }
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views {
                view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
                view.alpha = 0
            }
            parallelAnimations?()
        } completion: { isFinished in
            for (view, transform, alpha) in looks {
                view.removeFromSuperview()
                (view.transform, view.alpha) = (transform, alpha)
            }
            completion?(isFinished)
        }
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

    /// Animates changes with a spring that settles after the duration.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 for no overshoot, closer to 0 for more oscillation.
    ///   - duration: the duration in seconds.
    ///   - delay: the delay before the animations start, in seconds.
    ///   - options: the options of the animations.
    ///   - animations: makes the changes.
    ///   - completion: called at the end; the argument indicates whether the animations ran to completion.
    ///   - velocity: the initial velocity, in total distances per second.
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

    /// Animates changes with a spring described by perceptual parameters, until it settles.
    ///
    /// - Parameters:
    ///   - duration: the period of one undamped oscillation, in seconds.
    ///   - bounce: 0 for no overshoot, up to 1 for more; negative values are slower.
    ///   - initialSpringVelocity: the initial velocity, in total distances per second.
    ///   - delay: the delay before the animations start, in seconds.
    ///   - options: the options of the animations.
    ///   - animations: makes the changes.
    ///   - completion: called at the end; the argument indicates whether the animations ran to completion.
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

    /// Repeats the animations added in `animations`.
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

    /// Makes changes without animating them, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContexts.withoutAnimation(actionsWithoutAnimation)
    }

    /// Enables or disables animation blocks; while they are disabled, changes take effect immediately.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContexts.areEnabled = enabled }

    /// Whether animation blocks animate. True by default.
    public class var areAnimationsEnabled: Bool { AnimationContexts.areEnabled }

    /// The duration of the enclosing animation block, in seconds; 0 outside a block.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContexts.current?.duration ?? 0 }
}
