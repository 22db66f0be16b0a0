import CoreGraphics
import CoreText
import Foundation

extension NSTextLayoutManager: TextLines {
    final var units: [UInt16] {
        if let storage = textContentManager as? NSTextContentStorage { return storage.units }
        return (0..<blocks.count).flatMap { index in
            let units = fragment(index)?.textElement?.styledText.units ?? []
            let length = blocks[index].length
            return Array(units.prefix(length)) + Array(repeating: 0xFFFD, count: max(length - units.count, 0))
        }
    }

    final var length: Int { blocks.length }

    final func unit(_ place: Int) -> UInt16 {
        if let storage = textContentManager as? NSTextContentStorage {
            return storage.units.indices.contains(place) ? storage.units[place] : 0xFFFD
        }
        guard let index = blocks.index(at: place), let units = fragment(index)?.textElement?.styledText.units else {
            return 0xFFFD
        }
        let local = place - blocks.start(index)
        return units.indices.contains(local) ? units[local] : 0xFFFD
    }

    /// The lines of a block in the container.
    private final func lines(at index: Int) -> [LineFragment] {
        guard let fragment = layOut(index) else { return [] }
        let top = blocks.top(index)
        return fragment.lines.made.map { line in
            var line = line
            line.move(by: fragment.start, top)
            return line
        }
    }

    final func line(at place: Int) -> LineFragment? {
        guard (0..<blocks.length).contains(place), let index = blocks.index(at: place) else { return nil }
        return lines(at: index).first { $0.range.contains(place) }
    }

    final func line(before line: LineFragment) -> LineFragment? {
        guard let index = blocks.index(at: line.range.lowerBound) else { return nil }
        if let above = lines(at: index).last(where: { $0.range.lowerBound < line.range.lowerBound }) { return above }
        for number in (0..<index).reversed() {
            if let last = lines(at: number).last { return last }
        }
        return nil
    }

    final func line(after line: LineFragment) -> LineFragment? {
        guard line.range.upperBound < blocks.length, let first = blocks.index(at: line.range.upperBound) else {
            return nil
        }
        for number in first..<blocks.count {
            if let next = lines(at: number).first(where: { $0.range.lowerBound >= line.range.upperBound }) {
                return next
            }
        }
        return nil
    }

    final func line(near point: CGPoint) -> LineFragment? {
        guard var index = blocks.index(atHeight: point.y) else { return nil }
        layOut(index)
        index = blocks.index(atHeight: point.y) ?? index
        // Hidden elements have no lines, nor do those that don't fit.
        var found = lines(at: index)
        var (above, below) = (index, index)
        while found.isEmpty, above > 0 || below + 1 < blocks.count {
            if above > 0 {
                above -= 1
                found = lines(at: above)
            }
            if found.isEmpty, below + 1 < blocks.count {
                below += 1
                found = lines(at: below)
            }
        }
        guard !found.isEmpty else { return nil }
        let first = found.firstIndex { $0.rect.maxY > point.y } ?? found.count - 1
        // Among lines side by side, the nearest.
        let row = found[first...].prefix { $0.rect.minY == found[first].rect.minY }
        func distance(_ line: LineFragment) -> CGFloat { max(line.rect.minX - point.x, point.x - line.rect.maxX, 0) }
        return row.min { distance($0) < distance($1) }
    }

    final func lines(of range: Range<Int>) -> [LineFragment] {
        guard !range.isEmpty, let first = blocks.index(at: range.lowerBound),
            let last = blocks.index(at: range.upperBound - 1)
        else { return [] }
        return (first...last).flatMap { lines(at: $0) }.filter { $0.range.overlaps(range) }
    }

    final var extra: ExtraLineFragment? { extraLine }

    final var usedRect: CGRect {
        for index in 0..<blocks.count { layOut(index) }
        let bounds = usageBoundsForTextContainer
        let padding = container.lineFragmentPadding
        return bounds.insetBy(dx: -padding, dy: 0)
    }

    final var linkStyle: LinkStyle {
        get { links }
        set { links = newValue }
    }

    final var emptyAttributes: [NSAttributedString.Key: Any] {
        get { attributesOfEmptyText }
        set { attributesOfEmptyText = newValue }
    }

    final var displayDidBecomeInvalid: (() -> Void)? {
        get { invalidated }
        set { invalidated = newValue }
    }

    final func attachmentRect(at place: Int) -> CGRect? {
        guard let index = blocks.index(at: place), let fragment = layOut(index),
            let frame = fragment.attachmentFrame(at: place - fragment.start)
        else { return nil }
        let corner = fragment.layoutFragmentFrame.origin
        return frame.offsetBy(dx: corner.x, dy: corner.y)
    }

    final func layOutVisible(_ bounds: CGRect) -> CGFloat {
        if length <= wholeTextLength { layOut(0..<length) }
        textViewportLayoutController.layoutViewport()
        return usageBoundsForTextContainer.maxY
    }

    final func drawVisible(_ bounds: CGRect, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for index in layOut(from: bounds.minY, to: bounds.maxY) {
            guard let fragment = layOut(index) else { continue }
            let corner = fragment.layoutFragmentFrame.origin
            fragment.draw(at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), in: context)
        }
    }
}
