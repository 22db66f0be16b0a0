import CoreGraphics
import CoreText
import Foundation

extension TextEditor {
    /// The width of the cursor, in points.
    static let caretWidth: CGFloat = 2

    // MARK: Rectangles

    func caretRect(_ place: Int, isUpstream: Bool = false) -> CGRect {
        let origin = host.textOrigin
        let line: CGRect
        let x: CGFloat
        if let fragment = lines.line(at: place, isUpstream: isUpstream) {
            (line, x) = (fragment.usedRect, fragment.x(of: min(place, fragment.range.upperBound)))
        } else {
            line = lines.extra?.usedRect ?? .zero
            x = line.minX + container.lineFragmentPadding
        }
        return CGRect(
            x: origin.x + x - TextEditor.caretWidth / 2, y: origin.y + line.minY, width: TextEditor.caretWidth,
            height: line.height)
    }

    func selectionRects(_ range: NSRange) -> [UITextSelectionRect] {
        let origin = host.textOrigin
        let rects = enclosingRects(range)
        return rects.enumerated().map { index, part in
            TextSelectionSpan(
                part.rect.offsetBy(dx: origin.x, dy: origin.y), part.isRightToLeft ? .rightToLeft : .leftToRight,
                isFirst: index == 0, isLast: index == rects.count - 1)
        }
    }

    private func enclosingRects(_ range: NSRange) -> [EnclosingRect] {
        guard range.length > 0, range.upperBound <= lines.length else { return [] }
        return lines.enclosingRects(
            of: range.location..<range.upperBound, padding: container.lineFragmentPadding)
    }

    func firstRect(_ range: NSRange) -> CGRect {
        guard let part = enclosingRects(range).first?.range, let line = lines.lines(of: part).first else {
            return caretRect(range.location)
        }
        let spans = line.spans(of: part)
        let (left, right) = (spans.first?.lowerBound ?? 0, spans.last?.upperBound ?? 0)
        return CGRect(x: left, y: line.usedRect.minY, width: right - left, height: line.usedRect.height)
            .offsetBy(dx: host.textOrigin.x, dy: host.textOrigin.y)
    }

    // MARK: Points

    /// The offset closest to a point, and whether it belongs to the end of the previous line.
    func place(at point: CGPoint) -> (offset: Int, isUpstream: Bool) {
        guard point.x.isFinite, point.y.isFinite else { return (0, false) }
        let origin = host.textOrigin
        let inner = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        if let extra = lines.extra, inner.y >= extra.rect.minY { return (length, false) }
        guard let fragment = lines.line(near: inner) else { return (0, false) }
        let place = fragment.place(at: inner.x, in: lines.unit)
        let isWrapped = place == fragment.range.upperBound && !fragment.endsParagraph
        return (min(place, length), isWrapped && place < length)
    }

    /// The range of the character at a point; nil if there is none.
    func character(at point: CGPoint) -> NSRange? {
        let origin = host.textOrigin
        let inner = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard inner.x.isFinite, inner.y.isFinite, let fragment = lines.line(near: inner) else { return nil }
        guard fragment.rect.minY <= inner.y, inner.y < fragment.rect.maxY,
            fragment.usedRect.insetBy(dx: container.lineFragmentPadding, dy: 0).minX <= inner.x,
            inner.x < fragment.usedRect.maxX - container.lineFragmentPadding
        else { return nil }
        let start = fragment.character(at: inner.x).index
        return NSRange(start..<max(character(after: start), start))
    }

    // MARK: Writing direction

    func isRightToLeft(at place: Int) -> Bool {
        guard let line = lines.line(at: min(place, max(length - 1, 0)), isUpstream: false) else {
            return host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
        return line.line.isRightToLeft
    }

    /// Whether the character at an offset is right-to-left.
    private func runsRightToLeft(at place: Int) -> Bool {
        guard length > 0, let fragment = lines.line(at: min(place, length - 1), isUpstream: false) else {
            return isRightToLeft(at: place)
        }
        for case let run as CTRun in CTLineGetGlyphRuns(fragment.line) {
            let range = CTRunGetStringRange(run)
            if (range.location..<range.location + range.length).contains(min(place, length - 1) - fragment.base) {
                return CTRunGetStatus(run).contains(.rightToLeft)
            }
        }
        return fragment.line.isRightToLeft
    }

    /// The offset a number of characters or lines away in a direction; nil beyond the text.
    func place(from place: Int, isUpstream: Bool, _ direction: UITextLayoutDirection, _ count: Int) -> TextPlace? {
        var place = place
        switch direction {
        case .left, .right:
            for _ in 0..<min(abs(count), length + 1) {
                let isRight = (direction == .right) == (count > 0)
                if isRight != runsRightToLeft(at: place) {
                    guard place < length else { return nil }
                    place = character(after: place)
                } else {
                    guard place > 0 else { return nil }
                    place = character(before: place)
                }
            }
            return TextPlace(place, in: self)
        case .up, .down:
            let isDown = (direction == .down) == (count > 0)
            let x = caretRect(place, isUpstream: isUpstream).midX - host.textOrigin.x
            var line = lines.line(at: place, isUpstream: isUpstream)
            for _ in 0..<min(abs(count), length + 1) {
                guard let next = isDown ? line.flatMap({ lines.line(after: $0) }) : lineAbove(line) else {
                    // Below the last line there may be the empty line after the text.
                    guard isDown, line != nil, lines.extra != nil else { return nil }
                    line = nil
                    continue
                }
                line = next
            }
            guard let line else { return TextPlace(length, in: self) }
            let found = line.place(at: x, in: lines.unit)
            return TextPlace(found, isUpstream: found == line.range.upperBound && found < length, in: self)
        }
    }

    /// The line above another; for nil, which stands for the line after the text, the last line.
    private func lineAbove(_ line: LineFragment?) -> LineFragment? {
        line.map { lines.line(before: $0) } ?? lines.lastLine
    }
}
