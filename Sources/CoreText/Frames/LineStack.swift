package import Foundation

/// Lines of a text in a box, from its top down.
package struct LineStack: Sendable {
    /// Each with its origin from the box's top left corner, y down.
    package var lines: [PlacedLine]
    /// The end of the text that found room, in UTF-16 units.
    package var end: Int
    /// What the lines need, from the top of the first to the bottom of the last.
    package var height: CGFloat

    /// At most `greatestCount` lines of a text from a place on, in a box of a size; sides without limits are infinite.
    package init(_ framesetter: CTFramesetter, from start: Int = 0, in size: CGSize, greatestCount: Int = .max) {
        let range = framesetter.typesetter.clamp(CFRange(location: start, length: 0))
        var layout = FrameLayout(paragraphs: framesetter.typesetter.paragraphs, range: range)
        let result = layout.fill(FrameShape(size: size), greatestCount: greatestCount)
        (lines, end, height) = (result.lines, result.end, result.height)
    }
}

extension CTLine {
    /// How far the line's text reaches around the baseline, in points.
    package var reach: (ascent: CGFloat, descent: CGFloat) { (bounds.ascent, bounds.descent) }

    /// The part of the text that the line was made of.
    package var stringRange: Range<Int> { range }

    /// Where the line starts to be seen, and where it ends to, from its origin.
    package var visibleSpan: ClosedRange<CGFloat> {
        let space = min(trailingSpace, width)
        return isRightToLeft ? space...max(width, space) : 0...max(width - space, 0)
    }
}
