import CoreGraphics

/// Prevents a paragraph's last line from being a single word.
struct PushingOut {
    let paragraph: Paragraph
    /// The width available for the last line, in points.
    let width: Double

    private var source: TextSource { paragraph.source }

    /// Returns the end of a line that would end at a break: before the line's last word, if only one word follows the
    /// break and both fit side by side; otherwise the break.
    func end(_ end: Int, from start: Int) -> Int {
        guard isOneWord(from: end), let place = lastBreak(in: start..<end) else { return end }
        var pen = LinePen(paragraph, offset: 0)
        var visible: CGFloat = 0
        for unit in place..<paragraph.range.upperBound {
            pen.move(past: unit)
            if !source.isSpace(unit) { visible = pen.x }
        }
        return Double(visible) <= width + 1e-6 ? place : end
    }

    /// Returns whether the rest of the paragraph, which is not empty, has no line break opportunity.
    private func isOneWord(from start: Int) -> Bool {
        let rest = start..<paragraph.range.upperBound
        // Longer text is not a word worth joining.
        guard rest.count <= maxWordLength, let last = rest.last(where: { !source.isSpace($0) }) else { return false }
        return !(start...last).dropFirst().contains {
            paragraph.boundaries.isLine($0 - paragraph.range.lowerBound)
                || paragraph.boundaries.isLineEnd($0 - paragraph.range.lowerBound)
        }
    }

    /// Returns the last break within a line, other than one within a word.
    private func lastBreak(in line: Range<Int>) -> Int? {
        line.dropFirst().suffix(maxWordLength).last {
            paragraph.boundaries.isLine($0 - paragraph.range.lowerBound) && source.units[$0 - 1] != .softHyphen
        }
    }
}

/// In UTF-16 units.
private let maxWordLength = 256
