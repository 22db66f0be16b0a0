public import Foundation

/// An element of a text: a paragraph, an attachment, or a content manager's own kind.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextelement)
open class NSTextElement: NSObject {
    /// Creates an element of a content manager, which it doesn't retain.
    public init(textContentManager: NSTextContentManager?) { self.textContentManager = textContentManager }

    /// The content manager. Not retained.
    open weak var textContentManager: NSTextContentManager?

    /// The element's range in the text; nil if it isn't in one.
    open var elementRange: NSTextRange?

    /// The element's children. Empty by default.
    open var childElements: [NSTextElement] { [] }

    /// The element's parent. Nil by default.
    open var parent: NSTextElement? { nil }

    /// Whether the element is shown: true by default. Elements that only contain others aren't.
    open var isRepresentedElement: Bool { true }

    /// The attributed text.
    var styledText: StyledText { StyledText() }

    /// Returns the element with its range moved by a number of units.
    final func move(by distance: Int) {
        guard distance != 0, let range = elementRange, let start = range.location as? TextOffset,
            let end = range.endLocation as? TextOffset
        else { return }
        elementRange = NSTextRange(start.offset + distance..<end.offset + distance)
    }
}

/// A paragraph, including its terminator.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextparagraph)
open class NSTextParagraph: NSTextElement {
    private final let ownText: StyledText

    /// Creates a paragraph with a text; an empty one for nil.
    public init(attributedString: NSAttributedString?) {
        ownText = attributedString.map { StyledText($0) } ?? StyledText()
        super.init(textContentManager: nil)
    }

    init(_ text: StyledText, _ manager: NSTextContentManager?) {
        ownText = text
        super.init(textContentManager: manager)
    }

    override var styledText: StyledText { ownText }

    /// The text of the paragraph.
    open var attributedString: NSAttributedString { styledText.attributedString }

    /// The range without the paragraph's terminator; nil for a paragraph that isn't in a text.
    open var paragraphContentRange: NSTextRange? {
        part { start, length, terminator in start..<start + length - terminator }
    }

    /// The range of the paragraph's terminator, empty if there is none; nil for a paragraph that isn't in a text.
    open var paragraphSeparatorRange: NSTextRange? {
        part { start, length, terminator in start + length - terminator..<start + length }
    }

    private final func part(_ body: (Int, Int, Int) -> Range<Int>) -> NSTextRange? {
        guard let manager = textContentManager, let range = elementRange else { return nil }
        let units = styledText.units
        let end = units.last.map(\.endsTextParagraph) ?? false
        let isPair = end && units.suffix(2) == [0x0D, 0x0A]
        let start = manager.place(of: range.location)
        return manager.range(body(start, manager.place(of: range.endLocation) - start, isPair ? 2 : end ? 1 : 0))
    }
}
