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
                fragment.draw(fragment.range.clamped(to: range), hiding: hiddenGlyphs, at: baseline, in: context) {
                    drawAttachment(at: $0, $1, of: fragment)
                }
            }
        }
    }

    private final func drawAttachment(at index: Int, _ position: CGPoint, of fragment: LineFragment) {
        guard let attachment = attachment(at: index) else { return }
        let box = attachmentBox(attachment, at: index, fragment)
        let rect = CGRect(
            x: position.x + box.minX, y: position.y - box.maxY, width: box.width, height: box.height)
        attachment.image(
            forBounds: rect, textContainer: containers[fragment.container], characterIndex: index)?.draw(in: rect)
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

    /// Returns the rectangle of an attachment in its container; nil if there is none, or it isn't laid out.
    final func attachmentRect(at index: Int) -> CGRect? {
        guard let attachment = attachment(at: index), let number = fragmentIndex(at: index) else { return nil }
        let fragment = layout.fragments[number]
        let box = attachmentBox(attachment, at: index, fragment)
        return CGRect(
            x: fragment.x(of: index) + box.minX, y: fragment.baseline.y - box.maxY, width: box.width, height: box.height
        )
    }

    /// Returns the size of the attachment that a glyph stands for, in points; (-1, -1) if there is none or it isn't laid out.
    public final func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        attachmentRect(at: glyphIndex)?.size ?? CGSize(width: -1, height: -1)
    }
}
