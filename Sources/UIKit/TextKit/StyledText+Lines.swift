import CoreGraphics
import CoreText
import Foundation

/// The attributes of links, which override their own.
struct LinkStyle {
    var attributes: [NSAttributedString.Key: Any] = [:]
    /// Links that aren't attributes of the text.
    var detected: [DetectedLink] = []
}

extension StyledText {
    /// A paragraph prepared for Core Text: without its background, which is drawn separately, and with the space for
    /// attachments that `box` returns for their offsets in the text, of which the paragraph starts at `start`.
    func forLines(
        from start: Int, _ links: LinkStyle, box: (NSTextAttachment, Int) -> CGRect
    ) -> StyledText {
        var text = StyledText()
        for run in runs {
            var attributes = run.attributes
            attributes[.backgroundColor] = nil
            if attributes[.link] != nil { attributes.merge(links.attributes) { $1 } }
            let units = units[run.range]
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                attributes[.attachment] = nil
                for (index, unit) in zip(units.indices, units) {
                    var own = attributes
                    if unit == UInt16(NSTextAttachment.character) {
                        own[NSAttributedString.Key(kCTRunDelegateAttributeName)] =
                            AttachmentBox(box(attachment, start + index), attachment.lineLayoutPadding).delegate
                    }
                    text.append(CollectionOfOne(unit), own)
                }
            } else {
                text.append(units, attributes, links, from: start)
            }
        }
        return text.forCoreText()
    }

    /// Appends a part of the text, with its detected links.
    private mutating func append(
        _ units: ArraySlice<UInt16>, _ attributes: [NSAttributedString.Key: Any], _ links: LinkStyle, from start: Int
    ) {
        var place = units.startIndex
        let whole = start + units.startIndex..<start + units.endIndex
        for link in links.detected where link.range.overlaps(whole) {
            let part = link.range.clamped(to: whole)
            let (first, end) = (part.lowerBound - start, part.upperBound - start)
            if place < first { append(units[place..<first], attributes) }
            append(units[first..<end], attributes.merging(links.attributes) { $1 })
            place = end
        }
        if place < units.endIndex { append(units[place...], attributes) }
    }
}

/// The delegate that gives Core Text the metrics of an attachment.
private final class AttachmentBox {
    private let box: CGRect

    private let padding: CGFloat

    init(_ box: CGRect, _ padding: CGFloat) {
        self.box = box.isFinite ? box.standardized : .zero
        self.padding = padding
    }

    var delegate: CTRunDelegate? {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion,
            dealloc: { Unmanaged<AttachmentBox>.fromOpaque($0).release() },
            getAscent: { max(Unmanaged<AttachmentBox>.fromOpaque($0).takeUnretainedValue().box.maxY, 0) },
            getDescent: { max(-Unmanaged<AttachmentBox>.fromOpaque($0).takeUnretainedValue().box.minY, 0) },
            getWidth: {
                let box = Unmanaged<AttachmentBox>.fromOpaque($0).takeUnretainedValue()
                return max(box.box.maxX + box.padding, 0)
            })
        return CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(self).toOpaque())
    }
}
