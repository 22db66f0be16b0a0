public import Foundation

/// Finds the units of a text: characters, words, sentences, paragraphs and lines.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputtokenizer)
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the range of the unit that contains a position; nil for a position between units.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns whether a unit ends at a position, or, in the backward direction, begins there.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next end of a unit after a position, or, in the backward direction, the previous beginning.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns whether a position is within a unit. At a boundary, the unit in the given direction counts.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// A tokenizer that finds units of text by Unicode's rules, with ICU, and lines by the layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer)
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private final weak var input: (any UIResponder & UITextInput)?
    private final let segmenter = TextSegmenter()

    /// Creates a tokenizer without a text input, which finds nothing.
    public override init() { super.init() }

    /// Creates a tokenizer for a text input, which it doesn't retain.
    public init(textInput: any UIResponder & UITextInput) { input = textInput }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        find(position, direction) { units, place, isForward in
            units.unit(at: place, granularity, isForward: isForward)
        }.flatMap { input?.range($0) }
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        find(position, direction) { units, place, isForward in
            // A unit that ends here is before the position, and one that begins here is after it.
            let unit = units.unit(at: place, granularity, isForward: !isForward)
            return isForward ? unit?.upperBound == place : unit?.lowerBound == place
        } ?? false
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        find(position, direction) { units, place, isForward in
            units.boundary(from: place, granularity, isForward: isForward)
        }.flatMap { input?.position($0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private final func find<Found>(
        _ position: UITextPosition, _ direction: UITextDirection, _ body: (TextUnits, Int, Bool) -> Found?
    ) -> Found? {
        guard let input, let place = input.place(position) else { return nil }
        let isForward = input.isForward(direction, at: position)
        let document = (input as? any TextDocumentOwner)?.textDocument ?? ForeignTextDocument(input)
        return body(TextUnits(document: document, segmenter: segmenter), place, isForward)
    }
}

extension UITextInput {
    /// Selects a range, and notifies the input delegate before and after.
    func changeSelection(to range: UITextRange) {
        inputDelegate?.selectionWillChange(self)
        selectedTextRange = range
        inputDelegate?.selectionDidChange(self)
    }

    /// The number of UTF-16 units before a position; nil for one of another document.
    func place(_ position: UITextPosition) -> Int? {
        let place = offset(from: beginningOfDocument, to: position)
        return place >= 0 && place <= offset(from: beginningOfDocument, to: endOfDocument) ? place : nil
    }

    func position(_ place: Int) -> UITextPosition? { position(from: beginningOfDocument, offset: place) }

    func range(_ places: Range<Int>) -> UITextRange? {
        guard let start = position(places.lowerBound), let end = position(places.upperBound) else { return nil }
        return textRange(from: start, to: end)
    }

    /// Whether a direction leads towards the end of the text.
    func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
        switch UITextLayoutDirection(rawValue: direction.rawValue) {
        case nil: return direction.rawValue != UITextStorageDirection.backward.rawValue
        case .up?: return false
        case .down?: return true
        case .left?: return baseWritingDirection(for: position, in: .forward) == .rightToLeft
        case .right?: return baseWritingDirection(for: position, in: .forward) != .rightToLeft
        }
    }
}
