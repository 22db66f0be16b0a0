import CoreGraphics
import CoreText
public import Foundation

extension NSLayoutManager {
    // MARK: Lines

    /// The index of the fragment of a character, laid out if necessary; nil if no container holds it.
    final func fragmentIndex(at place: Int, withoutLayout: Bool = false) -> Int? {
        guard (0..<length).contains(place) else { return nil }
        if !withoutLayout { layOut(through: place) }
        let index = layout.firstFragment(endingAfter: place)
        return index < layout.fragments.count && layout.fragments[index].range.contains(place) ? index : nil
    }

    /// Returns the rectangle of a glyph's line fragment, and stores the fragment's glyph range.
    public final func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        guard let fragment = fragment(glyphIndex, effectiveGlyphRange, flag) else {
            return glyphIndex == length ? extraLineFragmentRect : .zero
        }
        return fragment.rect
    }

    /// Returns the used rectangle of a glyph's line fragment, and stores the fragment's glyph range.
    public final func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        guard let fragment = fragment(glyphIndex, effectiveGlyphRange, flag) else {
            return glyphIndex == length ? extraLineFragmentUsedRect : .zero
        }
        return fragment.usedRect
    }

    private final func fragment(_ glyph: Int, _ range: NSRangePointer?, _ withoutLayout: Bool) -> LineFragment? {
        guard let index = fragmentIndex(at: glyph, withoutLayout: withoutLayout) else {
            range?.pointee = NSRange(location: min(max(glyph, 0), length), length: 0)
            return nil
        }
        range?.pointee = NSRange(layout.fragments[index].range)
        return layout.fragments[index]
    }

    /// Returns the container of a glyph, and stores the range of all glyphs in it.
    public final func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        guard let index = fragmentIndex(at: glyphIndex, withoutLayout: flag) else { return nil }
        let container = containers[layout.fragments[index].container]
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }

    /// Calls a block for the line fragments of glyphs, with their rectangles, containers and glyph ranges, until it
    /// stops.
    public final func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let range = usable(glyphRange), !range.isEmpty else { return }
        layOut(through: range.upperBound - 1)
        var stop = ObjCBool(false)
        for fragment in layout.fragments[layout.firstFragment(endingAfter: range.lowerBound)...] {
            guard fragment.range.lowerBound < range.upperBound else { return }
            block(fragment.rect, fragment.usedRect, containers[fragment.container], NSRange(fragment.range), &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the glyph range of a container.
    public final func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let index = index(of: container) else { return NSRange(location: 0, length: 0) }
        layOutAll(in: index)
        let fragments = fragments(in: index)
        guard let first = fragments.first, let last = fragments.last else {
            return NSRange(location: layout.end, length: 0)
        }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    private final func fragments(in container: Int) -> ArraySlice<LineFragment> {
        let start = lowerBound { $0.container < container }
        let end = lowerBound { $0.container <= container }
        return layout.fragments[start..<end]
    }

    /// The first fragment for which a condition, true for those before, is false.
    private final func lowerBound(_ isBefore: (LineFragment) -> Bool) -> Int {
        layout.fragments.partitioningIndex { !isBefore($0) }
    }

    /// Returns the rectangle that glyphs occupy in a container, including the padding at the lines' ends.
    public final func usedRect(for container: NSTextContainer) -> CGRect {
        guard let index = index(of: container) else { return .zero }
        layOutAll(in: index)
        var used = CGRect.null
        for fragment in fragments(in: index) { used = used.union(fragment.usedRect) }
        if let extra = extra, extra.container == index { used = used.union(extra.usedRect) }
        guard !used.isNull else { return .zero }
        // It includes the space above the first line.
        return CGRect(x: used.minX, y: min(used.minY, 0), width: used.width, height: used.maxY - min(used.minY, 0))
    }

    /// Returns the location of a glyph's origin, relative to its line fragment's top left corner.
    public final func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let index = fragmentIndex(at: glyphIndex) else { return .zero }
        let fragment = layout.fragments[index]
        return CGPoint(x: fragment.x(of: glyphIndex) - fragment.rect.minX, y: fragment.origin.y)
    }

    // MARK: Extra line fragment

    /// The rectangle of the extra line for the cursor after a text that is empty or ends with a paragraph terminator.
    public final var extraLineFragmentRect: CGRect { extra?.rect ?? .zero }

    /// The part of that rectangle that the cursor occupies.
    public final var extraLineFragmentUsedRect: CGRect { extra?.usedRect ?? .zero }

    /// The container of the extra line; nil if there is none.
    public final var extraLineFragmentTextContainer: NSTextContainer? { extra.map { containers[$0.container] } }

    final var extra: ExtraLineFragment? {
        guard length == 0 || unit(length - 1).endsTextParagraph, !containers.isEmpty else { return nil }
        layOut(through: length)
        guard !layout.isFull || length == 0 else { return nil }
        if let known = extraFragment { return known }
        let index = min(layout.cursor.container, containers.count - 1)
        let made = ExtraLineFragment(
            after: length > 0 ? lineAttributes(at: length - 1) : nil, or: emptyAttributes, in: containers[index],
            number: index, y: layout.cursor.y, usesFontLeading: usesFontLeading)
        extraFragment = made
        return made
    }

    // MARK: Glyph rectangles

    /// Returns the bounding rectangle of the parts of line fragments that glyphs occupy.
    public final func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let range = usable(glyphRange), let index = index(of: container) else { return .zero }
        var box = CGRect.null
        for (fragment, span) in spans(of: range, in: index) {
            box = box.union(
                CGRect(
                    x: span.lowerBound, y: fragment.usedRect.minY, width: span.upperBound - span.lowerBound,
                    height: fragment.usedRect.height))
        }
        if box.isNull, let extra, extra.container == index, range.upperBound == length { return extra.usedRect }
        return box.isNull ? .zero : box
    }

    final func spans(of range: Range<Int>, in container: Int) -> [(LineFragment, ClosedRange<CGFloat>)] {
        guard !range.isEmpty else { return [] }
        layOut(through: range.upperBound - 1)
        var found: [(LineFragment, ClosedRange<CGFloat>)] = []
        for fragment in layout.fragments[layout.firstFragment(endingAfter: range.lowerBound)...] {
            guard fragment.range.lowerBound < range.upperBound else { break }
            guard fragment.container == container else { continue }
            for span in fragment.spans(of: range) { found.append((fragment, span)) }
        }
        return found
    }

    /// Calls a block for rectangles that enclose glyphs, one for each line, until it stops. Where a selection continues
    /// on the next line, the rectangle extends to the container's edge.
    public final func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let range = usable(glyphRange), let index = index(of: textContainer) else { return }
        let selected = selectedRange.location == NSNotFound ? nil : usable(selectedRange)
        var stop = ObjCBool(false)
        for rect in enclosingRects(of: range, selected: selected, in: index) {
            block(rect.rect, &stop)
            if stop.boolValue { return }
        }
    }

    final func enclosingRects(of range: Range<Int>, selected: Range<Int>?, in container: Int) -> [EnclosingRect] {
        guard !range.isEmpty else { return [] }
        layOut(through: range.upperBound - 1)
        var found: [EnclosingRect] = []
        for fragment in layout.fragments[layout.firstFragment(endingAfter: range.lowerBound)...] {
            guard fragment.range.lowerBound < range.upperBound else { break }
            guard fragment.container == container else { continue }
            found += fragment.enclosingRects(
                of: range, selected: selected, padding: containers[container].lineFragmentPadding, unit)
        }
        return found
    }

    // MARK: Points

    /// The fragment at a point of a container, or the nearest one above or below.
    final func fragmentIndex(near point: CGPoint, in container: Int) -> Int? {
        layOut(down: point.y, in: container)
        let lines = fragments(in: container)
        guard !lines.isEmpty else { return nil }
        let below = lowerBound {
            $0.container < container || $0.container == container && $0.rect.maxY <= point.y
        }
        let first = min(below, lines.endIndex - 1)
        // Among lines side by side, the nearest.
        let row = lines[first...].prefix { $0.rect.minY == lines[first].rect.minY }
        return row.indices.min { distance(lines[$0], point.x) < distance(lines[$1], point.x) }
    }

    private final func distance(_ fragment: LineFragment, _ x: CGFloat) -> CGFloat {
        max(fragment.rect.minX - x, x - fragment.rect.maxX, 0)
    }

    /// Returns the glyph at a point of a container, or the nearest one.
    public final func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the glyph at a point of a container, or the nearest one, and stores the fraction of the distance through
    /// it, from 0 to 1.
    public final func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard point.x.isFinite, point.y.isFinite, let index = index(of: container),
            let line = fragmentIndex(near: point, in: index)
        else { return 0 }
        let found = layout.fragments[line].character(at: point.x)
        partialFraction?.pointee = found.fraction
        return found.index
    }

    /// Returns the fraction of the distance through the glyph at a point, from 0 to 1.
    public final func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// Returns the character at a point, and stores the fraction of the distance between the insertion points before
    /// and after it.
    public final func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    /// Returns the glyphs of the line fragments that intersect a rectangle of a container.
    public final func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        if let index = index(of: container) { layOut(down: bounds.maxY, in: index) }
        return glyphRange(forBoundingRectWithoutAdditionalLayout: bounds, in: container)
    }

    /// Like ``glyphRange(forBoundingRect:in:)``, for the text that is already laid out.
    public final func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange {
        guard let index = index(of: container) else { return NSRange(location: 0, length: 0) }
        let start = lowerBound { $0.container < index || $0.container == index && $0.rect.maxY <= bounds.minY }
        let end = lowerBound { $0.container < index || $0.container == index && $0.rect.minY < bounds.maxY }
        guard start < end else { return NSRange(location: 0, length: 0) }
        return NSRange(layout.fragments[start].range.lowerBound..<layout.fragments[end - 1].range.upperBound)
    }
}
