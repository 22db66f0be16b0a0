import CoreGraphics
import Foundation

/// The lines of a text, as far as it is laid out.
struct TextFlow {
    /// The text.
    var units: [UInt16] = []
    var fragments: [LineFragment] = []
    /// The end of the laid-out text, in units; always a paragraph boundary.
    var end = 0
    /// The position of the next line.
    var cursor = LineCursor()
    /// Whether the containers are full.
    var isFull = false
    /// The number of paragraphs broken into lines, for tests.
    var paragraphCount = 0

    init(units: [UInt16] = []) { self.units = units }

    var isComplete: Bool { end >= units.count || isFull }

    /// The paragraphs that intersect a range.
    func paragraphs(_ range: Range<Int>) -> Range<Int> {
        let first = units.paragraph(at: range.lowerBound)
        guard range.upperBound > first.upperBound else { return first }
        return first.lowerBound..<units.paragraph(at: range.upperBound - 1).upperBound
    }

    /// The index of the first fragment that ends after an offset.
    func firstFragment(endingAfter place: Int) -> Int {
        fragments.partitioningIndex { $0.range.upperBound > place }
    }

    /// The position at which the line of a fragment would be placed next.
    func cursor(at index: Int) -> LineCursor {
        guard index > 0 else { return LineCursor() }
        guard index < fragments.count else { return cursor }
        let fragment = fragments[index]
        var count = 0
        var last = index - 1
        // Lines side by side count as one.
        var y = fragment.rect.minY
        while last >= 0, fragments[last].container == fragment.container {
            if fragments[last].rect.minY < y - 1e-6 { count += 1 }
            y = fragments[last].rect.minY
            last -= 1
        }
        return LineCursor(container: fragment.container, y: fragment.rect.minY, lineCount: count)
    }

    /// Discards the layout from an offset on, which is the start of a paragraph.
    mutating func cut(at place: Int) {
        let first = firstFragment(endingAfter: place)
        if first < fragments.count {
            cursor = cursor(at: first)
            fragments.removeSubrange(first...)
        } else if first == 0 {
            cursor = LineCursor()
        } else if isFull {
            return
        }
        end = min(end, place)
        isFull = false
    }
}
