public import CoreGraphics
import CoreText
public import Foundation

/// A single line of editable text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextfield)
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    final lazy var editor = makeEditor()
    final lazy var parts = TextFieldParts(self)
    final var style = TextFieldStyle()
    final var traits = TextTraits()
    final var didEndReason = DidEndEditingReason.committed

    /// Creates a text field with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareToRestore()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareToRestore() {
        super.prepareToRestore()
        contentMode = .redraw
        contentHorizontalAlignment = .left
        let interaction = UITextInteraction(for: .editable)
        interaction.textInput = self
        addInteraction(interaction)
    }

    override class var archivedFields: [ArchivedField] { super.archivedFields + fieldsOfTextFields }

    override func isOwnPart(_ subview: UIView) -> Bool {
        parts.contains(subview) || subview === leftView || subview === rightView
    }

    // MARK: Text

    /// The text; setting nil makes it empty.
    open var text: String? {
        get { editor.text }
        set { setText(StyledText(newValue ?? "", style.attributes)) }
    }

    /// The attributed text; the field's attributes apply where it has none.
    open var attributedText: NSAttributedString? {
        get { StyledText(editor.storage).attributedString }
        set {
            setText(
                newValue.map { StyledText($0).mapAttributes { style.attributes.merging($0) { $1 } } } ?? StyledText())
        }
    }

    /// The placeholder, shown while there is no text.
    open var placeholder: String? {
        get { style.placeholder?.string }
        set { setPlaceholder(newValue.map { StyledText($0) }) }
    }

    /// The attributed placeholder, shown while there is no text.
    open var attributedPlaceholder: NSAttributedString? {
        get { style.placeholder?.attributedString }
        set { setPlaceholder(newValue.map { StyledText($0) }) }
    }

    /// The font: the system font of 17 points by default. Setting it changes the whole text.
    open var font: UIFont? {
        get { style.attributes[.font] as? UIFont }
        set { setAttribute(.font, newValue ?? .systemFont(ofSize: TextFieldStyle.fontSize)) }
    }

    /// The text colour: the label colour by default. Setting it changes the whole text.
    open var textColor: UIColor? {
        get { style.attributes[.foregroundColor] as? UIColor }
        set { setAttribute(.foregroundColor, newValue ?? .label) }
    }

    /// The alignment. Natural by default.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { textLayoutDidChange() } }
    }

    /// The attributes of text without its own. Setting them changes the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { style.attributes }
        set { setAttributes(newValue) }
    }

    /// The typing attributes; nil while the field isn't being edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typingAttributes : nil }
        set { if isEditing { editor.typing = newValue } }
    }

    /// Whether the user can change attributes. False by default.
    open var allowsEditingTextAttributes = false

    /// Whether the font size is reduced if the text is too wide. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textLayoutDidChange() } }
    }

    /// The minimum font size, in points. 0, the default, for no limit.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { textLayoutDidChange() } }
    }

    /// Whether a font of a text style follows the preferred content size category. False by default.
    open var adjustsFontForContentSizeCategory = false

    /// How space is reserved for large letterforms. Stored without effect: glyphs that extend beyond lines are drawn.
    open var sizingRule = UILetterformAwareSizingRule.typographic

    // MARK: Editing

    /// The delegate. Not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the text is cleared when editing begins. False by default.
    open var clearsOnBeginEditing = false

    /// Whether the first insertion replaces the whole text. False by default.
    open var clearsOnInsertion = false

    /// The interaction state, which is the selection. It can be transferred to another field.
    open var interactionState: Any {
        get { editor.selection }
        set { if let range = newValue as? NSRange { editor.select(range) } }
    }

    // MARK: Appearance

    /// The border style. None by default.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { textLayoutDidChange() } }
    }

    /// The background image of a field without a border, stretched.
    open var background: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// The background image of a disabled field with a background.
    open var disabledBackground: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// When the clear button is shown. Never by default.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { textLayoutDidChange() } }
    }

    /// The view at the left edge; at the right edge in right-to-left layouts.
    open var leftView: UIView? {
        didSet { sideViewDidChange(from: oldValue) }
    }

    /// When the left view is shown. Never by default.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { textLayoutDidChange() } }
    }

    /// The view at the right edge; at the left edge in right-to-left layouts. It replaces the clear button.
    open var rightView: UIView? {
        didSet { sideViewDidChange(from: oldValue) }
    }

    /// When the right view is shown. Never by default.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { textLayoutDidChange() } }
    }

    private final var ownInputView: UIView?
    private final var ownAccessory: UIView?

    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }

    // MARK: Rectangles

    /// Returns the border's rectangle: the bounds, unless overridden.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the text while it isn't being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }

    /// Returns the rectangle of the placeholder: the text's, unless overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the rectangle of the text during editing: the text's, unless overridden.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }

    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(bounds) }

    /// Returns the rectangle of the left view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(bounds, leftView, isLeft: true) }

    /// Returns the rectangle of the right view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(bounds, rightView, isLeft: false) }

    /// Draws the text while it isn't being edited.
    open func drawText(in rect: CGRect) { drawShownText(in: rect) }

    /// Draws the placeholder.
    open func drawPlaceholder(in rect: CGRect) { drawShownPlaceholder(in: rect) }

    open override func draw(_ rect: CGRect) { drawBorder() }

    open override var intrinsicContentSize: CGSize { fittingSize }

    override func baselineOffsets(inWidth width: CGFloat) -> BaselineOffsets? { shownBaselines }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }

    override func stateDidChange() {
        super.stateDidChange()
        textLayoutDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: traitCollection) { font = adjusted }
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { editor.colorsDidChange() }
        textLayoutDidChange()
    }

    override var standardAccessibility: StandardAccessibility { spokenAccessibility }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        didBeginEditing()
        return true
    }

    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let wasEditing = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if wasEditing { didEndEditing() }
        return true
    }

    open override var undoManager: UndoManager? { editor.undo }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, isFirstResponder { leaveWindow() }
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.canPerform(action, isSecure: isSecureTextEntry, stylesText: allowsEditingTextAttributes)
            ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste() }
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { editor.turn(.leftToRight) }
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { editor.turn(.rightToLeft) }
    open override func select(_ sender: Any?) { editor.selectWord() }
    open override func selectAll(_ sender: Any?) { editor.select(NSRange(location: 0, length: editor.length)) }
    open override func delete(_ sender: Any?) { editor.deleteSelection() }
    open override func toggleBoldface(_ sender: Any?) { editor.toggle(.traitBold) }
    open override func toggleItalics(_ sender: Any?) { editor.toggle(.traitItalic) }
    open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }

    // MARK: Text input

    open var hasText: Bool { editor.length > 0 }
    open func insertText(_ text: String) { insert(text) }
    open func deleteBackward() { editor.deleteBackward() }
    open func text(in range: UITextRange) -> String? { editor.text(range) }
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, accepted(text)) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { mayChange(range, text) }
    open var selectedTextRange: UITextRange? {
        get { editor.selectedRange }
        set { editor.selectedRange = newValue }
    }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarked(markedText, selectedRange)
    }
    open func unmarkText() { editor.unmark() }
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(range) }
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closest(point) }
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        proposedMenu(textRange, suggestedActions)
    }
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }
    open weak var inputDelegate: (any UITextInputDelegate)? {
        didSet { editor.inputDelegate = inputDelegate }
    }
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// Whether the text is concealed: shown as dots, and can't be copied. False by default.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { shownTextDidChange() } }
    }

    // MARK: UITextInput

    open var markedTextRange: UITextRange? { editor.markedRange }

    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }

    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        editor.setMarked(markedText, selectedRange)
    }

    open var selectionAffinity: UITextStorageDirection {
        get { editor.isUpstream ? .backward : .forward }
        set { editor.select(editor.selection, isUpstream: newValue == .backward) }
    }

    open var beginningOfDocument: UITextPosition { editor.start }

    open var endOfDocument: UITextPosition { editor.end }

    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(fromPosition, toPosition)
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(position, offset)
    }

    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { editor.position(position, direction, offset) }

    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, other)
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.distance(from, toPosition)
    }

    open func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { editor.farthest(range, direction) }

    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { editor.extend(position, direction) }

    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.direction(position) }

    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setDirection(writingDirection, range)
    }

    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closest(point, range)
    }

    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(point) }

    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { editor.styling(position, direction) }

    // MARK: Traits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization }
        set { traits.autocapitalization = newValue }
    }

    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrection }
        set { traits.autocorrection = newValue }
    }

    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellChecking }
        set { traits.spellChecking = newValue }
    }

    open var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotes }
        set { traits.smartQuotes = newValue }
    }

    open var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashes }
        set { traits.smartDashes = newValue }
    }

    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDelete }
        set { traits.smartInsertDelete = newValue }
    }

    open var inlinePredictionType: UITextInlinePredictionType {
        get { traits.inlinePrediction }
        set { traits.inlinePrediction = newValue }
    }

    open var keyboardType: UIKeyboardType {
        get { traits.keyboard }
        set { traits.keyboard = newValue }
    }

    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }

    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKey }
        set { traits.returnKey = newValue }
    }

    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }

    open var textContentType: UITextContentType! {
        get { traits.contentType }
        set { traits.contentType = newValue }
    }

    open var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }
}
