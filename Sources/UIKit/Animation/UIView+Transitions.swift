public import Foundation

extension UIView {
    /// Animates changes to a view and its contents as a single transition: `transitionCrossDissolve` or a flip. Without
    /// either, the changes are made without animation.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:))
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(
            duration: duration, delay: 0, pacing: TimingParameters(options.curve), options: options,
            tracker: AnimationTracker(completion))
        let kind = AnimationContexts.areEnabled && block.duration > 0 ? TransitionKind(options) : nil
        var stage: FlipTransition?
        if case .flip = kind { stage = FlipTransition(view) }
        // Changes inside a transition don't animate individually.
        block.run {
            AnimationContexts.withoutAnimation { animations?() }
            kind?.run(view, stage: stage, block)
        }
    }

    /// Replaces a view with another in its superview, as a transition of the superview. With `showHideTransitionViews`,
    /// both remain in it and one of them is hidden.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:))
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else {
            reportOnce("A transition requires a view with a superview")
            return AnimationTracker(completion).close()
        }
        transition(
            with: superview, duration: duration, options: options,
            animations: {
                guard !options.contains(.showHideTransitionViews) else {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                    return
                }
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }, completion: completion)
    }
}
