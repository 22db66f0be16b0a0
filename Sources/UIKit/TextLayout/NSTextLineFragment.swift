public import CoreGraphics
import CoreText
public import Foundation

/// A line of a layout fragment, or of a standalone string.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlinefragment)
open class NSTextLineFragment: NSObject {
    /// In the coordinates of the bounds.
    private final let line: LineFragment
    private final let bounds: CGRect
    private final let text: StyledText
    /// The translation from the line's coordinates to those relative to the bounds.
    private final var move = CGVector()
    private final lazy var string = text.attributedString

    /// Creates a line with a range of a text, regardless of its width. A range beyond the text is clamped.
    public init(attributedString: NSAttributedString, range: NSRange) {
        let text = StyledText(attributedString)
        self.text = text
        let start = min(max(range.location, 0), text.length)
        let part = start..<start + min(max(range.length, 0), text.length - start)
        let drawn = text.part(part).forLines(from: start, LinkStyle()) { attachment, place in
            attachment.adapted(to: text.attributes(at: place)).box
        }
        let made = CTLine.whole(drawn)
        let extent = LineBox(made, text.attributes(at: start).paragraphSettings, usesFontLeading: true)
        bounds = CGRect(
            x: 0, y: 0, width: CTLineGetTypographicBounds(made, nil, nil, nil), height: extent.height)
        line = LineFragment(
            line: made, range: part, base: start, rect: bounds, usedRect: bounds,
            origin: CGPoint(x: 0, y: extent.ascent), container: 0, endsParagraph: true)
    }

    /// Creates a line with a range of a string with attributes.
    public convenience init(string: String, attributes: [NSAttributedString.Key: Any], range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    /// Returns nil: line fragments are created by layout, and aren't archived.
    public required init?(coder: NSCoder) { nil }

    /// Creates a line of a fragment, given the fragment's left edge in the container.
    init(_ line: LineFragment, left: CGFloat, padding: CGFloat, text: StyledText) {
        (self.line, self.text) = (line, text)
        bounds = line.usedRect.insetBy(dx: padding, dy: 0).offsetBy(dx: -left, dy: 0)
        move = CGVector(dx: -left - bounds.minX, dy: -bounds.minY)
    }

    /// Creates the extra line after a text.
    init(after text: StyledText, _ bounds: CGRect, baseline: CGFloat) {
        (self.text, self.bounds) = (text, bounds)
        let made = CTLine.whole(StyledText())
        line = LineFragment(
            line: made, range: text.length..<text.length, base: text.length, rect: bounds, usedRect: bounds,
            origin: CGPoint(x: 0, y: baseline), container: 0, endsParagraph: true)
        move = CGVector(dx: -bounds.minX, dy: -bounds.minY)
    }

    // MARK: Text

    /// The text that contains the line: its element's.
    open var attributedString: NSAttributedString { string }

    /// The line's range in that text.
    open var characterRange: NSRange { NSRange(line.range) }

    // MARK: Geometry

    /// The line's rectangle, relative to the fragment's frame.
    open var typographicBounds: CGRect { bounds }

    /// The origin of the first glyph, relative to the typographic bounds.
    open var glyphOrigin: CGPoint { CGPoint(x: line.baseline.x + move.dx, y: line.baseline.y + move.dy) }

    /// Draws the line with the corner of its typographic bounds at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        context.isolating { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            let origin = CGPoint(x: point.x + glyphOrigin.x, y: point.y + glyphOrigin.y)
            line.draw(line.range, hiding: [], at: origin, in: context) { place, origin in
                let attributes = text.attributes(at: place)
                (attributes[.attachment] as? NSTextAttachment)?.adapted(to: attributes).draw(at: origin)
            }
        }
    }

    /// Returns the location of a character's origin, relative to the typographic bounds. An index beyond the line is
    /// clamped to it.
    open func locationForCharacter(at index: Int) -> CGPoint {
        let place = min(max(index, line.range.lowerBound), line.range.upperBound)
        return CGPoint(x: line.x(of: place) + move.dx, y: glyphOrigin.y)
    }

    /// Returns the character at a point relative to the typographic bounds, or the nearest one of the line.
    open func characterIndex(for point: CGPoint) -> Int { character(at: point).index }

    /// Returns the fraction of the distance through the character at a point, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { character(at: point).fraction }

    private final func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard point.x.isFinite else { return (line.range.lowerBound, 0) }
        return line.character(at: point.x - move.dx)
    }
}
