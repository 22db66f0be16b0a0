import CoreGraphics
import CoreText
import Foundation

/// A view whose text is managed by an editor.
@MainActor
protocol TextEditorHost: UIView, UITextInput, TextDocumentOwner, SelectionHandleShowing, EndingEditor {
    var editor: TextEditor { get }
    /// The object that displays the selection.
    var selectionDisplay: TextSelectionDisplay { get }
    /// Whether the next insertion replaces the whole text.
    var clearsOnInsertion: Bool { get set }
    /// The position of the text container's top left corner in the view.
    var textOrigin: CGPoint { get }
    /// The attributes of text without its own.
    var baseAttributes: [NSAttributedString.Key: Any] { get }
    /// Returns the text to display, which has the same length.
    func shownText(_ text: StyledText) -> StyledText?
    /// Returns typed text as the host accepts it, for example without line breaks.
    func accepted(_ text: String) -> String
    func editorShouldChange(_ range: NSRange, _ text: String) -> Bool
    /// Called after the user has changed the text.
    func editorTextDidChange()
    func editorSelectionDidChange()
    /// Called when the appearance of the text, its layout or its selection has changed.
    func editorDisplayDidChange()
    /// Called when the host is no longer the first responder.
    func didEndEditing()
}

extension TextEditorHost {
    var textDocument: any TextDocument { editor }

    var showsSelectionHandles: Bool {
        get { selectionDisplay.showsHandles }
        set { selectionDisplay.showsHandles = newValue }
    }

    /// Replaces the selection with typed text, or the whole text if the host clears it on insertion.
    func insert(_ text: String) {
        if clearsOnInsertion {
            clearsOnInsertion = false
            editor.select(NSRange(location: 0, length: editor.length))
        }
        editor.insert(accepted(text))
    }

    func mayChange(_ range: UITextRange, _ text: String) -> Bool {
        editor.range(range).map { editorShouldChange($0, text) } ?? false
    }

    /// Ends editing when the view leaves its window, without asking the delegate.
    func leaveWindow() {
        window?.firstResponder = nil
        Keyboard.shared.update(for: nil)
        didEndEditing()
    }

    /// Dismisses the edit menu of a selection that no longer exists.
    func dismissEditMenu() {
        for case let interaction as UITextInteraction in interactions { interaction.dismissMenu() }
    }
}

/// The text of a text field or a text view, its selection, its changes, and their undo operations.
@MainActor
final class TextEditor: TextDocument {
    private(set) unowned var host: any TextEditorHost
    let storage: NSTextStorage
    /// The text's layout.
    private(set) var lines: any TextLines
    let container: NSTextContainer
    /// The content storage that retains TextKit 2's layout manager, if that lays out the text.
    var content: NSTextContentStorage?
    let undo = UndoManager()
    var selection = NSRange(location: 0, length: 0)
    var isUpstream = false
    var marked: NSRange?
    var markedStyle: [NSAttributedString.Key: Any]?
    var typing: [NSAttributedString.Key: Any]?
    /// The change with which further typing is coalesced.
    var lastEdit: TextEdit?
    weak var inputDelegate: (any UITextInputDelegate)?
    /// The displayed text if it differs from the actual text.
    private(set) var mirror: NSTextStorage?
    /// The text that the marked text replaced.
    var beforeMarking = StyledText()
    /// The nesting depth of changes made by the editor itself.
    var ownChangeDepth = 0

    init(_ host: any TextEditorHost, storage: NSTextStorage, lines: any TextLines, container: NSTextContainer) {
        (self.host, self.storage, self.lines, self.container) = (host, storage, lines, container)
        undo.groupsByEvent = false
        observeLayout()
    }

    private func observeLayout() {
        lines.displayDidBecomeInvalid = { [weak self] in
            MainActor.assumeIsolated { self?.layoutDidBecomeInvalid() }
        }
    }

    /// Replaces the layout with another of the same text.
    func setLines(_ new: any TextLines) {
        (new.linkStyle, new.emptyAttributes) = (lines.linkStyle, lines.emptyAttributes)
        lines.displayDidBecomeInvalid = nil
        lines = new
        observeLayout()
    }

    // MARK: Document

    var length: Int { storage.length }

    func units(_ range: Range<Int>) -> [UInt16] {
        let range = range.clamped(to: 0..<length)
        if mirror == nil, lines.length == length { return Array(lines.units[range]) }
        return StyledText(storage, in: NSRange(range)).units
    }

    func paragraph(at place: Int) -> Range<Int> {
        mirror == nil && lines.length == length
            ? lines.units.paragraph(at: place) : Array(storage.string.utf16).paragraph(at: place)
    }

    func line(at place: Int, isForward: Bool) -> Range<Int>? {
        guard let line = lines.line(at: place, isUpstream: !isForward) else { return place..<place }
        return line.range.lowerBound..<line.visibleEnd(in: lines.unit)
    }

    var text: String { storage.string }

    func string(_ range: NSRange) -> String { StyledText(storage, in: range).string }

    // MARK: Positions

    /// The offset of a position; nil, and reported, for a position of another document or beyond the text.
    func offset(_ position: UITextPosition) -> Int? {
        guard let place = position as? TextPlace, place.editor === self, (0...length).contains(place.offset) else {
            reportOnce("\(Swift.type(of: host)): \(position) is not a position in its text; ignored")
            return nil
        }
        return place.offset
    }

    func range(_ range: UITextRange) -> NSRange? {
        guard let span = range as? TextSpan, span.editor === self, span.range.upperBound <= length else {
            reportOnce("\(Swift.type(of: host)): \(range) is not a range of its text; ignored")
            return nil
        }
        return span.range
    }

    /// The range clamped to the text, which is reported if it exceeds the text.
    func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location == NSNotFound ? length : range.location, 0), length)
        let clamped = NSRange(location: start, length: min(max(range.length, 0), length - start))
        if !NSEqualRanges(clamped, range), range.location != NSNotFound {
            reportOnce("\(Swift.type(of: host)): \(range) is beyond the end of a text of \(length) units; clamped")
        }
        return clamped
    }

    // MARK: Selection

    func select(_ range: NSRange, isUpstream: Bool = false) {
        let range = clamped(range)
        guard !NSEqualRanges(range, selection) || isUpstream != self.isUpstream else { return }
        let isOther = !NSEqualRanges(range, selection)
        (selection, self.isUpstream) = (range, isUpstream && range.length == 0)
        if ownChangeDepth == 0 {
            lastEdit = nil
            if isOther { typing = nil }
        }
        host.editorDisplayDidChange()
        if isOther { host.editorSelectionDidChange() }
    }

    // MARK: Attributes

    /// The typing attributes: those set by code, or those of the text before the cursor.
    var typingAttributes: [NSAttributedString.Key: Any] {
        if let typing { return typing }
        guard length > 0 else { return host.baseAttributes }
        var place = selection.length > 0 ? selection.location : max(selection.location - 1, 0)
        // At the start of a paragraph, the attributes come from that paragraph.
        if selection.length == 0, place < length, selection.location < length, units(place..<place + 1).first == 0x0A {
            place = selection.location
        }
        var attributes = storage.attributes(at: min(place, length - 1), effectiveRange: nil)
        for key in [NSAttributedString.Key.attachment, .link] { attributes[key] = nil }
        return attributes
    }

    /// Changes the attributes of the whole text, of text typed next and of empty lines, as a change by code.
    func changeAll(_ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        lines.emptyAttributes = host.baseAttributes
        ownChangeDepth += 1
        let text = StyledText(storage).mapAttributes(body)
        storage.replace(NSRange(location: 0, length: length), with: text)
        updateMirror()
        ownChangeDepth -= 1
        typing = typing.map(body)
    }

    // MARK: Display

    /// Updates the displayed text, which the host may conceal or reduce to one line.
    func updateMirror() {
        guard let manager = lines as? NSLayoutManager else { return }
        let shown = host.shownText(StyledText(storage))
        guard let shown, shown.length == storage.length else {
            if mirror != nil { storage.addLayoutManager(manager) }
            return mirror = nil
        }
        let made = mirror ?? NSTextStorage()
        made.beginEditing()
        made.replace(NSRange(location: 0, length: made.length), with: shown)
        made.endEditing()
        if mirror == nil {
            mirror = made
            made.addLayoutManager(manager)
        }
    }

    /// Invalidates the lines, as they keep the colours that they were created with.
    func colorsDidChange() {
        ownChangeDepth += 1
        defer { ownChangeDepth -= 1 }
        if let manager = lines as? NSLayoutManager {
            manager.invalidateLayout(
                forCharacterRange: NSRange(location: 0, length: length), actualCharacterRange: nil)
        } else if let manager = lines as? NSTextLayoutManager, let content = manager.textContentManager {
            manager.invalidateLayout(for: content.documentRange)
        }
    }

    private func layoutDidBecomeInvalid() {
        guard ownChangeDepth == 0 else { return }
        // The text was changed by code.
        if mirror != nil, mirror?.length != storage.length { updateMirror() }
        let end = length
        if selection.upperBound > end {
            let start = min(selection.location, end)
            selection = NSRange(location: start, length: min(selection.length, end - start))
        }
        if let marked, marked.upperBound > end { self.marked = nil }
        lastEdit = nil
        host.editorDisplayDidChange()
    }
}
