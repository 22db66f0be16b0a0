import CoreGraphics
import Foundation
import QuartzCore

// Laying out the visible rows.
extension TableEngine {
    /// The depth order: pinned headers are in front of rows.
    enum Depth {
        static let header = 1
        static let moved = 2
    }

    func layout() {
        guard !isLayingOut, !elements.isUpdating else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        let width = table.bounds.width
        if width != knownWidth, !needsReload { widthDidChange() }
        load()
        if let background = table.backgroundView, background.frame != table.bounds { background.frame = table.bounds }
        placeEdgeViews()
        guard width > 0, table.bounds.height > 0 else { return }
        // Measured heights move what follows; a second pass is enough except for very inaccurate estimates.
        insetsInLayout = ownSideInsets
        for _ in 0..<8 where !showVisible() {}
        insetsInLayout = nil
        updateContentSize()
        table.motion?.followGoal()
        placeEdgeViews()
        reloadIndexIfNeeded()
        indexView?.place()
        prefetch()
        knownOffset = table.bounds.minY
    }

    /// Called when the width has changed, which may change how rows wrap.
    private func widthDidChange() {
        let old = plan
        plan = makeLayout(counts: old.counts) { path in
            let rows = old.sections[path.section].rows
            return (rows.lengths[path.row], false)
        }
        for (path, view) in elements.cells { (view as? UITableViewCell)?.follow(self, path) }
    }

    /// The maximum number of rows shown at a time: each has a cell, and no screen has room for more.
    static let maxRowCount = 2_000

    /// The visible rectangle of the content.
    var visibleRect: CGRect { CGRect(origin: table.bounds.origin, size: table.bounds.size) }

    /// Shows the visible elements; false if measured heights changed which rows are visible.
    private func showVisible() -> Bool {
        let visible = visibleRect
        hideBeyond(visible)
        var wanted: Set<ListElement> = []
        // A height measured above the top edge must not move what is below it.
        var shift: CGFloat = 0
        var next = plan.firstRow(from: visible.minY)
        while let path = next, plan.span(row: path).low < visible.maxY + shift {
            guard wanted.count < TableEngine.maxRowCount else {
                reportOnce(
                    "\(table.layoutLabel) has more than \(wanted.count) visible rows; rows from \(path.row) of section "
                        + "\(path.section) on aren't shown")
                break
            }
            let before = plan.span(row: path)
            let view = show(row: path)
            wanted.insert(.cell(path))
            let after = plan.span(row: path).length
            if view != nil, before.low < visible.minY, before.length != after, visible.minY > 0,
                knownOffset > visible.minY
            {
                shift += after - before.length
            }
            next = plan.row(after: path)
        }
        for element in edgesInSight(visible) {
            show(edge: element, visible)
            wanted.insert(element)
        }
        for element in elements.shown.keys where !wanted.contains(element) && !isKept(element) {
            elements.hide(element)
        }
        if shift != 0 {
            updateContentSize()
            table.shiftContent(by: CGPoint(x: 0, y: shift))
        }
        return shift == 0 && placesAreFinal(visible)
    }

    /// Whether the measured heights have brought no further row into view.
    private func placesAreFinal(_ visible: CGRect) -> Bool {
        var (next, left) = (plan.firstRow(from: table.bounds.minY), TableEngine.maxRowCount)
        while let path = next, left > 0, plan.span(row: path).low < table.bounds.maxY {
            left -= 1
            guard let shown = elements.shown[.cell(path)], shown.placement.frame.minY == plan.span(row: path).low else {
                return false
            }
            next = plan.row(after: path)
        }
        return true
    }

    /// Whether an element keeps its view although it isn't visible: rows being dragged or swiped do.
    private func isKept(_ element: ListElement) -> Bool { reordering.path.map { element == .cell($0) } ?? false }

    private func hideBeyond(_ visible: CGRect) {
        for element in elements.shown.keys where element.category == .cell && !isKept(element) {
            guard plan.contains(element.path) else {
                elements.hide(element)
                continue
            }
            let span = plan.span(row: element.path)
            if span.high <= visible.minY || span.low >= visible.maxY { elements.hide(element) }
        }
    }

    // MARK: Rows

    func placement(row path: IndexPath) -> ListPlacement { ListPlacement(.cell(path), rect(row: path)) }

    @discardableResult
    private func show(row path: IndexPath) -> UIView? {
        if let cell = elements.view(.cell(path)) as? UITableViewCell,
            !plan.sections[path.section].rows.isMeasured(path.row)
        {
            measure(cell, path)
        }
        guard reordering.path != path else { return elements.view(.cell(path)) }
        return elements.show(placement(row: path))
    }

    /// Measures the height of a row that has a cell.
    func measure(_ cell: UITableViewCell, _ path: IndexPath) {
        guard !plan.sections[path.section].rows.isMeasured(path.row) else { return }
        let height = measuredHeight(cell, path)
        guard plan.contains(path) else { return }
        plan.change(path.section) { $0.rows.measure(path.row, height) }
    }

    // MARK: Headers and footers

    func edgesInSight(_ visible: CGRect) -> [ListElement] {
        guard let first = plan.section(at: visible.minY) else { return [] }
        var found: [ListElement] = []
        var section = first
        while section < plan.sections.count, plan.span(section: section).low < visible.maxY {
            let (header, footer) = (plan.sections[section].header, plan.sections[section].footer)
            if header.height > 0, isPlain || overlaps(plan.span(header: section), visible) {
                found.append(TableEngine.header(section))
            }
            if footer.height > 0, isPlain || overlaps(plan.span(footer: section), visible) {
                found.append(TableEngine.footer(section))
            }
            section += 1
        }
        return found
    }

    private func overlaps(_ span: TableLayout.Span, _ rect: CGRect) -> Bool {
        span.high > rect.minY && span.low < rect.maxY
    }

    private func show(edge element: ListElement, _ visible: CGRect) {
        elements.show(placement(edge: element))
        // Its height may just have been measured.
        let found = placement(edge: element)
        if let shown = elements.shown[element], shown.placement.frame != found.frame { elements.show(found) }
    }

    /// The placement of a header or footer: in plain tables it is pinned to the edge while its section is visible.
    func placement(edge element: ListElement) -> ListPlacement {
        let section = element.path.section
        let isHeader = element.kind == TableEngine.headerKind
        let span = isHeader ? plan.span(header: section) : plan.span(footer: section)
        var y = span.low
        if isPlain {
            let inset = table.adjustedContentInset
            let (whole, header) = (plan.span(section: section), plan.span(header: section))
            if isHeader {
                let footer = plan.sections[section].footer.height
                y = max(y, min(table.bounds.minY + inset.top, whole.high - footer - span.length))
            } else {
                y = min(y, max(table.bounds.maxY - inset.bottom - span.length, header.high))
            }
        }
        let frame = CGRect(x: 0, y: y, width: table.bounds.width, height: span.length)
        return ListPlacement(element, frame, zIndex: Depth.header)
    }

    // MARK: Prefetching

    private func prefetch() {
        guard table.isPrefetchingEnabled, let source = table.prefetchDataSource else { return }
        let visible = elements.cells.map(\.path)
        guard let first = visible.first, let last = visible.last else { return }
        var next: [IndexPath] = []
        if table.bounds.minY >= knownOffset {
            var path = plan.row(after: last)
            while let row = path, next.count < visible.count {
                next.append(row)
                path = plan.row(after: row)
            }
        } else {
            var row = first
            while next.count < visible.count, let previous = plan.row(before: row) {
                next.append(previous)
                row = previous
            }
        }
        let (new, gone) = prefetcher.update(next: next, visible: visible)
        if !gone.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: gone) }
        if !new.isEmpty { source.tableView(table, prefetchRowsAt: new) }
    }

    // MARK: Appearance updates

    /// Updates the appearance of the visible cells from the table's properties.
    func updateLooks() {
        for (path, view) in elements.cells { (view as? UITableViewCell)?.follow(self, path) }
    }

    func traitsDidChange(from old: UITraitCollection?) {
        guard let old, !needsReload else { return }
        if old.preferredContentSizeCategory != table.traitCollection.preferredContentSizeCategory {
            forgetHeights()
            table.setNeedsLayout()
        }
    }

    /// Invalidates the heights of all rows, and keeps those already measured as estimates.
    func forgetHeights() {
        let old = plan
        plan = makeLayout(counts: old.counts) { path in (old.sections[path.section].rows.lengths[path.row], false) }
    }

    /// Called when a cell's contents prefer another height.
    func contentSizeDidChange(of cell: UITableViewCell) {
        guard table.selfSizingInvalidation != .disabled, !isLayingOut, let element = elements.element(of: cell),
            plan.contains(element.path)
        else { return }
        plan.change(element.path.section) { $0.rows.forget(element.path.row) }
        table.setNeedsLayout()
    }
}
