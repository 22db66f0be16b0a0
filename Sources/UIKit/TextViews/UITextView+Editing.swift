import CoreGraphics
import CoreText
import Foundation

extension UITextView: TextEditorHost, TextDocumentOwner, SelectionHandleShowing, TapHandling {
    /// Creates a container with its own layout manager and text storage.
    static func makeContainer() -> NSTextContainer {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }

    var textDocument: any TextDocument { editor }
    var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }
    var baseAttributes: [NSAttributedString.Key: Any] { style.attributes }
    var showsSelectionHandles: Bool {
        get { parts.display.showsHandles }
        set { parts.display.showsHandles = newValue }
    }

    func shownText(_ text: StyledText) -> StyledText? { nil }

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
        editor.lines.emptyAttributes = style.attributes
        editor.ownChangeDepth += 1
        let text = StyledText(editor.storage).mapAttributes(body)
        editor.storage.replace(NSRange(location: 0, length: editor.length), with: text)
        editor.ownChangeDepth -= 1
        editor.typing = editor.typing.map(body)
        textLayoutDidChange()
    }

    final func textLayoutDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    final func insert(_ text: String) {
        if clearsOnInsertion {
            clearsOnInsertion = false
            editor.select(NSRange(location: 0, length: editor.length))
        }
        editor.insert(text)
    }

    // MARK: Changes

    final func mayChange(_ range: UITextRange, _ text: String) -> Bool {
        editor.range(range).map { editorShouldChange($0, text) } ?? false
    }

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

    /// Ends editing in a view that leaves its window, without asking the delegate.
    final func leaveWindow() {
        window?.firstResponder = nil
        Keyboard.shared.update(for: nil)
        didEndEditing()
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

extension UITextView: EndingEditor {}
