import CoreGraphics
import Foundation
import QuartzCore

extension UISearchBar {
    /// The height of the text field's row, that of the scope bar, and the field's margin at the sides, in points.
    static let (rowHeight, scopesHeight, margin): (CGFloat, CGFloat, CGFloat) = (56, 46, 8)
    /// The height of the row in a navigation bar, where the text field is at its top.
    static let rowHeightInBar: CGFloat = 52

    final func makeParts() {
        isOpaque = false
        for part in [background, promptLabel, scopeBackground, field, cancelButton, scopes] { addSubview(part) }
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        field.delegate = fieldDelegate
        field.addAction(UIAction { [unowned self] _ in fieldDidChange() }, for: .editingChanged)
        field.addAction(UIAction { [unowned self] _ in fieldDidBegin() }, for: .editingDidBegin)
        field.addAction(
            UIAction { [unowned self] _ in delegate?.searchBarTextDidEndEditing(self) }, for: .editingDidEnd)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(UIAction { [unowned self] _ in cancel() }, for: .primaryActionTriggered)
        scopes.addAction(UIAction { [unowned self] _ in scopeDidChange() }, for: .valueChanged)
        lookDidChange()
    }

    // MARK: Events

    private func fieldDidBegin() {
        delegate?.searchBarTextDidBeginEditing(self)
        searcher?.searchBarDidBegin()
    }

    private func fieldDidChange() {
        buttonsDidChange()
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        searcher?.searchBarTextDidChange()
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searcher?.searchBarDidCancel()
    }

    private func scopeDidChange() {
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        searcher?.searchBarScopeDidChange()
    }

    // MARK: Appearance

    final func scopesDidChange() {
        scopes.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        if !(scopeButtonTitles ?? []).indices.contains(selectedScopeButtonIndex) { selectedScopeButtonIndex = 0 }
        if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = selectedScopeButtonIndex }
        sizeDidChange()
    }

    final var hasScopes: Bool { showsScopes && !(scopeButtonTitles ?? []).isEmpty }

    /// Updates the background and the prompt above the text field.
    final func lookDidChange() {
        let looks = UIBarAppearance(idiom: .phone)
        looks.configureWithTransparentBackground()
        if let image = backgroundImage {
            looks.backgroundImage = image.size.width > 0 ? image : nil
        } else if !isInBar, searchBarStyle != .minimal {
            looks.backgroundColor = barTintColor ?? .secondarySystemBackground
            if isTranslucent, barTintColor == nil {
                looks.configureWithDefaultBackground()
                looks.shadowColor = nil
            }
        }
        background.show(looks, isClear: false)
        promptLabel.text = prompt
        iconsDidChange()
        sizeDidChange()
    }

    /// Updates the icons.
    final func iconsDidChange() {
        let state: UIControl.State = isEnabled ? .normal : .disabled
        let glass = icons[.search]?.best(for: state) ?? UIImage(systemName: "magnifyingglass")
        if let view = field.leftView as? SearchIconView { view.image = glass }
        for state in [UIControl.State.normal, .highlighted] {
            if let image = icons[.clear]?[state] { field.parts.clearButton.setImage(image, for: state) }
        }
        let image = fieldBackgrounds.best(for: .normal)
        field.borderStyle = image == nil ? .roundedRect : .none
        field.background = image
        field.disabledBackground = fieldBackgrounds[.disabled]
        buttonsDidChange()
    }

    /// Updates the bookmark or results button in the text field, which is shown while there is no text.
    final func buttonsDidChange() {
        let icon: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
        guard let icon, icon == .resultsList || !field.hasText else {
            field.rightView = nil
            field.rightViewMode = .never
            return
        }
        let known = field.rightView as? UIButton
        let button = known?.tag == icon.rawValue ? known! : makeButton(icon)
        button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
        for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
            if let image = icons[icon]?[state] { button.setImage(image, for: state) }
        }
        field.rightViewMode = .always
        if known !== button { field.rightView = button }
    }

    private func makeButton(_ icon: Icon) -> UIButton {
        let button = UIButton(type: .custom)
        button.tag = icon.rawValue
        let isList = icon == .resultsList
        button.setImage(UIImage(systemName: isList ? "chevron.down.circle" : "book"), for: .normal)
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = isList ? "Search results" : "Bookmarks"
        button.bounds.size = CGSize(width: 30, height: 30)
        button.addAction(
            UIAction { [unowned self] _ in
                if isList {
                    delegate?.searchBarResultsListButtonClicked(self)
                } else {
                    delegate?.searchBarBookmarkButtonClicked(self)
                }
            }, for: .primaryActionTriggered)
        return button
    }

    // MARK: Layout

    final func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        searcher?.searchBarSizeDidChange()
    }

    final func animateLayout(_ animated: Bool) {
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    private var promptHeight: CGFloat { prompt == nil ? 0 : UINavigationBar.promptHeight }

    final var fittingHeight: CGFloat {
        (isInBar ? UISearchBar.rowHeightInBar : UISearchBar.rowHeight) + promptHeight
            + (hasScopes ? UISearchBar.scopesHeight : 0)
    }

    final func placeParts() {
        background.frame = bounds
        let (prompt, height) = (promptHeight, UISearchTextField.height)
        // In a navigation bar the contents have the bar's margins.
        let margin = isInBar ? (bounds.width >= 414 ? 20 : 16) : UISearchBar.margin
        let safe = isInBar ? UIEdgeInsets.zero : safeAreaInsets
        let area = CGRect(
            x: safe.left + margin, y: prompt, width: max(0, bounds.width - safe.left - safe.right - 2 * margin),
            height: bounds.height - prompt)
        promptLabel.frame = CGRect(x: area.minX, y: 0, width: area.width, height: prompt)
        let row = hasScopes ? max(area.height - UISearchBar.scopesHeight, height) : area.height
        var fieldFrame = CGRect(
            x: area.minX, y: prompt + (isInBar ? 1 : (row - height) / 2), width: area.width, height: height)
        if isInBar, row < height + 1 { fieldFrame.origin.y = prompt + row - height - 15 * max(0, min(1, row / height)) }
        let cancelSize = cancelButton.sizeThatFits(.zero)
        let cancelWidth = min(cancelSize.width, area.width / 2)
        cancelButton.alpha = showsCancel ? 1 : 0
        cancelButton.isUserInteractionEnabled = showsCancel
        cancelButton.accessibilityElementsHidden = !showsCancel
        if showsCancel { fieldFrame.size.width = max(0, area.width - cancelWidth - 8) }
        let x = showsCancel ? area.maxX - cancelWidth : bounds.maxX
        var cancelFrame = CGRect(x: x, y: fieldFrame.minY, width: cancelWidth, height: height)
        if isRightToLeft {
            cancelFrame.origin.x = bounds.width - cancelFrame.maxX
            fieldFrame.origin.x = bounds.width - fieldFrame.maxX
        }
        let shift = searchFieldBackgroundPositionAdjustment
        field.frame = fieldFrame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        cancelButton.frame = cancelFrame
        scopes.isHidden = !hasScopes
        scopeBackground.isHidden = !hasScopes
        let scopesTop = prompt + row
        scopeBackground.frame = CGRect(x: 0, y: scopesTop, width: bounds.width, height: UISearchBar.scopesHeight)
        scopes.frame = CGRect(x: area.minX, y: scopesTop, width: area.width, height: SegmentMetrics.height)
    }
}
