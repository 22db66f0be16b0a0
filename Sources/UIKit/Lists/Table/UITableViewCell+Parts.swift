import CoreGraphics
import Foundation
import QuartzCore

/// The parts of a cell, created when needed.
@MainActor
struct CellParts {
    /// The reuse identifier of the cell being created from a registered class.
    static var identifierForNew: String?
    /// The style of the cell being created from a class known as a value.
    static var styleForNew = UITableViewCell.CellStyle.default

    var content = UIView()
    /// The content view to which code adds subviews, while a configuration's view replaces it.
    let ownContent: UIView
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    var accessory: UIView?
    var accessoryKind: UITableViewCell.AccessoryType = .none
    var editControl: ListGlyphButton?
    var selectMark: ListGlyph?
    var reorderControl: ReorderControl?
    var separator: UIView?
    var topSeparator: UIView?
    var highlight: UIView?
    var separatorInset: UIEdgeInsets?
    var isSelected = false
    var isHighlighted = false
    var isEditing = false

    init() { ownContent = content }
}

/// The state of the row that a cell shows.
struct TableRow: Equatable {
    var path: IndexPath
    var isFirst = false
    var isLast = false
    var editingStyle = UITableViewCell.EditingStyle.none
    var canEdit = false
    var canMove = false
    var selectsByMark = false
    var indents = true
}

extension UITableViewCell {
    final func prepare() {
        isOpaque = false
        addSubview(parts.content)
        parts.content.isOpaque = false
        parts.content.frame = bounds
        parts.content.preservesSuperviewLayoutMargins = true
        parts.content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
        parts.content.insetsLayoutMarginsFromSafeArea = false
        insetsLayoutMarginsFromSafeArea = false
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    }

    enum LabelPart { case text, detail }

    final func label(_ part: LabelPart) -> UILabel {
        if let known = part == .text ? parts.text : parts.detail { return known }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        switch (cellStyle, part) {
        case (.value2, .text):
            label.font = .preferredFont(forTextStyle: .caption1)
            label.textColor = tintColor
            label.textAlignment = isRightToLeft ? .left : .right
        case (.value2, .detail): label.font = .preferredFont(forTextStyle: .subheadline)
        case (_, .text): label.font = .preferredFont(forTextStyle: .body)
        case (.value1, .detail):
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
        case (_, .detail): label.font = .preferredFont(forTextStyle: .caption1)
        }
        if part == .text { parts.text = label } else { parts.detail = label }
        parts.content.addSubview(label)
        setNeedsLayout()
        return label
    }

    final func ownImageView() -> UIImageView {
        if let known = parts.image { return known }
        let view = UIImageView()
        parts.image = view
        parts.content.addSubview(view)
        setNeedsLayout()
        return view
    }

    // MARK: Reuse

    final func recycle() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        prepareForReuse()
        contents.setNeedsUpdate()
    }

    final func leaveTable() {
        swipe?.remove()
        swipe = nil
        row = nil
    }

    final func updateConfigurationIfNeeded() { contents.updateIfNeeded() }

    final var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = parts.isSelected
        state.isHighlighted = parts.isHighlighted
        state.isEditing = parts.isEditing
        state.isSwiped = swipe?.isOpen == true
        state.isReordering = engine?.reordering.cell === self
        return state
    }

    /// Updates the cell for a row of a table: its position in the section, and its editing state.
    final func follow(_ engine: TableEngine, _ path: IndexPath) {
        self.engine = engine
        var new = TableRow(path: path)
        new.isFirst = path.row == 0
        new.isLast = engine.plan.contains(path) && path.row == engine.plan.sections[path.section].rows.count - 1
        new.canEdit = engine.isEditing && engine.canEdit(path)
        if engine.isEditing {
            new.editingStyle = new.canEdit ? engine.editingStyle(path) : .none
            new.selectsByMark = engine.table.allowsMultipleSelectionDuringEditing
            new.canMove = engine.canMove(path)
            new.indents = engine.delegate?.tableView(engine.table, shouldIndentWhileEditingRowAt: path) ?? true
        }
        row = new
        let margin = engine.margin
        let margins = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
        if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
        if let delegate = engine.delegate {
            let level = delegate.tableView(engine.table, indentationLevelForRowAt: path)
            if level != 0 || engine.hasIndented {
                engine.hasIndented = true
                indentationLevel = level
            }
        }
        updateRowLook()
        let isEdited = new.canEdit || new.canMove || (engine.isEditing && new.selectsByMark)
        if isEdited != parts.isEditing { setEditing(isEdited, animated: UIView.inheritedAnimationDuration > 0) }
        setNeedsLayout()
    }

    /// Applies the table style's background and corners to the row.
    final func updateRowLook() {
        guard let engine, let row else { return }
        if !appearanceMarks.contains(.backgroundColor), contents.background == nil {
            setBackgroundColor(engine.isPlain ? .systemBackground : .secondarySystemGroupedBackground)
        }
        guard engine.table.style == .insetGrouped else { return }
        layer.cornerRadius = row.isFirst || row.isLast ? 10 : 0
        layer.cornerCurve = .continuous
        var corners: CACornerMask = []
        if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.masksToBounds = row.isFirst || row.isLast
    }

    // MARK: States

    final func setState(_ state: WritableKeyPath<CellParts, Bool>, _ value: Bool, _ animated: Bool) {
        guard parts[keyPath: state] != value else { return }
        parts[keyPath: state] = value
        updateSelectionLook(animated: animated)
        contents.setNeedsUpdate()
        if contents.background != nil || configurationUpdateHandler != nil { updateConfigurationIfNeeded() }
    }

    final func updateSelectionLook(animated: Bool) {
        let isMarked = parts.isEditing && row?.selectsByMark == true
        let isLit = (parts.isHighlighted || (parts.isSelected && !isMarked)) && selectionStyle != .none
        parts.text?.isHighlighted = isLit
        parts.detail?.isHighlighted = isLit
        parts.image?.isHighlighted = isLit
        updateSelectMark()
        guard contents.background == nil else { return }
        guard isLit || (isMarked && parts.isSelected && multipleSelectionBackgroundView != nil) else {
            return hideHighlight(animated)
        }
        let view = highlightView(isMarked)
        view.layer.removeAnimation(forKey: "opacity")
        view.alpha = 1
        view.frame = bounds
        if view.superview !== self { insertSubview(view, belowSubview: parts.content) }
    }

    private final func highlightView(_ isMarked: Bool) -> UIView {
        if isMarked, let own = multipleSelectionBackgroundView { return use(own) }
        if let own = selectedBackgroundView { return use(own) }
        let view = UIView()
        view.backgroundColor = .systemGray4
        if let known = parts.highlight, known !== selectedBackgroundView, known !== multipleSelectionBackgroundView {
            return known
        }
        return use(view)
    }

    private final func use(_ view: UIView) -> UIView {
        if parts.highlight !== view { parts.highlight?.removeFromSuperview() }
        parts.highlight = view
        return view
    }

    private final func hideHighlight(_ animated: Bool) {
        guard let view = parts.highlight, view.superview === self else { return }
        guard animated, window != nil else { return view.removeFromSuperview() }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 0 },
            completion: { [weak self] _ in
                if view.alpha == 0, self?.isSelected == false { view.removeFromSuperview() }
            })
    }

    final func selectedBackgroundDidChange(from old: UIView?) {
        if parts.highlight === old, old != nil {
            old?.removeFromSuperview()
            parts.highlight = nil
        }
        updateSelectionLook(animated: false)
    }

    final func backgroundDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let view = backgroundView {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
    }
}

extension UITableViewCell: CellContentsHost {
    final var contentsState: any UIConfigurationState { configurationState }
    final var updatesContentByItself: Bool { automaticallyUpdatesContentConfiguration }
    final var updatesBackgroundByItself: Bool { automaticallyUpdatesBackgroundConfiguration }

    final func installContentView(_ view: UIView?) {
        let new = view ?? parts.ownContent
        guard new !== parts.content else { return }
        let index = subviews.firstIndex { $0 === parts.content } ?? 0
        parts.content.removeFromSuperview()
        parts.content = new
        new.preservesSuperviewLayoutMargins = true
        insertSubview(new, at: index)
        setNeedsLayout()
        engine?.contentSizeDidChange(of: self)
    }

    final func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func backgroundViewDidChange() {
        if contents.background != nil {
            setBackgroundColor(nil)
            parts.highlight?.removeFromSuperview()
        } else {
            updateRowLook()
        }
    }
}
