import CoreGraphics
import CoreText
import Foundation

/// A line of text in a container.
struct LineFragment {
    let line: CTLine
    /// In UTF-16 units of the text, including the line's terminator.
    var range: Range<Int>
    /// The start of the text that the line was created from: the line's own indices are relative to it.
    var base: Int
    /// The rectangle relative to the container's top left corner, with the spacing before and after the line, in
    /// points.
    var rect: CGRect
    /// The part of it that glyphs occupy.
    var usedRect: CGRect
    /// The line's origin, relative to the rectangle's top left corner.
    var origin: CGPoint
    var container: Int
    var endsParagraph: Bool

    /// The line's origin in the container.
    var baseline: CGPoint { CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y) }

    mutating func move(by units: Int, _ distance: CGFloat) {
        range = range.lowerBound + units..<range.upperBound + units
        base += units
        rect.origin.y += distance
        usedRect.origin.y += distance
    }

    // MARK: Caret positions

    /// The x coordinate of an offset in the container.
    func x(of place: Int, secondary: Bool = false) -> CGFloat {
        var second: CGFloat = 0
        let first = CTLineGetOffsetForStringIndex(line, place - base, &second)
        return baseline.x + (secondary ? second : first)
    }

    /// The offset nearest to an x coordinate in the container, before the line's terminator.
    func place(at x: CGFloat, in text: (Int) -> UInt16) -> Int {
        let place = base + CTLineGetStringIndexForPosition(line, CGPoint(x: x - baseline.x, y: 0))
        return min(max(place, range.lowerBound), visibleEnd(in: text))
    }

    /// The end of the line without its terminator.
    func visibleEnd(in text: (Int) -> UInt16) -> Int {
        guard endsParagraph, !range.isEmpty else { return range.upperBound }
        let last = text(range.upperBound - 1)
        guard last.endsTextParagraph || last == 0x2028 else { return range.upperBound }
        let isPair = last == 0x0A && range.count > 1 && text(range.upperBound - 2) == 0x0D
        return range.upperBound - (isPair ? 2 : 1)
    }

    /// The character at an x coordinate, and the fraction of the distance through it, from 0 to 1 in its direction.
    func character(at x: CGFloat) -> (index: Int, fraction: CGFloat) {
        var best: (index: Int, fraction: CGFloat, distance: CGFloat)?
        let offset = x - baseline.x
        for character in characters {
            let distance = max(character.left - offset, offset - character.right, 0)
            guard best.map({ distance < $0.distance }) ?? true else { continue }
            let width = character.right - character.left
            var fraction = width > 0 ? min(max((offset - character.left) / width, 0), 1) : 0
            if character.isRightToLeft { fraction = 1 - fraction }
            best = (base + character.index, fraction, distance)
        }
        return best.map { ($0.index, $0.fraction) } ?? (range.lowerBound, 0)
    }

    private struct Character {
        var index: Int
        var left: CGFloat
        var right: CGFloat
        var isRightToLeft: Bool
    }

    /// The characters from left to right, relative to the line's origin.
    private var characters: [Character] {
        var found: [Character] = []
        var open: (x: CGFloat, index: Int, isLeading: Bool)?
        CTLineEnumerateCaretOffsets(line) { offset, index, isLeading, _ in
            if let first = open, first.index == index {
                found.append(
                    Character(
                        index: index, left: min(first.x, CGFloat(offset)), right: max(first.x, CGFloat(offset)),
                        isRightToLeft: !first.isLeading))
                open = nil
            } else {
                open = (CGFloat(offset), index, isLeading)
            }
        }
        return found
    }

    /// The horizontal spans of a part of the line in the container, from left to right.
    func spans(of part: Range<Int>) -> [ClosedRange<CGFloat>] {
        let part = part.clamped(to: range)
        guard !part.isEmpty else { return [] }
        var spans: [ClosedRange<CGFloat>] = []
        for character in characters where part.contains(base + character.index) {
            let (left, right) = (baseline.x + character.left, baseline.x + character.right)
            if let last = spans.last, left - last.upperBound < 0.01 {
                spans[spans.count - 1] = last.lowerBound...max(right, last.upperBound)
            } else {
                spans.append(left...max(left, right))
            }
        }
        return spans
    }
}
