import CoreGraphics
import Foundation

/// Interactive reordering of a row. The data source is told when the touch ends.
@MainActor
final class TableReordering {
    private unowned let engine: TableEngine
    /// The row's original index path; below it, the one where it is shown now.
    private var source: IndexPath?
    private(set) var path: IndexPath?
    private(set) weak var cell: UITableViewCell?
    private var grip: CGFloat = 0
    private var move: ListChange?

    init(_ engine: TableEngine) { self.engine = engine }

    /// The row in the data source's order that is shown at an index path.
    func dataPath(_ shown: IndexPath) -> IndexPath { move?.oldPath(shown) ?? shown }

    func begin(_ cell: UITableViewCell, at place: CGPoint) -> Bool {
        guard path == nil, let row = engine.path(of: cell), engine.canMove(row) else { return false }
        (source, path, self.cell, move) = (row, row, cell, nil)
        grip = place.y - cell.center.y
        engine.table.bringSubviewToFront(cell)
        cell.layer.zPosition = CGFloat(TableEngine.Depth.moved)
        UIView.animate(withDuration: 0.2) { cell.alpha = 0.9 }
        cell.setNeedsUpdateConfiguration()
        return true
    }

    func move(to place: CGPoint) {
        guard let cell, let source, let path else { return }
        cell.center.y = place.y - grip
        let y = min(max(cell.center.y, 0), engine.plan.end - 1)
        guard let proposed = engine.plan.row(at: y), proposed != path else { return }
        let table = engine.table
        let target =
            engine.delegate?.tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
            ?? proposed
        guard target != path, engine.plan.contains(target) || target.row == engine.numberOfRows(target.section) else {
            return
        }
        show(at: target)
    }

    /// Makes space for the row at another index path.
    private func show(at target: IndexPath) {
        guard let path, let source else { return }
        var counts = engine.plan.counts
        let original = originalCounts(counts, path, source)
        counts[path.section] -= 1
        counts[target.section] += 1
        guard let step = try? ListChange([.moveItem(path, target)], from: engine.plan.counts, to: counts, .table) else {
            return
        }
        move = try? ListChange([.moveItem(source, target)], from: original, to: counts, .table)
        self.path = target
        engine.follow(step)
    }

    private func originalCounts(_ counts: [Int], _ path: IndexPath, _ source: IndexPath) -> [Int] {
        var original = counts
        original[path.section] -= 1
        original[source.section] += 1
        return original
    }

    func end() {
        guard let source, let target = path, let cell else { return }
        (self.source, path, move) = (nil, nil, nil)
        self.cell = nil
        let frame = engine.rect(row: target)
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .beginFromCurrentState,
            animations: {
                cell.alpha = 1
                cell.center = CGPoint(x: frame.midX, y: frame.midY)
            },
            completion: { _ in if cell.superview != nil { cell.layer.zPosition = 0 } })
        if source != target { engine.table.dataSource?.tableView(engine.table, moveRowAt: source, to: target) }
        cell.setNeedsUpdateConfiguration()
        engine.table.setNeedsLayout()
    }

    /// Follows updates that arrive while the row is being moved.
    func follow(_ change: ListChange) {
        path = path.flatMap(change.newPath)
        if path == nil { (source, cell, move) = (nil, nil, nil) }
    }
}

extension TableEngine {
    /// Shows rows in another order, without calling the data source.
    func follow(_ step: ListChange) {
        let old = plan
        plan = TableLayout(
            step.newCounts.indices.map { section in
                var heights: [CGFloat] = [], measured: [Bool] = []
                for row in 0..<step.newCounts[section] {
                    guard let before = step.oldPath(IndexPath(row: row, section: section)) else { continue }
                    heights.append(old.sections[before.section].rows.lengths[before.row])
                    measured.append(old.sections[before.section].rows.isMeasured(before.row))
                }
                return TableLayout.Section(
                    header: old.sections[section].header, footer: old.sections[section].footer,
                    rows: FenwickTree(heights, measured: measured))
            }, header: old.headerLength, footer: old.footerLength)
        selection.follow(step)
        var shows: [ListPlacement] = elements.shown.values.compactMap { entry in
            let element = entry.placement.element
            guard element.category == .cell else { return placement(edge: element) }
            guard let new = step.newPath(element.path) else { return nil }
            return new == reordering.path ? entry.placement.at(.cell(new)) : placement(row: new)
        }
        shows.sort { $0.element.path < $1.element.path }
        elements.update(
            VisibleElements.Transition(
                newElement: { element in
                    element.category == .cell ? step.newPath(element.path).map { element.at($0) } : element
                },
                shows: shows.map { shown in
                    guard shown.element.path == reordering.path, let cell = reordering.cell else { return shown }
                    return shown.with {
                        $0.center = cell.center
                        $0.alpha = cell.alpha
                        $0.zIndex = Depth.moved
                    }
                },
                start: { $0 }, departure: { $1 }, end: { $0 }, duration: 0.2,
                alongside: { [self] in
                    for (path, view) in elements.cells { (view as? UITableViewCell)?.follow(self, path) }
                }), completion: { _ in })
    }
}

extension UITableViewCell {
    /// Creates the control that reorders the cell's row.
    func makeGrip() -> ReorderControl {
        ReorderControl(
            width: 40, in: { [weak self] in self?.engine?.table },
            begin: { [weak self] place in self.map { $0.engine?.reordering.begin($0, at: place) ?? false } ?? false },
            move: { [weak self] place in self?.engine?.reordering.move(to: place) },
            end: { [weak self] _ in self?.engine?.reordering.end() })
    }
}
