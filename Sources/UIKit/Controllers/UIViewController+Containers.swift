import CoreGraphics
import Foundation
import QuartzCore

extension UIViewController {
    final func adopt(_ child: UIViewController) {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            guard current !== child else {
                return reportOnce("A \(type(of: child)) can't be its own child; nothing was added")
            }
            ancestor = current.ownParent
        }
        guard child.ownParent !== self else { return }
        if child.ownParent != nil { child.leaveParent() }
        child.willMove(toParent: self)
        ownChildren.append(child)
        child.ownParent = self
    }

    final func leaveParent() {
        guard let parent = ownParent else { return }
        parent.ownChildren.removeAll { $0 === self }
        parent.childTraits[ObjectIdentifier(self)] = nil
        ownParent = nil
        didMove(toParent: nil)
    }

    // MARK: Showing over

    /// How long a controller takes to come up and go down, in seconds.
    private static let presentationDuration = 0.5

    final func show(_ other: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        guard let window = viewIfLoaded?.window, presentedViewController == nil, other.presentingViewController == nil,
            other !== self, let view = other.view
        else {
            return reportOnce(
                "\(type(of: self)) can't present a \(type(of: other)): one of the two is presenting already, "
                    + "or there is no window")
        }
        presentedViewController = other
        other.presentingViewController = self
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        guard animated else {
            completion?()
            return
        }
        let place = view.center
        view.center.y += window.bounds.height
        UIView.animate(
            withDuration: UIViewController.presentationDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, animations: { view.center = place }, completion: { _ in completion?() })
    }

    final func hide(animated: Bool, _ completion: (() -> Void)?) {
        guard let presenter = presentingViewController, let view = viewIfLoaded else {
            return reportOnce("\(type(of: self)) was not presented, and can't be dismissed")
        }
        if presentedViewController != nil { presentedViewController?.hide(animated: false, nil) }
        let finish = { [self] in
            view.removeFromSuperview()
            presenter.presentedViewController = nil
            presentingViewController = nil
            completion?()
        }
        guard animated, let window = view.window else { return finish() }
        UIView.animate(
            withDuration: UIViewController.presentationDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, animations: { view.center.y += window.bounds.height },
            completion: { _ in finish() })
    }
}
