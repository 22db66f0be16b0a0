public import Foundation
public import ObjectRuntime

/// Animations between two calls, as they were written before there were blocks.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/1622500-beginanimations)
extension UIView {
    /// The transitions of `setAnimationTransition(_:for:cache:)`.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/animationtransition)
    public enum AnimationTransition: Int, Sendable {
        /// None.
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

    /// Begins a list of changes that animate, up to `commitAnimations()`; lists nest. The properties take their new values
    /// immediately.
    ///
    /// - Parameters:
    ///   - animationID: A name for the delegate.
    ///   - context: What the delegate is given besides.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        BegunAnimation(animationID, context).begin()
    }

    /// Ends the innermost list.
    public class func commitAnimations() { BegunAnimation.commit() }

    /// Sets how long changes that follow animate, in seconds: 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) { BegunAnimation.current?.duration = duration }

    /// Sets the delay before changes that follow animate, in seconds: 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) { BegunAnimation.current?.delay = delay }

    /// Sets when changes that follow begin to animate: now by default.
    public class func setAnimationStart(_ startDate: Date) {
        BegunAnimation.current?.delay = max(0, startDate.timeIntervalSinceNow)
    }

    /// Sets the timing curve of changes that follow: `easeInOut` by default.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { BegunAnimation.current?.curve = curve }

    /// Sets how often changes that follow repeat: 0, which is once, by default.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        BegunAnimation.current?.repeatCount = repeatCount.isNaN ? 0 : max(0, repeatCount)
    }

    /// Sets whether changes that follow play backwards after each run: false by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        BegunAnimation.current?.autoreverses = repeatAutoreverses
    }

    /// Sets whether changes that follow start from what is on screen, where animations replace each other; additive ones
    /// always do. False by default.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        BegunAnimation.current?.beginsFromCurrentState = fromCurrentState
    }

    /// Sets who is told of the beginning and the end. It is kept until the end.
    public class func setAnimationDelegate(_ delegate: Any?) {
        BegunAnimation.current?.delegate = delegate.map { $0 as AnyObject }
    }

    /// Sets the delegate's method that is called at the commit, with the name and the context.
    public class func setAnimationWillStart(_ selector: Selector?) { BegunAnimation.current?.willStart = selector }

    /// Sets the delegate's method that is called at the end, with the name, whether all animations ran to their ends as a
    /// number, and the context.
    public class func setAnimationDidStop(_ selector: Selector?) { BegunAnimation.current?.didStop = selector }

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
        BegunAnimation.current?.setTransition(TransitionKind(options), of: view)
    }
}
