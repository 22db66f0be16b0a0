import CoreGraphics
import CoreText
import Foundation

/// A rectangle that encloses a part of a line.
struct EnclosingRect {
    var rect: CGRect
    var isRightToLeft: Bool
    var range: Range<Int>
}

extension LineFragment {
    /// The rectangles that enclose a part of the line, with the line's full height including spacing. They extend to
    /// the line's end where a selection continues below.
    func enclosingRects(
        of range: Range<Int>, selected: Range<Int>?, padding: CGFloat, _ unit: (Int) -> UInt16
    ) -> [EnclosingRect] {
        let isRightToLeft = line.isRightToLeft
        var spans = spans(of: range)
        if let selected,
            selected.upperBound > self.range.upperBound
                || selected.upperBound == self.range.upperBound && visibleEnd(in: unit) < self.range.upperBound
        {
            let edge = isRightToLeft ? rect.minX + padding : rect.maxX - padding
            // Trailing spaces hang over the edge; in a line that is too wide, the visible part is selected.
            if isRightToLeft, let first = spans.first {
                let end = min(edge, usedRect.minX + padding)
                spans[0] = min(end, first.upperBound)...first.upperBound
            } else if !isRightToLeft, let last = spans.last {
                let end = max(edge, usedRect.maxX - padding)
                spans[spans.count - 1] = last.lowerBound...max(end, last.lowerBound)
            }
        }
        return spans.map { span in
            EnclosingRect(
                rect: CGRect(
                    x: span.lowerBound, y: rect.minY, width: span.upperBound - span.lowerBound, height: rect.height),
                isRightToLeft: isRightToLeft, range: self.range.clamped(to: range))
        }
    }
}
