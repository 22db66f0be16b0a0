import CoreGraphics
import CViewRuntime
public import Foundation

/// A reusable view for the header or footer of a table view's section.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview)
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// Called to update the view's configurations when its state has changed.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    final var identifier: String?
    final var ownContent = UIView()
    final var shownContent: UIView?
    final lazy var contents = CellContents(self)
    final var title: UILabel?
    final var detail: UILabel?
    /// The state of the section edge that the view shows.
    final var place = HeaderFooterPosition()

    /// Creates a header or footer; without an identifier it isn't reused.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        prepare()
    }

    /// Creates a header or footer with a frame, which isn't reused.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        identifier = coder.decodeObject(forKey: "UIReuseIdentifier") as? String
        super.init(coder: coder)
        prepare()
    }

    /// Creates a view of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_table_edge_init")
    @usableFromInline @inline(never)
    convenience init(_registered: Void) { self.init(reuseIdentifier: CellParts.identifierForNew) }

    /// The view's reuse identifier; nil if it isn't reused.
    open var reuseIdentifier: String? { identifier }

    /// Called before the view is reused for another section. Overrides call super.
    open func prepareForReuse() {}

    // MARK: Content

    /// The view to which you add subviews.
    open var contentView: UIView { shownContent ?? ownContent }

    /// The label of the title, created when first accessed.
    open var textLabel: UILabel? { contents.content == nil ? titleLabel() : nil }

    /// The label of a secondary text.
    open var detailTextLabel: UILabel? { contents.content == nil ? detailLabel() : nil }

    /// The view behind the content.
    open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }

    /// The view's content configuration; nil, the default, to use its title and subviews. Setting it replaces
    /// `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.content }
        set { contents.content = newValue }
    }

    /// Whether `contentConfiguration` is updated automatically when the state changes. True by default.
    open var automaticallyUpdatesContentConfiguration = true

    /// Returns the default content configuration for the table view's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (place.isPlain, place.isHeader) {
        case (true, true): .plainHeader()
        case (true, false): .plainFooter()
        case (false, true): .groupedHeader()
        case (false, false): .groupedFooter()
        }
    }

    /// The configuration of the background; nil, the default, to use `backgroundView` or the table view's own.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contents.background }
        set { contents.background = newValue }
    }

    /// Whether `backgroundConfiguration` is updated automatically when the state changes. True by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Returns the default background configuration for the table view's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// The state that configurations are updated for.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

    /// Requests a call of `updateConfiguration(using:)` before the view is shown next.
    open func setNeedsUpdateConfiguration() { contents.setNeedsUpdate() }

    /// Called when the state has changed. Override it to set the configurations.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Called when the state has changed. Nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittedHeight(size.width > 0 ? size.width : bounds.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittedHeight(targetSize.width))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    /// Creates a view of a registered class.
    static func make(_ type: AnyClass, _ identifier: String?) -> UITableViewHeaderFooterView? {
        CellParts.identifierForNew = identifier
        defer { CellParts.identifierForNew = nil }
        return RegisteredView.make(type, for: "headers and footers", by: { kasane_make_table_edge($0) })
    }

    override var isPlacedByList: Bool { superview is UITableView }
}

/// The position of a header or footer.
struct HeaderFooterPosition {
    var isPlain = true
    var isHeader = true
    /// The height of its title on one line, in points.
    var titleHeight = TableEngine.EdgeMetrics.plainTitle
}

extension UITableViewHeaderFooterView: CellContentsHost {
    final func prepare() {
        isOpaque = false
        ownContent.isOpaque = false
        ownContent.preservesSuperviewLayoutMargins = true
        ownContent.insetsLayoutMarginsFromSafeArea = false
        insetsLayoutMarginsFromSafeArea = false
        addSubview(ownContent)
    }

    final func prepare(in table: UITableView, _ section: Int, isHeader: Bool) {
        let engine = table.engine
        place = HeaderFooterPosition(
            isPlain: engine.isPlain, isHeader: isHeader, titleHeight: engine.titleHeight(section, isHeader))
        let side = engine.margin + engine.sideInsets.left
        let margins = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
        if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
        if !appearanceMarks.contains(.backgroundColor), contents.background == nil, backgroundView == nil {
            setBackgroundColor(engine.isPlain ? .systemBackground : nil)
        }
        if let title { style(title) }
        contents.updateIfNeeded()
    }

    private final func style(_ label: UILabel) {
        label.font = .preferredFont(forTextStyle: place.isPlain && place.isHeader ? .headline : .footnote)
        label.textColor = place.isPlain && place.isHeader ? .label : .secondaryLabel
    }

    final func titleLabel() -> UILabel {
        if let title { return title }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        title = label
        style(label)
        ownContent.addSubview(label)
        setNeedsLayout()
        return label
    }

    final func detailLabel() -> UILabel {
        if let detail { return detail }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        detail = label
        ownContent.addSubview(label)
        return label
    }

    /// Shows a title from the data source. Headers of grouped tables are uppercased.
    final func showTitle(_ text: String) {
        titleLabel().text = !place.isPlain && place.isHeader ? text.uppercased() : text
        setNeedsLayout()
    }

    final func layoutParts() {
        contents.updateIfNeeded()
        if contentView.frame != bounds { contentView.frame = bounds }
        if let view = backgroundView, view.frame != bounds { view.frame = bounds }
        contents.place()
        guard let title, contents.content == nil else { return }
        let (left, width) = (directionalLayoutMargins.leading, bounds.width - 2 * directionalLayoutMargins.leading)
        let height = title.sizeThatFits(CGSize(width: width, height: 0)).height
        let y: CGFloat =
            place.isPlain ? (bounds.height - height) / 2 : place.isHeader ? bounds.height - height - 6 : 8
        title.frame = CGRect(x: left, y: y, width: width, height: height)
    }

    final func fittedHeight(_ width: CGFloat) -> CGFloat {
        contents.updateIfNeeded()
        if let view = contents.contentView {
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if ownContent.layoutState?.constraints.isEmpty == false {
            return ownContent.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard let title, !(title.text ?? "").isEmpty else { return 0 }
        let room = width - 2 * directionalLayoutMargins.leading
        let (one, all) = (title.font.lineHeight, title.sizeThatFits(CGSize(width: room, height: 0)).height)
        return roundedUp(place.titleHeight + max(0, all - one.rounded(.up)))
    }

    final func backgroundDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        guard let view = backgroundView else { return }
        if !appearanceMarks.contains(.backgroundColor) { setBackgroundColor(nil) }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    final var contentsState: any UIConfigurationState { configurationState }
    final var updatesContentByItself: Bool { automaticallyUpdatesContentConfiguration }
    final var updatesBackgroundByItself: Bool { automaticallyUpdatesBackgroundConfiguration }

    final func installContentView(_ view: UIView?) {
        contentView.removeFromSuperview()
        shownContent = view
        contentView.preservesSuperviewLayoutMargins = true
        addSubview(contentView)
        setNeedsLayout()
    }

    final func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func backgroundViewDidChange() { if contents.background != nil { setBackgroundColor(nil) } }
}
