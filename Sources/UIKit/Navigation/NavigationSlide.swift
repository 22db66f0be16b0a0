import CoreGraphics
import Foundation
import QuartzCore

/// The transition between the controllers of a navigation stack: a push slides the new one in from the trailing edge
/// over the old one, which moves a little in the same direction and is dimmed; a pop reverses this.
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration, in seconds.
    static let duration: TimeInterval = 0.5
    /// The distance that the controller below moves, as a fraction of the width.
    private static let parallax: CGFloat = 0.3
    /// The opacity of the dimming of the controller below.
    private static let dimming: CGFloat = 0.1

    private let isBack: Bool
    private var animator: UIViewPropertyAnimator?

    init(isBack: Bool) { self.isBack = isBack }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        NavigationSlide.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let comes = transitionContext.viewController(forKey: .to)
        else { return UIViewPropertyAnimator.none }
        let container = transitionContext.containerView
        let end = transitionContext.finalFrame(for: comes)
        let (above, below) = isBack ? (from, to) : (to, from)
        let way = container.bounds.width * (container.isRightToLeft ? -1 : 1)
        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = .black
        dim.isUserInteractionEnabled = false
        if isBack { container.insertSubview(to, belowSubview: from) } else { container.addSubview(to) }
        container.insertSubview(dim, belowSubview: above)
        let shadow = (above.layer.shadowOpacity, above.layer.shadowRadius, above.layer.shadowOffset)
        (above.layer.shadowOpacity, above.layer.shadowRadius) = (0.2, 5)
        above.layer.shadowOffset = .zero
        to.frame = end.offsetBy(dx: isBack ? -way * NavigationSlide.parallax : way, dy: 0)
        dim.alpha = isBack ? NavigationSlide.dimming : 0
        let start = from.frame
        let animator = UIViewPropertyAnimator(duration: NavigationSlide.duration, dampingRatio: 1) { [isBack] in
            to.frame = end
            from.frame = start.offsetBy(dx: isBack ? way : -way * NavigationSlide.parallax, dy: 0)
            dim.alpha = isBack ? 0 : NavigationSlide.dimming
        }
        animator.addCompletion { _ in
            dim.removeFromSuperview()
            (above.layer.shadowOpacity, above.layer.shadowRadius, above.layer.shadowOffset) = shadow
            below.frame = end
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }
}
