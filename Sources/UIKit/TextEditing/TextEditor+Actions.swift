import CoreGraphics
import CoreText
import Foundation

/// The standard editing actions, for menus and key commands.
extension TextEditor {
    /// Whether an action can be performed now; nil if it isn't an editing action.
    func canPerform(_ action: Selector, isSecure: Bool, stylesText: Bool, isEditable: Bool = true) -> Bool? {
        let hasSelection = selection.length > 0
        switch action.name {
        case "cut:", "delete:": return hasSelection && isEditable && !(isSecure && action.name == "cut:")
        case "copy:": return hasSelection && !isSecure
        case "paste:", "pasteAndMatchStyle:": return isEditable && UIPasteboard.general.hasStrings
        case "select:": return length > 0 && !hasSelection
        case "selectAll:": return length > 0 && selection.length < length
        case "toggleBoldface:", "toggleItalics:", "toggleUnderline:": return stylesText && isEditable
        case "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:": return isEditable
        default: return nil
        }
    }

    func copy() {
        guard selection.length > 0 else { return }
        UIPasteboard.general.string = string(selection)
    }

    func cut() {
        guard selection.length > 0, host.editorShouldChange(selection, "") else { return }
        copy()
        replace(selection, with: StyledText(), .other)
    }

    func paste() {
        guard let text = UIPasteboard.general.string, host.editorShouldChange(selection, text) else { return }
        host.insertText(text)
    }

    func deleteSelection() {
        guard selection.length > 0, host.editorShouldChange(selection, "") else { return }
        replace(selection, with: StyledText(), .other)
    }

    func selectWord() {
        let place = TextPlace(selection.location, in: self)
        let tokenizer = host.tokenizer
        let word =
            tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
        if let word { selectedRange = word }
    }

    /// Toggles a font trait in the selection or the typing attributes: removes it if the whole selection has it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
            attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
        }
        let runs = selection.length > 0 ? StyledText(storage, in: selection).runs.map(\.attributes) : [typingAttributes]
        let isThere = runs.allSatisfy { font($0).fontDescriptor.symbolicTraits.contains(trait) }
        changeAttributes(selection) { attributes in
            let old = font(attributes)
            var traits = old.fontDescriptor.symbolicTraits
            if isThere { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = old.fontDescriptor.withSymbolicTraits(traits) else { return attributes }
            return attributes.merging([.font: UIFont(descriptor: descriptor, size: old.pointSize)]) { $1 }
        }
    }

    /// Sets the base writing direction of the selected paragraphs.
    func turn(_ direction: NSWritingDirection) { setDirection(direction, TextSpan(selection, in: self)) }

    func toggleUnderline() {
        let runs = selection.length > 0 ? StyledText(storage, in: selection).runs.map(\.attributes) : [typingAttributes]
        let isThere = runs.allSatisfy { $0[.underlineStyle] != nil }
        changeAttributes(selection) { attributes in
            var attributes = attributes
            attributes[.underlineStyle] = isThere ? nil : NSUnderlineStyle.single.rawValue
            return attributes
        }
    }
}
