import CoreGraphics
import Foundation

/// The delegate's answers about menus, for any kind of list.
@MainActor
protocol ListMenuSource: AnyObject {
    var menuView: UIView { get }
    /// The context menu configuration at a point, and the elements that it is for; nil for none.
    func menu(at point: CGPoint) -> (UIContextMenuConfiguration, [IndexPath])?
    func highlightPreview(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
        -> UITargetedPreview?
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, _ path: IndexPath)
        -> UITargetedPreview?
    func menuCell(at path: IndexPath) -> UIView?
    func willShow(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?)
    func willEnd(
        _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?)
    func willCommit(
        _ configuration: UIContextMenuConfiguration,
        _ animator: any UIContextMenuInteractionCommitAnimating)
    /// The element at a point that has an edit menu; nil for none.
    func editedElement(at point: CGPoint) -> IndexPath?
    /// Whether an edit command can be performed on an element.
    func canPerform(_ action: Selector, _ path: IndexPath) -> Bool
    func perform(_ action: Selector, _ path: IndexPath)
}

/// Shows the menus of a list's elements.
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let source: any ListMenuSource
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var paths: [IndexPath] = []
    private lazy var edits = ListEditMenu(source)

    init(_ source: any ListMenuSource) { self.source = source }

    /// Installs the context menu interaction.
    func install() {
        guard interaction.view == nil else { return }
        interaction.asksFirst = true
        interaction.alternative = { [weak self] in self?.showEdits(at: $0) ?? false }
        source.menuView.addInteraction(interaction)
    }

    /// Shows the edit menu of the element at a point; false if there is none.
    private func showEdits(at place: CGPoint) -> Bool {
        guard let path = source.editedElement(at: place) else { return false }
        return edits.show(for: path, at: place)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let (configuration, paths) = source.menu(at: location) else { return nil }
        self.paths = paths
        return configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let path = paths.first else { return nil }
        return source.highlightPreview(configuration, path)
            ?? source.menuCell(at: path).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let path = paths.first else { return nil }
        return source.dismissalPreview(configuration, path)
            ?? source.menuCell(at: path).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { source.willCommit(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { source.willShow(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { source.willEnd(configuration, animator) }
}
