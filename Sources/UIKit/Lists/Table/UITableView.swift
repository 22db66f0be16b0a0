public import CoreGraphics
public import Foundation

/// Shows rows of data in one column, in sections with headers and footers.
///
/// Only the rows in sight have cells. Heights that follow from contents are estimates until a row comes into sight.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableview)
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    final lazy var engine = TableEngine(self)

    /// The look of the table view.
    public final let style: Style

    // MARK: Making one

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
        // What is read from an archive or a nib may have one.
        if backgroundColor == nil { setBackgroundColor(style == .plain ? .systemBackground : .systemGroupedBackground) }
        addGestureRecognizer(engine.swipes.pan)
    }

    // MARK: Data and decisions

    /// Provides the data and the cells. Not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { engine.setNeedsReload() } }
    }

    /// What a storyboard describes whole.
    final var staticContents: StaticTableContents?

    /// Decides about rows, and is told what happens to them. Not retained.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { engine.delegate }
        set { super.delegate = newValue }
    }

    /// The interaction that shows the menus of rows; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        delegate == nil ? nil : engine.menus.interaction
    }

    /// Is told which rows will soon be needed. Not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Whether rows are prefetched. True by default.
    open var isPrefetchingEnabled = true

    override func scrollDelegateDidChange(from old: (any UIScrollViewDelegate)?) { engine.delegateDidChange(from: old) }

    override func indexDisplayModeDidChange() { engine.reloadIndex() }

    // MARK: Heights

    /// The height of rows, in points; `automaticDimension`, the default, for the height of their contents.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { engine.setNeedsReload() } }
    }

    /// The height of headers; `automaticDimension`, the default, for the height of their contents.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { engine.setNeedsReload() } }
    }

    /// The height of footers; `automaticDimension`, the default, for the height of their contents.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { engine.setNeedsReload() } }
    }

    /// The estimated height of rows: `automaticDimension`, the default, for one that the table view chooses, and 0 to ask for
    /// the heights of all rows at once.
    open var estimatedRowHeight = UITableView.automaticDimension

    /// The estimated height of headers; 0 to ask for all of them at once.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension

    /// The estimated height of footers; 0 to ask for all of them at once.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension

    /// The room above headers, which doesn't stick; `automaticDimension`, the default, for 22 points in plain tables.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { engine.setNeedsReload() } }
    }

    /// The height of the empty rows below the last one. Stored without effect: there are none, as since iOS 15.
    open var fillerRowHeight: CGFloat = 0

    /// Whether cells that want another height are resized.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Looks

    /// The lines between rows. Single by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { engine.updateLooks() } }

    /// The colour of the lines between rows.
    open var separatorColor: UIColor? = .separator { didSet { engine.updateLooks() } }

    /// The insets of the lines between rows, in points. By default they begin where the text does.
    open var separatorInset: UIEdgeInsets {
        get { engine.separatorInset ?? UIEdgeInsets(top: 0, left: engine.margin, bottom: 0, right: 0) }
        set { engine.separatorInset = newValue }
    }

    /// The effect that separators are seen through, as vibrancy over a blur behind a clear table. Nil by default.
    open var separatorEffect: UIVisualEffect? { didSet { engine.updateLooks() } }

    /// What `separatorInset` is measured from: the cells' edges by default.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { engine.updateLooks() } }

    /// Whether cells keep to a readable width. False by default; stored without effect.
    open var cellLayoutMarginsFollowReadableWidth = false

    /// Whether contents of cells keep to the safe area. True by default.
    open var insetsContentViewsToSafeArea = true { didSet { engine.updateLooks() } }

    /// The view behind all rows, as large as the table view.
    open var backgroundView: UIView? { didSet { engine.backgroundDidChange(from: oldValue) } }

    /// The view above all sections, which takes the table view's width and keeps its own height.
    open var tableHeaderView: UIView? { didSet { engine.edgeViewDidChange(from: oldValue, to: tableHeaderView) } }

    /// The view below all sections, which takes the table view's width and keeps its own height.
    open var tableFooterView: UIView? { didSet { engine.edgeViewDidChange(from: oldValue, to: tableFooterView) } }

    // MARK: Views

    /// Registers a class of cells for an identifier; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        engine.cells.register(cellClass, .init(kind: "", identifier: identifier))
    }

    /// Registers a class of headers and footers for an identifier; nil takes it back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        engine.edges.register(aClass, .init(kind: "", identifier: identifier))
    }

    /// Returns a cell that is to be used again, or a new one of a registered class; nil where nothing is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        engine.dequeueCell(identifier)
    }

    /// Returns a cell that is to be used again, or a new one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        engine.dequeueCell(identifier, for: indexPath)
    }

    /// Returns a header or footer that is to be used again, or a new one of a registered class; nil where nothing is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        engine.dequeueEdge(identifier)
    }

    /// The cell of a row; nil if it isn't in sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { engine.cell(at: indexPath) }

    /// The row of a cell; nil if it isn't in sight.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { engine.path(of: cell) }

    /// The header of a section; nil if it isn't in sight.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        engine.elements.view(TableEngine.header(section)) as? UITableViewHeaderFooterView
    }

    /// The footer of a section; nil if it isn't in sight.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        engine.elements.view(TableEngine.footer(section)) as? UITableViewHeaderFooterView
    }

    /// The cells in sight, from the top.
    open var visibleCells: [UITableViewCell] { engine.visibleCells.map(\.cell) }

    /// The rows in sight, from the top; nil where there are none.
    open var indexPathsForVisibleRows: [IndexPath]? { engine.visibleCells.map(\.path) }

    // MARK: Data

    /// The number of sections.
    open var numberOfSections: Int { engine.loadedLayout.sections.count }

    /// The number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int { engine.numberOfRows(section) }

    /// Asks for all data anew: at the next layout, or when it is asked for.
    open func reloadData() { engine.reload() }

    /// Asks for the titles of the section index anew.
    open func reloadSectionIndexTitles() { engine.reloadIndex() }

    // MARK: Places

    /// The rectangle of a section with its header and footer.
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

    /// Scrolls to the selected row that is nearest to what is in sight.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        engine.scrollToNearestSelected(scrollPosition, animated)
    }

    // MARK: Selection

    /// Whether rows can be selected. True by default.
    open var allowsSelection = true { didSet { if !allowsSelection { engine.deselectAll() } } }

    /// Whether several rows can be selected. False by default.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { engine.keepOneSelected() } } }

    /// Whether rows can be selected while they are edited. False by default.
    open var allowsSelectionDuringEditing = false

    /// Whether several rows can be selected while they are edited. False by default.
    open var allowsMultipleSelectionDuringEditing = false { didSet { engine.updateEditing(animated: false) } }

    /// The selected row; nil for none.
    open var indexPathForSelectedRow: IndexPath? { engine.selection.paths.first }

    /// The selected rows in the order of their selection; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        engine.selection.paths.isEmpty ? nil : engine.selection.paths
    }

    /// Selects a row, or none, without telling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        engine.select(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects a row, without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { engine.deselect(indexPath, animated: animated) }

    // MARK: Updates

    /// Makes several changes at once, animated.
    ///
    /// - Parameters:
    ///   - updates: inserts, deletes, reloads and moves rows and sections, and changes the data in the same way.
    ///   - completion: called when the animation has ended; false if it was cut short.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performUpdates(updates, completion)
    }

    /// Begins changes that `endUpdates()` animates together.
    open func beginUpdates() { engine.beginUpdates() }

    /// Animates the changes since `beginUpdates()`, and asks for heights anew.
    open func endUpdates() { engine.endUpdates() }

    /// Whether there are changes that `endUpdates()` hasn't made yet.
    open var hasUncommittedUpdates: Bool { engine.updateDepth > 0 }

    /// Inserts rows at places that they have after the changes.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths.map { .insertItem($0) }, animation)
    }

    /// Deletes rows by their places before the changes.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths.map { .deleteItem($0) }, animation)
    }

    /// Asks for the cells of rows anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths.map { .reloadItem($0) }, animation)
    }

    /// Has the data source set up the cells of rows again, which stay the same.
    open func reconfigureRows(at indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }

    /// Moves a row from its place before the changes to that after them.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        engine.update([.moveItem(indexPath, newIndexPath)], .automatic)
    }

    /// Inserts sections at places that they have after the changes.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        engine.update(sections.map { .insertSection($0) }, animation)
    }

    /// Deletes sections by their places before the changes.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        engine.update(sections.map { .deleteSection($0) }, animation)
    }

    /// Asks for the contents of sections anew.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        engine.update(sections.map { .reloadSection($0) }, animation)
    }

    /// Moves a section from its place before the changes to that after them.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        engine.update([.moveSection(section, newSection)], .automatic)
    }

    // MARK: Editing

    /// Whether rows show controls to delete, insert and move them. Setting it animates nothing.
    open var isEditing: Bool {
        get { engine.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls to delete, insert and move rows.
    open func setEditing(_ editing: Bool, animated: Bool) { engine.setEditing(editing, animated: animated) }

    // MARK: The section index

    /// How many rows there must be for the index to show. 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { engine.reloadIndex() } }

    /// The colour of the index's titles; nil for the tint colour.
    open var sectionIndexColor: UIColor? { didSet { engine.reloadIndex() } }

    /// The background of the index; nil for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { engine.reloadIndex() } }

    /// The background of the index while it is touched; nil for the usual one.
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

    /// Registers a nib whose first object is a cell for an identifier; nil takes it back.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        engine.cells.register(nib?.maker(owner: self), .init(kind: "", identifier: identifier))
    }

    /// Registers a nib whose first object is a header or footer for an identifier; nil takes it back.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        engine.edges.register(nib?.maker(owner: self), .init(kind: "", identifier: identifier))
    }
}
