public import Foundation

/// What holds a text's elements: a content manager.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextelementprovider)
public protocol NSTextElementProvider: NSObjectProtocol {
    /// The whole text.
    var documentRange: NSTextRange { get }
    /// Calls a block for the elements from a place on, from the text's beginning or end for nil, until it returns false.
    /// Returns the edge of what it went through.
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?
    /// Puts elements in the place of a range; nothing for nil.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    /// Writes changes to where the text comes from, and calls back.
    func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
    /// Returns the place so many units from another one; nil beyond the text.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// Returns the number of units between two places, negative backwards.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// Returns the range that an edit of another one has to change; nil, the default, for that one.
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
    public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

    /// Writes changes to where the text comes from.
    public func synchronizeToBackingStore() async throws { synchronizeToBackingStore { _ in } }
}

/// Holds the elements of a text for layout managers. A subclass says where they come from; ``NSTextContentStorage`` takes
/// paragraphs from an attributed string.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextcontentmanager)
open class NSTextContentManager: NSObject, NSTextElementProvider {
    /// How elements are enumerated.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Towards the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    private final var managers: [NSTextLayoutManager] = []
    private final var depth = 0
    /// Edits that layout managers don't know yet.
    private final var edits: [TextContentEdit] = []

    /// Creates a content manager without layout managers.
    public override init() {}

    /// The delegate. Not retained.
    // Disfavoured, as content storages have delegates of a narrower type under the same name.
    @_disfavoredOverload open weak var delegate: (any NSTextContentManagerDelegate)?

    // MARK: Layout managers

    /// The layout managers that show the text.
    open var textLayoutManagers: [NSTextLayoutManager] { managers }

    /// The layout manager that the user looks at. The first one that was added, unless set to another one of them.
    open weak var primaryTextLayoutManager: NSTextLayoutManager? {
        didSet {
            guard let primary = primaryTextLayoutManager, !managers.contains(where: { $0 === primary }) else { return }
            reportOnce("NSTextContentManager: a primary layout manager must be one of its own; the old one stays")
            primaryTextLayoutManager = oldValue
        }
    }

    /// Adds a layout manager, which leaves the text that it showed before.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !managers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        managers.append(textLayoutManager)
        textLayoutManager.contentManagerDidChange(to: self)
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    }

    /// Removes a layout manager.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard let place = managers.firstIndex(where: { $0 === textLayoutManager }) else { return }
        managers.remove(at: place)
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
        textLayoutManager.contentManagerDidChange(to: nil)
    }

    // MARK: Edits

    /// Whether layout managers are told of edits when a transaction ends. True by default.
    open var automaticallySynchronizesTextLayoutManagers = true

    /// Whether the backing store is written when a transaction ends. True by default.
    open var automaticallySynchronizesToBackingStore = true

    /// Whether an edit is under way.
    open var hasEditingTransaction: Bool { depth > 0 }

    /// Edits the text in a block; layout managers are told once the outermost one has ended.
    open func performEditingTransaction(_ transaction: () -> Void) {
        depth += 1
        transaction()
        depth -= 1
        guard depth == 0 else { return }
        if automaticallySynchronizesTextLayoutManagers { tellLayoutManagers() }
        if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
    }

    /// Notes that a range has been replaced: for subclasses, within a transaction.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        let start = place(of: originalTextRange.location)
        let old = offset(from: originalTextRange.location, to: originalTextRange.endLocation)
        let new = offset(from: newTextRange.location, to: newTextRange.endLocation)
        guard old != NSNotFound, new != NSNotFound else { return }
        record(TextContentEdit(old: start..<start + max(old, 0), newLength: max(new, 0)))
    }

    final func record(_ edit: TextContentEdit) {
        edits.append(edit)
        if depth == 0, automaticallySynchronizesTextLayoutManagers { tellLayoutManagers() }
    }

    /// Tells layout managers of edits, and calls back.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)?) {
        tellLayoutManagers()
        completionHandler?(nil)
    }

    /// Tells layout managers of edits.
    open func synchronizeTextLayoutManagers() async throws { tellLayoutManagers() }

    private final func tellLayoutManagers() {
        let done = edits
        edits = []
        guard !done.isEmpty else { return }
        for manager in managers { manager.contentDidChange(done) }
    }

    // MARK: Elements

    /// Returns the elements that a range touches.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        _ = enumerateTextElements(from: range.location, options: []) { element in
            guard let own = element.elementRange, own.location.compare(range.endLocation) == .orderedAscending else {
                return false
            }
            found.append(element)
            return true
        }
        return found
    }

    /// The whole text. Empty, unless overridden.
    open var documentRange: NSTextRange { NSTextRange(0..<0) }

    /// Calls a block for elements. There are none, unless overridden.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// Puts elements in the place of a range. Does nothing, unless overridden.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    /// Writes changes to where the text comes from. There is nothing to write, unless overridden.
    open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }

    /// Returns the place so many units from another one. Counts UTF-16 units, unless overridden.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = (location as? TextOffset)?.offset else { return nil }
        let (place, overflow) = start.addingReportingOverflow(offset)
        return !overflow && place >= 0 ? TextOffset(place) : nil
    }

    /// Returns the number of units between two places. Counts UTF-16 units, unless overridden.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = (from as? TextOffset)?.offset, let to = (to as? TextOffset)?.offset else { return NSNotFound }
        return to - from
    }

    /// Returns the range that an edit of another one has to change; nil for that one.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}

/// The replacement of a range by a number of units.
struct TextContentEdit {
    /// As it was before, in units from the text's beginning.
    var old: Range<Int>
    var newLength: Int

    var delta: Int { newLength - old.count }
}

/// Decides about a text's elements. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextcontentmanagerdelegate)
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// Returns the element at a place; nil, the default, for the content manager's own.
    func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement?
    /// Whether an element is enumerated, and so shown. True by default.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    public func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? { nil }
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}
