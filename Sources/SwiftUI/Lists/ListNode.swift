import Foundation
import QuartzCore
package import UIKit

/// The node of a list: it makes the rows that its table view asks for.
package final class ListNode: GroupNode, LazyViewport, ViewContainer, RowScroller {
    private(set) var selection: ListSelectionLink?
    private(set) var table: ListTable!
    private lazy var driver = ListDriver(self)
    private lazy var refresher = Refresher(table)
    private(set) var plan = ListPlan()
    private var planIsStale = true
    private(set) var look = DefaultListStyle._look
    /// Whether the table lays out its rows for the node.
    private(set) var isLayingOut = false
    private var isMaking = false
    /// Rows that have been made, by their items.
    private var rows: [ObjectIdentifier: ListRowNode] = [:]
    private var useCount = 0
    private var edgeNodes: [ObjectIdentifier: HostedNode] = [:]
    private var insideScope: EnvironmentScope?
    private(set) var isEditing = false
    private var reach = EdgeInsets()
    /// Whether rows come and go as the user has asked for, which is animated in any case.
    var animatesNextChange = false
    private var knownWidth: CGFloat = 0
    private var minRowHeight: CGFloat = 44
    private(set) var sectionSpacing: CGFloat?

    init(_ selection: ListSelectionLink?, _ context: _NodeContext) {
        self.selection = selection
        super.init(context)
        look = scope.values.listStyle
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
            $0.listLook = ListLook(style: look.kind)
            $0.stackOrientation = nil
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

    // MARK: The table

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

    /// Called when the table has been scrolled, or has other reasons to look for rows.
    func tableNeedsLayout() {
        setNeedsLayout()
        graph.flush()
    }

    private func configure() {
        let environment = trackMore { scope.values(for: self) }
        if environment.listStyle != look {
            look = environment.listStyle
            makeTable()
            insideScope?.update { [look] in
                $0.forgetOuterScrolling()
                $0.listLook = ListLook(style: look.kind)
                $0.stackOrientation = nil
            }
        }
        minRowHeight = environment.defaultMinListRowHeight
        sectionSpacing = environment.listSectionSpacing.length
        let settings = ScrollSettings(environment, .vertical, showsIndicators: true)
        table.isScrollEnabled = settings.isEnabled
        table.showsVerticalScrollIndicator = settings.showsVertical
        table.keyboardDismissMode = settings.keyboardDismissMode
        table.alwaysBounceVertical = settings.verticalBounce.isAlways
        let background: UIColor = look.table == .plain ? .systemBackground : .systemGroupedBackground
        table.backgroundColor = environment.scrollContentBackground == .hidden ? .clear : background
        table.contentInset = UIEdgeInsets(
            top: reach.top + settings.contentMargins.top, left: 0, bottom: reach.bottom + settings.contentMargins.bottom,
            right: 0)
        table.scrollIndicatorInsets = UIEdgeInsets(top: reach.top, left: 0, bottom: reach.bottom, right: 0)
        refresher.show(settings.refresh, in: graph)
        let editing = environment.editMode?.wrappedValue.isEditing ?? false
        if editing != isEditing {
            isEditing = editing
            table.setEditing(editing, animated: graph.transaction.visibleAnimation != nil)
        }
        table.allowsSelection = true
        table.allowsSelectionDuringEditing = selection != nil
        table.allowsMultipleSelectionDuringEditing = selection?.allowsSeveral == true
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
        let frame = CGRect(x: origin.x, y: origin.y - top, width: size.width, height: size.height + top + bottom)
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
            return
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
    }

    /// Has the table ask for the heights of rows in sight that have changed.
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
            let frame = cell.contentView.convert(cell.contentView.bounds, to: table)
            row.layoutParent = self
            row.place(at: frame.origin, proposal: ProposedViewSize(frame.size), pass)
            row.placeSurroundings(of: cell, pass)
        }
        for section in plan.sections.indices {
            for view in [table.headerView(forSection: section), table.footerView(forSection: section)] {
                guard let view = view as? ListEdgeView, let node = view.node else { continue }
                view.layoutIfNeeded()
                let frame = view.convert(view.bounds, to: table)
                node.view.frame = view.bounds
                node.layoutParent = self
                node.place(at: frame.origin, proposal: ProposedViewSize(frame.size), pass)
            }
        }
    }

    // MARK: Rows

    /// The row at a path, made if it must be.
    func row(at path: IndexPath) -> ListRowNode {
        let (run, index) = plan.sections[path.section].find(path.row)
        if let item = run.source.item(at: index), let row = rows[ObjectIdentifier(item)] { return read(row) }
        let view = UIView()
        isMaking = true
        if run.source.item(at: index) == nil { graph.itemContainer = view }
        let item = run.source.makeItem(at: index)
        graph.itemContainer = nil
        isMaking = false
        let inside = insideScope ?? scope
        let row = ListRowNode(item, run.source, in: view, childContext.child(of: self, scope: inside))
        row.layoutParent = self
        rows[ObjectIdentifier(item)] = row
        return read(row)
    }

    @discardableResult
    private func read(_ row: ListRowNode) -> ListRowNode {
        row.content = elements(of: row.item, row.source)
        row.readTraits(standardInsets)
        return row
    }

    private func elements(of item: ItemNode, _ source: any LazySource) -> [LayoutNode] {
        guard wrapsElements(of: source) else { return ownElements(of: item) }
        let all = elements
        // Those of other rows stay theirs.
        for row in rows.values { row.adoptContent() }
        for edge in edgeNodes.values { edge.adoptContent() }
        return all.filter { self.item(above: $0) === item }
    }

    /// How far views are from the edges of rows.
    var standardInsets: EdgeInsets { EdgeInsets(top: 11, leading: sideMargin, bottom: 11, trailing: sideMargin) }

    /// As far as texts are from the edges of cells: on phones, and on the wider ones.
    var sideMargin: CGFloat { table.bounds.width >= 414 ? 20 : 16 }

    func height(of row: ListRowNode, width: CGFloat) -> CGFloat {
        max(minRowHeight, row.height(forWidth: width).rounded(.up))
    }

    /// Gives a cell the look that its row asks for.
    func style(_ cell: ListCell, _ row: ListRowNode, _ path: IndexPath) {
        let traits = row.row
        cell.accessoryType = row.leadsOn ? .disclosureIndicator : .none
        cell.showsReorderControl = true
        cell.lineStart = row.insets.leading
        let count = plan.sections[path.section].count
        let isLast = path.row == count - 1
        let above = path.row > 0 ? rowIfMade(IndexPath(row: path.row - 1, section: path.section))?.row : nil
        let below = isLast ? nil : rowIfMade(IndexPath(row: path.row + 1, section: path.section))?.row
        var colors: [VerticalEdge: UIColor] = [:]
        let isShown = traits.separator[.bottom] != .hidden && below?.separator[.top] != .hidden
        if isShown, !isLast || look.table == .plain && traits.sectionSeparator[.bottom] != .hidden {
            colors[.bottom] = color(traits.separatorTint[.bottom] ?? below?.separatorTint[.top])
        }
        if path.row == 0, look.table == .plain, path.section == 0, above == nil, traits.separator[.top] != .hidden,
            traits.sectionSeparator[.top] != .hidden, plan.sections[0].header.isEmpty
        {
            colors[.top] = color(traits.separatorTint[.top])
        }
        cell.lineColors = colors
    }

    private func color(_ tint: Color?) -> UIColor { tint.map { UIColor(cgColor: $0.cgColor(in: scope.values)) } ?? .separator }

    private func rowIfMade(_ path: IndexPath) -> ListRowNode? {
        let (run, index) = plan.sections[path.section].find(path.row)
        return run.source.item(at: index).flatMap { rows[ObjectIdentifier($0)] }
    }

    /// How many rows out of sight keep their state.
    private static let spareCount = 60

    private func dropRows() {
        rows = rows.filter { _, row in
            guard row.item.isRemoved else { return true }
            row.remove()
            return false
        }
        for row in rows.values where row.lastUse != useCount { row.item.isInSight = false }
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

    /// The views of a header or footer, made if they must be; nil without any.
    func edge(_ section: Int, isHeader: Bool) -> HostedNode? {
        guard plan.sections.indices.contains(section) else { return nil }
        let runs = isHeader ? plan.sections[section].header : plan.sections[section].footer
        guard let first = runs.first else { return nil }
        isMaking = true
        defer { isMaking = false }
        let key = ObjectIdentifier(first.source)
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

    // MARK: Selection

    private func showSelection() {
        guard let selection else { return }
        let ids = trackMore { selection.ids }
        var wanted = Set(plan.paths(of: ids))
        for case let cell as ListCell in table.visibleCells {
            guard let tag = cell.row?.tag, let path = table.indexPath(for: cell) else { continue }
            if ids.contains(tag) { wanted.insert(path) } else { wanted.remove(path) }
        }
        let shown = Set(table.indexPathsForSelectedRows ?? [])
        guard wanted != shown, isEditing || !selection.allowsSeveral else { return }
        for path in shown.subtracting(wanted) { table.deselectRow(at: path, animated: false) }
        for path in wanted.subtracting(shown) {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
    }

    // MARK: Scrolling

    package var visibleGlobalRect: CGRect {
        convertToGlobal(
            CGRect(
                x: origin.x, y: origin.y - reach.top, width: size.width, height: size.height + reach.vertical))
    }

    package func follow(_ content: any LazyScrollContent) {}
    package func pinnedInsets(_ axis: Axis) -> (CGFloat, CGFloat) { axis == .vertical ? (reach.top, reach.bottom) : (0, 0) }

    func scroll(to source: (any LazySource)?, _ index: Int, _ anchor: UnitPoint?, _ transaction: Transaction) -> Bool {
        guard let source, let path = plan.path(of: source, index) else { return false }
        let position: UITableView.ScrollPosition =
            switch anchor?.y {
            case nil: .none
            case let y? where y < 0.25: .top
            case let y? where y > 0.75: .bottom
            default: .middle
            }
        table.scrollToRow(at: path, at: position, animated: transaction.visibleAnimation != nil)
        return true
    }

    // MARK: Layers

    package override var drawnChildren: [LayoutNode] {
        let cells = table.visibleCells.compactMap { ($0 as? ListCell)?.row }
        return cells.flatMap { [$0.background, $0, $0.badge].compactMap { $0 as LayoutNode? } } + edgeNodes.values.filter { $0.view.superview != nil }
    }

    package override var ownLayer: CALayer? { table.layer }
    package override var hostsLayers: Bool { true }
    package override func updateSublayers() {}

    package override var contentTransform: CATransform3D {
        CATransform3DMakeTranslation(0, -table.bounds.minY - reach.top, 0)
    }

    package override func reveals(_ point: CGPoint) -> Bool { table.bounds.contains(point) }
    package override func contains(_ point: CGPoint) -> Bool { CGRect(origin: origin, size: size).contains(point) }
}
