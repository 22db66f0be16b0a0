import CoreGraphics
public import Foundation
import QuartzCore

/// An interaction controller that drives the animation of a transition by its completion percentage.
///
/// An animator with an `interruptibleAnimator(using:)` is scrubbed, as are property animators that another one starts;
/// otherwise the transition container's layer is paused, and its time offset follows the gesture.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition)
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    public override init() { super.init() }

    private var context: TransitionContext?
    private var scrubbed: [any UIViewImplicitlyAnimating] = []
    /// What the animator's animation blocks changed.
    private var replaced = ReplacedValues()
    /// The container's local time at the start, in seconds.
    private var start: CFTimeInterval = 0

    /// The duration of the animation, in seconds.
    open private(set) var duration: CGFloat = 0
    /// The completed fraction of the transition, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the remaining animation after the gesture has ended. 1 by default.
    open var completionSpeed: CGFloat = 1
    /// The timing curve of the remaining animation. Ease-in-out by default.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether the transition starts interactively. True by default.
    open var wantsInteractiveStart = true
    /// The timing of the remaining animation; nil, the default, for `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        percentComplete = 0
        duration = CGFloat(context.transitionDuration)
        if let animator = context.animator.ownAnimator(using: context) {
            scrubbed = [animator]
            animator.pauseAnimation()
            return
        }
        let layer = context.containerView.layer
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        (layer.speed, layer.beginTime, layer.timeOffset) = (0, 0, start)
        replaced = ReplacedValues()
        scrubbed = replaced.collect {
            UIViewPropertyAnimator.started { context.animator.animateTransition(using: context) }
        }
        // Their timing is independent of the layer's.
        if !scrubbed.isEmpty { (layer.speed, layer.beginTime, layer.timeOffset) = (1, 0, 0) }
        for animator in scrubbed { animator.pauseAnimation() }
        CATransaction.flush()
    }

    /// Updates the completed fraction of the transition, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        for animator in scrubbed { animator.fractionComplete = self.percentComplete }
        if scrubbed.isEmpty {
            // The last instant is left to the end of the animation itself.
            let share = Double(min(self.percentComplete, 0.999))
            context.containerView.layer.timeOffset = start + share * Double(duration)
        }
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Pauses a running transition, and makes it interactive.
    open func pause() {
        for animator in scrubbed { animator.pauseAnimation() }
        context?.pauseInteractiveTransition()
    }

    /// Completes the transition with the remaining animation.
    open func finish() { end(cancelled: false) }

    /// Cancels the transition, and animates it back to its start.
    open func cancel() { end(cancelled: true) }

    private func end(cancelled: Bool) {
        guard let context else { return }
        self.context = nil
        if cancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
        guard scrubbed.isEmpty else {
            let animators = scrubbed
            scrubbed = []
            for animator in animators {
                animator.isReversed = cancelled
                animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: durationFactor(cancelled))
            }
            return
        }
        let layer = context.containerView.layer
        let speed = Double(max(completionSpeed, 0.01))
        let now = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
        layer.beginTime = now
        layer.speed = Float(cancelled ? -speed : speed)
        let share = cancelled ? percentComplete : 1 - percentComplete
        let original = cancelled ? replaced : nil
        MediaClock.call(at: CACurrentMediaTime() + Double(share * duration) / speed) {
            MainActor.assumeIsolated { UIPercentDrivenInteractiveTransition.settle(context, restoring: original) }
        }
    }

    private func durationFactor(_ cancelled: Bool) -> CGFloat {
        (cancelled ? percentComplete : 1 - percentComplete) / max(completionSpeed, 0.01)
    }

    /// Restores normal timing in the container. A cancelled animation ends there, and its views are as before: the
    /// animator can't know beforehand that it must not leave them changed.
    private static func settle(_ context: TransitionContext, restoring original: ReplacedValues?) {
        let layer = context.containerView.layer
        if let original {
            original.restore()
            context.containerView.forEachDescendant { $0.layer.removeAllAnimations() }
            CATransaction.flush()
        }
        (layer.speed, layer.beginTime, layer.timeOffset) = (1, 0, 0)
        if original != nil { context.completeTransition(false) }
    }
}
