import CoreGraphics
import Foundation

/// The implementation of a table view: the data as last loaded, the row layout, and the views that show it.
@MainActor
final class TableEngine {
    unowned let table: UITableView
    private(set) weak var delegate: (any UITableViewDelegate)?

    lazy var elements = VisibleElements(self)
    var cells = ReusePool<UITableViewCell>()
    var edges = ReusePool<UITableViewHeaderFooterView>()

    /// The row layout, for the data as last loaded.
    var plan = TableLayout()
    private(set) var needsReload = true
    /// The methods that the delegate is known not to implement.
    var defaults: TableDefaults = []
    /// Whether the delegate has been probed for the methods that it doesn't implement.
    var hasProbedRows = false
    /// The views that probing for headers and footers created, until they are shown.
    var probedEdges: [ListElement: UIView]?
    /// The width that heights were measured for.
    var knownWidth: CGFloat = 0

    var selection = ListSelection()
    var prefetcher = ListPrefetcher()
    /// The row under the touch.
    var touchedPath: IndexPath?

    var updateDepth = 0
    var pendingUpdates: [(update: ListUpdate, animation: UITableView.RowAnimation)] = []
    var pendingCompletions: [(Bool) -> Void] = []

    /// Views created before they are shown, to measure them.
    var prepared: [ListElement: UIView] = [:]
    /// The cell being reconfigured.
    var reconfigured: UITableViewCell?
    var reconfiguredPaths: [IndexPath] = []

    /// Whether the delegate has indented any row: then all rows update their indentation.
    var hasIndented = false
    var isEditing = false
    var separatorInset: UIEdgeInsets? { didSet { updateLooks() } }
    /// The content offset at the last layout, which gives the scroll direction.
    var knownOffset: CGFloat = 0
    var isLayingOut = false
    /// The cells' insets during a layout, in which each row reads them; nil outside of one.
    var insetsInLayout: UIEdgeInsets?

    lazy var swipes = ListSwipes(self)
    lazy var menus = ListMenus(self)
    lazy var dragging = ListDragging(self)
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows can be dragged, if set explicitly.
    var isDragEnabled: Bool?
    lazy var reordering = TableReordering(self)
    var indexView: TableIndexView?
    /// Whether the data source has been asked for the titles of the section index.
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

    /// The horizontal margin of text in cells, in points: the iPhone's, depending on the width.
    var margin: CGFloat { ViewMargins.side(ofWidth: table.bounds.width) }

    /// The distances of cells from the table's edges.
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

    /// Marks all data to be reloaded when it is next needed.
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

    /// The row layout, after loading the data if necessary.
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

    /// The current numbers of rows in the data source.
    func askCounts() -> [Int] {
        guard let source = table.dataSource else { return [] }
        return ListCounts.ask(table.layoutLabel, "rows", sections: source.numberOfSections(in: table)) {
            source.tableView(table, numberOfRowsInSection: $0)
        }
    }

    /// Creates the row layout for the current data.
    ///
    /// - Parameters:
    ///   - counts: the numbers of rows, if known.
    ///   - keep: returns the known height of a row, and whether it is final.
    func makeLayout(
        counts: [Int]? = nil, keeping keep: ((IndexPath) -> (height: CGFloat, isMeasured: Bool)?)? = nil
    ) -> TableLayout {
        let counts = counts ?? askCounts()
        let isAsWide = knownWidth == table.bounds.width
        knownWidth = table.bounds.width
        // Heights measured at another width are only estimates.
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

    /// The default row height of a table view.
    static let standardRowHeight: CGFloat = 44

    private func heights(
        _ section: Int, _ count: Int, _ keep: ((IndexPath) -> (height: CGFloat, isMeasured: Bool)?)?
    ) -> FenwickTree {
        guard count > 0 else { return FenwickTree([], areMeasured: true) }
        if let delegate, !hasProbedRows {
            hasProbedRows = true
            _ = delegate.tableView(table, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
            _ = delegate.tableView(table, heightForRowAt: IndexPath(row: 0, section: section))
        }
        let asks = delegate != nil && !defaults.contains(.rowHeight)
        let estimates = delegate != nil && !defaults.contains(.estimatedRowHeight)
        let fixed = table.rowHeight
        if !asks, fixed >= 0 { return FenwickTree(Array(repeating: fixed, count: count), areMeasured: true) }
        let needsAll = asks && !estimates && table.estimatedRowHeight == 0
        let standard =
            table.estimatedRowHeight > 0 ? table.estimatedRowHeight : fixed > 0 ? fixed : TableEngine.standardRowHeight
        if !needsAll, !estimates, keep == nil {
            return FenwickTree(Array(repeating: standard, count: count), areMeasured: false)
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
        return FenwickTree(heights, measured: measured)
    }

    func usable(_ height: CGFloat) -> CGFloat {
        guard height.isFinite, height < 1e7 else {
            reportOnce("\(table.layoutLabel): a height of \(height) can't be laid out; it is 44 points")
            return TableEngine.standardRowHeight
        }
        return max(0, height)
    }

    /// The final height of a row that has a cell.
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
