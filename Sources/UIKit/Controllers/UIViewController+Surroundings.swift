public import Foundation

extension UIViewController {
    /// Where the view is between being away and being there.
    enum Appearance { case gone, appearing, there, disappearing }

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

    /// Posted when a split view controller collapses or expands, with that controller: other controllers show details then.
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    /// Whether the controller shows others when that action is called.
    final func answersShowing(_ action: Selector) -> Bool {
        switch action.name {
        case "showViewController:sender:", "show:sender:": showsControllers
        case "showDetailViewController:sender:": showsDetails
        default: has(action)
        }
    }
}
