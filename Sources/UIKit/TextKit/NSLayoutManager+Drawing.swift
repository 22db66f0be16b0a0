import CoreGraphics
import CoreText
public import Foundation

extension NSLayoutManager {
    final func drawBackgrounds(_ glyphs: NSRange, at origin: CGPoint) {
        guard let range = usable(glyphs), !range.isEmpty, let storage = textStorage else { return }
        var place = range.lowerBound
        while place < range.upperBound {
            var found = NSRange(location: place, length: 0)
            let color = storage.attribute(.backgroundColor, at: place, effectiveRange: &found) as? UIColor
            let end = min(max(found.upperBound, place + 1), range.upperBound)
            if let color {
                let rects = containers.indices.flatMap { spans(of: place..<end, in: $0) }.map { fragment, span in
                    CGRect(
                        x: origin.x + span.lowerBound, y: origin.y + fragment.usedRect.minY,
                        width: span.upperBound - span.lowerBound, height: fragment.usedRect.height)
                }
                fillBackgroundRectArray(
                    rects, count: rects.count, forCharacterRange: NSRange(place..<end), color: color)
            }
            place = end
        }
    }

    final func drawLines(_ glyphs: NSRange, at origin: CGPoint) {
        guard let range = usable(glyphs), !range.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        layOut(through: range.upperBound - 1)
        context.isolating { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            for fragment in layout.fragments[layout.firstFragment(endingAfter: range.lowerBound)...] {
                guard fragment.range.lowerBound < range.upperBound else { return }
                let baseline = CGPoint(x: origin.x + fragment.baseline.x, y: origin.y + fragment.baseline.y)
                draw(fragment, fragment.range.clamped(to: range), at: baseline, in: context)
            }
        }
    }

    private final func draw(_ fragment: LineFragment, _ range: Range<Int>, at origin: CGPoint, in context: CGContext) {
        let runs = CTLineGetGlyphRuns(fragment.line).compactMap { $0 as? CTRun }
        let isWhole = range == fragment.range && (hiddenGlyphs.isEmpty || hiddenGlyphs.isDisjoint(with: range))
        let isPlain =
            isWhole
            && runs.allSatisfy {
                let attributes = CTRunGetAttributes($0)
                return attributes[NSAttributedString.Key.shadow] == nil
                    && attributes[NSAttributedString.Key(kCTRunDelegateAttributeName)] == nil
            }
        context.textPosition = origin
        guard !isPlain else { return CTLineDraw(fragment.line, context) }
        for run in runs { draw(run, of: fragment, isWhole ? nil : range, at: origin, in: context) }
    }

    private final func draw(
        _ run: CTRun, of fragment: LineFragment, _ range: Range<Int>?, at origin: CGPoint, in context: CGContext
    ) {
        let attributes = CTRunGetAttributes(run)
        context.isolating { context in
            (attributes[NSAttributedString.Key.shadow] as? NSShadow)?.set(in: context)
            context.textPosition = origin
            guard attributes[NSAttributedString.Key(kCTRunDelegateAttributeName)] == nil else {
                return drawAttachments(run, of: fragment, range, at: origin, in: context)
            }
            guard let range else { return CTRunDraw(run, context, CFRange()) }
            for place in 0..<CTRunGetGlyphCount(run) {
                var unit = 0
                CTRunGetStringIndices(run, CFRange(location: place, length: 1), &unit)
                let index = unit + fragment.base
                guard range.contains(index), !hiddenGlyphs.contains(index) else { continue }
                CTRunDraw(run, context, CFRange(location: place, length: 1))
            }
        }
    }

    private final func drawAttachments(
        _ run: CTRun, of fragment: LineFragment, _ range: Range<Int>?, at origin: CGPoint, in context: CGContext
    ) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let container = containers[fragment.container]
        for place in 0..<CTRunGetGlyphCount(run) {
            var (unit, position) = (0, CGPoint.zero)
            CTRunGetStringIndices(run, CFRange(location: place, length: 1), &unit)
            CTRunGetPositions(run, CFRange(location: place, length: 1), &position)
            let index = unit + fragment.base
            guard range?.contains(index) ?? true, !hiddenGlyphs.contains(index),
                let attachment = attachment(at: index)
            else { continue }
            let box = attachmentBox(attachment, at: index, fragment)
            let rect = CGRect(
                x: origin.x + position.x + box.minX, y: origin.y - position.y - box.maxY, width: box.width,
                height: box.height)
            attachment.image(forBounds: rect, textContainer: container, characterIndex: index)?.draw(in: rect)
        }
    }

    // MARK: Attachments

    final func attachment(at index: Int) -> NSTextAttachment? {
        guard index < length, unit(index) == UInt16(NSTextAttachment.character) else { return nil }
        return textStorage?.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment
    }

    private final func attachmentBox(_ attachment: NSTextAttachment, at index: Int, _ fragment: LineFragment) -> CGRect
    {
        attachment.attachmentBounds(
            for: containers[fragment.container],
            proposedLineFragment: CGRect(origin: .zero, size: containers[fragment.container].room),
            glyphPosition: .zero, characterIndex: index
        ).standardized
    }

    /// The rectangle of an attachment in its container; nil where there is none, or it is not laid out.
    final func attachmentRect(at index: Int) -> CGRect? {
        guard let attachment = attachment(at: index), let number = fragmentIndex(at: index) else { return nil }
        let fragment = layout.fragments[number]
        let box = attachmentBox(attachment, at: index, fragment)
        return CGRect(
            x: fragment.x(of: index) + box.minX, y: fragment.baseline.y - box.maxY, width: box.width, height: box.height
        )
    }

    /// Returns the size of an attachment; zero in both directions where there is none.
    public final func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        attachmentRect(at: glyphIndex)?.size ?? .zero
    }
}
