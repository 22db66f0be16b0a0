public import Foundation

/// Provides the elements of a text: implemented by content managers.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextelementprovider)
public protocol NSTextElementProvider: NSObjectProtocol {
    /// The range of the whole text.
    var documentRange: NSTextRange { get }
    /// Calls a block for the elements from a location on, or from the start or end of the text for nil, until it
    /// returns false. Returns the edge of the enumerated range.
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?
    /// Replaces a range with elements, or deletes it for nil.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    /// Writes changes to the backing store, and calls a completion handler.
    func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
    /// Returns the location at an offset from another, in units; nil beyond the text.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// Returns the offset between two locations, in units; negative backwards.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// Returns the range that must be edited in place of a requested one; nil, the default, for the same range.
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }
    public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

    /// Writes changes to the backing store.
    public func synchronizeToBackingStore() async throws { synchronizeToBackingStore { _ in } }
}

/// Manages the elements of a text for layout managers. A subclass provides the elements; ``NSTextContentStorage``
/// provides the paragraphs of an attributed string.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextcontentmanager)
open class NSTextContentManager: NSObject, NSTextElementProvider {
    /// How elements are enumerated.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// From end to start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    private final var managers: [NSTextLayoutManager] = []
    private final var depth = 0
    /// The edits that haven't been reported to layout managers.
    private final var edits: [TextContentEdit] = []

    /// Creates a content manager without layout managers.
    public override init() {}

    /// The delegate. Not retained.
    // Disfavoured, as content storages redeclare `delegate` with a narrower type.
    @_disfavoredOverload open weak var delegate: (any NSTextContentManagerDelegate)?

    // MARK: Layout managers

    /// The layout managers of the text.
    open var textLayoutManagers: [NSTextLayoutManager] { managers }

    /// The primary layout manager, with which the user interacts. The first one added, unless set to another of them.
    open weak var primaryTextLayoutManager: NSTextLayoutManager? {
        didSet {
            guard let primary = primaryTextLayoutManager, !managers.contains(where: { $0 === primary }) else { return }
            reportOnce("NSTextContentManager: the primary layout manager must be one of its own; the old one is kept")
            primaryTextLayoutManager = oldValue
        }
    }

    /// Adds a layout manager, and removes it from its previous content manager.
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

    /// Whether layout managers are updated when a transaction ends. True by default.
    open var automaticallySynchronizesTextLayoutManagers = true

    /// Whether the backing store is updated when a transaction ends. True by default.
    open var automaticallySynchronizesToBackingStore = true

    /// Whether an editing transaction is in progress.
    open var hasEditingTransaction: Bool { depth > 0 }

    /// Performs an editing transaction; layout managers are updated when the outermost one has ended.
    open func performEditingTransaction(_ transaction: () -> Void) {
        depth += 1
        transaction()
        depth -= 1
        guard depth == 0 else { return }
        if automaticallySynchronizesTextLayoutManagers { tellLayoutManagers() }
        if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
    }

    /// Records the replacement of a range: for subclasses, within a transaction.
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

    /// Updates the layout managers, and calls a completion handler.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)?) {
        tellLayoutManagers()
        completionHandler?(nil)
    }

    /// Updates the layout managers.
    open func synchronizeTextLayoutManagers() async throws { tellLayoutManagers() }

    private final func tellLayoutManagers() {
        let done = edits
        edits = []
        guard !done.isEmpty else { return }
        for manager in managers { manager.contentDidChange(done) }
    }

    // MARK: Elements

    /// Returns the elements that intersect a range.
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

    /// The range of the whole text. Empty, unless overridden.
    open var documentRange: NSTextRange { NSTextRange(0..<0) }

    /// Calls a block for elements. There are none, unless overridden.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// Replaces a range with elements. Does nothing, unless overridden.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    /// Writes changes to the backing store. Does nothing, unless overridden.
    open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }

    /// Returns the location at an offset from another. Counts UTF-16 units, unless overridden.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = (location as? TextOffset)?.offset else { return nil }
        let (place, overflow) = start.addingReportingOverflow(offset)
        return !overflow && place >= 0 ? TextOffset(place) : nil
    }

    /// Returns the offset between two locations. Counts UTF-16 units, unless overridden.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = (from as? TextOffset)?.offset, let to = (to as? TextOffset)?.offset else { return NSNotFound }
        return to - from
    }

    /// Returns the range that must be edited in place of a requested one; nil for the same range.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}

/// The replacement of a range by a number of units.
struct TextContentEdit {
    /// The range before the edit, in units from the start of the text.
    var old: Range<Int>
    var newLength: Int

    var delta: Int { newLength - old.count }
}

/// Controls a text's elements. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextcontentmanagerdelegate)
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// Returns the element at a location; nil, the default, for the content manager's own.
    func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement?
    /// Asks whether an element is enumerated, and thus shown. True by default.
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
