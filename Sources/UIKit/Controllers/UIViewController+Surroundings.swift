public import Foundation

extension UIViewController {
    /// The appearance state of the view.
    enum Appearance { case gone, appearing, there, disappearing }

    /// Completes the current appearance or disappearance, if any.
    final func finishAppearance() {
        switch appearance {
        case .appearing: didAppear(appearanceCalls.isAnimated)
        case .disappearing: didDisappear(appearanceCalls.isAnimated)
        case .gone, .there: break
        }
    }

    /// Notifies the container that the preferred size has changed.
    final func preferredSizeDidChange() {
        contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// Posted with a split view controller when it collapses or expands, as other controllers then show details.
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    /// Whether the controller handles the given action for showing controllers.
    final func answersShowing(_ action: Selector) -> Bool {
        switch action.name {
        case "showViewController:sender:", "show:sender:": showsControllers
        case "showDetailViewController:sender:": showsDetails
        default: has(action)
        }
    }
}
