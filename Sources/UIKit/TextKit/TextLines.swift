import CoreGraphics
import Foundation

/// The maximum length of a text, in UTF-16 units, that a view lays out completely; of longer text only the visible part
/// is laid out, and the height is estimated.
let wholeTextLength = 40_000

/// A text's layout in one container, as used by its editor. Offsets are in UTF-16 units of the text, rectangles in
/// the container's coordinates. Lines are laid out on demand.
protocol TextLines: AnyObject {
    var units: [UInt16] { get }
    var length: Int { get }
    func unit(_ place: Int) -> UInt16
    /// The line of a character; nil if the container doesn't hold it.
    func line(at place: Int) -> LineFragment?
    func line(before line: LineFragment) -> LineFragment?
    func line(after line: LineFragment) -> LineFragment?
    /// The line at a point, or the nearest one.
    func line(near point: CGPoint) -> LineFragment?
    /// The lines that intersect a range.
    func lines(of range: Range<Int>) -> [LineFragment]
    /// The extra line after the text; nil if there is none.
    var extra: ExtraLineFragment? { get }
    /// The rectangle that lines occupy in the container, including the padding at their ends.
    var usedRect: CGRect { get }
    /// The attributes of links, which override their own.
    var linkStyle: LinkStyle { get set }
    /// The attributes of the extra line if there is no text.
    var emptyAttributes: [NSAttributedString.Key: Any] { get set }
    /// Called when the displayed text is no longer valid.
    var displayDidBecomeInvalid: (() -> Void)? { get set }
    /// Returns the rectangle of an attachment; nil if there is none, or it isn't laid out.
    func attachmentRect(at place: Int) -> CGRect?
    /// Lays out the visible text, and returns the height of the text, which is estimated where it isn't laid out.
    func layOutVisible(_ bounds: CGRect) -> CGFloat
    /// Draws the part in a rectangle, with the container's top left corner at a point of UIKit's current context.
    func drawVisible(_ bounds: CGRect, at origin: CGPoint)
}

extension TextLines {
    /// The line of an offset; for an upstream offset between two lines, the first; nil for the line after the text.
    func line(at place: Int, isUpstream: Bool) -> LineFragment? {
        guard length > 0 else { return nil }
        if place >= length { return unit(length - 1).endsTextParagraph ? nil : line(at: length - 1) ?? lastLine }
        guard let line = line(at: place) else { return lastLine }
        if isUpstream, place == line.range.lowerBound, let before = self.line(before: line), !before.endsParagraph {
            return before
        }
        return line
    }

    /// The last line that the container holds.
    var lastLine: LineFragment? { line(near: CGPoint(x: 0, y: NSTextContainer.noLimit)) }

    /// The rectangles that enclose a range, one for each part of a line.
    func enclosingRects(of range: Range<Int>, padding: CGFloat) -> [EnclosingRect] {
        lines(of: range).flatMap { $0.enclosingRects(of: range, selected: range, padding: padding, unit) }
    }
}

extension NSLayoutManager: TextLines {
    final var units: [UInt16] { layout.units }

    final func line(at place: Int) -> LineFragment? { fragmentIndex(at: place).map { layout.fragments[$0] } }

    final func line(before line: LineFragment) -> LineFragment? {
        guard let index = fragmentIndex(at: line.range.lowerBound), index > 0 else { return nil }
        return layout.fragments[index - 1]
    }

    final func line(after line: LineFragment) -> LineFragment? { self.line(at: line.range.upperBound) }

    final func line(near point: CGPoint) -> LineFragment? {
        fragmentIndex(near: point, in: 0).map { layout.fragments[$0] }
    }

    final func lines(of range: Range<Int>) -> [LineFragment] {
        guard !range.isEmpty, range.lowerBound >= 0 else { return [] }
        layOut(through: range.upperBound - 1)
        return layout.fragments[layout.firstFragment(endingAfter: range.lowerBound)...]
            .prefix { $0.range.lowerBound < range.upperBound }.filter { $0.container == 0 }
    }

    final var usedRect: CGRect { containers.first.map { usedRect(for: $0) } ?? .zero }

    final var linkStyle: LinkStyle {
        get { LinkStyle(attributes: linkAttributes, detected: detectedLinks) }
        set {
            detectedLinks = newValue.detected
            linkAttributes = newValue.attributes
        }
    }

    final func layOutVisible(_ bounds: CGRect) -> CGFloat {
        if length <= wholeTextLength {
            layOutAll(in: 0)
        } else {
            layOut(down: bounds.maxY + bounds.height, in: 0)
        }
        guard !layout.isComplete else { return usedRect.maxY }
        return layout.end > 0 ? layout.cursor.y * CGFloat(length) / CGFloat(layout.end) : layout.cursor.y
    }

    final func drawVisible(_ bounds: CGRect, at origin: CGPoint) {
        guard let container = containers.first else { return }
        let glyphs = glyphRange(forBoundingRect: bounds, in: container)
        drawBackground(forGlyphRange: glyphs, at: origin)
        drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
}
