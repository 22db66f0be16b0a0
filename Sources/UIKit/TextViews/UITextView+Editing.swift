import CoreGraphics
import CoreText
import Foundation

extension UITextView: TextEditorHost, TapHandling {
    /// Creates a container with its own layout manager and text storage.
    static func makeContainer() -> NSTextContainer {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }

    var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }
    var baseAttributes: [NSAttributedString.Key: Any] { style.attributes }
    var selectionDisplay: TextSelectionDisplay { parts.display }

    func shownText(_ text: StyledText) -> StyledText? { nil }
    func accepted(_ text: String) -> String { text }

    // MARK: Text

    final func setText(_ text: StyledText) {
        editor.set(text)
        if !dataDetectorTypes.isEmpty { detectLinks() }
        textLayoutDidChange()
    }

    final func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        changeAll { $0.merging([key: value]) { $1 } }
    }

    final func setAlignment(_ alignment: NSTextAlignment) {
        style.alignment = alignment
        changeAll { attributes in
            let style = NSMutableParagraphStyle(attributes[.paragraphStyle] as? NSParagraphStyle ?? .default)
            style.alignment = alignment
            return attributes.merging([.paragraphStyle: style]) { $1 }
        }
    }

    private func changeAll(_ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        editor.changeAll(body)
        textLayoutDidChange()
    }

    final func textLayoutDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Changes

    func editorShouldChange(_ range: NSRange, _ text: String) -> Bool {
        isEditable && delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func editorTextDidChange() {
        parts.showsSelection = true
        textLayoutDidChange()
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func editorSelectionDidChange() {
        if isFirstResponder { parts.showsSelection = true }
        tellLayoutManagerOfSelection()
        delegate?.textViewDidChangeSelection(self)
    }

    func editorDisplayDidChange() { textLayoutDidChange() }

    // MARK: Editing

    final func editingModeDidChange() {
        for interaction in interactions where interaction is UITextInteraction { removeInteraction(interaction) }
        guard isEditable || isSelectable else {
            if isFirstResponder { resignFirstResponder() }
            return
        }
        let interaction = UITextInteraction(for: isEditable ? .editable : .nonEditable)
        interaction.textInput = self
        addInteraction(interaction)
        if !dataDetectorTypes.isEmpty { detectLinks() }
        setNeedsLayout()
    }

    final func didBeginEditing() {
        parts.display.showsHandles = false
        setNeedsLayout()
        guard isEditable else { return }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    final func didEndEditing() {
        dismissEditMenu()
        editor.unmark()
        setNeedsLayout()
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    final func proposedMenu(_ range: UITextRange, _ actions: [UIMenuElement]) -> UIMenu? {
        guard let range = editor.range(range) else { return nil }
        return delegate?.textView(self, editMenuForTextIn: range, suggestedActions: actions)
    }

    final func showRange(_ range: NSRange) {
        let range = editor.clamped(range)
        parts.updateSize()
        let rects = editor.selectionRects(range).map(\.rect)
        let rect = rects.dropFirst().reduce(rects.first ?? editor.caretRect(range.location)) { $0.union($1) }
        scrollRectToVisible(rect.insetBy(dx: 0, dy: -2), animated: false)
    }

    // MARK: Links

    final func linksDidChange() {
        editor.lines.linkStyle.attributes = linkTextAttributes
        setNeedsLayout()
    }

    /// Detects links in text that isn't editable.
    final func detectLinks() {
        editor.lines.linkStyle.detected =
            isEditable ? [] : DataDetection.links(in: editor.text, dataDetectorTypes)
        linksDidChange()
    }
}
