import CoreGraphics
import CoreText
import Foundation

/// An undoable change of a text.
final class TextEdit {
    enum Kind {
        case typing, deleting, other
    }

    let kind: Kind
    /// The range of the new text.
    var range: NSRange
    /// The text that was replaced.
    var replaced: StyledText

    init(_ kind: Kind, range: NSRange, replaced: StyledText) {
        (self.kind, self.range, self.replaced) = (kind, range, replaced)
    }
}

extension TextEditor {
    // MARK: Typing

    /// Inserts text in place of the marked text or the selection.
    func insert(_ text: String) {
        guard let range = marked else {
            return replace(selection, with: StyledText(text, typingAttributes), text.count > 1 ? .other : .typing)
        }
        // Committed text has the attributes of the surrounding text, and replaces what the marked text replaced.
        let attributes = finishedAttributes
        marked = nil
        replace(range, with: StyledText(text, attributes), .other, insteadOf: beforeMarking)
    }

    /// Deletes the selection, or the character before the cursor.
    func deleteBackward() {
        if let marked {
            self.marked = nil
            return replace(marked, with: StyledText(), .other)
        }
        guard selection.length == 0 else { return replace(selection, with: StyledText(), .other) }
        guard selection.location > 0 else { return }
        let start = character(before: selection.location)
        replace(NSRange(start..<selection.location), with: StyledText(), .deleting)
    }

    /// The start of the grapheme cluster before an offset.
    func character(before place: Int) -> Int {
        let paragraph = paragraph(at: place - 1)
        let segments = TextSegments(units(paragraph.lowerBound..<place))
        return (0..<place - paragraph.lowerBound).last { segments.isCharacter($0) }
            .map { $0 + paragraph.lowerBound } ?? place - 1
    }

    /// The end of the grapheme cluster at an offset.
    func character(after place: Int) -> Int {
        let paragraph = paragraph(at: place)
        let segments = TextSegments(units(place..<max(paragraph.upperBound, place)))
        return segments.length > 0
            ? place + ((1...segments.length).first { segments.isCharacter($0) } ?? 1) : min(place + 1, length)
    }

    // MARK: Modification

    /// Replaces a range with text, puts the cursor after it, and notifies the delegates.
    ///
    /// - Parameter before: the text that undo restores; nil for the contents of the range.
    func replace(_ range: NSRange, with text: StyledText, _ kind: TextEdit.Kind, insteadOf before: StyledText? = nil) {
        let range = clamped(range)
        inputDelegate?.textWillChange(host)
        let old = before ?? StyledText(storage, in: range)
        change(range, text)
        remember(TextEdit(kind, range: NSRange(location: range.location, length: text.length), replaced: old))
        finish(NSRange(location: range.location + text.length, length: 0))
    }

    private func change(_ range: NSRange, _ text: StyledText) {
        ownChangeDepth += 1
        storage.replace(range, with: text)
        updateMirror()
        ownChangeDepth -= 1
    }

    /// Selects a range after a change, and sends the notifications of both.
    private func finish(_ selected: NSRange) {
        let isOther = !NSEqualRanges(selected, selection)
        let edit = lastEdit
        let attributes = typing
        (selection, isUpstream) = (selected, false)
        host.editorDisplayDidChange()
        if isOther { host.editorSelectionDidChange() }
        (lastEdit, typing) = (edit, attributes)
        host.dismissEditMenu()
        host.editorTextDidChange()
        inputDelegate?.textDidChange(host)
    }

    /// Sets the text programmatically: only the selection change is notified, and undo isn't registered.
    func set(_ text: StyledText) {
        inputDelegate?.textWillChange(host)
        (marked, lastEdit, typing) = (nil, nil, nil)
        undo.removeAllActions()
        change(NSRange(location: 0, length: length), text)
        inputDelegate?.textDidChange(host)
        let end = NSRange(location: text.length, length: 0)
        if !NSEqualRanges(end, selection) {
            (selection, isUpstream) = (end, false)
            if host.isFirstResponder { host.editorSelectionDidChange() }
        }
        host.editorDisplayDidChange()
    }

    /// Changes the attributes of a range as an undoable change by the user.
    func changeAttributes(
        _ range: NSRange, _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        guard range.length > 0 else { return typing = body(typingAttributes) }
        let old = StyledText(storage, in: range)
        ownChangeDepth += 1
        storage.replace(range, with: old.mapAttributes(body))
        updateMirror()
        ownChangeDepth -= 1
        remember(TextEdit(.other, range: range, replaced: old))
        finish(selection)
    }

    // MARK: Undo

    private func remember(_ edit: TextEdit) {
        guard undo.isUndoRegistrationEnabled else { return }
        if let last = lastEdit, !undo.isUndoing, !undo.isRedoing, extend(last, by: edit) { return }
        lastEdit = edit.kind == .other ? nil : edit
        undo.beginUndoGrouping()
        undo.registerUndo(withTarget: self) { editor in
            MainActor.assumeIsolated { editor.revert(edit) }
        }
        undo.setActionName(edit.kind == .deleting ? "Delete" : "Typing")
        undo.endUndoGrouping()
    }

    /// Merges a change into the previous one if both are consecutive typing or deleting.
    private func extend(_ last: TextEdit, by edit: TextEdit) -> Bool {
        guard last.kind == edit.kind else { return false }
        switch edit.kind {
        case .typing
        where edit.range.location == last.range.upperBound && edit.replaced.isEmpty
            && string(edit.range) != "\n":
            last.range.length += edit.range.length
            return true
        case .deleting where edit.range.location + edit.replaced.length == last.range.location:
            var both = edit.replaced
            for run in last.replaced.runs { both.append(last.replaced.units[run.range], run.attributes) }
            last.replaced = both
            last.range.location = edit.range.location
            return true
        default: return false
        }
    }

    private func revert(_ edit: TextEdit) {
        guard edit.range.upperBound <= length else { return }
        let now = StyledText(storage, in: edit.range)
        lastEdit = nil
        marked = nil
        inputDelegate?.textWillChange(host)
        change(edit.range, edit.replaced)
        let back = NSRange(location: edit.range.location, length: edit.replaced.length)
        let opposite = TextEdit(edit.kind == .other ? .other : edit.kind, range: back, replaced: now)
        undo.registerUndo(withTarget: self) { editor in
            MainActor.assumeIsolated { editor.revert(opposite) }
        }
        finish(NSRange(location: back.upperBound, length: 0))
    }

    // MARK: Marked text

    /// Replaces the previous marked text, or the selection, with marked text.
    func setMarked(_ text: StyledText, selected: NSRange) {
        inputDelegate?.textWillChange(host)
        let range = marked ?? selection
        let first = marked == nil ? StyledText(storage, in: range) : nil
        if let first { beforeMarking = first }
        change(range, text)
        marked = text.isEmpty ? nil : NSRange(location: range.location, length: text.length)
        let start = min(max(selected.location, 0), text.length)
        let inner = NSRange(
            location: range.location + start, length: min(max(selected.length, 0), text.length - start))
        finish(inner)
    }

    /// Commits the marked text: undo is registered only for this.
    func unmark() {
        guard let range = marked else { return }
        let attributes = finishedAttributes
        marked = nil
        ownChangeDepth += 1
        storage.setAttributes(attributes, range: range)
        updateMirror()
        ownChangeDepth -= 1
        remember(TextEdit(.other, range: range, replaced: beforeMarking))
        host.editorDisplayDidChange()
    }

    /// The attributes of marked text once it is committed.
    private var finishedAttributes: [NSAttributedString.Key: Any] {
        var attributes = typingAttributes
        for key in (markedStyle ?? TextEditor.markedAttributes).keys { attributes[key] = host.baseAttributes[key] }
        return attributes
    }

    /// The attributes of marked text: underlined.
    static let markedAttributes: [NSAttributedString.Key: Any] = [
        .underlineStyle: NSUnderlineStyle.single.rawValue
    ]
}
