public import Foundation

/// A content manager for the paragraphs of an attributed string.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextcontentstorage)
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    private final var ownStorage: NSTextStorage?
    /// The text as last reported to layout managers.
    final var units: [UInt16] = []
    /// The item numbers of lists determined so far, by the start of their paragraphs.
    final var itemNumbers: [Int: Int] = [:]

    /// Creates a content storage with an empty text.
    public override init() {
        super.init()
        textStorage = NSTextStorage()
    }

    /// The delegate. Not retained.
    @_nonoverride open var delegate: (any NSTextContentStorageDelegate)? {
        get { super.delegate as? any NSTextContentStorageDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Text storage

    /// The text storage, which reports its edits.
    open var textStorage: NSTextStorage? {
        get { ownStorage }
        set {
            guard newValue !== ownStorage else { return }
            let old = units.count
            if ownStorage?.textStorageObserver === self { ownStorage?.textStorageObserver = nil }
            ownStorage = newValue
            newValue?.textStorageObserver = self
            units = newValue.map { Array($0.string.utf16) } ?? []
            itemNumbers = [:]
            record(TextContentEdit(old: 0..<old, newLength: units.count))
        }
    }

    /// The text. Setting it replaces the contents of the text storage.
    open var attributedString: NSAttributedString? {
        get { ownStorage }
        set {
            if let storage = newValue as? NSTextStorage { return textStorage = storage }
            textStorage = NSTextStorage(attributedString: newValue ?? NSAttributedString(string: ""))
        }
    }

    /// Processes an edit of the text: called by the text storage.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        guard textStorage === ownStorage else { return }
        itemNumbers = [:]
        let range = NSUnionRange(newCharRange, invalidatedCharRange)
        let string = textStorage.string.utf16
        let (start, end) = (range.location, range.upperBound - delta)
        guard start >= 0, start <= end, end <= units.count, string.count == units.count + delta else {
            // The text was changed without a notification.
            let old = units.count
            units = Array(string)
            return record(TextContentEdit(old: 0..<old, newLength: units.count))
        }
        let first = string.index(string.startIndex, offsetBy: start)
        units.replaceSubrange(start..<end, with: string[first..<string.index(first, offsetBy: range.length)])
        record(TextContentEdit(old: start..<end, newLength: range.length))
    }

    /// Edits the text in a block.
    open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
        performEditingTransaction {
            textStorage.beginEditing()
            transaction()
            textStorage.endEditing()
        }
    }

    open override func performEditingTransaction(_ transaction: () -> Void) {
        super.performEditingTransaction {
            ownStorage?.beginEditing()
            transaction()
            ownStorage?.endEditing()
        }
    }

    // MARK: Elements

    open override var documentRange: NSTextRange { NSTextRange(0..<units.count) }

    open override func location(
        _ location: any NSTextLocation, offsetBy offset: Int
    ) -> (any NSTextLocation)? {
        guard let place = super.location(location, offsetBy: offset) as? TextOffset, place.offset <= units.count else {
            return nil
        }
        return place
    }

    /// Creates the element of a paragraph.
    final func makeElement(_ range: Range<Int>) -> NSTextElement {
        let element = madeElement(range)
        element.textContentManager = self
        if element.elementRange == nil { element.elementRange = NSTextRange(range) }
        return element
    }

    private final func madeElement(_ range: Range<Int>) -> NSTextElement {
        let place = NSTextRange(range)
        if let made = super.delegate?.textContentManager(self, textElementAt: place.location) { return made }
        if let made = delegate?.textContentStorage(self, textParagraphWith: NSRange(range)) { return made }
        let text = ownStorage.map { storage -> StyledText in
            // During a transaction, the text differs from what layout managers know.
            let known = range.clamped(to: 0..<storage.length)
            return StyledText(storage, in: NSRange(known))
        }
        return listElement(range, text ?? StyledText()) ?? NSTextParagraph(text ?? StyledText(), self)
    }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let isReverse = options.contains(.reverse)
        var place = textLocation.map { self.place(of: $0) } ?? (isReverse ? units.count : 0)
        while isReverse ? place > 0 : place < units.count {
            let paragraph = units.paragraph(at: isReverse ? place - 1 : place)
            let element = makeElement(paragraph)
            place = isReverse ? paragraph.lowerBound : paragraph.upperBound
            guard super.delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true else {
                continue
            }
            if !block(element) { break }
        }
        return TextOffset(place)
    }

    /// Returns the text of an element; nil if the element isn't from a text.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// Returns a paragraph element for a text.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(StyledText(attributedString), self)
    }

    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        guard let storage = ownStorage else { return }
        var text = StyledText()
        for element in textElements ?? [] {
            let part = element.styledText
            for run in part.runs { text.append(part.units[run.range], run.attributes) }
        }
        let places = places(of: range)
        performEditingTransaction { storage.replace(NSRange(places), with: text) }
    }

    /// Returns the range extended to whole grapheme clusters, including carriage return and line feed pairs.
    open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        let places = places(of: textRange)
        func isInner(_ place: Int) -> Bool {
            guard place > 0, place < units.count else { return false }
            return UTF16.isTrailSurrogate(units[place]) && UTF16.isLeadSurrogate(units[place - 1])
                || units[place] == 0x0A && units[place - 1] == 0x0D
        }
        let start = isInner(places.lowerBound) ? places.lowerBound - 1 : places.lowerBound
        let end = isInner(places.upperBound) ? places.upperBound + 1 : places.upperBound
        return NSTextRange(start..<max(start, end))
    }
}

/// Controls a text's paragraphs. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextcontentstoragedelegate)
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// Returns the paragraph to show for a range, with the same length; nil, the default, for the text's own.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}
