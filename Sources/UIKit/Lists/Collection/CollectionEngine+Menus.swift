import CoreGraphics
import Foundation
import ObjectRuntime

extension CollectionEngine: ListMenuSource {
    var menuView: UIView { collection }

    /// The selected items share one menu if the press is on one of them.
    func menu(at point: CGPoint) -> (UIContextMenuConfiguration, [IndexPath])? {
        guard let delegate else { return nil }
        var paths: [IndexPath] = []
        if let path = collection.indexPathForItem(at: point) {
            let selected = collection.indexPathsForSelectedItems ?? []
            paths = selected.contains(path) && collection.allowsMultipleSelection ? selected : [path]
        }
        let menu = delegate.collectionView(
            collection, contextMenuConfigurationForItemsAt: paths, point: point)
        return menu.map { ($0, paths) }
    }

    func highlightPreview(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
        -> UITargetedPreview?
    {
        delegate?.collectionView(
            collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
        -> UITargetedPreview?
    {
        delegate?.collectionView(
            collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }

    func menuCell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }

    func willShow(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(
            collection, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func willCommit(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(
            collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func editedElement(at point: CGPoint) -> IndexPath? {
        guard let path = collection.indexPathForItem(at: point),
            delegate?.collectionView(collection, shouldShowMenuForItemAt: path) == true
        else { return nil }
        return path
    }

    func canPerform(_ action: Selector, _ path: IndexPath) -> Bool {
        delegate?.collectionView(
            collection, canPerformAction: action, forItemAt: path, withSender: UIMenuController.shared) ?? false
    }

    func perform(_ action: Selector, _ path: IndexPath) {
        delegate?.collectionView(
            collection, performAction: action, forItemAt: path, withSender: UIMenuController.shared)
    }
}
