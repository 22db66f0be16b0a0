public import CoreGraphics
public import Foundation

/// What is known of a transition that is under way.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext)
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether anything moves.
    var isAnimated: Bool { get }
    /// How the controller is presented; `.none` for a transition that is no presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a gesture drove the transition at its start.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be stopped on its way.
    var isInterruptible: Bool { get }
    /// Whether a gesture drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition goes back to where it began.
    var isCancelled: Bool { get }
    /// How long the transition takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far a gesture has driven the transition, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The velocity with which the gesture ended. 1 unless the gesture says otherwise.
    var completionVelocity: CGFloat { get }
    /// The curve of what is left after the gesture.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controller that goes, or that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes, or that comes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// The transform of what comes. The identity.
    var targetTransform: CGAffineTransform { get }
}

/// Lets others move along with a transition.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator)
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates changes along with the transition; returns whether they were taken on. `completion` is called at its end.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same, for changes in a view outside of the transition's.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a closure when the gesture lets go of the transition.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Which controller of a transition is asked for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey)
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that goes.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that comes.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is asked for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey)
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
