import CoreGraphics
import Foundation

// Editing: deleting, inserting and moving rows.
extension TableEngine {
    func canEdit(_ path: IndexPath) -> Bool { table.dataSource?.tableView(table, canEditRowAt: path) ?? false }

    func canMove(_ path: IndexPath) -> Bool { table.dataSource?.tableView(table, canMoveRowAt: path) ?? false }

    func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    }

    func setEditing(_ editing: Bool, animated: Bool) {
        swipes.close(animated: animated)
        guard editing != isEditing else { return }
        isEditing = editing
        if editing, !table.allowsSelectionDuringEditing, !table.allowsMultipleSelectionDuringEditing { deselectAll() }
        if !editing { deselectAll() }
        updateEditing(animated: animated)
    }

    /// Shows or hides the editing controls of the visible cells.
    func updateEditing(animated: Bool) {
        let update = { [self] in
            for (path, view) in elements.cells {
                (view as? UITableViewCell)?.follow(self, path)
                view.layoutIfNeeded()
            }
        }
        guard animated, table.window != nil else { return update() }
        UIView.animate(withDuration: TableEngine.updateDuration, animations: update)
    }

    /// Called when a cell's editing control was tapped.
    func editControlTapped(_ cell: UITableViewCell) {
        guard let path = path(of: cell) else { return }
        switch cell.editingStyle {
        case .delete: swipes.confirmDeletion(cell)
        case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
        case .none: break
        }
    }
}

extension UITableViewCell {
    final func changeEditing(_ editing: Bool, _ animated: Bool) {
        guard editing != parts.isEditing else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        parts.isEditing = editing
        setNeedsLayout()
        contents.setNeedsUpdate()
        if animated, window != nil {
            UIView.animate(
                withDuration: TableEngine.updateDuration, animations: { self.layoutIfNeeded() },
                completion: { [weak self] _ in self?.didTransition(to: state) })
        } else {
            didTransition(to: state)
        }
    }

    /// Updates the controls that the row needs in editing mode.
    final func updateEditControls() {
        let isMarked = row?.selectsByMark == true
        let style = parts.isEditing && !isMarked ? row?.editingStyle ?? .none : .none
        let kind: ListGlyph.Kind? = style == .delete ? .delete : style == .insert ? .insert : nil
        if parts.editControl?.glyph.kind != kind {
            parts.editControl?.removeFromSuperview()
            parts.editControl = kind.map { kind in
                ListGlyphButton(kind) { [weak self] in
                    guard let self else { return }
                    self.engine?.editControlTapped(self)
                }
            }
            if let control = parts.editControl { addSubview(control) }
        }
        updateSelectMark()
        let needsGrip = parts.isEditing && row?.canMove == true && showsReorderControl
        if !needsGrip {
            parts.reorderControl?.removeFromSuperview()
            parts.reorderControl = nil
        } else if parts.reorderControl == nil {
            let grip = makeGrip()
            parts.reorderControl = grip
            addSubview(grip)
        }
    }

    /// Updates the checkmark that selects a row during multiple selection in editing mode.
    final func updateSelectMark() {
        let kind: ListGlyph.Kind? =
            parts.isEditing && row?.selectsByMark == true ? (parts.isSelected ? .checkedCircle : .circle) : nil
        guard parts.selectMark?.kind != kind else { return }
        let place = parts.selectMark?.center
        parts.selectMark?.removeFromSuperview()
        parts.selectMark = kind.map { ListGlyph($0) }
        guard let mark = parts.selectMark else { return }
        if let place { mark.center = place }
        addSubview(mark)
        setNeedsLayout()
    }

    // MARK: Accessories

    final func accessoryDidChange(from old: UIView? = nil) {
        if let old, old !== accessoryView, old !== editingAccessoryView, parts.accessory === old {
            old.removeFromSuperview()
            parts.accessory = nil
        }
        setNeedsLayout()
    }

    /// Shows the accessory for the current state.
    final func updateAccessory() {
        let own = parts.isEditing ? editingAccessoryView : accessoryView
        let kind = own == nil ? (parts.isEditing ? editingAccessoryType : accessoryType) : .none
        if let own {
            guard parts.accessory !== own else { return }
            parts.accessory?.removeFromSuperview()
            parts.accessory = own
            parts.accessoryKind = .none
            addSubview(own)
            return
        }
        let isKnown = parts.accessoryKind == kind && (parts.accessory != nil) == (kind != .none)
        guard !isKnown else { return }
        parts.accessory?.removeFromSuperview()
        parts.accessoryKind = kind
        parts.accessory = makeAccessory(kind)
        if let view = parts.accessory { addSubview(view) }
    }

    private final func makeAccessory(_ kind: AccessoryType) -> UIView? {
        let tell = { [weak self] in
            guard let self, let engine, let path = engine.path(of: self) else { return }
            engine.delegate?.tableView(engine.table, accessoryButtonTappedForRowWith: path)
        }
        switch kind {
        case .none: return nil
        case .disclosureIndicator: return ListGlyph(.chevron)
        case .checkmark: return ListGlyph(.checkmark)
        case .detailButton:
            let button = ListGlyphButton(.detail, tell)
            button.bounds.size = CGSize(width: 22, height: 44)
            return button
        case .detailDisclosureButton: return DetailDisclosure(tell)
        }
    }
}

/// A detail button and a disclosure indicator.
final class DetailDisclosure: UIView {
    private let button: ListGlyphButton
    private let chevron = ListGlyph(.chevron)

    init(_ action: @escaping () -> Void) {
        button = ListGlyphButton(.detail, action)
        super.init(frame: CGRect(x: 0, y: 0, width: 42, height: 44))
        isOpaque = false
        button.frame = CGRect(x: 0, y: 0, width: 22, height: 44)
        chevron.center = CGPoint(x: 38, y: 22)
        addSubview(button)
        addSubview(chevron)
    }

    required init?(coder: NSCoder) { nil }
}
