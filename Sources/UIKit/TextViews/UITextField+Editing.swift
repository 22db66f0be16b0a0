import CoreGraphics
import CoreText
import Foundation

extension UITextField: TextEditorHost, SpecialKeyTarget {
    final func makeEditor() -> TextEditor {
        let (storage, manager, container) = (NSTextStorage(), NSLayoutManager(), NSTextContainer())
        container.lineFragmentPadding = 0
        manager.usesFontLeading = false
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        manager.emptyAttributes = style.attributes
        return TextEditor(self, storage: storage, lines: manager, container: container)
    }

    var textOrigin: CGPoint { parts.origin }
    var baseAttributes: [NSAttributedString.Key: Any] { style.attributes }
    var selectionDisplay: TextSelectionDisplay { parts.display }

    // MARK: Text

    final func setText(_ text: StyledText) {
        editor.set(text)
        invalidateIntrinsicContentSize()
    }

    final func setPlaceholder(_ text: StyledText?) {
        style.placeholder = text
        textLayoutDidChange()
    }

    final func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        style.attributes[key] = value
        attributesDidChange { $0.merging([key: value]) { $1 } }
    }

    final func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        style.attributes = TextFieldStyle.standard.merging(attributes) { $1 }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        attributesDidChange { $0.merging(attributes) { $1 } }
    }

    private func attributesDidChange(_ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        editor.changeAll(body)
        textLayoutDidChange()
    }

    /// The concealed text as dots, and line terminators as spaces.
    func shownText(_ text: StyledText) -> StyledText? {
        let scale = parts.scale
        let isBroken = text.units.contains { $0.endsTextParagraph || $0 == 0x2028 }
        guard isSecureTextEntry || isBroken || scale < 1 else { return nil }
        var shown = StyledText()
        let segments = isSecureTextEntry ? TextSegments(text.units) : nil
        for run in text.runs {
            let units = run.range.map { index -> UInt16 in
                // A grapheme cluster of several units is shown as one dot.
                if let segments { return segments.isCharacter(index) ? 0x2022 : 0x2060 }
                let unit = text.units[index]
                return unit.endsTextParagraph || unit == 0x2028 ? 0x20 : unit
            }
            var attributes = run.attributes
            if scale < 1, let font = attributes[.font] as? UIFont {
                attributes[.font] = font.withSize(font.pointSize * scale)
            }
            shown.append(units, attributes)
        }
        return shown
    }

    final func shownTextDidChange() {
        editor.ownChangeDepth += 1
        editor.updateMirror()
        editor.ownChangeDepth -= 1
        textLayoutDidChange()
    }

    final func textLayoutDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Replaces line terminators with spaces, as a text field has one line.
    func accepted(_ text: String) -> String {
        guard text.utf16.contains(where: { $0.endsTextParagraph || $0 == 0x2028 }) else { return text }
        return StyledText(text).withoutLineBreaks(0..<text.utf16.count).string
    }

    // MARK: Changes

    func editorShouldChange(_ range: NSRange, _ text: String) -> Bool {
        isEnabled
            && delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: accepted(text)) ?? true
    }

    func editorTextDidChange() {
        invalidateIntrinsicContentSize()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    func editorSelectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

    func editorDisplayDidChange() { setNeedsLayout() }

    // MARK: Editing

    final func didBeginEditing() {
        parts.display.showsHandles = false
        if clearsOnBeginEditing, editor.length > 0, delegate?.textFieldShouldClear(self) ?? true {
            setText(StyledText())
        }
        editor.selection = NSRange(location: editor.length, length: 0)
        textLayoutDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }

    final func didEndEditing() {
        dismissEditMenu()
        editor.unmark()
        parts.scroll = 0
        textLayoutDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    func pressReturn() -> Bool {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
        editor.unmark()
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .editingDidEndOnExit)
        if endsEditing { resignFirstResponder() }
        return true
    }

    func pressTab(isBackward: Bool) -> Bool {
        guard let window else { return true }
        let inputs = window.textInputs
        guard let place = inputs.firstIndex(where: { $0 === self }), inputs.count > 1 else { return true }
        inputs[(place + (isBackward ? inputs.count - 1 : 1)) % inputs.count].becomeFirstResponder()
        return true
    }

    /// Clears the text, as the clear button does.
    final func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        guard editor.length > 0 else { return }
        editor.replace(NSRange(location: 0, length: editor.length), with: StyledText(), .other)
    }

    final func proposedMenu(_ range: UITextRange, _ actions: [UIMenuElement]) -> UIMenu? {
        guard let range = editor.range(range) else { return nil }
        return delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: actions)
    }
}

extension UIView {
    /// The editable text inputs in the view, in tree order.
    fileprivate var textInputs: [UIView] {
        subviews.flatMap { view -> [UIView] in
            guard !view.isHidden, view.isUserInteractionEnabled else { return [] }
            if view is any UITextInput { return view.canBecomeFirstResponder ? [view] : [] }
            return view.textInputs
        }
    }
}
