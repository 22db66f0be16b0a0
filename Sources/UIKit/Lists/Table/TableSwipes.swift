import CoreGraphics
import Foundation

/// The swipes over a table's rows, which uncover buttons.
@MainActor
final class TableSwipes {
    private unowned let engine: TableEngine
    private(set) lazy var pan = UIPanGestureRecognizer { [weak self] _ in self?.panDidChange() }
    private weak var cell: UITableViewCell?
    private var path: IndexPath?
    private var start: CGFloat = 0

    init(_ engine: TableEngine) { self.engine = engine }

    private var table: UITableView { engine.table }

    var isOpen: Bool { cell?.swipe?.isOpen == true }

    // MARK: What may be swiped

    private func configuration(_ path: IndexPath, _ side: CellSwipe.Side) -> UISwipeActionsConfiguration? {
        guard engine.canEdit(path) else { return nil }
        let isTrailing = (side == .right) != table.isRightToLeft
        if !isTrailing {
            return engine.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path).usable
        }
        if let own = engine.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) {
            return own.usable
        }
        return engine.editingStyle(path) == .delete ? deletion(path) : nil
    }

    /// What there is for rows that can be deleted.
    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard table.dataSource != nil else { return nil }
        let title = engine.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak engine] _, _, done in
            guard let engine else { return done(false) }
            engine.table.dataSource?.tableView(engine.table, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Whether a finger that has begun to move sideways moves a row.
    var mayBegin: Bool {
        let movement = pan.translation(in: table)
        guard !engine.isEditing || isOpen, abs(movement.x) > abs(movement.y), !table.isDragging else { return false }
        guard let touched = row else { return false }
        if isOpen { return touched.cell === cell }
        return configuration(touched.path, movement.x < 0 ? .right : .left) != nil
    }

    private var row: (cell: UITableViewCell, path: IndexPath)? {
        let place = pan.location(in: table)
        guard let path = engine.row(at: place), let cell = engine.cell(at: path) else { return nil }
        return (cell, path)
    }

    // MARK: Swiping

    private func panDidChange() {
        switch pan.state {
        case .began: begin()
        case .changed: move()
        case .ended, .cancelled: end()
        default: break
        }
    }

    private func begin() {
        guard let row else { return }
        if isOpen {
            start = cell?.swipe.map { $0.side == .right ? $0.distance : -$0.distance } ?? 0
        } else {
            close(animated: false)
            start = 0
            let side: CellSwipe.Side = pan.translation(in: table).x < 0 ? .right : .left
            if let actions = configuration(row.path, side) { uncover(row.cell, row.path, side, actions) }
        }
        move()
    }

    private func uncover(
        _ cell: UITableViewCell, _ path: IndexPath, _ side: CellSwipe.Side, _ actions: UISwipeActionsConfiguration
    ) {
        engine.touchesCancelled()
        (self.cell, self.path) = (cell, path)
        engine.delegate?.tableView(table, willBeginEditingRowAt: path)
        cell.swipe = CellSwipe(cell, side, actions) { [weak self] action, view in self?.perform(action, view) }
    }

    private func move() {
        guard let swipe = cell?.swipe else { return }
        let wanted = start - pan.translation(in: table).x
        let distance = swipe.side == .right ? wanted : -wanted
        let open = swipe.openWidth
        // Beyond its buttons a row that can't be swiped all the way gives way only a little.
        let limit = swipe.configuration.performsFirstActionWithFullSwipe ? CGFloat.infinity : open
        swipe.move(by: distance <= limit ? distance : open + (distance - open) / 4)
    }

    private func end() {
        guard let swipe = cell?.swipe else { return }
        let velocity = pan.velocity(in: table).x * (swipe.side == .right ? -1 : 1)
        let distance = swipe.distance
        if swipe.configuration.performsFirstActionWithFullSwipe, distance > table.bounds.width * 0.6,
            pan.state == .ended, let first = swipe.configuration.actions.first, let cell
        {
            return perform(first, cell)
        }
        if pan.state == .ended, velocity > 100 || (velocity > -100 && distance > swipe.openWidth / 2) {
            swipe.open(animated: true)
            cell?.setNeedsUpdateConfiguration()
        } else {
            close(animated: true)
        }
    }

    private func perform(_ action: UIContextualAction, _ view: UIView) {
        action.handler(action, view) { [weak self] _ in self?.close(animated: true) }
    }

    // MARK: Opening and closing

    /// Uncovers the button that deletes a row, as its control for editing does.
    func confirmDeletion(_ cell: UITableViewCell, _ path: IndexPath) {
        close(animated: true)
        let side: CellSwipe.Side = table.isRightToLeft ? .left : .right
        guard let actions = configuration(path, side) ?? deletion(path) else { return }
        uncover(cell, path, side, actions)
        cell.swipe?.move(by: 0)
        cell.swipe?.open(animated: true)
    }

    func close(animated: Bool) {
        guard let cell, let swipe = cell.swipe else { return }
        let path = engine.path(of: cell)
        self.cell = nil
        self.path = nil
        cell.swipe = nil
        swipe.close(animated: animated)
        cell.setNeedsUpdateConfiguration()
        engine.delegate?.tableView(table, didEndEditingRowAt: path)
    }
}

extension UISwipeActionsConfiguration? {
    /// A set without actions is none.
    @MainActor
    fileprivate var usable: UISwipeActionsConfiguration? { flatMap(\.usable) }
}

extension UISwipeActionsConfiguration {
    fileprivate var usable: UISwipeActionsConfiguration? { actions.isEmpty ? nil : self }
}
