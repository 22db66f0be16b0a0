import CoreGraphics
import Foundation
import QuartzCore

/// Dims the content behind an alert or action sheet, and positions it.
final class AlertPresentationController: UIPresentationController {
    private let dim = DimmingView()

    override var shouldRemovePresentersView: Bool { false }
    override var shouldPresentInFullscreen: Bool { true }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let card = presentedView as? AlertCard else { return .zero }
        var area = container.bounds.inset(by: container.safeAreaInsets)
        if let window = container.window {
            // The area that the keyboard leaves free.
            let keyboard = container.convert(Keyboard.shared.target(in: window), from: window)
            area.size.height = max(min(area.maxY, keyboard.minY) - area.minY, 0)
        }
        let isSheet = card.placement == .sheet
        let width = isSheet ? min(area.width, area.height) - 2 * AlertCard.gap : AlertCard.alertWidth
        let height = min(card.height(forWidth: width), area.height - 2 * AlertCard.gap)
        // A sheet is at the bottom of the safe area, or a gap above the edge of a screen without one.
        let gap = container.safeAreaInsets.bottom > 0 ? 0 : AlertCard.gap
        let y = isSheet ? area.maxY - height - gap : area.midY - height / 2
        return CGRect(x: (area.midX - width / 2).rounded(), y: y.rounded(), width: width, height: height)
    }

    override func containerViewWillLayoutSubviews() { containerDidResize() }

    private var keyboardObserver: (any NSObjectProtocol)?

    /// Keeps the alert above the keyboard, and animates with it.
    private func followKeyboard() {
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                UIView.animate(withDuration: Keyboard.duration) {
                    guard let self, let card = self.presentedView else { return }
                    card.frame = self.frameOfPresentedViewInContainerView
                }
            }
        }
    }

    private func leaveKeyboard() {
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
        keyboardObserver = nil
    }

    override func presentationTransitionWillBegin() {
        guard let container else { return }
        dim.cover(container)
        followKeyboard()
        let alert = presentedViewController as? UIAlertController
        if alert?.preferredStyle == .actionSheet {
            dim.addGestureRecognizer(UITapGestureRecognizer { [weak alert] _ in alert?.cancelByHand() })
        }
        guard let transition else { return }
        dim.alpha = 0
        transition.animate { [dim] _ in dim.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() { transition?.animate { [dim] _ in dim.alpha = 0 } }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        dim.alpha = completed ? 0 : 1
        if completed { leaveKeyboard() }
    }

    override func standardAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let alert = presentedViewController as? UIAlertController, alert.preferredStyle == .alert else {
            return nil
        }
        return AlertAnimator(isDismissal: isDismissal)
    }
}

/// The animation of an alert: it scales down slightly to its size as it appears, and fades out.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private static let duration: TimeInterval = 0.4
    private static let largeScale: CGFloat = 1.2

    private let isDismissal: Bool
    private var animator: UIViewPropertyAnimator?

    init(isDismissal: Bool) { self.isDismissal = isDismissal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        AlertAnimator.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        guard let card = transitionContext.view(forKey: isDismissal ? .from : .to) else {
            return UIViewPropertyAnimator.none
        }
        if !isDismissal {
            if let comes = transitionContext.viewController(forKey: .to) {
                card.frame = transitionContext.finalFrame(for: comes)
            }
            transitionContext.containerView.addSubview(card)
            card.transform = CGAffineTransform(scaleX: AlertAnimator.largeScale, y: AlertAnimator.largeScale)
            card.alpha = 0
        }
        let animator = UIViewPropertyAnimator(duration: AlertAnimator.duration, dampingRatio: 1) { [isDismissal] in
            card.transform = .identity
            card.alpha = isDismissal ? 0 : 1
        }
        animator.addCompletion { _ in
            card.transform = .identity
            card.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }
}
