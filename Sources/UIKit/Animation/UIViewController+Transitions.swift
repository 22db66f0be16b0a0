import Foundation

extension UIViewController {
    /// Replaces a child with another, with a transition.
    final func replace(
        _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard old.ownParent === self, new.ownParent === self, let oldView = old.view, let newView = new.view,
            let superview = oldView.superview
        else {
            return reportOnce("\(type(of: self)): a transition requires two children, the first of which is shown")
        }
        // A container that forwards appearance by itself does so around this call.
        let forwards = old.appearance == .there && shouldAutomaticallyForwardAppearanceMethods
        let isAnimated = duration > 0
        if forwards {
            old.beginTransition(appearing: false, animated: isAnimated)
            new.beginTransition(appearing: true, animated: isAnimated)
        }
        let show = {
            superview.addSubview(newView)
            if forwards { new.settleTransition(animated: isAnimated) }
        }
        let finish = { (finished: Bool) in
            oldView.removeFromSuperview()
            if forwards { for controller in [old, new] { controller.endTransition(animated: isAnimated) } }
            completion?(finished)
        }
        if TransitionKind(options) != nil {
            UIView.transition(
                with: superview, duration: duration, options: options,
                animations: {
                    show()
                    animations?()
                    oldView.removeFromSuperview()
                }, completion: finish)
        } else {
            show()
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
        }
    }
}
