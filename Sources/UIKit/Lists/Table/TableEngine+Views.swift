import CoreGraphics
import Foundation

// Creating and recycling views.
extension TableEngine: VisibleElementsOwner {
    func makeView(for placement: inout ListPlacement) -> UIView? {
        guard placement.element.category == .cell else { return makeEdgeView(for: &placement) }
        if let view = prepared.removeValue(forKey: placement.element) { return view }
        let path = placement.element.path
        guard let source = table.dataSource else { return nil }
        var cell = source.tableView(table, cellForRowAt: reordering.dataPath(path))
        if let other = elements.element(of: cell), other != placement.element {
            reportOnce(
                "\(table.layoutLabel): the cell for row \(path.row) of section \(path.section) is shown already; an empty one "
                    + "takes its place")
            cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        } else if let other = cell.engine, other !== self, other.elements.element(of: cell) != nil {
            reportOnce(
                "\(table.layoutLabel): the cell for row \(path.row) of section \(path.section) is shown in "
                    + "\(other.table.layoutLabel); an empty one is used instead")
            cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        UIView.performWithoutAnimation {
            let frame = rect(row: path)
            if cell.frame.size.width != frame.width || !plan.sections[path.section].rows.isMeasured(path.row) {
                cell.frame = CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: frame.height))
            }
            cell.follow(self, path)
            cell.updateConfigurationIfNeeded()
            measure(cell, path)
        }
        placement.frame = rect(row: path)
        return cell
    }

    func place(_ view: UIView, at placement: ListPlacement, after previous: ListPlacement?) {
        if let swipe = (view as? UITableViewCell)?.swipe { swipe.follow(placement.frame) }
        placement.place(view, after: previous)
    }

    func insert(_ view: UIView, at placement: ListPlacement) {
        if placement.zIndex > 0 {
            if let index = indexView { table.insertSubview(view, belowSubview: index) } else { table.addSubview(view) }
        } else {
            table.insertSubview(view, at: table.backgroundView == nil ? 0 : 1)
        }
    }

    func willDisplay(_ view: UIView, _ element: ListElement) {
        switch (element.category, view) {
        case (.cell, let cell as UITableViewCell):
            cell.setSelected(selection.contains(element.path), animated: false)
            cell.updateConfigurationIfNeeded()
            delegate?.tableView(table, willDisplay: cell, forRowAt: element.path)
        case (_, let view) where element.kind == TableEngine.headerKind:
            delegate?.tableView(table, willDisplayHeaderView: view, forSection: element.path.section)
        default: delegate?.tableView(table, willDisplayFooterView: view, forSection: element.path.section)
        }
    }

    func didEndDisplaying(_ view: UIView, _ element: ListElement) {
        switch (element.category, view) {
        case (.cell, let cell as UITableViewCell):
            if cell.swipe?.isOpen == true { swipes.close(animated: false) }
            delegate?.tableView(table, didEndDisplaying: cell, forRowAt: element.path)
            cell.leaveTable()
            if let identifier = cell.reuseIdentifier { cells.enqueue(cell, .init(kind: "", identifier: identifier)) }
        case (_, let view):
            let section = element.path.section
            if element.kind == TableEngine.headerKind {
                delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
            } else {
                delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
            }
            if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
                edges.enqueue(view, .init(kind: "", identifier: identifier))
            }
        }
    }

    // MARK: Cells

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        // A row that is being reconfigured keeps its cell.
        if let cell = reconfigured, cell.reuseIdentifier == identifier {
            reconfigured = nil
            return cell
        }
        let key = ReusePool<UITableViewCell>.Key(kind: "", identifier: identifier)
        if let old = cells.dequeue(key) {
            UIView.performWithoutAnimation {
                old.resetPlacement()
                old.recycle()
            }
            return old
        }
        let new = cells.make(key) { UITableViewCell.make($0, identifier) }
        new?.identifier = identifier
        return new
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            reportOnce(
                "\(table.layoutLabel), \(path): unable to dequeue a cell with identifier \(identifier) - must register a nib or "
                    + "a class for the identifier or connect a prototype cell in a storyboard; using a plain one"
            )
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if plan.contains(path) {
            UIView.performWithoutAnimation { cell.frame = rect(row: path) }
        }
        return cell
    }

    func cell(at path: IndexPath) -> UITableViewCell? { elements.view(.cell(path)) as? UITableViewCell }

    func path(of cell: UITableViewCell) -> IndexPath? { elements.element(of: cell)?.path }

    var visibleCells: [(path: IndexPath, cell: UITableViewCell)] {
        if needsReload { table.layoutIfNeeded() }
        return elements.cells.compactMap { entry in (entry.view as? UITableViewCell).map { (entry.path, $0) } }
    }

    /// Has the data source configure existing cells again.
    func reconfigure(_ paths: [IndexPath]) {
        guard updateDepth == 0 else { return reconfiguredPaths.append(contentsOf: paths) }
        for path in paths where plan.contains(path) {
            guard let cell = cell(at: path), let source = table.dataSource else { continue }
            reconfigured = cell
            let answer = source.tableView(table, cellForRowAt: path)
            reconfigured = nil
            if answer !== cell {
                reportOnce(
                    "\(table.layoutLabel): reconfiguring row \(path.row) of section \(path.section) must return the cell that "
                        + "is there; it is reloaded")
                update([.reloadItem(path)], .none)
                continue
            }
            cell.updateConfigurationIfNeeded()
            plan.change(path.section) { $0.rows.forget(path.row) }
        }
        table.setNeedsLayout()
    }
}
