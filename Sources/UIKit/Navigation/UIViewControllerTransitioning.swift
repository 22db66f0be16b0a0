public import CoreGraphics
public import Foundation

/// A transition, as whoever animates it sees it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition happens. It holds the view that goes; the animator adds the one that comes.
    var containerView: UIView { get }
    /// Whether anything is to move.
    var isAnimated: Bool { get }
    /// Whether a gesture drives the transition.
    var isInteractive: Bool { get }
    /// Whether the transition went back to where it began.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented; `.none` for a transition that is no presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Says how far a gesture has driven the transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that the gesture has ended and the transition goes on to its end.
    func finishInteractiveTransition()
    /// Says that the gesture has ended and the transition goes back.
    func cancelInteractiveTransition()
    /// Says that a gesture has taken hold of the transition.
    func pauseInteractiveTransition()
    /// Says that the animation is over; `false` where it was cancelled. Call it once.
    func completeTransition(_ didComplete: Bool)
    /// The controller that goes, or that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes, or that comes; nil where it isn't the animator's to move.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The transform of what comes. The identity.
    var targetTransform: CGAffineTransform { get }
    /// Where a controller's view is at the start; empty where it isn't in the container.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is at the end; empty where it goes.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between two controllers.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the animation takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the view that comes to the container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The animator of a transition that can be interrupted: the same one each time it is asked for. By default there is
    /// none, and the transition can't be interrupted; what is returned then animates nothing.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called when the transition is over. Does nothing by default.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator.none }

    /// The animator of a transition that can be interrupted; nil for one that can't.
    func ownAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        let animator = interruptibleAnimator(using: transitionContext)
        return animator === UIViewPropertyAnimator.none ? nil : animator
    }

    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a gesture drive a transition.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning)
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition; from now on the gesture says how far it is.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast it goes on when the gesture has ended: 1 by default.
    var completionSpeed: CGFloat { get }
    /// The curve of that: ease-in-out by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether a gesture drives it from the start. True by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
