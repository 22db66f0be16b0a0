import CoreGraphics
import CoreText
import Foundation

/// A change of a text, as it is undone.
final class TextEdit {
    enum Kind {
        case typing, deleting, other
    }

    let kind: Kind
    /// The range that the new text has.
    var range: NSRange
    /// What stood there.
    var replaced: StyledText

    init(_ kind: Kind, range: NSRange, replaced: StyledText) {
        (self.kind, self.range, self.replaced) = (kind, range, replaced)
    }
}

extension TextEditor {
    // MARK: Typing

    /// Inserts text in place of what is marked or selected.
    func insert(_ text: String) {
        guard let range = marked else {
            return replace(selection, with: StyledText(text, typingAttributes), text.count > 1 ? .other : .typing)
        }
        // What is finished looks as the text around it, and takes the place of what stood there before.
        let attributes = finishedAttributes
        marked = nil
        replace(range, with: StyledText(text, attributes), .other, insteadOf: beforeMarking)
    }

    /// Deletes what is selected, or the character before the cursor.
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

    /// Where the character, as people see it, before a place begins.
    func character(before place: Int) -> Int {
        let paragraph = paragraph(at: place - 1)
        let segments = TextSegments(units(paragraph.lowerBound..<place))
        return (0..<place - paragraph.lowerBound).last { segments.isCharacter($0) }
            .map { $0 + paragraph.lowerBound } ?? place - 1
    }

    /// Where the character at a place ends.
    func character(after place: Int) -> Int {
        let paragraph = paragraph(at: place)
        let segments = TextSegments(units(place..<max(paragraph.upperBound, place)))
        return segments.length > 0
            ? place + ((1...segments.length).first { segments.isCharacter($0) } ?? 1) : min(place + 1, length)
    }

    // MARK: Changing

    /// Puts a text in the place of a range, puts the cursor after it, and tells everybody.
    ///
    /// - Parameter before: what is there again when that is undone; nil for what the range holds.
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

    /// Selects a range after a change, and tells of both.
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

    /// Sets the text by code: nothing is told but the selection, and nothing is undone.
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

    /// Changes attributes of a range as a user's change, to be undone.
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

    // MARK: Undoing

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

    /// Adds a change to the one before it, if both are of one stroke of typing or deleting.
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

    // MARK: Unfinished text

    /// Puts unfinished text in the place of the one before, or of the selection.
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

    /// Makes unfinished text a part of the text: only that is undone.
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

    /// How unfinished text looks once it is finished.
    private var finishedAttributes: [NSAttributedString.Key: Any] {
        var attributes = typingAttributes
        for key in (markedStyle ?? TextEditor.markedAttributes).keys { attributes[key] = host.baseAttributes[key] }
        return attributes
    }

    /// How unfinished text looks: underlined.
    static let markedAttributes: [NSAttributedString.Key: Any] = [
        .underlineStyle: NSUnderlineStyle.single.rawValue
    ]
}
