import CoreGraphics
import CViewRuntime
public import Foundation

/// A cell that shows a row of a table view.
///
/// Its content comes from `contentConfiguration`, from the labels and image of its style, or from subviews that you
/// add to `contentView`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell)
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// Called to update the cell's configurations when its state has changed.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    final let cellStyle: CellStyle
    final var identifier: String?
    final var parts = CellParts()
    final lazy var contents = CellContents(self)
    /// The table's engine, while the cell shows a row.
    final weak var engine: TableEngine?
    final var row: TableRow?
    final var swipe: CellSwipe?
    /// Performs the segue that a storyboard attaches to selecting the cell.
    final var onSelection: (() -> Void)?

    // MARK: Creation

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - style: the layout of its labels and image.
    ///   - reuseIdentifier: the reuse identifier; nil for a cell that isn't reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        (cellStyle, identifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableEngine.standardRowHeight))
        prepare()
    }

    /// Creates a cell of the default style with a frame.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        cellStyle = CellStyle(rawValue: coder.decodeInteger(forKey: "UITableViewCellStyle")) ?? .default
        identifier = coder.decodeObject(forKey: "UIReuseIdentifier") as? String
        super.init(coder: coder)
        prepare()
    }

    /// Creates a cell of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_table_cell_init")
    @usableFromInline @inline(never)
    convenience init(_registered: Void) {
        self.init(style: CellParts.styleForNew, reuseIdentifier: CellParts.identifierForNew)
    }

    /// The cell's reuse identifier; nil if it isn't reused.
    open var reuseIdentifier: String? { identifier }

    /// Called before the cell is reused for another row. Overrides call super.
    open func prepareForReuse() {}

    // MARK: Content

    /// The view to which you add the cell's subviews.
    open var contentView: UIView { parts.content }

    /// The label of the primary text, created when first accessed.
    open var textLabel: UILabel? { contents.content == nil ? label(.text) : nil }

    /// The label of the secondary text; nil in the `default` style.
    open var detailTextLabel: UILabel? { contents.content == nil && cellStyle != .default ? label(.detail) : nil }

    /// The image view; nil in the `value2` style.
    open var imageView: UIImageView? { contents.content == nil && cellStyle != .value2 ? ownImageView() : nil }

    /// The cell's content configuration; nil, the default, to use its labels and subviews. Setting it replaces
    /// `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.content }
        set { contents.content = newValue }
    }

    /// Whether `contentConfiguration` is updated automatically when the state changes. True by default.
    open var automaticallyUpdatesContentConfiguration = true

    /// Returns the default content configuration for the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// The configuration of the cell's background; nil, the default, to use the background views or the table view's
    /// own.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contents.background }
        set { contents.background = newValue }
    }

    /// Whether `backgroundConfiguration` is updated automatically when the state changes. True by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Returns the default background configuration for the table view's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        engine?.isPlain == false ? .listGroupedCell() : .listPlainCell()
    }

    /// The state that configurations are updated for.
    open var configurationState: UICellConfigurationState { currentState }

    /// Requests a call of `updateConfiguration(using:)` before the cell is shown next.
    open func setNeedsUpdateConfiguration() { contents.setNeedsUpdate() }

    /// Called when the state has changed. Override it to set the configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called when the state has changed. Nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    // MARK: Background

    /// The view behind the content.
    open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }

    /// The view behind the content of a selected or highlighted cell; nil for a gray one.
    open var selectedBackgroundView: UIView? { didSet { selectedBackgroundDidChange(from: oldValue) } }

    /// The view behind the content of a selected cell when several can be selected.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { selectedBackgroundDidChange(from: oldValue) }
    }

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            super.backgroundColor = newValue
            updateRowLook()
        }
    }

    // MARK: State

    /// The appearance of the cell when selected.
    open var selectionStyle = SelectionStyle.default { didSet { updateSelectionLook(animated: false) } }

    /// Whether the cell is selected. Setting it doesn't animate.
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is highlighted. Setting it doesn't animate.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects or deselects the cell. Overrides call super.
    open func setSelected(_ selected: Bool, animated: Bool) { setState(\.isSelected, selected, animated) }

    /// Highlights or unhighlights the cell. Overrides call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { setState(\.isHighlighted, highlighted, animated) }

    /// Whether the cell is in editing mode. Setting it doesn't animate.
    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls. Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

    /// Called before the cell shows or hides editing controls.
    open func willTransition(to state: StateMask) {}

    /// Called after the cell has shown or hidden editing controls.
    open func didTransition(to state: StateMask) {}

    /// The editing operation of the row.
    open var editingStyle: EditingStyle { row?.editingStyle ?? .none }

    /// Whether the delete confirmation button is shown.
    open var showingDeleteConfirmation: Bool { swipe?.isOpen == true }

    /// Whether the reordering control is shown in editing mode, if the row can be moved. False by default.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }

    /// Whether the content is indented in editing mode. True by default.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

    // MARK: Accessories

    /// The standard accessory at the trailing edge.
    open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }

    /// The accessory view at the trailing edge, which replaces `accessoryType`.
    open var accessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }

    /// The standard accessory at the trailing edge in editing mode.
    open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }

    /// The accessory view at the trailing edge in editing mode.
    open var editingAccessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }

    /// The indentation level of the content. 0 by default.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

    /// The width of each indentation level, in points. 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    /// The insets of the separator below the cell, in points: the table view's unless set.
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? engine?.table.separatorInset ?? .zero }
        set {
            parts.separatorInset = newValue
            setNeedsLayout()
        }
    }

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

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        engine?.contentSizeDidChange(of: self)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    override var standardAccessibility: StandardAccessibility {
        var traits = UIAccessibilityTraits.none
        if isSelected { traits.insert(.selected) }
        let texts = [parts.text?.text, parts.detail?.text].compactMap(\.self)
        return StandardAccessibility(
            isElement: !texts.isEmpty, label: texts.isEmpty ? nil : texts.joined(separator: ", "), traits: traits)
    }

    /// Creates a cell of a class known as a value.
    static func make(_ type: AnyClass, _ identifier: String?, style: CellStyle = .default) -> UITableViewCell? {
        (CellParts.identifierForNew, CellParts.styleForNew) = (identifier, style)
        defer { (CellParts.identifierForNew, CellParts.styleForNew) = (nil, .default) }
        return RegisteredView.make(type, for: "cells", by: { kasane_make_table_cell($0) })
    }

    override var isPlacedByList: Bool { superview is UITableView }
}
