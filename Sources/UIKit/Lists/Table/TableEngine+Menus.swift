import CoreGraphics
import Foundation
import ObjectRuntime

extension TableEngine: ListMenuSource {
    var menuView: UIView { table }

    func menu(at point: CGPoint) -> (UIContextMenuConfiguration, [IndexPath])? {
        guard !isEditing, let path = table.indexPathForRow(at: point),
            let menu = delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        return (menu, [path])
    }

    func highlightPreview(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
        -> UITargetedPreview?
    {
        delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
        -> UITargetedPreview?
    {
        delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func menuCell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }

    func willShow(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func willCommit(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(
            table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func editedElement(at point: CGPoint) -> IndexPath? {
        guard !isEditing, let path = table.indexPathForRow(at: point),
            delegate?.tableView(table, shouldShowMenuForRowAt: path) == true
        else { return nil }
        return path
    }

    func canPerform(_ action: Selector, _ path: IndexPath) -> Bool {
        delegate?.tableView(
            table, canPerformAction: action, forRowAt: path, withSender: UIMenuController.shared) ?? false
    }

    func perform(_ action: Selector, _ path: IndexPath) {
        delegate?.tableView(table, performAction: action, forRowAt: path, withSender: UIMenuController.shared)
    }
}
