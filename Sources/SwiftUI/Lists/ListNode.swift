import Foundation
import QuartzCore
package import UIKit

/// The node of a list, which creates the rows that its table view requests.
package final class ListNode: GroupNode, LazyViewport, ViewContainer, RowScroller {
    private(set) var selection: ListSelectionLink?
    private(set) var table: ListTable!
    private lazy var driver = ListDriver(self)
    private lazy var refresher = Refresher(table)
    private var flasher = IndicatorFlasher()
    private(set) var plan = ListPlan()
    private var planIsStale = true
    private(set) var look = InsetGroupedListStyle._look
    /// Whether the table is laying out its rows for the node.
    private(set) var isLayingOut = false
    var isMaking = false
    /// The rows created so far, by their items.
    var rows: [ObjectIdentifier: ListRowNode] = [:]
    var useCount = 0
    var edgeNodes: [ListPlan.EdgeKey: HostedNode] = [:]
    var insideScope: EnvironmentScope?
    private(set) var isEditing = false
    private var reach = EdgeInsets()
    /// Whether the next insertions and deletions result from a user action, and so are always animated.
    var animatesNextChange = false
    private var knownWidth: CGFloat = 0
    var minRowHeight: CGFloat = 44
    private(set) var sectionSpacing: CGFloat?
    /// The selection's context menu; nil for none.
    private(set) var selectionMenu: (any SelectionMenuSource)?
    /// The spacing between rows, in points.
    private(set) var rowSpacing: CGFloat = 0

    init(_ selection: ListSelectionLink?, _ context: _NodeContext) {
        self.selection = selection
        super.init(context)
        look = scope.values.placedListStyle
        makeTable()
    }

    func update(_ newSelection: ListSelectionLink?) {
        selection = newSelection
        setNeedsLayout()
    }

    package override func evaluate() {
        needsUpdate = false
        setNeedsLayout()
    }

    package override var contentContext: _NodeContext {
        let inside = EnvironmentScope(scope) { [look] in
            $0.forgetOuterScrolling()
            $0.enterRow(of: look)
        }
        insideScope = inside
        return childContext.child(of: self, scope: inside).lazy
    }

    package var containerView: UIView { table }

    package override func willRemove() {
        for row in rows.values { row.remove() }
        for node in edgeNodes.values { node.remove() }
        table.list = nil
        (table.dataSource, table.delegate) = (nil, nil)
        table.removeFromSuperview()
    }

    // MARK: Table

    private func makeTable() {
        table?.removeFromSuperview()
        let table = ListTable(frame: .zero, style: look.table)
        table.list = self
        table.register(ListCell.self, forCellReuseIdentifier: ListCell.identifier)
        table.register(ListEdgeView.self, forHeaderFooterViewReuseIdentifier: ListEdgeView.identifier)
        table.separatorStyle = .none
        table.contentInsetAdjustmentBehavior = .never
        table.automaticallyAdjustsScrollIndicatorInsets = false
        table.allowsMultipleSelectionDuringEditing = true
        self.table = table
        refresher = Refresher(table)
        table.dataSource = driver
        table.delegate = driver
        viewContainer?.addSubview(table)
        planIsStale = true
        layersChanged()
        graph.afterLayout { [weak self] in self?.layersChanged() }
    }

    /// Called when the table has scrolled or otherwise needs its visible rows.
    func tableNeedsLayout() {
        setNeedsLayout()
        graph.flush()
    }

    private func configure() {
        let environment = trackMore { scope.values(for: self) }
        let style = environment.placedListStyle
        if style != look {
            look = style
            makeTable()
            insideScope?.update { [look] in
                $0.forgetOuterScrolling()
                $0.enterRow(of: look)
            }
        }
        minRowHeight = environment.defaultMinListRowHeight
        sectionSpacing = environment.listSectionSpacing.length
        rowSpacing = environment.listRowSpacing ?? 0
        selectionMenu = environment.selectionMenu
        let settings = ScrollSettings(environment, .vertical, showsIndicators: true)
        table.isScrollEnabled = settings.isEnabled
        table.showsVerticalScrollIndicator = settings.showsVertical
        table.keyboardDismissMode = settings.keyboardDismissMode
        table.alwaysBounceVertical = settings.verticalBounce.isAlways
        let category = environment.dynamicTypeSize.category
        if table.traitCollection.preferredContentSizeCategory != category {
            table.traitOverrides.preferredContentSizeCategory = category
        }
        table.semanticContentAttribute = scope.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        table.backgroundColor = environment.scrollContentBackground == .hidden ? .clear : look.background
        table.contentInset = UIEdgeInsets(
            top: reach.top + settings.contentMargins.top, left: 0,
            bottom: reach.bottom + settings.contentMargins.bottom,
            right: 0)
        table.insetBelowBars = insetBelowBars(of: table)
        table.scrollIndicatorInsets = UIEdgeInsets(top: reach.top, left: 0, bottom: reach.bottom, right: 0)
        refresher.show(settings.refresh, in: graph)
        flasher.follow(settings.flashes, in: table)
        let editing = trackMore { environment.editMode?.wrappedValue.isEditing ?? false }
        if editing != isEditing {
            isEditing = editing
            table.setEditing(editing, animated: graph.transaction.visibleAnimation != nil)
        }
        table.allowsSelection = true
        table.allowsSelectionDuringEditing = selection != nil
        let allowsSeveral = selection?.allowsSeveral == true
        // Setting the property notifies every visible cell, even if the value is unchanged.
        if table.allowsMultipleSelectionDuringEditing != allowsSeveral {
            table.allowsMultipleSelectionDuringEditing = allowsSeveral
        }
    }

    // MARK: Layout

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 10 * minRowHeight))
    }

    package override func elementsChanged() {
        if !isMaking { planIsStale = true }
        super.elementsChanged()
    }

    package override func placeContent(_ pass: PlacementPass) {
        let wasPlaced = isPlaced
        let (top, bottom) = verticalReach
        reach = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        let frame = alignedToPixels(
            CGRect(x: origin.x, y: origin.y - top, width: size.width, height: size.height + top + bottom))
        let transaction = wasPlaced ? pass.transaction : Transaction()
        let oldTop = table.contentInset.top
        let wasAtTop = table.bounds.minY <= -oldTop
        isLayingOut = true
        defer { isLayingOut = false }
        configure()
        table.layer.setSize(frame.size, transaction)
        table.layer.setPlace(frame.origin, frame.size, transaction)
        if (!wasPlaced || wasAtTop), oldTop != table.contentInset.top || !wasPlaced, !table.isTracking {
            table.contentOffset.y = -table.contentInset.top
        }
        updatePlan(animated: pass.transaction.visibleAnimation != nil || animatesNextChange)
        animatesNextChange = false
        remeasureRows()
        table.layOutRows()
        placeRows(pass)
        showSelection()
        dropRows()
        knownWidth = frame.width
    }

    private var verticalReach: (CGFloat, CGFloat) {
        let frame = globalFrame
        let (safe, bounds) = enclosingSafeArea
        return (
            abs(frame.minY - safe.minY) < 0.01 ? abs(bounds.minY - safe.minY) : 0,
            abs(frame.maxY - safe.maxY) < 0.01 ? abs(bounds.maxY - safe.maxY) : 0
        )
    }

    private func updatePlan(animated: Bool) {
        guard planIsStale else { return }
        planIsStale = false
        var slots = LazySlots()
        content?.collectSlots(into: &slots)
        let old = plan
        let new = ListPlan(slots)
        guard isPlaced else {
            plan = new
            return table.reloadData()
        }
        let difference = ListDifference(from: old, to: new)
        if let difference, difference.isEmpty {
            plan = new
            return updateEdges(from: old)
        }
        guard let difference else {
            plan = new
            return table.reloadData()
        }
        let animation: UITableView.RowAnimation = animated ? .fade : .none
        table.performBatchUpdates { [self] in
            plan = new
            table.deleteSections(difference.deletedSections, with: animation)
            table.insertSections(difference.insertedSections, with: animation)
            table.deleteRows(at: difference.deleted, with: animation)
            table.insertRows(at: difference.inserted, with: animation)
        }
        updateEdges(from: old)
    }

    /// Makes the table query the heights of visible rows that have changed.
    private func remeasureRows() {
        guard table.bounds.width == knownWidth else { return }
        var changed: [IndexPath] = []
        for case let cell as ListCell in table.visibleCells {
            guard let row = cell.row, row.needsLayout, !row.isRemoved, let path = table.indexPath(for: cell) else {
                continue
            }
            read(row)
            if abs(height(of: row, width: cell.contentView.bounds.width) - cell.bounds.height) > 0.01 {
                changed.append(path)
            }
        }
        if !changed.isEmpty { table.reconfigureRows(at: changed) }
    }

    private func placeRows(_ pass: PlacementPass) {
        useCount += 1
        for case let cell as ListCell in table.visibleCells {
            guard let row = cell.row, let path = table.indexPath(for: cell), plan.contains(path) else { continue }
            row.lastUse = useCount
            row.item.isInSight = true
            style(cell, row, path)
            cell.layoutIfNeeded()
            let frame = cell.contentView.frame.offsetBy(dx: cell.frame.minX, dy: cell.frame.minY)
            row.layoutParent = self
            row.place(at: frame.origin, proposal: ProposedViewSize(frame.size), pass)
            row.placeSurroundings(of: cell, pass)
            cell.line = row.line
        }
        for section in plan.sections.indices {
            for view in [table.headerView(forSection: section), table.footerView(forSection: section)] {
                guard let view = view as? ListEdgeView, let node = view.node else { continue }
                view.layoutIfNeeded()
                let frame = view.superview === table ? view.frame : view.convert(view.bounds, to: table)
                node.view.frame = view.bounds
                node.layoutParent = self
                node.place(at: frame.origin, proposal: ProposedViewSize(frame.size), pass)
            }
        }
    }

    // MARK: Selection

    /// Whether a touch hits a view with a gesture in a row.
    func hitsGesture(_ touch: UITouch) -> Bool {
        let path = graph.rootNode.hitPath(touch.location(in: graph.hostingView))
        return path.prefix { $0 !== self }.contains { $0 is GestureNode }
    }

    private func showSelection() {
        guard let selection else { return }
        let ids = trackMore { selection.ids }
        var wanted = Set(plan.paths(of: ids))
        for case let cell as ListCell in table.visibleCells {
            guard let tag = cell.row?.tag(in: selection), let path = table.indexPath(for: cell) else { continue }
            if ids.contains(tag) { wanted.insert(path) } else { wanted.remove(path) }
        }
        let shown = Set(table.indexPathsForSelectedRows ?? [])
        guard wanted != shown, isEditing || !selection.allowsSeveral else { return }
        for path in shown.subtracting(wanted) { table.deselectRow(at: path, animated: false) }
        for path in wanted.subtracting(shown) {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
    }

    /// Shows the column that follows the list's in a collapsed split view, where the selection's detail is shown.
    func showNextColumn() {
        guard let controller = graph.hostingView?.nearestController, let split = controller.splitViewController,
            split.isCollapsed, let own = split.column(of: controller)
        else { return }
        let hasContent = split.viewController(for: .supplementary) != nil
        if own != .secondary { split.show(own == .primary && hasContent ? .supplementary : .secondary) }
    }

    // MARK: Scrolling

    package var visibleGlobalRect: CGRect {
        convertToGlobal(
            CGRect(
                x: origin.x, y: origin.y - reach.top, width: size.width, height: size.height + reach.vertical))
    }

    package func follow(_ content: any LazyScrollContent) {}
    package func scrolls(along axis: Axis) -> Bool { axis == .vertical }

    package func pinnedInsets(_ axis: Axis) -> (CGFloat, CGFloat) {
        axis == .vertical ? (reach.top, reach.bottom) : (0, 0)
    }

    func scroll(to source: any LazySource, _ index: Int, _ anchor: UnitPoint?, _ transaction: Transaction) -> Bool {
        let isAnimated = transaction.visibleAnimation != nil
        guard let path = plan.path(of: source, index) else {
            guard let edge = plan.edge(of: source) else { return false }
            scroll(
                to: edge.isHeader
                    ? table.rectForHeader(inSection: edge.section)
                    : table.rectForFooter(inSection: edge.section), anchor, isAnimated: isAnimated)
            return true
        }
        let position: UITableView.ScrollPosition =
            switch anchor?.y {
            case nil: .none
            case let y? where y < 0.25: .top
            case let y? where y > 0.75: .bottom
            default: .middle
            }
        table.scrollToRow(at: path, at: position, animated: isAnimated)
        return true
    }

    /// Scrolls to a header or a footer.
    private func scroll(to rect: CGRect, _ anchor: UnitPoint?, isAnimated: Bool) {
        guard let anchor else { return table.scrollRectToVisible(rect, animated: isAnimated) }
        let inset = table.adjustedContentInset
        let seen = table.bounds.height - inset.top - inset.bottom
        let top = rect.minY + (rect.height - seen) * anchor.y
        let limited = min(max(top, 0), max(0, table.contentSize.height - seen))
        table.setContentOffset(CGPoint(x: table.contentOffset.x, y: limited - inset.top), animated: isAnimated)
    }

    // MARK: Layers

    package override var drawnChildren: [LayoutNode] {
        let cells = table.visibleCells.compactMap { ($0 as? ListCell)?.row }
        return cells.flatMap { [$0.background, $0, $0.badge].compactMap { $0 as LayoutNode? } }
            + edgeNodes.values.filter { $0.view.superview != nil }
    }

    package override var ownLayer: CALayer? { table.layer }
    package override var hostedView: UIView? { table }
    package override var hostsLayers: Bool { true }
    package override func updateSublayers() {}

    package override var contentTransform: CATransform3D {
        CATransform3DMakeTranslation(0, -table.bounds.minY - reach.top, 0)
    }

    package override func reveals(_ point: CGPoint) -> Bool { table.bounds.contains(point) }
    package override func contains(_ point: CGPoint) -> Bool { CGRect(origin: origin, size: size).contains(point) }
}
