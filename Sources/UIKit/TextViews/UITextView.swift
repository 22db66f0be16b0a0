public import CoreGraphics
import CoreText
public import Foundation

/// A scrollable view of multiline text, which can be selected and edited.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextview)
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    final lazy var editor = makeEditor()
    final lazy var parts = TextViewParts(self)
    final var style = TextViewStyle()
    final var traits = TextTraits()
    /// Whether TextKit 2 lays out the text, unless a container with a TextKit 1 layout manager is given.
    final var prefersTextLayoutManager = true
    private final let container: NSTextContainer

    /// Creates a text view with a frame in its superview's coordinates, in points, and a text container with its layout
    /// manager; nil for new ones.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? UITextView.makeContainer()
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view that uses TextKit 2, as all do by default, or TextKit 1.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        prefersTextLayoutManager = usingTextLayoutManager
    }

    public required init?(coder: NSCoder) {
        container = UITextView.makeContainer()
        super.init(coder: coder)
    }

    override func prepareToRestore() {
        super.prepareToRestore()
        editingModeDidChange()
    }

    override class var archivedFields: [ArchivedField] { super.archivedFields + fieldsOfTextViews }

    override func isOwnPart(_ subview: UIView) -> Bool { parts.contains(subview) }

    // MARK: TextKit

    /// The text container, which follows the view's width.
    open var textContainer: NSTextContainer {
        // Programs measure text before the first layout.
        if bounds.width > 0 { parts.fit(container) }
        return container
    }

    /// The TextKit 1 layout manager. Accessing it switches the view from TextKit 2.
    open var layoutManager: NSLayoutManager { plainLayoutManager }

    /// The TextKit 2 layout manager; nil if the view uses TextKit 1.
    open var textLayoutManager: NSTextLayoutManager? { editor.lines as? NSTextLayoutManager }

    /// The text storage.
    open var textStorage: NSTextStorage { editor.storage }

    /// The insets of the text container, in points. 8 at the top and bottom by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textLayoutDidChange() } }
    }

    // MARK: Text

    /// The text.
    open var text: String! {
        get { editor.text }
        set { setText(StyledText(newValue ?? "", style.attributes)) }
    }

    /// The attributed text.
    open var attributedText: NSAttributedString! {
        get { StyledText(editor.storage).attributedString }
        set { setText(newValue.map { StyledText($0) } ?? StyledText()) }
    }

    /// The font; nil if none is set. Setting it changes the whole text.
    open var font: UIFont? {
        get { editor.length > 0 ? editor.storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : style.font }
        set {
            style.font = newValue
            setAttribute(.font, newValue ?? TextViewStyle.standardFont)
        }
    }

    /// The text colour: the label colour by default. Setting it changes the whole text.
    open var textColor: UIColor? {
        get { style.color }
        set {
            style.color = newValue
            setAttribute(.foregroundColor, newValue ?? .label)
        }
    }

    /// The alignment. Natural by default. Setting it changes the whole text.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { setAlignment(newValue) }
    }

    /// The selected range, in UTF-16 units.
    open var selectedRange: NSRange {
        get { editor.selection }
        set { editor.select(newValue) }
    }

    /// The typing attributes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes }
        set { editor.typing = newValue }
    }

    /// The attributes of links, which override their own: the tint colour by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { style.linkAttributes ?? [.foregroundColor: tintColor ?? .tintColor] }
        set {
            style.linkAttributes = newValue
            linksDidChange()
        }
    }

    /// The data that is detected in text that isn't editable, and converted to links. None by default.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { detectLinks() } }
    }

    /// Whether a font of a text style follows the preferred content size category. False by default.
    open var adjustsFontForContentSizeCategory = false

    /// How space is reserved for large letterforms. Stored without effect: glyphs that extend beyond lines are drawn.
    open var sizingRule = UILetterformAwareSizingRule.typographic

    /// Whether text uses standard rather than iOS text scaling. Stored without effect.
    open var usesStandardTextScaling = false

    /// The border style. Stored without effect: `none` is the only one.
    open var borderStyle = BorderStyle.none

    // MARK: Editing

    /// The delegate, which is also told about scrolling. Not retained.
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    /// Whether the user can change the text. True by default.
    open var isEditable = true {
        didSet { if isEditable != oldValue { editingModeDidChange() } }
    }

    /// Whether the user can select text. True by default.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { editingModeDidChange() } }
    }

    /// Whether the user can change attributes. False by default.
    open var allowsEditingTextAttributes = false

    /// Whether the first insertion replaces the whole text. False by default.
    open var clearsOnInsertion = false

    /// The interaction state, which is the selection. It can be transferred to another view.
    open var interactionState: Any {
        get { editor.selection }
        set { if let range = newValue as? NSRange { editor.select(range) } }
    }

    /// Scrolls by the least distance that shows a range.
    open func scrollRangeToVisible(_ range: NSRange) { showRange(range) }

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

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }

    override func baselineOffsets(inWidth width: CGFloat) -> BaselineOffsets? {
        func lineFont(at index: Int) -> UIFont {
            let own =
                editor.length > 0 ? editor.storage.attribute(.font, at: index, effectiveRange: nil) as? UIFont : font
            return own ?? TextViewStyle.standardFont
        }
        return BaselineOffsets(
            firstFromTop: textContainerInset.top + lineFont(at: 0).ascender,
            lastFromBottom: textContainerInset.bottom - lineFont(at: max(editor.length - 1, 0)).descender)
    }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return fittingSize(bounds.width > 0 ? bounds.width : .infinity)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width > 0 ? size.width : .infinity) }

    override func contentSize(fittingWidth width: CGFloat) -> CGSize? { isScrollEnabled ? nil : fittingSize(width) }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        linksDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: traitCollection) { font = adjusted }
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { editor.colorsDidChange() }
        textLayoutDidChange()
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, value: text, traits: isEditable ? .none : .staticText)
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        didBeginEditing()
        return true
    }

    open override var canResignFirstResponder: Bool {
        !isEditable || delegate?.textViewShouldEndEditing(self) ?? true
    }

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
        editor.canPerform(
            action, isSecure: isSecureTextEntry, stylesText: allowsEditingTextAttributes, isEditable: isEditable)
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
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, text) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { mayChange(range, text) }
    open var selectedTextRange: UITextRange? {
        get { isSelectable ? editor.selectedRange : nil }
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
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }
    open weak var inputDelegate: (any UITextInputDelegate)? {
        didSet { editor.inputDelegate = inputDelegate }
    }
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// Whether the text is protected from copying. False by default.
    open var isSecureTextEntry = false

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
