import CoreGraphics
import Foundation

extension TableEngine: ListSwipesOwner {
    var scroller: UIScrollView { table }
    var blocksSwipes: Bool { isEditing }

    func swipeRow(at point: CGPoint) -> (cell: any SwipeableCell, path: IndexPath)? {
        guard let path = row(at: point), let cell = cell(at: path) else { return nil }
        return (cell, path)
    }

    func swipePath(of cell: any SwipeableCell) -> IndexPath? { elements.element(of: cell)?.path }

    func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        if !isTrailing { return delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) }
        if let own = delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        if let actions = delegate?.tableView(table, editActionsForRowAt: path) {
            guard !actions.isEmpty else { return nil }
            let swipe = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(for: path) })
            swipe.performsFirstActionWithFullSwipe = false
            return swipe
        }
        return editingStyle(path) == .delete ? deletion(path) : nil
    }

    /// The default trailing action of deletable rows.
    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard table.dataSource != nil else { return nil }
        let title = delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self else { return done(false) }
            table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    func swipeWillBegin(_ path: IndexPath) {
        touchesCancelled()
        delegate?.tableView(table, willBeginEditingRowAt: path)
    }

    func swipeDidEnd(_ path: IndexPath?) { delegate?.tableView(table, didEndEditingRowAt: path) }
}
