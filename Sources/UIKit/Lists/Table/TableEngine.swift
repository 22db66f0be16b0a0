import CoreGraphics
import Foundation

/// What a table view does: the data as it is known, where rows lie, and which views show them.
@MainActor
final class TableEngine {
    unowned let table: UITableView
    private(set) weak var delegate: (any UITableViewDelegate)?

    lazy var elements = VisibleElements(self)
    var cells = ReusePool<UITableViewCell>()
    var edges = ReusePool<UITableViewHeaderFooterView>()

    /// Where rows lie, by the data as it was asked for last.
    var plan = TableLayout()
    private(set) var needsReload = true
    /// Which methods the delegate is known to leave out.
    var defaults: TableDefaults = []
    /// Whether the delegate was asked for what shows which methods it leaves out.
    var hasProbedRows = false
    /// The views that came of asking whether there are any, until they are shown.
    var probedEdges: [ListElement: UIView]?
    /// The width that heights were found for.
    var knownWidth: CGFloat = 0

    var selection = ListSelection()
    var prefetcher = ListPrefetcher()
    /// The row that a finger is on.
    var touchedPath: IndexPath?

    var updateDepth = 0
    var pendingUpdates: [(update: ListUpdate, animation: UITableView.RowAnimation)] = []
    var pendingCompletions: [(Bool) -> Void] = []

    /// Views that were made before they are shown, to know their heights.
    var prepared: [ListElement: UIView] = [:]
    /// The cell that is set up again.
    var reconfigured: UITableViewCell?
    var reconfiguredPaths: [IndexPath] = []

    /// Whether the delegate has indented a row: then all rows follow it.
    var hasIndented = false
    var isEditing = false
    var separatorInset: UIEdgeInsets? { didSet { updateLooks() } }
    /// Where the content was at the last layout, for the direction of scrolling.
    var knownOffset: CGFloat = 0
    var isLayingOut = false
    /// How far cells are from the edges in the layout that goes on, in which each row asks for it; nil outside of one.
    var insetsInLayout: UIEdgeInsets?

    lazy var swipes = ListSwipes(self)
    lazy var menus = ListMenus(self)
    lazy var dragging = ListDragging(self)
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows are dragged, if the program says so.
    var isDragEnabled: Bool?
    lazy var reordering = TableReordering(self)
    var indexView: TableIndexView?
    /// Whether the data source was asked for the titles of an index.
    var hasIndex = false

    init(_ table: UITableView) { self.table = table }

    static let headerKind = "header"
    static let footerKind = "footer"

    static func header(_ section: Int) -> ListElement {
        .supplementary(headerKind, IndexPath(row: 0, section: section))
    }

    static func footer(_ section: Int) -> ListElement {
        .supplementary(footerKind, IndexPath(row: 0, section: section))
    }

    var isPlain: Bool { table.style == .plain }

    /// How far texts are from the edges of cells, in points: as on phones, and on the wider ones.
    var margin: CGFloat { ViewMargins.side(ofWidth: table.bounds.width) }

    /// How far cells are from the table's edges.
    var sideInsets: UIEdgeInsets { insetsInLayout ?? ownSideInsets }

    var ownSideInsets: UIEdgeInsets {
        guard table.style == .insetGrouped else { return .zero }
        let safe = table.safeAreaInsets
        return UIEdgeInsets(top: 0, left: max(margin, safe.left), bottom: 0, right: max(margin, safe.right))
    }

    // MARK: Data

    func delegateDidChange(from old: (any UIScrollViewDelegate)?) {
        let new = (table as UIScrollView).delegate
        delegate = new as? any UITableViewDelegate
        if delegate != nil { menus.install() }
        if new !== old { setNeedsReload() }
    }

    /// Has all data asked for anew, before it is needed next.
    func setNeedsReload() {
        needsReload = true
        table.setNeedsLayout()
    }

    func reload() {
        selection.removeAll()
        touchedPath = nil
        prefetcher.reset()
        swipes.close(animated: false)
        setNeedsReload()
        reloadIndex()
    }

    /// Where rows lie, by data that is loaded if it must be.
    var loadedLayout: TableLayout {
        load()
        return plan
    }

    func load() {
        guard needsReload else { return }
        needsReload = false
        elements.hideAll()
        (defaults, hasProbedRows, probedEdges) = ([], false, nil)
        plan = makeLayout()
        reloadIndex()
        reloadIndexIfNeeded()
        updateContentSize()
    }

    func numberOfRows(_ section: Int) -> Int {
        load()
        return plan.sections.indices.contains(section) ? plan.sections[section].rows.count : 0
    }

    /// The numbers of rows that the data source tells now.
    func askCounts() -> [Int] {
        guard let source = table.dataSource else { return [] }
        return ListCounts.ask(table.layoutLabel, "rows", sections: source.numberOfSections(in: table)) {
            source.tableView(table, numberOfRowsInSection: $0)
        }
    }

    /// Where rows lie by the data as it is now.
    ///
    /// - Parameters:
    ///   - counts: how many rows there are, if that is known.
    ///   - keep: the height of a row that is known already, and whether it is final.
    func makeLayout(
        counts: [Int]? = nil, keeping keep: ((IndexPath) -> (height: CGFloat, isMeasured: Bool)?)? = nil
    ) -> TableLayout {
        let counts = counts ?? askCounts()
        let isAsWide = knownWidth == table.bounds.width
        knownWidth = table.bounds.width
        // Heights at another width are guesses.
        let keep = keep.map { known in { path in known(path).map { ($0.height, $0.isMeasured && isAsWide) } } }
        if !counts.isEmpty { probeEdges() }
        let sections = counts.indices.map { section in
            TableLayout.Section(
                header: edge(section, isHeader: true), footer: edge(section, isHeader: false),
                rows: heights(section, counts[section], keep))
        }
        return TableLayout(
            sections, header: table.tableHeaderView?.frame.height ?? 0, footer: table.tableFooterView?.frame.height ?? 0
        )
    }

    // MARK: Heights

    /// The height of a row that the table view chooses.
    static let standardRowHeight: CGFloat = 44

    private func heights(
        _ section: Int, _ count: Int, _ keep: ((IndexPath) -> (height: CGFloat, isMeasured: Bool)?)?
    ) -> LengthTree {
        guard count > 0 else { return LengthTree([], areMeasured: true) }
        if let delegate, !hasProbedRows {
            hasProbedRows = true
            _ = delegate.tableView(table, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
            _ = delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: section))
        }
        let asks = delegate != nil && !defaults.contains(.rowHeight)
        let estimates = delegate != nil && !defaults.contains(.estimatedRowHeight)
        let fixed = table.rowHeight
        if !asks, fixed >= 0 { return LengthTree(Array(repeating: fixed, count: count), areMeasured: true) }
        let needsAll = asks && !estimates && table.estimatedRowHeight == 0
        let standard =
            table.estimatedRowHeight > 0 ? table.estimatedRowHeight : fixed > 0 ? fixed : TableEngine.standardRowHeight
        if !needsAll, !estimates, keep == nil {
            return LengthTree(Array(repeating: standard, count: count), areMeasured: false)
        }
        var heights: [CGFloat] = []
        var measured: [Bool] = []
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            var (height, isFinal) = (standard, false)
            if needsAll, let asked = delegate?.tableView(table, heightForRowAt: path), asked >= 0 {
                (height, isFinal) = (asked, true)
            } else if let known = keep?(path) {
                (height, isFinal) = known
            } else if estimates, let asked = delegate?.tableView(table, estimatedHeightForRowAt: path), asked > 0 {
                height = asked
            }
            heights.append(usable(height))
            measured.append(isFinal)
        }
        return LengthTree(heights, measured: measured)
    }

    func usable(_ height: CGFloat) -> CGFloat {
        guard height.isFinite, height < 1e7 else {
            reportOnce("\(table.layoutLabel): a height of \(height) can't be laid out; it is 44 points")
            return TableEngine.standardRowHeight
        }
        return max(0, height)
    }

    /// The final height of a row that has its cell.
    func measuredHeight(_ cell: UITableViewCell, _ path: IndexPath) -> CGFloat {
        let asked = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        guard asked < 0 else { return usable(asked) }
        let width = table.bounds.width - sideInsets.left - sideInsets.right
        let fitted = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return usable(fitted.height)
    }

    func updateContentSize() {
        let size = CGSize(width: table.bounds.width, height: plan.length)
        if table.contentSize != size { table.contentSize = size }
    }
}
