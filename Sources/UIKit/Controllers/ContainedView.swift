extension UIViewController {
    /// Removes one child's view and fills this controller's view with another's.
    ///
    /// Children are called in UIKit's order: the old one will disappear, the new one will appear, the old one did
    /// disappear, the new one did appear. Nothing is animated; `animated` is passed to the first two calls.
    final func replaceContained(_ old: UIViewController?, by new: UIViewController?, animated: Bool) {
        guard old !== new, let container = viewIfLoaded else { return }
        if container.window != nil {
            old?.willDisappear(animated)
            new?.willAppear(animated)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        guard let view = new?.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(view, at: 0)
    }

    /// Returns the nearest ancestor controller that is a `C`.
    final func nearestContainer<C: UIViewController>(_ type: C.Type) -> C? {
        var ancestor = parent
        while let current = ancestor {
            if let found = current as? C { return found }
            ancestor = current.parent
        }
        return nil
    }
}
