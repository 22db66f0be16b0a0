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
        if TransitionKind(options) != nil {
            UIView.transition(
                with: superview, duration: duration, options: options,
                animations: {
                    superview.addSubview(newView)
                    animations?()
                    oldView.removeFromSuperview()
                }, completion: completion)
            return
        }
        superview.addSubview(newView)
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() },
            completion: { finished in
                oldView.removeFromSuperview()
                completion?(finished)
            })
    }
}
