import Foundation
import UIKit

// The rows of a list, and the headers and footers of its sections.
extension ListNode {
    /// Returns the row at an index path, creating it if needed.
    func row(at path: IndexPath) -> ListRowNode {
        let (run, index) = plan.sections[path.section].find(path.row)
        let gap = path.row < plan.sections[path.section].count - 1 ? rowSpacing : 0
        if let item = run.source.item(at: index), let row = rows[ObjectIdentifier(item)] {
            row.gapBelow = gap
            return read(row)
        }
        let view = UIView()
        isMaking = true
        if run.source.item(at: index) == nil { graph.itemContainer = view }
        let item = run.source.makeItem(at: index)
        graph.itemContainer = nil
        isMaking = false
        let inside = insideScope ?? scope
        let row = ListRowNode(item, run.source, in: view, childContext.child(of: self, scope: inside))
        row.layoutParent = self
        row.gapBelow = gap
        rows[ObjectIdentifier(item)] = row
        return read(row)
    }

    @discardableResult
    func read(_ row: ListRowNode) -> ListRowNode {
        row.content = elements(of: row.item, row.source)
        row.readTraits(standardInsets)
        return row
    }

    private func elements(of item: ItemNode, _ source: any LazySource) -> [LayoutNode] {
        guard wrapsElements(of: source) else { return ownElements(of: item) }
        let all = elements
        // The content of other rows stays with them.
        for row in rows.values { row.adoptContent() }
        for edge in edgeNodes.values { edge.adoptContent() }
        return all.filter { self.item(above: $0) === item }
    }

    /// The default insets of row content from the cell's edges.
    var standardInsets: EdgeInsets { EdgeInsets(top: 11, leading: sideMargin, bottom: 11, trailing: sideMargin) }

    /// The side inset of text in cells: on phones, and on wider ones.
    var sideMargin: CGFloat { table.bounds.width >= 414 ? 20 : 16 }

    func height(of row: ListRowNode, width: CGFloat) -> CGFloat {
        max(minRowHeight + row.gapBelow, row.height(forWidth: width).rounded(.up))
    }

    /// Applies a row's appearance to a cell.
    func style(_ cell: ListCell, _ row: ListRowNode, _ path: IndexPath) {
        let traits = row.row
        // Setting the accessory lays out the cell again even if the value is unchanged.
        let isSidebar = look.kind == .sidebarColumn
        let accessory: UITableViewCell.AccessoryType = row.leadsOn && !isSidebar ? .disclosureIndicator : .none
        if cell.accessoryType != accessory { cell.accessoryType = accessory }
        if !cell.showsReorderControl { cell.showsReorderControl = true }
        if isSidebar { cell.lookLikeSidebar() }
        let count = plan.sections[path.section].count
        let isLast = path.row == count - 1
        cell.gapBelow = isLast ? 0 : rowSpacing
        cell.isPlate = rowSpacing > 0 && look.table == .insetGrouped
        let above = path.row > 0 ? rowIfMade(IndexPath(row: path.row - 1, section: path.section))?.row : nil
        let below = isLast ? nil : rowIfMade(IndexPath(row: path.row + 1, section: path.section))?.row
        var colors: [VerticalEdge: UIColor] = [:]
        let isShown = !isSidebar && traits.separator[.bottom] != .hidden && below?.separator[.top] != .hidden
        if isShown, !cell.isPlate, !isLast || look.table == .plain && traits.sectionSeparator[.bottom] != .hidden {
            let tint = traits.separatorTint[.bottom] ?? below?.separatorTint[.top]
            colors[.bottom] = color(tint ?? (isLast ? traits.sectionSeparatorTint[.bottom] : nil))
        }
        if path.row == 0, look.table == .plain, path.section == 0, above == nil, traits.separator[.top] != .hidden,
            traits.sectionSeparator[.top] != .hidden, plan.sections[0].header.isEmpty
        {
            colors[.top] = color(traits.separatorTint[.top] ?? traits.sectionSeparatorTint[.top])
        }
        cell.lineColors = colors
    }

    private func color(_ tint: Color?) -> UIColor {
        tint.map { UIColor(cgColor: $0.cgColor(in: scope.values)) } ?? .separator
    }

    private func rowIfMade(_ path: IndexPath) -> ListRowNode? {
        let (run, index) = plan.sections[path.section].find(path.row)
        return run.source.item(at: index).flatMap { rows[ObjectIdentifier($0)] }
    }

    /// How many offscreen rows keep their state.
    static let spareCount = 60

    func dropRows() {
        for (key, row) in rows {
            if row.item.isRemoved {
                row.remove()
                rows[key] = nil
            } else if row.lastUse != useCount {
                row.item.isInSight = false
            }
        }
        let extra = rows.count - table.visibleCells.count - ListNode.spareCount
        guard extra > 0 else { return }
        let oldest = rows.values.filter { $0.lastUse != useCount }.sorted { $0.lastUse < $1.lastUse }
        for row in oldest.prefix(extra) {
            rows[ObjectIdentifier(row.item)] = nil
            isMaking = true
            row.source.drop(row.item)
            isMaking = false
            row.remove()
        }
    }

    // MARK: Headers and footers

    /// Returns the views of a header or footer, creating them if needed; nil for a section that never has any.
    func edge(_ section: Int, isHeader: Bool) -> HostedNode? {
        guard plan.sections.indices.contains(section), let key = plan.sections[section].edgeKey(isHeader: isHeader)
        else { return nil }
        let runs = isHeader ? plan.sections[section].header : plan.sections[section].footer
        isMaking = true
        defer { isMaking = false }
        let node = edgeNodes[key] ?? HostedNode(in: UIView(), childContext.eager)
        edgeNodes[key] = node
        node.layoutParent = self
        var elements: [LayoutNode] = []
        for run in runs {
            for index in 0..<run.count {
                if run.source.item(at: index) == nil { graph.itemContainer = node.view }
                let item = run.source.makeItem(at: index)
                graph.itemContainer = nil
                elements += self.elements(of: item, run.source)
            }
        }
        node.content = elements
        let (top, bottom): (CGFloat, CGFloat) =
            switch (look.table, isHeader) {
            case (.plain, _): (6, 6)
            case (_, true): (section == 0 ? 16 : 17, 7)
            default: (7, 10)
            }
        let side = look.table == .insetGrouped ? 2 * sideMargin : sideMargin
        node.insets = EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
        return node
    }

    /// Updates headers and footers. Rows are not reloaded, as one of them may be being edited.
    func updateEdges(from old: ListPlan) {
        func isSame(_ section: Int, isHeader: Bool) -> Bool {
            guard old.sections.indices.contains(section) else { return false }
            let (before, now) = (old.sections[section], plan.sections[section])
            guard before.edgeKey(isHeader: isHeader) == now.edgeKey(isHeader: isHeader) else { return false }
            let runs = isHeader ? (before.header, now.header) : (before.footer, now.footer)
            return runs.0.map { ObjectIdentifier($0.source) } == runs.1.map { ObjectIdentifier($0.source) }
                && runs.0.map(\.count) == runs.1.map(\.count)
        }
        var changed = false
        for section in plan.sections.indices {
            for isHeader in [true, false] where !isSame(section, isHeader: isHeader) {
                changed = edge(section, isHeader: isHeader) != nil || changed
            }
        }
        // A batch update without changes makes the table query heights again.
        if changed { table.performBatchUpdates {} }
    }
}
