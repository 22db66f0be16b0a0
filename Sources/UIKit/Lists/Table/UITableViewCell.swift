import CoreGraphics
import CViewRuntime
public import Foundation

/// A row of a table view.
///
/// Its content is that of `contentConfiguration`, of the labels and the image of its style, or what code adds to
/// `contentView`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcell)
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// Called when the cell's state has changed, to set its configurations.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    final let cellStyle: CellStyle
    final var identifier: String?
    final var parts = CellParts()
    final lazy var contents = CellContents(self)
    /// The table's, while the cell shows a row.
    final weak var engine: TableEngine?
    final var row: TableRow?
    final var swipe: CellSwipe?
    /// The segue that a storyboard has for the selection.
    final var onSelection: (() -> Void)?

    // MARK: Making one

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - style: the arrangement of its labels and image.
    ///   - reuseIdentifier: what it is reused by; nil for a cell that isn't.
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

    /// Makes a cell of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_table_cell_init")
    @usableFromInline @inline(never)
    convenience init(_registered: Void) { self.init(style: .default, reuseIdentifier: CellParts.identifierForNew) }

    /// What the cell is reused by; nil for a cell that isn't.
    open var reuseIdentifier: String? { identifier }

    /// Called before the cell is used for another row. Overrides call super.
    open func prepareForReuse() {}

    // MARK: Content

    /// The view for what code adds to the cell.
    open var contentView: UIView { parts.content }

    /// The label of the primary text, made when it is first asked for.
    open var textLabel: UILabel? { contents.content == nil ? label(.text) : nil }

    /// The label of the secondary text; nil in the default style.
    open var detailTextLabel: UILabel? { contents.content == nil && cellStyle != .default ? label(.detail) : nil }

    /// The view of the image; nil in the style `value2`.
    open var imageView: UIImageView? { contents.content == nil && cellStyle != .value2 ? ownImageView() : nil }

    /// What the cell shows; nil, the default, for its labels and what code adds. Setting it replaces `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.content }
        set { contents.content = newValue }
    }

    /// Whether `contentConfiguration` follows the state by itself. True by default.
    open var automaticallyUpdatesContentConfiguration = true

    /// Returns a configuration of the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// What is behind the content; nil, the default, for the background views or the table view's own.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contents.background }
        set { contents.background = newValue }
    }

    /// Whether `backgroundConfiguration` follows the state by itself. True by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Returns a background of the table view's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        engine?.isPlain == false ? .listGroupedCell() : .listPlainCell()
    }

    /// The state that configurations are updated for.
    open var configurationState: UICellConfigurationState { currentState }

    /// Requests a call of `updateConfiguration(using:)` before the cell is shown next.
    open func setNeedsUpdateConfiguration() { contents.setNeedsUpdate() }

    /// Called when the state has changed: override it to set the configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called when the state has changed; nil, the default, for nothing.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    // MARK: Background

    /// The view behind the content.
    open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }

    /// The view behind the content of a selected or highlighted cell; nil for a gray one.
    open var selectedBackgroundView: UIView? { didSet { selectedBackgroundDidChange(from: oldValue) } }

    /// The view behind the content of a selected cell where several can be selected.
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

    /// How a selected cell looks.
    open var selectionStyle = SelectionStyle.default { didSet { updateSelectionLook(animated: false) } }

    /// Whether the cell is selected. Setting it animates nothing.
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is highlighted. Setting it animates nothing.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the cell as selected or not. Overrides call super.
    open func setSelected(_ selected: Bool, animated: Bool) { setState(\.isSelected, selected, animated) }

    /// Shows the cell as highlighted or not. Overrides call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { setState(\.isHighlighted, highlighted, animated) }

    /// Whether the cell is being edited. Setting it animates nothing.
    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls for editing. Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

    /// Called before the cell shows or hides controls for editing.
    open func willTransition(to state: StateMask) {}

    /// Called when the cell has shown or hidden controls for editing.
    open func didTransition(to state: StateMask) {}

    /// What editing does with the row.
    open var editingStyle: EditingStyle { row?.editingStyle ?? .none }

    /// Whether the button that deletes the row shows.
    open var showingDeleteConfirmation: Bool { swipe?.isOpen == true }

    /// Whether the control that moves the row shows while it is edited, if the row can be moved. False by default.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }

    /// Whether the content is indented while the cell is edited. True by default.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

    // MARK: Accessories

    /// What stands at the trailing edge.
    open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }

    /// The view at the trailing edge, in place of `accessoryType`.
    open var accessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }

    /// What stands at the trailing edge while the cell is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }

    /// The view at the trailing edge while the cell is edited.
    open var editingAccessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }

    /// How deep the content is indented, in levels. 0 by default.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

    /// The width of a level of indentation, in points. 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    /// The insets of the line below the cell, in points: the table view's unless set.
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

    /// Makes a cell of a class that is registered.
    static func make(_ type: AnyClass, _ identifier: String) -> UITableViewCell? {
        CellParts.identifierForNew = identifier
        defer { CellParts.identifierForNew = nil }
        return RegisteredView.make(type, for: "cells", by: { kasane_make_table_cell($0) })
    }
}
