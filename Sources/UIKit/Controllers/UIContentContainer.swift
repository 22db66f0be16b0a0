import CoreGraphics
public import Foundation

/// What holds contents whose sizes and traits change: view controllers and presentations of them.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentcontainer)
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the contents would like to have, in points.
    var preferredContentSize: CGSize { get }
    /// Called when a child prefers another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when constraints gave a child another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a child in a container of a size.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the container gets another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    /// What is told that the controller prefers another size: its parent, or else its presentation.
    final var contentContainer: (any UIContentContainer)? {
        ownParent ?? (ownPresenting == nil ? nil : ownPresentation as? any UIContentContainer)
    }
}
