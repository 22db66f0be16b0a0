public import CoreGraphics
public import Foundation

/// A view that shows rows of data in one column, in sections with headers and footers.
///
/// Only the visible rows have cells. The heights of self-sizing rows are estimates until the rows become visible.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview)
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    final lazy var engine = TableEngine(self)

    /// The style of the table view.
    public final let style: Style

    // MARK: Creation

    /// Creates a table view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    /// Creates a plain table view.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = true
        alwaysBounceVertical = true
        // A view decoded from an archive or a nib may already have one.
        if backgroundColor == nil { setBackgroundColor(style == .plain ? .systemBackground : .systemGroupedBackground) }
        addGestureRecognizer(engine.swipes.pan)
    }

    // MARK: Data source and delegate

    /// Provides the data and the cells. Not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { engine.setNeedsReload() } }
    }

    /// The static contents from a storyboard.
    final var staticContents: StaticTableContents?

    /// The delegate, which controls the behaviour of rows and is told about interaction with them. Not retained.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { engine.delegate }
        set { super.delegate = newValue }
    }

    /// The interaction that shows the context menus of rows; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        delegate == nil ? nil : engine.menus.interaction
    }

    /// The prefetching data source, which is told which rows will soon be needed. Not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Whether rows are prefetched. True by default.
    open var isPrefetchingEnabled = true

    override func scrollDelegateDidChange(from old: (any UIScrollViewDelegate)?) { engine.delegateDidChange(from: old) }
    override func dragWillBegin() { engine.swipes.close(animated: true) }

    override func indexDisplayModeDidChange() { engine.reloadIndex() }

    // MARK: Heights

    /// The height of rows, in points; `automaticDimension`, the default, for self-sizing rows.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { engine.setNeedsReload() } }
    }

    /// The height of headers; `automaticDimension`, the default, for self-sizing headers.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { engine.setNeedsReload() } }
    }

    /// The height of footers; `automaticDimension`, the default, for self-sizing footers.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { engine.setNeedsReload() } }
    }

    /// The estimated height of rows: `automaticDimension`, the default, lets the table view choose one, and 0 disables
    /// estimates, so that the heights of all rows are requested at once.
    open var estimatedRowHeight = UITableView.automaticDimension

    /// The estimated height of headers; 0 to disable estimates, so that all heights are requested at once.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension

    /// The estimated height of footers; 0 to disable estimates, so that all heights are requested at once.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension

    /// The padding above headers, which scrolls away; `automaticDimension`, the default, is 22 points in plain tables.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { engine.setNeedsReload() } }
    }

    /// The height of the empty filler rows below the last one. Stored without effect: there are none, as since iOS
    /// 15.
    open var fillerRowHeight: CGFloat = 0

    /// Whether self-sizing cells are resized when their size is invalidated.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Appearance

    /// The style of separators. Single lines by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { engine.updateLooks() } }

    /// The colour of separators.
    open var separatorColor: UIColor? = .separator { didSet { engine.updateLooks() } }

    /// The insets of separators, in points. By default they align with the text.
    open var separatorInset: UIEdgeInsets {
        get { engine.separatorInset ?? UIEdgeInsets(top: 0, left: engine.margin, bottom: 0, right: 0) }
        set { engine.separatorInset = newValue }
    }

    /// The visual effect applied to separators, such as vibrancy over a blur behind a clear table. Nil by default.
    open var separatorEffect: UIVisualEffect? { didSet { engine.updateLooks() } }

    /// What `separatorInset` is measured from: the cells' edges by default.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { engine.updateLooks() } }

    /// Whether cells follow the readable width. False by default; stored without effect.
    open var cellLayoutMarginsFollowReadableWidth = false

    /// Whether the content views of cells are inset to the safe area. True by default.
    open var insetsContentViewsToSafeArea = true { didSet { engine.updateLooks() } }

    /// The view behind all rows, sized to the table view.
    open var backgroundView: UIView? { didSet { engine.backgroundDidChange(from: oldValue) } }

    /// The view above all sections. It is sized to the table view's width, and keeps its own height.
    open var tableHeaderView: UIView? { didSet { engine.edgeViewDidChange(from: oldValue, to: tableHeaderView) } }

    /// The view below all sections. It is sized to the table view's width, and keeps its own height.
    open var tableFooterView: UIView? { didSet { engine.edgeViewDidChange(from: oldValue, to: tableFooterView) } }

    // MARK: Views

    /// Registers a cell class for a reuse identifier; nil unregisters it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        engine.cells.register(cellClass, .init(kind: "", identifier: identifier))
    }

    /// Registers a header or footer class for a reuse identifier; nil unregisters it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        engine.edges.register(aClass, .init(kind: "", identifier: identifier))
    }

    /// Dequeues a reusable cell, or creates one of the registered class; nil if none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        engine.dequeueCell(identifier)
    }

    /// Dequeues a reusable cell, or creates one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        engine.dequeueCell(identifier, for: indexPath)
    }

    /// Dequeues a reusable header or footer, or creates one of the registered class; nil if none is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        engine.dequeueEdge(identifier)
    }

    /// The cell of a row; nil if it isn't visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { engine.cell(at: indexPath) }

    /// The index path of a cell; nil if it isn't visible.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { engine.path(of: cell) }

    /// The header of a section; nil if it isn't visible.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        engine.elements.view(TableEngine.header(section)) as? UITableViewHeaderFooterView
    }

    /// The footer of a section; nil if it isn't visible.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        engine.elements.view(TableEngine.footer(section)) as? UITableViewHeaderFooterView
    }

    /// The visible cells, from the top.
    open var visibleCells: [UITableViewCell] { engine.visibleCells.map(\.cell) }

    /// The index paths of the visible rows, from the top; nil if there are none.
    open var indexPathsForVisibleRows: [IndexPath]? { engine.visibleCells.map(\.path) }

    // MARK: Data

    /// The number of sections.
    open var numberOfSections: Int { engine.loadedLayout.sections.count }

    /// The number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int { engine.numberOfRows(section) }

    /// Reloads all data: at the next layout, or when it is first needed.
    open func reloadData() { engine.reload() }

    /// Reloads the titles of the section index.
    open func reloadSectionIndexTitles() { engine.reloadIndex() }

    // MARK: Geometry and index paths

    /// The rectangle of a section, including its header and footer.
    open func rect(forSection section: Int) -> CGRect { engine.rect(section: section) }

    /// The rectangle of a section's header.
    open func rectForHeader(inSection section: Int) -> CGRect { engine.rect(header: section) }

    /// The rectangle of a section's footer.
    open func rectForFooter(inSection section: Int) -> CGRect { engine.rect(footer: section) }

    /// The rectangle of a row; empty for one that doesn't exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { engine.rect(row: indexPath) }

    /// The row at a point; nil where there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { engine.row(at: point) }

    /// The rows in a rectangle; nil for an invalid one.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rect.isNull ? nil : engine.rows(in: rect) }

    /// Scrolls to a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        engine.scroll(to: indexPath, scrollPosition, animated)
    }

    /// Scrolls to the selected row nearest to the visible rows.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        engine.scrollToNearestSelected(scrollPosition, animated)
    }

    // MARK: Selection

    /// Whether rows can be selected. True by default.
    open var allowsSelection = true { didSet { if !allowsSelection { engine.deselectAll() } } }

    /// Whether several rows can be selected. False by default.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { engine.keepOneSelected() } } }

    /// Whether rows can be selected in editing mode. False by default.
    open var allowsSelectionDuringEditing = false

    /// Whether several rows can be selected in editing mode. False by default.
    open var allowsMultipleSelectionDuringEditing = false { didSet { engine.updateEditing(animated: false) } }

    /// The index path of the selected row; nil for none.
    open var indexPathForSelectedRow: IndexPath? { engine.selection.paths.first }

    /// The index paths of the selected rows, in the order of their selection; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        engine.selection.paths.isEmpty ? nil : engine.selection.paths
    }

    /// Selects a row, or none, without notifying the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        engine.select(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects a row, without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { engine.deselect(indexPath, animated: animated) }

    // MARK: Updates

    /// Animates several changes as one batch.
    ///
    /// - Parameters:
    ///   - updates: inserts, deletes, reloads and moves rows and sections, and changes the data accordingly.
    ///   - completion: called when the animation has ended, with false if it was interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performUpdates(updates, completion)
    }

    /// Begins a batch of changes, which `endUpdates()` animates together.
    open func beginUpdates() { engine.beginUpdates() }

    /// Animates the changes since `beginUpdates()`, and updates the row heights.
    open func endUpdates() { engine.endUpdates() }

    /// Whether there are changes that `endUpdates()` hasn't applied yet.
    open var hasUncommittedUpdates: Bool { engine.updateDepth > 0 }

    /// Inserts rows, whose index paths are those after the changes.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths.map { .insertItem($0) }, animation)
    }

    /// Deletes rows, whose index paths are those before the changes.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths.map { .deleteItem($0) }, animation)
    }

    /// Reloads rows with new cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths.map { .reloadItem($0) }, animation)
    }

    /// Has the data source configure the existing cells of rows again.
    open func reconfigureRows(at indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }

    /// Moves a row from its index path before the changes to one after them.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        engine.update([.moveItem(indexPath, newIndexPath)], .automatic)
    }

    /// Inserts sections, whose indices are those after the changes.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        engine.update(sections.map { .insertSection($0) }, animation)
    }

    /// Deletes sections, whose indices are those before the changes.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        engine.update(sections.map { .deleteSection($0) }, animation)
    }

    /// Reloads the contents of sections.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        engine.update(sections.map { .reloadSection($0) }, animation)
    }

    /// Moves a section from its index before the changes to one after them.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        engine.update([.moveSection(section, newSection)], .automatic)
    }

    // MARK: Editing

    /// Whether rows show their editing controls, or a swiped row its actions. Setting it doesn't animate.
    open var isEditing: Bool {
        get { engine.isEditing || engine.swipes.isUnderway }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode, with controls to delete, insert and move rows.
    open func setEditing(_ editing: Bool, animated: Bool) { engine.setEditing(editing, animated: animated) }

    // MARK: Section index

    /// The minimum number of rows for the section index to be shown. 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { engine.reloadIndex() } }

    /// The colour of the section index's titles; nil for the tint colour.
    open var sectionIndexColor: UIColor? { didSet { engine.reloadIndex() } }

    /// The background colour of the section index; nil for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { engine.reloadIndex() } }

    /// The background colour of the section index while it is touched; nil for the default.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    // MARK: Layout and touches

    open override func layoutSubviews() {
        super.layoutSubviews()
        engine.layout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        engine.traitsDidChange(from: previousTraitCollection)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        engine.shouldBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        engine.touchesBegan(touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touchesEnded(touches) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { engine.touchesCancelled() }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Nibs

    /// Registers a nib whose first object is a cell for a reuse identifier; nil unregisters it.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        engine.cells.register(nib?.maker(owner: self), .init(kind: "", identifier: identifier))
    }

    /// Registers a nib whose first object is a header or footer for a reuse identifier; nil unregisters it.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        engine.edges.register(nib?.maker(owner: self), .init(kind: "", identifier: identifier))
    }
}
