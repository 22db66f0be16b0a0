import CoreText
public import Foundation

/// An attributed string that notifies its layout managers of changes.
///
/// A subclass overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` from the latter two.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextstorage)
open class NSTextStorage: NSMutableAttributedString {
    /// The kind of an edit.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes have been edited.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters have been edited.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    private final var managers: [NSLayoutManager] = []
    private final var depth = 0
    private final var edits = Edits()

    private struct Edits {
        var mask: EditActions = []
        var range = NSRange(location: NSNotFound, length: 0)
        var change = 0
    }

    // MARK: Creation

    /// Creates an empty text storage.
    @_nonoverride public init() { super.init(string: "") }

    public override init(string: String) { super.init(string: string) }

    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }

    public override init(attributedString: NSAttributedString) {
        super.init(string: "")
        super.replaceCharacters(in: NSRange(location: 0, length: 0), with: attributedString)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Reading

    /// Whether the contents are stored here, and not by a subclass.
    private final var isPlain: Bool { type(of: self) == NSTextStorage.self }

    open override var length: Int { isPlain ? super.length : string.utf16.count }

    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        guard holds(NSRange(location: location, length: 1)) else {
            range?.pointee = NSRange(location: location, length: 0)
            return [:]
        }
        return super.attributes(at: location, effectiveRange: range)
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let found = attributes(at: location, effectiveRange: range)
        if let range { range.pointee = NSIntersectionRange(range.pointee, rangeLimit).orOne(at: location) }
        return found
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard holds(range) else { return NSAttributedString(string: "") }
        return StyledText(self, in: range).attributedString
    }

    open override func isEqual(to other: NSAttributedString) -> Bool { StyledText(self) == StyledText(other) }

    open override func copy(with zone: NSZone? = nil) -> Any { StyledText(self).attributedString }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: StyledText(self).attributedString)
    }

    // MARK: Modification

    open override func replaceCharacters(in range: NSRange, with str: String) {
        guard holds(range) else { return }
        let (range, str) = wholePairs(range, str)
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    /// The range extended so that it doesn't split a surrogate pair: halves that stay become replacement characters, as
    /// strings can't hold unpaired surrogates.
    private final func wholePairs(_ range: NSRange, _ str: String) -> (NSRange, String) {
        let units = string.utf16
        let first = units.index(units.startIndex, offsetBy: range.location)
        let last = units.index(first, offsetBy: range.length)
        func splits(_ index: String.UTF16View.Index) -> Bool {
            guard index > units.startIndex, index < units.endIndex else { return false }
            return UTF16.isTrailSurrogate(units[index]) && UTF16.isLeadSurrogate(units[units.index(before: index)])
        }
        let (before, after) = (splits(first), splits(last))
        guard before || after else { return (range, str) }
        if range.length == 0 {
            // Both halves of the pair stay.
            return (NSRange(location: range.location - 1, length: 2), "\u{FFFD}" + str + "\u{FFFD}")
        }
        let start = before ? range.location - 1 : range.location
        let end = after ? range.upperBound + 1 : range.upperBound
        return (
            NSRange(location: start, length: end - start),
            (before ? "\u{FFFD}" : "") + str + (after ? "\u{FFFD}" : "")
        )
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard holds(range), range.length > 0 else { return }
        super.setAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard holds(range) else { return }
        replace(range, with: StyledText(attrString))
    }

    /// Replaces a range with text.
    final func replace(_ range: NSRange, with text: StyledText) {
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        for run in text.runs {
            setAttributes(
                run.attributes, range: NSRange(location: range.location + run.range.lowerBound, length: run.range.count)
            )
        }
        endEditing()
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private final func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard holds(range) else { return }
        beginEditing()
        var place = range.location
        while place < range.upperBound {
            var found = NSRange(location: place, length: 0)
            var values = attributes(at: place, effectiveRange: &found)
            change(&values)
            let end = min(max(found.upperBound, place + 1), range.upperBound)
            setAttributes(values, range: NSRange(location: place, length: end - place))
            place = end
        }
        endEditing()
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        if holds(enumerationRange) { super.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard holds(enumerationRange) else { return }
        super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    /// Whether a range is within the text; otherwise it is reported, where iOS raises an exception.
    private final func holds(_ range: NSRange) -> Bool { holds(range, of: length) }

    private final func holds(_ range: NSRange, of length: Int) -> Bool {
        if range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location {
            return true
        }
        reportOnce(
            "\(type(of: self)): \(range) is beyond the end of a text of \(length) units; ignored (NSRangeException)")
        return false
    }

    // MARK: Editing

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0, !edits.mask.isEmpty { process() }
    }

    /// Processes the recorded edits. Changes that an override of `processEditing()` makes, such as highlighting, belong
    /// to the same edit: they don't call it again.
    private final func process() {
        depth += 1
        processEditing()
        finishEditing()
        depth -= 1
    }

    /// Records an edit, given the range before it. Layout managers are notified when the outermost `endEditing()` is
    /// called, or immediately outside of one.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        // The text may have been changed already: the range must be within the previous text, otherwise it is
        // reported where iOS raises an exception.
        let (old, isOverflow) = length.subtractingReportingOverflow(delta)
        guard !isOverflow, holds(editedRange, of: max(old, length)) else { return }
        let new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        if edits.mask.isEmpty {
            edits.range = new
        } else {
            // Previously recorded edits refer to the text before this edit.
            var end = edits.range.upperBound
            if end > editedRange.location { end = max(end + delta, new.upperBound) }
            let start = min(edits.range.location, new.location)
            edits.range = NSRange(location: start, length: max(end, new.upperBound) - start)
        }
        edits.mask.formUnion(editedMask)
        edits.change += delta
        if depth == 0 { process() }
    }

    /// Notifies the delegate and the layout managers of the recorded edits.
    open func processEditing() { finishEditing() }

    private final func finishEditing() {
        guard !edits.mask.isEmpty else { return }
        // Changes that the delegate makes now belong to the same edit, those in response to layout managers don't.
        let outer = depth
        depth += 1
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(self, willProcessEditing: edits.mask, range: edits.range, changeInLength: edits.change)
        let done = edits
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: done.mask, range: done.range, changeInLength: done.change)
        let last = edits
        edits = Edits()
        depth = 0
        defer { depth = outer }
        textStorageObserver?.processEditing(
            for: self, edited: last.mask, range: last.range, changeInLength: last.change, invalidatedRange: last.range)
        for manager in managers {
            manager.processEditing(
                for: self, edited: last.mask, range: last.range, changeInLength: last.change,
                invalidatedRange: last.range)
        }
    }

    /// The kind of the pending edits.
    open var editedMask: EditActions { edits.mask }

    /// The range of the pending edits, in the current text; at `NSNotFound` if there are none.
    open var editedRange: NSRange { edits.range }

    /// The change in the text's length, in units.
    open var changeInLength: Int { edits.change }

    /// The delegate, which is told about edits. Not retained.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The observer that stands between the text and its layout. Not retained.
    open weak var textStorageObserver: (any NSTextStorageObserving)?

    /// Whether attributes are fixed lazily: false, as none need fixing.
    open var fixesAttributesLazily: Bool { false }

    /// Marks attributes for fixing. Does nothing: fonts are substituted in layout.
    open func invalidateAttributes(in range: NSRange) {}

    /// Fixes attributes. Does nothing: fonts are substituted in layout.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Layout

    /// The layout managers of the text.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Adds a layout manager, and removes it from its previous text storage.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.storageDidChange(to: self)
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let place = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        managers.remove(at: place)
        aLayoutManager.storageDidChange(to: nil)
    }

    /// Posted by a text storage before edits are processed.
    public static let willProcessEditingNotification = Notification.Name(
        "NSTextStorageWillProcessEditingNotification")
    /// Posted by a text storage after edits have been processed, before layout.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}

extension StyledText {
    /// Creates a part of an attributed string.
    init(_ string: NSAttributedString, in range: NSRange) {
        self.init()
        let text = string.string.utf16
        var index = text.index(text.startIndex, offsetBy: range.location)
        var place = range.location
        while place < range.upperBound {
            var found = NSRange(location: place, length: 0)
            let attributes = string.attributes(at: place, effectiveRange: &found)
            let end = Swift.min(Swift.max(found.upperBound, place + 1), range.upperBound)
            let next = text.index(index, offsetBy: end - place)
            append(text[index..<next], attributes)
            (place, index) = (end, next)
        }
    }
}

extension NSRange {
    /// The range, or one unit if it is empty, so that loops over ranges terminate.
    fileprivate func orOne(at location: Int) -> NSRange { length > 0 ? self : NSRange(location: location, length: 1) }
}
