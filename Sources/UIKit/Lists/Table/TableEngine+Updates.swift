import CoreGraphics
import Foundation
import QuartzCore

// Animated updates from one state of the data to the next.
extension TableEngine {
    /// The duration of insertions, deletions and moves, in seconds. Apple doesn't document it; this is estimated by
    /// eye.
    static let updateDuration: TimeInterval = 0.3

    func beginUpdates() {
        if updateDepth == 0 { load() }
        updateDepth += 1
    }

    func endUpdates() {
        guard updateDepth > 0 else {
            return reportOnce("\(table.layoutLabel): endUpdates without beginUpdates; ignored")
        }
        updateDepth -= 1
        if updateDepth == 0 { commit() }
    }

    func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginUpdates()
        if let completion { pendingCompletions.append(completion) }
        updates?()
        endUpdates()
    }

    func update(_ updates: [ListUpdate], _ animation: UITableView.RowAnimation) {
        beginUpdates()
        pendingUpdates += updates.map { ($0, animation) }
        endUpdates()
    }

    private func commit() {
        let (updates, completions, paths) = (pendingUpdates, pendingCompletions, reconfiguredPaths)
        (pendingUpdates, pendingCompletions, reconfiguredPaths) = ([], [], [])
        let complete = { (finished: Bool) in completions.forEach { $0(finished) } }
        guard !needsReload else { return complete(true) }
        do {
            let change = try ListChange(updates.map(\.update), from: plan.counts, to: askCounts(), .table)
            apply(change, TableTransition(updates, change), complete)
        } catch {
            reportOnce(
                "\((error as? ListUpdateError)?.message ?? "\(error)") \(table.layoutLabel) reloads all data")
            reload()
            complete(false)
        }
        if !paths.isEmpty { reconfigure(paths) }
    }

    private func apply(_ change: ListChange, _ transition: TableTransition, _ complete: @escaping (Bool) -> Void) {
        swipes.close(animated: false)
        // The row that a scroll leads to may have moved.
        table.motion?.goal = nil
        let old = plan
        plan = makeLayout(counts: change.newCounts) { path in
            guard let before = change.oldPath(path) else { return nil }
            let rows = old.sections[before.section].rows
            return (rows.lengths[before.row], rows.isMeasured(before.row) && !change.reloadedItems.contains(before))
        }
        keepEdges(of: old, change)
        selection.follow(change)
        touchedPath = touchedPath.flatMap(change.newPath)
        reordering.follow(change)
        prefetcher.reset()
        let visible = measureVisible(change)
        let shows = placements(in: visible)
        let oldInset = sideInsets
        let width = table.bounds.width
        elements.update(
            VisibleElements.Transition(
                newElement: { [self] element in newElement(element, change) },
                shows: shows,
                start: { placement in
                    guard let before = self.oldFrame(placement.element, change, old, oldInset) else {
                        return transition.start(placement, width)
                    }
                    return placement.with { $0.frame = before }
                },
                departure: { [self] element, placement in
                    placement.with { $0.frame = finalFrame(element) ?? placement.frame }
                },
                end: { transition.end($0, width) },
                duration: transition.isAnimated ? TableEngine.updateDuration : 0,
                alongside: { [self] in
                    updateContentSize()
                    placeEdgeViews()
                    if visible.origin != table.bounds.origin { table.moveContent(to: visible.origin) }
                    for (path, view) in elements.cells { (view as? UITableViewCell)?.follow(self, path) }
                }),
            completion: complete)
        prepared = [:]
        reloadIndexIfNeeded()
        table.setNeedsLayout()
    }

    /// Carries over the heights of measured headers and footers.
    private func keepEdges(of old: TableLayout, _ change: ListChange) {
        for section in plan.sections.indices {
            guard let before = change.oldSection(section), !change.reloadedSections.contains(before) else { continue }
            let known = old.sections[before]
            plan.change(section) {
                if !$0.header.isMeasured, known.header.isMeasured { $0.header = known.header }
                if !$0.footer.isMeasured, known.footer.isMeasured { $0.footer = known.footer }
            }
        }
    }

    private func newElement(_ element: ListElement, _ change: ListChange) -> ListElement? {
        if element.category == .cell {
            guard !change.reloadedItems.contains(element.path) else { return nil }
            return change.newPath(element.path).map { element.at($0) }
        }
        guard !change.reloadedSections.contains(element.path.section) else { return nil }
        return change.newSection(element.path.section).map { element.at(IndexPath(row: 0, section: $0)) }
    }

    /// The old frame of an element that existed before the update; nil for a new one.
    private func oldFrame(
        _ element: ListElement, _ change: ListChange, _ old: TableLayout, _ insets: UIEdgeInsets
    ) -> CGRect? {
        guard element.category == .cell, let before = change.oldPath(element.path),
            !change.reloadedItems.contains(before), old.contains(before)
        else { return nil }
        let span = old.span(row: before)
        return CGRect(
            x: insets.left, y: span.low, width: table.bounds.width - insets.left - insets.right, height: span.length)
    }

    private func finalFrame(_ element: ListElement) -> CGRect? {
        switch element.category {
        case .cell: plan.contains(element.path) ? rect(row: element.path) : nil
        default: plan.sections.indices.contains(element.path.section) ? placement(edge: element).frame : nil
        }
    }

    // MARK: Visible rows

    /// Creates the cells that become visible, to measure them, and returns the rectangle that will be visible.
    private func measureVisible(_ change: ListChange) -> CGRect {
        var known: [IndexPath: UITableViewCell] = [:]
        for (path, view) in elements.cells where !change.reloadedItems.contains(path) {
            if let new = change.newPath(path) { known[new] = view as? UITableViewCell }
        }
        if !defaults.contains(.rowHeight) || table.rowHeight < 0 {
            for path in known.keys { plan.change(path.section) { $0.rows.forget(path.row) } }
        }
        var visible = visibleRect
        guard visible.width > 0, visible.height > 0 else { return visible }
        // Measured heights may bring the end of the content nearer, and with it the maximum offset.
        for _ in 0..<2 {
            var (next, left) = (plan.firstRow(from: visible.minY), TableEngine.maxRowCount)
            while let path = next, left > 0, plan.span(row: path).low < visible.maxY {
                left -= 1
                if let cell = known[path] {
                    measure(cell, path)
                } else if prepared[.cell(path)] == nil {
                    var placement = placement(row: path)
                    prepared[.cell(path)] = AnimationContexts.withoutAnimation { makeView(for: &placement) }
                }
                next = plan.row(after: path)
            }
            let inset = table.adjustedContentInset
            let end = max(-inset.top, plan.length + inset.bottom - visible.height)
            guard visible.minY > end, table.motion == nil, !table.isTracking else { break }
            visible.origin.y = end
        }
        return visible
    }

    private func placements(in visible: CGRect) -> [ListPlacement] {
        var shows: [ListPlacement] = []
        var next = plan.firstRow(from: visible.minY)
        while let path = next, shows.count < TableEngine.maxRowCount, plan.span(row: path).low < visible.maxY {
            if reordering.path != path { shows.append(placement(row: path)) }
            next = plan.row(after: path)
        }
        if let path = reordering.path, let shown = elements.shown[.cell(path)] { shows.append(shown.placement) }
        return shows + edgesInSight(visible).map(placement(edge:))
    }
}

/// The row animations of a batch of updates.
@MainActor
struct TableTransition {
    private var inserted: [IndexPath: UITableView.RowAnimation] = [:]
    private var deleted: [IndexPath: UITableView.RowAnimation] = [:]
    private var insertedSections: [Int: UITableView.RowAnimation] = [:]
    private var deletedSections: [Int: UITableView.RowAnimation] = [:]
    /// Whether any update is animated: with `.none` alone, nothing is.
    let isAnimated: Bool

    init(_ updates: [(update: ListUpdate, animation: UITableView.RowAnimation)], _ change: ListChange) {
        isAnimated = updates.isEmpty || updates.contains { $0.animation != .none }
        for (update, animation) in updates {
            switch update {
            case .insertItem(let path): inserted[path] = animation
            case .deleteItem(let path): deleted[path] = animation
            case .reloadItem(let path):
                deleted[path] = animation
                if let new = change.newPath(path) { inserted[new] = animation }
            case .insertSection(let section): insertedSections[section] = animation
            case .deleteSection(let section): deletedSections[section] = animation
            case .reloadSection(let section):
                deletedSections[section] = animation
                if let new = change.newSection(section) { insertedSections[new] = animation }
            case .moveItem, .moveSection: break
            }
        }
    }

    func start(_ placement: ListPlacement, _ width: CGFloat) -> ListPlacement {
        let path = placement.element.path
        return away(placement, inserted[path] ?? insertedSections[path.section] ?? .fade, width)
    }

    func end(_ placement: ListPlacement, _ width: CGFloat) -> ListPlacement {
        let path = placement.element.path
        let animation = deleted[path] ?? deletedSections[path.section] ?? .fade
        return animation == .none ? placement.with { $0.alpha = 0 } : away(placement, animation, width)
    }

    /// The placement of a row before it appears, or after it has disappeared.
    private func away(
        _ placement: ListPlacement, _ animation: UITableView.RowAnimation, _ width: CGFloat
    ) -> ListPlacement {
        placement.with {
            switch animation {
            case .none: break
            case .fade, .automatic: $0.alpha = 0
            case .left: $0.center.x -= width
            case .right: $0.center.x += width
            case .top:
                $0.center.y -= $0.size.height
                $0.alpha = 0
            case .bottom:
                $0.center.y += $0.size.height
                $0.alpha = 0
            case .middle:
                $0.transform = CATransform3DMakeScale(1, 0.01, 1)
                $0.alpha = 0
            }
        }
    }
}
