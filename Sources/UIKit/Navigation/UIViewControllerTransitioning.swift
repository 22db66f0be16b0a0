public import CoreGraphics
public import Foundation

/// The context of a transition, as its animator sees it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. It contains the outgoing view; the animator adds the incoming
    /// one.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is interactive.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled, and reverted to its start.
    var transitionWasCancelled: Bool { get }
    /// The presentation style; `.none` if the transition isn't a presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Reports the completed fraction of an interactive transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction has ended and the transition will complete.
    func finishInteractiveTransition()
    /// Reports that the interaction has ended and the transition will revert.
    func cancelInteractiveTransition()
    /// Reports that an interaction has paused the transition.
    func pauseInteractiveTransition()
    /// Ends the transition; pass false if it was cancelled. Call it once.
    func completeTransition(_ didComplete: Bool)
    /// Returns the outgoing or the incoming controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the outgoing or the incoming view; nil if the animator isn't responsible for it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The transform of the incoming view. The identity.
    var targetTransform: CGAffineTransform { get }
    /// Returns the initial frame of a controller's view; empty if it isn't in the container.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame of a controller's view; empty if it is removed.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between two controllers.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the animation, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the incoming view to the container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns the animator of an interruptible transition: the same one each time. By default the transition isn't
    /// interruptible, and the returned animator does nothing.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called when the transition has ended. Does nothing by default.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator.none }

    /// Returns the animator of an interruptible transition; nil if it isn't interruptible.
    func ownAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        let animator = interruptibleAnimator(using: transitionContext)
        return animator === UIViewPropertyAnimator.none ? nil : animator
    }

    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives an interactive transition.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition, whose progress the interaction determines from then on.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the remaining animation after the interaction has ended: 1 by default.
    var completionSpeed: CGFloat { get }
    /// The timing curve of the remaining animation: ease-in-out by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition starts interactively. True by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
