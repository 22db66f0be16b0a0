import UIKit

/// The data source and delegate of a list's table view.
@MainActor
final class ListDriver: UITableViewDataSource, UITableViewDelegate {
    private unowned let list: ListNode

    init(_ list: ListNode) { self.list = list }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int { list.plan.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        list.plan.sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ListCell.identifier, for: indexPath)
        guard let cell = cell as? ListCell, list.plan.contains(indexPath) else { return cell }
        cell.list = list
        let row = list.row(at: indexPath)
        cell.show(row)
        list.style(cell, row, indexPath)
        return cell
    }

    // MARK: Headers and footers

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        edgeView(tableView, section, isHeader: true)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        edgeView(tableView, section, isHeader: false)
    }

    private func edgeView(_ table: UITableView, _ section: Int, isHeader: Bool) -> UIView? {
        guard let node = list.edge(section, isHeader: isHeader) else { return nil }
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: ListEdgeView.identifier) as? ListEdgeView
        view?.show(node)
        return view
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        height(tableView, section, isHeader: true)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        height(tableView, section, isHeader: false)
    }

    /// The heights of an empty footer and the empty header that follows it, in points: together the 35 points of
    /// grouped tables, as whole points, so that separators and text below are pixel-aligned.
    private static let (emptyHeader, emptyFooter): (CGFloat, CGFloat) = (18, 17)

    private func height(_ table: UITableView, _ section: Int, isHeader: Bool) -> CGFloat {
        let node = list.edge(section, isHeader: isHeader)
        if let node, !node.content.isEmpty { return node.height(forWidth: table.bounds.width).rounded(.up) }
        // A height of zero would mean that the section never has a view.
        guard table.style != .plain else { return node == nil ? 0 : 0.01 }
        // Above the first section, the spacing is that of tables.
        if isHeader, section == 0, node == nil || list.sectionSpacing != nil { return UITableView.automaticDimension }
        if let spacing = list.sectionSpacing { return max(0.01, spacing / 2) }
        return isHeader ? ListDriver.emptyHeader : ListDriver.emptyFooter
    }

    // MARK: Taps

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        guard list.plan.contains(indexPath) else { return false }
        let row = list.row(at: indexPath)
        if let selection = list.selection, !row.row.isSelectionDisabled, list.isEditing || !selection.allowsSeveral {
            return true
        }
        return !list.isEditing && (row.tapAction != nil || list.selectionMenu?.primaryAction != nil)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        self.tableView(tableView, shouldHighlightRowAt: indexPath) ? indexPath : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard list.plan.contains(indexPath) else { return }
        let row = list.row(at: indexPath)
        if !list.isEditing, let action = list.selectionMenu?.primaryAction, row.tapAction == nil {
            tableView.deselectRow(at: indexPath, animated: true)
            return action(chosen(at: indexPath))
        }
        if !list.isEditing, let selection = list.selection, !selection.allowsSeveral,
            let link = row.selectingLink(of: selection), let action = link.action
        {
            selectionDidChange(tableView)
            return link.hasScreen ? action() : list.showNextColumn()
        }
        if !list.isEditing, let action = row.tapAction {
            tableView.deselectRow(at: indexPath, animated: true)
            return action()
        }
        selectionDidChange(tableView)
        if !list.isEditing, list.selection?.allowsSeveral == false { list.showNextColumn() }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if list.selection?.allowsSeveral == true { selectionDidChange(tableView) }
    }

    private func selectionDidChange(_ table: UITableView) {
        let paths = table.indexPathsForSelectedRows ?? []
        list.selection?.ids = Set(
            paths.filter(list.plan.contains).map { path in
                list.row(at: path).tag(in: list.selection) ?? list.plan.sections[path.section].id(path.row).id
            })
    }

    // MARK: Menus

    /// Returns the rows that a menu or an action applies to: the selection if it contains the row, otherwise the row
    /// alone.
    private func chosen(at path: IndexPath) -> Set<AnyHashable> {
        let id = list.row(at: path).tag(in: list.selection) ?? list.plan.sections[path.section].id(path.row).id
        let selected = list.selection?.ids ?? []
        return selected.contains(id) ? selected : [id]
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = list.selectionMenu, list.plan.contains(indexPath) else { return nil }
        return menu.configuration(for: chosen(at: indexPath), list)
    }

    // MARK: Editing

    private func edits(_ path: IndexPath) -> (edits: RowEdits, offset: Int)? {
        guard list.plan.contains(path) else { return nil }
        let (run, index) = list.plan.sections[path.section].find(path.row)
        return run.edits.map { ($0, run.offset + index) }
    }

    private func deletes(_ path: IndexPath) -> Bool {
        edits(path)?.edits.delete != nil && !list.row(at: path).row.isDeleteDisabled
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard list.plan.contains(indexPath) else { return false }
        if list.selection?.allowsSeveral == true { return true }
        return edits(indexPath) != nil || !list.row(at: indexPath).row.swipes.isEmpty
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { deletes(indexPath) ? .delete : .none }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        deletes(indexPath) || list.selection?.allowsSeveral == true
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { delete(indexPath) }

    private func delete(_ path: IndexPath) {
        guard let (edits, offset) = edits(path) else { return }
        list.animatesNextChange = true
        edits.delete?(IndexSet(integer: offset))
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        edits(indexPath)?.edits.move != nil && !list.row(at: indexPath).row.isMoveDisabled
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        // A row moves only within its collection.
        guard list.plan.contains(sourceIndexPath), list.plan.contains(proposedDestinationIndexPath) else {
            return sourceIndexPath
        }
        let from = list.plan.sections[sourceIndexPath.section].find(sourceIndexPath.row)
        let to = list.plan.sections[proposedDestinationIndexPath.section].find(proposedDestinationIndexPath.row)
        return from.run.source === to.run.source ? proposedDestinationIndexPath : sourceIndexPath
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let (edits, from) = edits(sourceIndexPath) else { return }
        let to = from + destinationIndexPath.row - sourceIndexPath.row
        guard to != from else { return }
        edits.move?(IndexSet(integer: from), to > from ? to + 1 : to)
    }

    // MARK: Swipes

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipes(indexPath, .leading) }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipes(indexPath, .trailing) }

    private func swipes(_ path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
        guard list.plan.contains(path) else { return nil }
        let row = list.row(at: path)
        let own = row.row.swipes.filter { $0.edge == edge }
        guard !own.isEmpty else {
            guard edge == .trailing, deletes(path) else { return UISwipeActionsConfiguration(actions: []) }
            let action = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                done(true)
                self?.delete(path)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        let actions = own.flatMap { SwipeActionReader.read($0.content, in: row) }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = own.allSatisfy(\.allowsFullSwipe)
        return configuration
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) { list.graph.setNeedsFlush() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { list.graph.cancelGestures(inside: list) }
}
