import CoreGraphics
import Foundation

// Highlighting and selecting rows.
extension TableEngine {
    private var allowsMultiple: Bool {
        isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    }

    private var allowsAny: Bool {
        isEditing
            ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
            : table.allowsSelection || table.allowsMultipleSelection
    }

    // MARK: Programmatic selection

    func select(_ path: IndexPath?, animated: Bool, _ position: UITableView.ScrollPosition) {
        load()
        guard let path else { return deselectAll() }
        guard plan.contains(path) else { return }
        if !allowsMultiple { for old in selection.paths where old != path { deselect(old, animated: animated) } }
        selection.insert(path)
        cell(at: path)?.setSelected(true, animated: animated)
        if position != .none { scroll(to: path, position, animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        selection.remove(path)
        cell(at: path)?.setSelected(false, animated: animated)
    }

    func deselectAll() { for path in selection.paths { deselect(path, animated: false) } }

    func keepOneSelected() { for path in selection.paths.dropLast() { deselect(path, animated: false) } }

    // MARK: Touch selection

    func touchesBegan(_ touches: Set<UITouch>) {
        guard let touch = touches.first, touchedPath == nil else { return }
        if swipes.isOpen { return swipes.close(animated: true) }
        guard let view = touch.view, let cell = cellAround(view), let path = path(of: cell), allowsAny,
            delegate?.tableView(table, shouldHighlightRowAt: path) != false
        else { return }
        touchedPath = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(table, didHighlightRowAt: path)
    }

    func touchesCancelled() { unhighlight() }

    @discardableResult
    private func unhighlight() -> IndexPath? {
        guard let path = touchedPath else { return nil }
        touchedPath = nil
        cell(at: path)?.setHighlighted(false, animated: false)
        delegate?.tableView(table, didUnhighlightRowAt: path)
        return path
    }

    func touchesEnded(_ touches: Set<UITouch>) {
        guard let path = touchedPath else { return }
        // The cell stays highlighted until it is selected, so that it doesn't flicker.
        let (touched, isInside) = (
            cell(at: path), touches.first.map { rect(row: path).contains($0.location(in: table)) }
        )
        touchedPath = nil
        if isInside != false, plan.contains(path) { selectByTouch(path, touched) } else { end(touched, path) }
    }

    private func end(_ cell: UITableViewCell?, _ path: IndexPath) {
        cell?.setHighlighted(false, animated: false)
        delegate?.tableView(table, didUnhighlightRowAt: path)
    }

    private func selectByTouch(_ path: IndexPath, _ touched: UITableViewCell?) {
        end(touched, path)
        if allowsMultiple, selection.contains(path) {
            let answer: IndexPath? = delegate.map { $0.tableView(table, willDeselectRowAt: path) } ?? path
            guard let answer else { return }
            deselect(answer, animated: false)
            delegate?.tableView(table, didDeselectRowAt: answer)
            return notify()
        }
        let answer: IndexPath? = delegate.map { $0.tableView(table, willSelectRowAt: path) } ?? path
        guard let target = answer, plan.contains(target) else { return }
        if !allowsMultiple {
            for old in selection.paths where old != target {
                let answer: IndexPath? = delegate.map { $0.tableView(table, willDeselectRowAt: old) } ?? old
                guard let answer else { continue }
                deselect(answer, animated: false)
                delegate?.tableView(table, didDeselectRowAt: answer)
            }
        }
        selection.insert(target)
        cell(at: target)?.setSelected(true, animated: false)
        cell(at: target)?.onSelection?()
        delegate?.tableView(table, didSelectRowAt: target)
        if let delegate, delegate.tableView(table, canPerformPrimaryActionForRowAt: target) {
            delegate.tableView(table, performPrimaryActionForRowAt: target)
        }
        notify()
    }

    private func notify() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
    }

    /// The table's cell that contains a view.
    func cellAround(_ view: UIView) -> UITableViewCell? {
        var current: UIView? = view
        while let view = current, view !== table {
            if let cell = view as? UITableViewCell, view.superview === table { return cell }
            current = view.superview
        }
        return nil
    }

    /// Whether one of the table's recognizers may begin; nil for recognizers that the engine doesn't handle.
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        if recognizer === swipes.pan { return swipes.mayBegin }
        // Touches on a grip or on the section index aren't taken over.
        let touched = table.ownPan.followed.first?.view
        if recognizer === table.ownPan, touched is ReorderControl || touched is TableIndexView { return false }
        return nil
    }
}
