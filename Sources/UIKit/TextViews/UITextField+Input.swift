public import CoreGraphics
public import Foundation

// What text inputs are asked, and seldom overridden.

extension UITextField {
    public final var markedTextRange: UITextRange? { editor.markedRange }

    public final var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }

    public final func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        editor.setMarked(markedText, selectedRange)
    }

    public final var selectionAffinity: UITextStorageDirection {
        get { editor.isUpstream ? .backward : .forward }
        set { editor.select(editor.selection, isUpstream: newValue == .backward) }
    }

    public final var beginningOfDocument: UITextPosition { editor.start }

    public final var endOfDocument: UITextPosition { editor.end }

    public final func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(fromPosition, toPosition)
    }

    public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(position, offset)
    }

    public final func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { editor.position(position, direction, offset) }

    public final func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, other)
    }

    public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.distance(from, toPosition)
    }

    public final func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { editor.farthest(range, direction) }

    public final func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { editor.extend(position, direction) }

    public final func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.direction(position) }

    public final func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setDirection(writingDirection, range)
    }

    public final func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closest(point, range)
    }

    public final func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(point) }

    public final func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { editor.styling(position, direction) }

    // MARK: Traits

    public final var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization }
        set { traits.autocapitalization = newValue }
    }

    public final var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrection }
        set { traits.autocorrection = newValue }
    }

    public final var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellChecking }
        set { traits.spellChecking = newValue }
    }

    public final var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotes }
        set { traits.smartQuotes = newValue }
    }

    public final var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashes }
        set { traits.smartDashes = newValue }
    }

    public final var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDelete }
        set { traits.smartInsertDelete = newValue }
    }

    public final var inlinePredictionType: UITextInlinePredictionType {
        get { traits.inlinePrediction }
        set { traits.inlinePrediction = newValue }
    }

    public final var keyboardType: UIKeyboardType {
        get { traits.keyboard }
        set { traits.keyboard = newValue }
    }

    public final var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }

    public final var returnKeyType: UIReturnKeyType {
        get { traits.returnKey }
        set { traits.returnKey = newValue }
    }

    public final var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }

    public final var textContentType: UITextContentType! {
        get { traits.contentType }
        set { traits.contentType = newValue }
    }

    public final var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }
}
