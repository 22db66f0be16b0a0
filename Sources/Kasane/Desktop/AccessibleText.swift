import CoreGraphics
import UIKit

/// A field's text, counted in Unicode scalars as in AT-SPI. Secure text is shown as bullets.
@MainActor
struct AccessibleText {
    private let input: any UIResponder & UITextInput
    /// The displayed string.
    let string: String
    private let scalars: [Unicode.Scalar]

    init(_ input: any UIResponder & UITextInput) {
        self.input = input
        let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        let text = whole.flatMap { input.text(in: $0) } ?? ""
        string =
            input.isSecureTextEntry
            ? String(repeating: "\u{2022}", count: text.unicodeScalars.count) : text
        // Bullets replace characters one by one, so offsets are those of the real text.
        scalars = Array(text.unicodeScalars)
    }

    var count: Int { scalars.count }

    var isEditable: Bool {
        if input.accessibilityTraits.contains(.notEnabled) { return false }
        return (input as? UITextView)?.isEditable ?? input.canBecomeFirstResponder
    }

    /// The selection; nil for none.
    var selection: Range<Int>? {
        guard let range = input.selectedTextRange else { return nil }
        let start = offset(of: range.start)
        return start..<max(start, offset(of: range.end))
    }

    func text(_ range: Range<Int>) -> String {
        let shown = Array(string.unicodeScalars)
        return String(String.UnicodeScalarView(shown[range.clamped(to: 0..<shown.count)]))
    }

    func scalar(_ offset: Int) -> UInt32 {
        let shown = Array(string.unicodeScalars)
        return shown.indices.contains(offset) ? shown[offset].value : 0
    }

    /// Returns a range from untrusted numbers; an end below 0 is the text's end.
    func range(_ start: Int, _ end: Int) -> Range<Int> {
        let first = min(max(start, 0), count)
        return first..<max(first, end < 0 ? count : min(end, count))
    }

    // MARK: Text granularity

    /// The text units, with AT-SPI's numbers.
    enum Part: Int { case character, word, sentence, line, paragraph }

    /// Returns the unit around a character; empty if there is none.
    func range(of part: Part, at offset: Int) -> Range<Int> {
        guard scalars.indices.contains(offset) else { return range(count, count) }
        let granularity: UITextGranularity
        switch part {
        case .character: return offset..<offset + 1
        // Word boundaries are part of a secret.
        case _ where input.isSecureTextEntry: return 0..<count
        case .word: granularity = .word
        case .sentence: granularity = .sentence
        case .line: granularity = .line
        case .paragraph: granularity = .paragraph
        }
        guard let position = position(offset),
            let found = input.tokenizer.rangeEnclosingPosition(
                position, with: granularity, inDirection: .storage(.forward))
        else { return offset..<offset }
        let start = self.offset(of: found.start)
        return start..<max(start, self.offset(of: found.end))
    }

    // MARK: Changes

    /// Selects a range; returns false if the text can't be selected.
    func select(_ range: Range<Int>) -> Bool {
        guard let start = position(range.lowerBound), let end = position(range.upperBound),
            let selection = input.textRange(from: start, to: end)
        else { return false }
        input.selectedTextRange = selection
        return true
    }

    /// Replaces a range with text as typing does: the field begins editing, and its delegate may reject the change.
    func replace(_ range: Range<Int>, with text: String) -> Bool {
        guard isEditable, input.becomeFirstResponder(), select(range), let window = input.nearestView?.window,
            window.keyInput === input
        else { return false }
        if text.isEmpty {
            if !range.isEmpty { input.deleteBackward() }
        } else {
            window.insertFromInputMethod(text)
        }
        return true
    }

    // MARK: Geometry

    /// Returns the bounding box of a range on screen.
    func frame(_ range: Range<Int>) -> CGRect {
        guard let start = position(range.lowerBound), let end = position(range.upperBound),
            let view = input.nearestView,
            let textRange = input.textRange(from: start, to: end)
        else { return .zero }
        let rect = range.isEmpty ? input.caretRect(for: start) : input.firstRect(for: textRange)
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(rect, in: view)
    }

    /// Returns the character at a screen point; -1 for none.
    func offset(at point: CGPoint) -> Int {
        guard let view = input.nearestView,
            let position = input.closestPosition(to: view.convert(point, from: UIScreen.main.coordinateSpace))
        else { return -1 }
        return offset(of: position)
    }

    // MARK: Offset conversion

    private func offset(of position: UITextPosition) -> Int {
        var units = input.offset(from: input.beginningOfDocument, to: position)
        var offset = 0
        for scalar in scalars {
            guard units > 0 else { break }
            units -= UTF16.width(scalar)
            offset += 1
        }
        return offset
    }

    private func position(_ offset: Int) -> UITextPosition? {
        let units = scalars.prefix(max(0, offset)).reduce(0) { $0 + UTF16.width($1) }
        return input.position(from: input.beginningOfDocument, offset: units)
    }
}
