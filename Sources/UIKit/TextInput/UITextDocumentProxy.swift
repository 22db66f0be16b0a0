public import Foundation

/// Provides a custom keyboard with the text around the cursor.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextdocumentproxy)
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the cursor in its paragraph; nil for none.
    var documentContextBeforeInput: String? { get }
    /// The text after the cursor in its paragraph; nil for none.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil for none.
    var selectedText: String? { get }
    /// The text input mode.
    var documentInputMode: UITextInputMode? { get }
    /// The identifier of the document.
    var documentIdentifier: UUID { get }
    /// Moves the cursor by a number of characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Inserts marked text.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Commits the marked text.
    func unmarkText()
}

/// The first responder's text, for a custom keyboard.
@MainActor
final class DocumentProxy: NSObject, UITextDocumentProxy {
    private var known: (text: ObjectIdentifier, identifier: UUID)?

    private var keyInput: (any UIKeyInput)? { Keyboard.shared.responder as? any UIKeyInput }
    private var input: (any UIResponder & UITextInput)? { Keyboard.shared.responder as? any UIResponder & UITextInput }

    var hasText: Bool { keyInput?.hasText ?? false }

    func insertText(_ text: String) {
        guard let input else { keyInput?.insertText(text); return }
        TextKeys.insert(text, in: input)
    }

    func deleteBackward() {
        guard let input else { keyInput?.deleteBackward(); return }
        TextKeys.deleteBackward(in: input)
    }

    private func text(_ range: (any UITextInput, UITextRange) -> UITextRange?) -> String? {
        guard let input, let selected = input.selectedTextRange, let range = range(input, selected),
            let text = input.text(in: range), !text.isEmpty
        else { return nil }
        return text
    }

    var documentContextBeforeInput: String? {
        let before = text { $0.textRange(from: $0.beginningOfDocument, to: $1.start) }
        return before.flatMap { text in
            let last = text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
            return last?.isEmpty == false ? last : nil
        }
    }

    var documentContextAfterInput: String? {
        let after = text { $0.textRange(from: $1.end, to: $0.endOfDocument) }
        return after.flatMap { text in
            let first = text.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init)
            return first?.isEmpty == false ? first : nil
        }
    }

    var selectedText: String? { text { $1 } }

    var documentInputMode: UITextInputMode? { Keyboard.shared.responder?.textInputMode }

    var documentIdentifier: UUID {
        guard let responder = Keyboard.shared.responder else { return UUID() }
        let text = ObjectIdentifier(responder)
        if let known, known.text == text { return known.identifier }
        let identifier = UUID()
        known = (text, identifier)
        return identifier
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let selected = input.selectedTextRange else { return }
        let place = input.place(offset < 0 ? selected.start : selected.end) ?? 0
        let (target, overflow) = place.addingReportingOverflow(offset)
        guard !overflow, let length = input.place(input.endOfDocument) else { return }
        let end = min(max(target, 0), length)
        if let range = input.range(end..<end) { input.changeSelection(to: range) }
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() { input?.unmarkText() }
}
