public import Foundation

extension UIViewController {
    /// Where the view is between being away and being there.
    enum Appearance { case gone, appearing, there, disappearing }

    /// The controller that this one presents, or that one that it is in does.
    public final var presentedViewController: UIViewController? { ownPresented ?? ownParent?.presentedViewController }

    /// The controller that presents this one, or the one that it is in.
    public final var presentingViewController: UIViewController? {
        ownPresenting ?? ownParent?.presentingViewController
    }

    /// Ends the appearance or disappearance that has begun, if one has.
    final func finishAppearance() {
        switch appearance {
        case .appearing: didAppear(appearanceCalls.isAnimated)
        case .disappearing: didDisappear(appearanceCalls.isAnimated)
        case .gone, .there: break
        }
    }

    /// Tells the container that another size is preferred.
    final func preferredSizeDidChange() {
        contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    // MARK: Keys

    /// Adds a command to those that keys call while the controller is in the chain of responders.
    public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
        ownKeyCommands = (ownKeyCommands ?? []) + [keyCommand]
    }

    /// Removes a command that was added.
    public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        ownKeyCommands?.removeAll { $0 === keyCommand }
        if ownKeyCommands?.isEmpty ?? false { ownKeyCommands = nil }
    }

    // MARK: What has changed

    /// Says that the home indicator is wanted otherwise. Whoever shows one asks the controllers anew.
    public final func setNeedsUpdateOfHomeIndicatorAutoHidden() { ownView?.window?.setNeedsLayout() }

    /// Says that other edges defer the system's gestures. Whoever has such gestures asks the controllers anew.
    public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { ownView?.window?.setNeedsLayout() }

    /// Says that other orientations are supported. Whoever turns the screen asks the controllers anew.
    public final func setNeedsUpdateOfSupportedInterfaceOrientations() { ownView?.window?.setNeedsLayout() }

    /// Brings the traits of the view up to date at once.
    public final func updateTraitsIfNeeded() { ownView?.updateTraits() }

    /// Posted when a split view controller collapses or expands, with that controller: other controllers show details then.
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    // MARK: Who acts

    /// The nearest controller, from this one's parent up, that shows controllers or details itself; nil for other actions, or where
    /// there is none.
    public final func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var ancestor = ownParent
        while let current = ancestor {
            if current.answersShowing(action) { return current }
            ancestor = current.ownParent
        }
        return nil
    }

    /// Whether the controller shows others when that action is called.
    private final func answersShowing(_ action: Selector) -> Bool {
        switch action.name {
        case "showViewController:sender:", "show:sender:": showsControllers
        case "showDetailViewController:sender:": showsDetails
        default: has(action)
        }
    }
}
