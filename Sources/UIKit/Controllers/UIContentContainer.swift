import CoreGraphics
public import Foundation

/// An object that contains content whose size and traits can change: a view controller or a presentation
/// controller.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentcontainer)
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points.
    var preferredContentSize: CGSize { get }
    /// Called when the preferred size of a child has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when constraints have changed the size of a child.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a child for a size of the container.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the size of the container changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    /// The object notified of changes to the controller's preferred size: its parent, or else its
    /// presentation.
    final var contentContainer: (any UIContentContainer)? {
        ownParent ?? (ownPresenting == nil ? nil : ownPresentation as? any UIContentContainer)
    }
}
