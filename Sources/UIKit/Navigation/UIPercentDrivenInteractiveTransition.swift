import CoreGraphics
public import Foundation
import QuartzCore

/// Lets a gesture drive the animation of a transition, by how far it is.
///
/// An animator with an `interruptibleAnimator(using:)` is scrubbed, and so are property animators that another one starts;
/// else the time in the transition's container stands still, and goes as far as the gesture says.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition)
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    public override init() { super.init() }

    private var context: TransitionContext?
    private var scrubbed: [any UIViewImplicitlyAnimating] = []
    /// The container's own time at the start, in seconds.
    private var start: CFTimeInterval = 0

    /// How long the animation takes, in seconds.
    open private(set) var duration: CGFloat = 0
    /// How far the transition is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast it goes on when the gesture has ended. 1 by default.
    open var completionSpeed: CGFloat = 1
    /// The curve of that. Ease-in-out by default.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether a gesture drives it from the start. True by default.
    open var wantsInteractiveStart = true
    /// The timing of what is left after the gesture; nil, the default, for the curve.
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
        scrubbed = UIViewPropertyAnimator.started { context.animator.animateTransition(using: context) }
        // Their time is not the layer's.
        if !scrubbed.isEmpty { (layer.speed, layer.beginTime, layer.timeOffset) = (1, 0, 0) }
        for animator in scrubbed { animator.pauseAnimation() }
        CATransaction.flush()
    }

    /// Drives the transition to so much of it, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        for animator in scrubbed { animator.fractionComplete = self.percentComplete }
        if scrubbed.isEmpty {
            // The very end is left to the animation's own.
            let share = Double(min(self.percentComplete, 0.999))
            context.containerView.layer.timeOffset = start + share * Double(duration)
        }
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Takes hold of a transition that runs by itself.
    open func pause() {
        for animator in scrubbed { animator.pauseAnimation() }
        context?.pauseInteractiveTransition()
    }

    /// Lets the transition go on to its end.
    open func finish() { end(cancelled: false) }

    /// Lets the transition go back to where it began.
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
        MediaClock.call(at: CACurrentMediaTime() + Double(share * duration) / speed) {
            MainActor.assumeIsolated { UIPercentDrivenInteractiveTransition.settle(context, cancelled: cancelled) }
        }
    }

    private func durationFactor(_ cancelled: Bool) -> CGFloat {
        (cancelled ? percentComplete : 1 - percentComplete) / max(completionSpeed, 0.01)
    }

    /// Lets time run as usual again in the container; what goes back ends there.
    private static func settle(_ context: TransitionContext, cancelled: Bool) {
        let layer = context.containerView.layer
        if cancelled {
            context.containerView.forEachDescendant { $0.layer.removeAllAnimations() }
            CATransaction.flush()
        }
        (layer.speed, layer.beginTime, layer.timeOffset) = (1, 0, 0)
        if cancelled { context.completeTransition(false) }
    }
}
