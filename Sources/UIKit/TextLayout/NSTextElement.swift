public import Foundation

/// A part of a text: a paragraph, an attachment, or what a content manager makes of it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextelement)
open class NSTextElement: NSObject {
    /// Creates an element of a content manager, which it does not retain.
    public init(textContentManager: NSTextContentManager?) { self.textContentManager = textContentManager }

    /// The content manager. Not retained.
    open weak var textContentManager: NSTextContentManager?

    /// The element's range in the text; nil for one that is in none.
    open var elementRange: NSTextRange?

    /// The elements that this one is made of. None by default.
    open var childElements: [NSTextElement] { [] }

    /// The element that this one is a part of. None by default.
    open var parent: NSTextElement? { nil }

    /// Whether the element is shown: true by default. Elements that only hold others are not.
    open var isRepresentedElement: Bool { true }

    /// The text with its attributes.
    var styledText: StyledText { StyledText() }

    /// Returns the element with its range moved by a number of units.
    final func move(by distance: Int) {
        guard distance != 0, let range = elementRange, let start = range.location as? TextOffset,
            let end = range.endLocation as? TextOffset
        else { return }
        elementRange = NSTextRange(start.offset + distance..<end.offset + distance)
    }
}

/// A paragraph, with the characters that end it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextparagraph)
open class NSTextParagraph: NSTextElement {
    private final let ownText: StyledText

    /// Creates a paragraph of a text; an empty one for nil.
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

    /// The range without what ends the paragraph; nil for a paragraph in no text.
    open var paragraphContentRange: NSTextRange? {
        part { start, length, terminator in start..<start + length - terminator }
    }

    /// The range of what ends the paragraph, empty for nothing; nil for a paragraph in no text.
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
