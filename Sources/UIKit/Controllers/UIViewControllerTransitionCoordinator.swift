public import CoreGraphics
public import Foundation

/// Information about a transition in progress.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext)
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The presentation style; `.none` for a transition that isn't a presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a gesture drove the transition at its start.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be interrupted.
    var isInterruptible: Bool { get }
    /// Whether a gesture drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition is cancelled and returns to its start.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress of an interactive transition, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The velocity at the end of the gesture. 1 unless the gesture provides one.
    var completionVelocity: CGFloat { get }
    /// The timing curve of the animation that follows the gesture.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns the controller that disappears or appears.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that disappears or appears.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The transform of the appearing view. The identity.
    var targetTransform: CGAffineTransform { get }
}

/// Coordinates animations with those of a transition.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator)
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates changes alongside the transition; returns whether they were accepted. `completion` is called at its
    /// end.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Animates changes alongside the transition, in a view outside of the transition's.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a closure when the gesture ends its control of the transition.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes alongside the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// A key for a controller of a transition.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey)
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that disappears.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that appears.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for a view of a transition.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey)
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that disappears.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that appears.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
