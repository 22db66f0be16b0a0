import CoreGraphics
public import Foundation

extension PDFPage {
    /// Returns the bounds of a character by its index in the page's text: in page space, y up, with the height of the
    /// font size. Empty for a line break, and beyond the last character.
    public func characterBounds(at index: Int) -> CGRect {
        let boxes = characterBoxes
        guard boxes.indices.contains(index), !boxes[index].isNull else { return .zero }
        return boxes[index]
    }

    /// Returns the index in the page's text of the character at a point in page space; -1 if there is none.
    public func characterIndex(at point: CGPoint) -> Int {
        characterBoxes.firstIndex { $0.contains(point) } ?? -1
    }

    /// Returns a selection of a range of the page's text. Returns nil if the range is out of bounds.
    public func selection(for range: NSRange) -> PDFSelection? {
        guard range.location >= 0, range.length >= 0, range.length <= numberOfCharacters - range.location else {
            return nil
        }
        return PDFSelection(self, [range])
    }

    /// Returns a selection of the characters whose centre is in a rectangle in page space. Returns nil if there are
    /// none.
    public func selection(for rect: CGRect) -> PDFSelection? {
        var ranges: [NSRange] = []
        for (index, box) in characterBoxes.enumerated() {
            guard !box.isNull, rect.contains(CGPoint(x: box.midX, y: box.midY)) else { continue }
            if let last = ranges.last, isOneLine(last.upperBound, index) {
                ranges[ranges.count - 1].length = index + 1 - last.location
            } else {
                ranges.append(NSRange(location: index, length: 1))
            }
        }
        return ranges.isEmpty ? nil : PDFSelection(self, ranges)
    }

    /// Whether only spaces without glyphs separate two characters.
    private func isOneLine(_ start: Int, _ end: Int) -> Bool {
        characterBoxes[start..<end].allSatisfy(\.isNull) && !text.substring(with: NSRange(start..<end)).contains("\n")
    }

    /// Returns a selection from the character at one point to that at another, inclusive. Returns nil if either is
    /// missing.
    public func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
        let ends = [characterIndex(at: startPoint), characterIndex(at: endPoint)].sorted()
        guard ends[0] >= 0 else { return nil }
        return PDFSelection(self, [NSRange(ends[0]...ends[1])])
    }

    /// Returns a selection of the word at a point in page space. Returns nil if there is none.
    public func selectionForWord(at point: CGPoint) -> PDFSelection? {
        selection(around: point) { $0.isWhitespace || $0.isPunctuation && $0 != "'" && $0 != "’" && $0 != "-" }
    }

    /// Returns a selection of the line of text at a point in page space. Returns nil if there is none.
    public func selectionForLine(at point: CGPoint) -> PDFSelection? {
        selection(around: point) { $0.isNewline }
    }

    private func selection(around point: CGPoint, _ isEnd: (Character) -> Bool) -> PDFSelection? {
        let (index, string) = (characterIndex(at: point), string ?? "")
        guard index >= 0 else { return nil }
        let place = String.Index(utf16Offset: index, in: string)
        let middle = string.rangeOfComposedCharacterSequence(at: place)
        guard let character = string[middle].first, !isEnd(character) else { return nil }
        let before = string[..<middle.lowerBound].reversed().prefix { !isEnd($0) }.count
        let after = string[middle.upperBound...].prefix { !isEnd($0) }.count
        let start = string.index(middle.lowerBound, offsetBy: -before)
        let end = string.index(middle.upperBound, offsetBy: after)
        return PDFSelection(self, [NSRange(start..<end, in: string)])
    }

    var text: NSString { (string ?? "") as NSString }
}
