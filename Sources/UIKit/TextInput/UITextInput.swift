public import CoreGraphics
public import Foundation

/// An object that accepts keyboard input.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikeyinput)
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text to delete.
    var hasText: Bool { get }
    /// Inserts text at the cursor, replacing the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the cursor.
    func deleteBackward()
}

/// A text that is edited through keys, touches and input methods.
///
/// A view that conforms to it gets the standard key bindings while it is the first responder, and the gestures of a
/// `UITextInteraction` added to it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinput)
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// Returns the text in a range; nil for a range of another document.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in a range, without asking a delegate.
    func replace(_ range: UITextRange, withText text: String)
    /// Returns whether the text in a range may be replaced. Optional; true by default.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection

    /// The selected range, empty for a cursor; nil if there is none.
    var selectedTextRange: UITextRange? { get set }
    /// The range of marked text, which an input method is composing; nil if there is none.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the previous marked text, or the selection, with marked text; `selectedRange` is relative to it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Like ``setMarkedText(_:selectedRange:)``, with attributes. Optional.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Commits the marked text.
    func unmarkText()
    /// The end of the selection that keys move; for a cursor at a line boundary, the line it belongs to. Optional.
    var selectionAffinity: UITextStorageDirection { get set }

    // MARK: Positions

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset from another, in UTF-16 units; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position a number of characters or lines away in a direction; nil beyond the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Compares two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of characters, in UTF-16 units, between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the position in a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the farthest extent of the text in a direction.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// Returns the position at an offset in a range. Optional.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// Returns the offset of a position in a range. Optional.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    // MARK: Writing direction

    /// Returns the base writing direction at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the base writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Geometry

    /// Returns the rectangle of a range's first line.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the cursor at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the transform of the cursor. Optional; the identity by default.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform
    /// Returns the rectangles of a selection, one for each part on a line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position closest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position in a range closest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Returns the attributes of text inserted at a position. Optional.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
    /// The view whose coordinates are used for rectangles and points. Optional; the object itself, if it is a view.
    var textInputView: UIView { get }

    // MARK: Other members

    /// The input delegate, which is told of changes. Set by the keyboard.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The tokenizer, which finds words, sentences, lines and paragraphs.
    var tokenizer: any UITextInputTokenizer { get }
    /// Begins moving a floating cursor. Optional.
    func beginFloatingCursor(at point: CGPoint)
    /// Moves a floating cursor. Optional.
    func updateFloatingCursor(at point: CGPoint)
    /// Ends moving a floating cursor. Optional.
    func endFloatingCursor()
    /// Inserts text that has alternatives. Optional; inserts the text.
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    /// Inserts a placeholder for text that arrives later. Optional; an empty placeholder by default.
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
    /// Removes a text placeholder. Optional.
    func remove(_ textPlaceholder: UITextPlaceholder)
    /// Returns the edit menu for a range. Optional; nil, the default, for a menu of the suggested actions.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the edit menu is presented. Optional.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu is dismissed. Optional.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Inserts dictated phrases with their alternatives. Optional; inserts the most likely text.
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])
    /// Called when dictation has ended. Optional.
    func dictationRecordingDidEnd()
    /// Called when speech recognition has failed. Optional.
    func dictationRecognitionFailed()
    /// Returns a placeholder for the dictation result. Optional.
    var insertDictationResultPlaceholder: Any { get }
    /// Returns the rectangle of a dictation placeholder. Optional; null by default.
    func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
    /// Removes a dictation placeholder. Optional.
    func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
}

/// A dictated phrase.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidictationphrase)
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
    private final let words: (text: String, alternatives: [String]?)

    init(_ text: String, alternatives: [String]? = nil) { words = (text, alternatives) }

    /// The most likely interpretation.
    open var text: String { words.text }

    /// The alternative interpretations; nil for none.
    open var alternativeInterpretations: [String]? { words.alternatives }
}

/// How a text with alternatives is indicated.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextalternativestyle)
public enum UITextAlternativeStyle: Int, Sendable {
    /// Not at all, or as low-confidence text.
    case none, lowConfidence
}

extension UITextInput {
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }

    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    public var textInputView: UIView { self as? UIView ?? UIView() }

    public func beginFloatingCursor(at point: CGPoint) {}
    public func updateFloatingCursor(at point: CGPoint) {}
    public func endFloatingCursor() {}

    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }

    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder(rects: []) }
    public func remove(_ textPlaceholder: UITextPlaceholder) {}

    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        insertText(dictationResult.map(\.text).joined())
    }
    public func dictationRecordingDidEnd() {}
    public func dictationRecognitionFailed() {}
    public var insertDictationResultPlaceholder: Any { NSObject() }
    public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .null }
    public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
}

/// A text input whose view shows its selection.
@MainActor
protocol TextSelectionShowing: AnyObject {
    func selectionDidChange(showsHandles: Bool)
}

extension UITextInput {
    /// Updates the displayed selection, if an interaction of the view shows it.
    func showSelection() {
        guard let view = self as? UIView else { return }
        for interaction in view.interactions {
            (interaction as? any TextSelectionShowing)?.selectionDidChange(showsHandles: false)
        }
    }
}

/// Is told about changes in a text input. The keyboard sets its own delegate.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputdelegate)
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called when the selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called when the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called when the text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called when the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
