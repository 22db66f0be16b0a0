import CoreGraphics
import Foundation
import QuartzCore

/// The context of a transition between two controllers, for its animator and for animations alongside it.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
    let containerView: UIView
    let from: UIViewController?
    let to: UIViewController?
    let animator: any UIViewControllerAnimatedTransitioning
    let presentationStyle: UIModalPresentationStyle
    /// Views that differ from their controllers' views, as a presentation controller may provide.
    var ownViews: [UITransitionContextViewKey: UIView?] = [:]
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    /// Called once, when the animation is over.
    var onCompletion: ((_ didComplete: Bool) -> Void)?

    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var alongsideAnimator: UIViewPropertyAnimator?
    private var isOver = false

    init(
        from: UIViewController?, to: UIViewController?, in container: UIView,
        by animator: any UIViewControllerAnimatedTransitioning, style: UIModalPresentationStyle = .none
    ) {
        (self.from, self.to, containerView, self.animator) = (from, to, container, animator)
        presentationStyle = style
        super.init()
    }

    var isAnimated: Bool { true }
    var isCancelled: Bool { transitionWasCancelled }
    var isInterruptible: Bool { false }
    var transitionDuration: TimeInterval { animator.transitionDuration(using: self) }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let own = ownViews[key] { return own }
        return key == .from ? from?.view : key == .to ? to?.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    // MARK: Running

    /// Starts the animation, driven interactively if there is an interaction controller.
    func run(interaction: (any UIViewControllerInteractiveTransitioning)?) {
        if let interaction, interaction.wantsInteractiveStart {
            (isInteractive, initiallyInteractive) = (true, true)
            interaction.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
        runAlongside()
    }

    private func runAlongside() {
        guard !alongside.isEmpty, !isOver else { return }
        let animator = UIViewPropertyAnimator(duration: transitionDuration, curve: .easeInOut)
        for change in alongside { animator.addAnimations { [unowned self] in change(self) } }
        alongside = []
        alongsideAnimator = animator
        if isInteractive {
            animator.pauseAnimation()
            animator.fractionComplete = percentComplete
        } else {
            animator.startAnimation()
        }
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
        alongsideAnimator?.fractionComplete = percentComplete
    }

    func finishInteractiveTransition() { endInteraction(cancelled: false) }

    func cancelInteractiveTransition() { endInteraction(cancelled: true) }

    func pauseInteractiveTransition() { isInteractive = true }

    private func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        (isInteractive, transitionWasCancelled) = (false, cancelled)
        if let animator = alongsideAnimator {
            animator.isReversed = cancelled
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        for handler in interactionHandlers { handler(self) }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        if let animator = alongsideAnimator, animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: didComplete ? .end : .start)
        }
        animator.animationEnded(didComplete)
        onCompletion?(didComplete)
        onCompletion = nil
        for completion in completions { completion(self) }
        completions = []
    }

    // MARK: Alongside animations

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let animation {
            if let alongsideAnimator {
                alongsideAnimator.addAnimations { [unowned self] in animation(self) }
            } else {
                alongside.append(animation)
            }
        }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionHandlers.append(handler)
    }
}

extension UIViewController {
    /// The coordinator of the current transition of the controller or of one that contains it; nil if there is none.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinator ?? parent?.transitionCoordinator
    }
}
