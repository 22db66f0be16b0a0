public import Foundation
public import ObjectRuntime

/// Animations between a begin and a commit call, which predate animation blocks. In an animation block, the settings of
/// time, curve and repetition apply to the block's changes that follow.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/1622500-beginanimations)
extension UIView {
    /// The transitions of `setAnimationTransition(_:for:cache:)`.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/animationtransition)
    public enum AnimationTransition: Int, Sendable {
        /// No transition.
        case none = 0
        /// Flips the view about its vertical axis, from the left.
        case flipFromLeft = 1
        /// Flips the view about its vertical axis, from the right.
        case flipFromRight = 2
        /// Curls the page up. Kasane substitutes a cross-dissolve.
        case curlUp = 3
        /// Curls the page down. Kasane substitutes a cross-dissolve.
        case curlDown = 4
    }

    /// Begins a block of animated changes that ends at `commitAnimations()`; blocks nest. The properties take their new
    /// values immediately.
    ///
    /// - Parameters:
    ///   - animationID: An identifier passed to the delegate.
    ///   - context: Additional data passed to the delegate.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        BeginCommitAnimation(animationID, context).begin()
    }

    /// Ends the innermost block.
    public class func commitAnimations() { BeginCommitAnimation.commit() }

    /// Sets the duration of the changes that follow, in seconds: 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        AnimationContexts.settings?.duration = duration
    }

    /// Sets the delay of the changes that follow, in seconds: 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationContexts.settings?.delay = delay }

    /// Sets the start time of the changes that follow: the current time by default.
    public class func setAnimationStart(_ startDate: Date) {
        AnimationContexts.settings?.delay = max(0, startDate.timeIntervalSinceNow)
    }

    /// Sets the timing curve of the changes that follow: `easeInOut` by default.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { AnimationContexts.settings?.curve = curve }

    /// Sets how often the changes that follow repeat: 0, which plays them once, by default.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationContexts.settings?.repeatCount = repeatCount.isNaN ? 0 : max(0, repeatCount)
    }

    /// Sets whether the changes that follow play backwards after each run: false by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationContexts.settings?.autoreverses = repeatAutoreverses
    }

    /// Sets whether the changes that follow start from the values on screen where animations replace each other;
    /// additive animations always do. False by default.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationContexts.settings?.beginsFromCurrentState = fromCurrentState
    }

    /// Sets the delegate that is notified of the start and the end. It is retained until the end.
    public class func setAnimationDelegate(_ delegate: Any?) {
        BeginCommitAnimation.current?.delegate = delegate.map { $0 as AnyObject }
    }

    /// Sets the delegate's method called at the commit, with the identifier and the context.
    public class func setAnimationWillStart(_ selector: Selector?) {
        BeginCommitAnimation.current?.willStart = selector
    }

    /// Sets the delegate's method called at the end, with the identifier, a number that indicates whether all
    /// animations ran to completion, and the context.
    public class func setAnimationDidStop(_ selector: Selector?) { BeginCommitAnimation.current?.didStop = selector }

    /// Shows the changes of a view's contents as a transition.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - view: The view.
    ///   - cache: Has no effect: the view's old and new appearances are always kept.
    public class func setAnimationTransition(
        _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
    ) {
        let options: UIView.AnimationOptions =
            switch transition {
            case .none: []
            case .flipFromLeft: .transitionFlipFromLeft
            case .flipFromRight: .transitionFlipFromRight
            case .curlUp: .transitionCurlUp
            case .curlDown: .transitionCurlDown
            }
        BeginCommitAnimation.current?.setTransition(TransitionKind(options), of: view)
    }
}
