import CoreGraphics
import CoreText
import Foundation

extension TextEditor {
    /// The width of the cursor, in points.
    static let caretWidth: CGFloat = 2

    /// The line that a place is on; nil for the line after the text.
    func lineIndex(at place: Int, isUpstream: Bool = false) -> Int? {
        let length = manager.length
        guard length > 0 else { return nil }
        if place >= length {
            if manager.isLineEnd(length - 1), manager.unit(length - 1).endsTextParagraph { return nil }
            return manager.fragmentIndex(at: length - 1)
        }
        guard let index = manager.fragmentIndex(at: place) else {
            return manager.layout.fragments.indices.last
        }
        let fragment = manager.layout.fragments[index]
        if isUpstream, place == fragment.range.lowerBound, index > 0, !manager.layout.fragments[index - 1].endsParagraph
        {
            return index - 1
        }
        return index
    }

    // MARK: Rectangles

    func caretRect(_ place: Int, isUpstream: Bool = false) -> CGRect {
        let origin = host.textOrigin
        let line: CGRect
        let x: CGFloat
        if let index = lineIndex(at: place, isUpstream: isUpstream) {
            let fragment = manager.layout.fragments[index]
            (line, x) = (fragment.usedRect, fragment.x(of: min(place, fragment.range.upperBound)))
        } else {
            line = manager.extraLineFragmentUsedRect
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

    private func enclosingRects(_ range: NSRange) -> [NSLayoutManager.EnclosingRect] {
        guard range.length > 0, range.upperBound <= manager.length else { return [] }
        let places = range.location..<range.upperBound
        return manager.enclosingRects(of: places, selected: places, in: 0)
    }

    func firstRect(_ range: NSRange) -> CGRect {
        guard let first = enclosingRects(range).first else { return caretRect(range.location) }
        let line = first.range
        let tight = manager.boundingRect(forGlyphRange: NSRange(line), in: container)
        return tight.offsetBy(dx: host.textOrigin.x, dy: host.textOrigin.y)
    }

    // MARK: Points

    /// The place closest to a point, and whether it belongs to the line before.
    func place(at point: CGPoint) -> (offset: Int, isUpstream: Bool) {
        guard point.x.isFinite, point.y.isFinite else { return (0, false) }
        let origin = host.textOrigin
        let inner = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        if let extra = manager.extra, inner.y >= extra.rect.minY { return (length, false) }
        guard let index = manager.fragmentIndex(near: inner, in: 0) else { return (0, false) }
        let fragment = manager.layout.fragments[index]
        let place = fragment.place(at: inner.x, in: manager.unit)
        let isWrapped = place == fragment.range.upperBound && !fragment.endsParagraph
        return (min(place, length), isWrapped && place < length)
    }

    /// The character at a point; nil where there is none.
    func character(at point: CGPoint) -> NSRange? {
        let origin = host.textOrigin
        let inner = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard inner.x.isFinite, inner.y.isFinite, let index = manager.fragmentIndex(near: inner, in: 0) else {
            return nil
        }
        let fragment = manager.layout.fragments[index]
        guard fragment.rect.minY <= inner.y, inner.y < fragment.rect.maxY,
            fragment.usedRect.insetBy(dx: container.lineFragmentPadding, dy: 0).minX <= inner.x,
            inner.x < fragment.usedRect.maxX - container.lineFragmentPadding
        else { return nil }
        let start = fragment.character(at: inner.x).index
        return NSRange(start..<max(character(after: start), start))
    }

    // MARK: Directions

    func isRightToLeft(at place: Int) -> Bool {
        guard let index = lineIndex(at: min(place, max(length - 1, 0))) else {
            return host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
        return manager.layout.fragments[index].line.isRightToLeft
    }

    /// Whether the character at a place runs from right to left.
    private func runsRightToLeft(at place: Int) -> Bool {
        guard length > 0, let index = lineIndex(at: min(place, length - 1)) else { return isRightToLeft(at: place) }
        let fragment = manager.layout.fragments[index]
        for case let run as CTRun in CTLineGetGlyphRuns(fragment.line) {
            let range = CTRunGetStringRange(run)
            if (range.location..<range.location + range.length).contains(min(place, length - 1) - fragment.base) {
                return CTRunGetStatus(run).contains(.rightToLeft)
            }
        }
        return fragment.line.isRightToLeft
    }

    /// The place so many characters or lines away; nil beyond the text.
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
            let step = (direction == .down) == (count > 0) ? 1 : -1
            let last = manager.layout.fragments.count
            manager.layOut(through: length)
            let all = manager.layout.fragments
            let lineCount = all.count + (manager.extra != nil ? 1 : 0)
            let index = (lineIndex(at: place, isUpstream: isUpstream) ?? max(all.count, last)) + step * abs(count)
            guard (0..<lineCount).contains(index) else { return nil }
            guard index < all.count else { return TextPlace(length, in: self) }
            let x = caretRect(place, isUpstream: isUpstream).midX - host.textOrigin.x
            let found = all[index].place(at: x, in: manager.unit)
            return TextPlace(found, isUpstream: found == all[index].range.upperBound && found < length, in: self)
        }
    }
}
