import CoreGraphics
import Foundation
import QuartzCore

/// The system's modal transitions, by the presented controller's transition style.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The durations, in seconds.
    static let (coverDuration, dissolveDuration, flipDuration): (TimeInterval, TimeInterval, TimeInterval) = (
        0.5, 0.4, 0.75
    )

    private let style: UIModalTransitionStyle
    private let isDismissal: Bool
    private var animator: UIViewPropertyAnimator?

    private let ownDuration: TimeInterval?

    init(_ style: UIModalTransitionStyle, isDismissal: Bool, duration: TimeInterval? = nil) {
        (self.style, self.isDismissal, ownDuration) = (style, isDismissal, duration)
    }

    convenience init(of presented: UIViewController, isDismissal: Bool) {
        self.init(presented.modalTransitionStyle, isDismissal: isDismissal)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        if let ownDuration { return ownDuration }
        return switch style {
        case .coverVertical: ModalAnimator.coverDuration
        case .crossDissolve, .partialCurl: ModalAnimator.dissolveDuration
        case .flipHorizontal: ModalAnimator.flipDuration
        }
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if style == .flipHorizontal { return flip(transitionContext) }
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        guard style != .flipHorizontal, let view = place(transitionContext) else {
            return UIViewPropertyAnimator.none
        }
        let container = transitionContext.containerView
        let covers = style == .coverVertical
        let away = CGAffineTransform(translationX: 0, y: container.bounds.height - view.frame.minY)
        if !isDismissal { if covers { view.transform = away } else { view.alpha = 0 } }
        let end = { [isDismissal] in
            if covers { view.transform = isDismissal ? away : .identity } else { view.alpha = isDismissal ? 0 : 1 }
        }
        let duration = transitionDuration(using: transitionContext)
        let animator =
            covers
            ? UIViewPropertyAnimator(duration: duration, dampingRatio: 1, animations: end)
            : UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: end)
        animator.addCompletion { _ in
            if covers { view.transform = .identity } else { view.alpha = 1 }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    /// Adds the presented view to the container at its final frame, and returns it.
    private func place(_ transitionContext: any UIViewControllerContextTransitioning) -> UIView? {
        guard let view = transitionContext.view(forKey: isDismissal ? .from : .to) else { return nil }
        if !isDismissal {
            if let comes = transitionContext.viewController(forKey: .to) {
                view.frame = transitionContext.finalFrame(for: comes)
            }
            transitionContext.containerView.addSubview(view)
        }
        return view
    }

    /// Flips a snapshot of the content below, with the presented view on its back.
    private func flip(_ transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let below = transitionContext.viewController(forKey: isDismissal ? .to : .from)?.viewIfLoaded
        let finish = { below?.isHidden = false }
        let picture = below?.snapshotView(afterScreenUpdates: true)
        picture?.frame = container.bounds
        let view = transitionContext.view(forKey: isDismissal ? .from : .to)
        if !isDismissal, let picture { container.addSubview(picture) }
        below?.isHidden = true
        CATransaction.flush()
        UIView.transition(
            with: container, duration: ModalAnimator.flipDuration,
            options: isDismissal ? .transitionFlipFromLeft : .transitionFlipFromRight,
            animations: { [isDismissal] in
                if isDismissal {
                    view?.isHidden = true
                    if let picture { container.addSubview(picture) }
                } else {
                    picture?.removeFromSuperview()
                    _ = self.place(transitionContext)
                }
            },
            completion: { _ in
                finish()
                picture?.removeFromSuperview()
                view?.isHidden = false
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

extension TransitionContext {
    /// Completes the animation immediately.
    func comeToEnd() {
        if let running = animator.ownAnimator(using: self), running.state == .active {
            running.stopAnimation(false)
            running.finishAnimation(at: .end)
        }
        completeTransition(true)
    }
}
