public import CoreGraphics

// MARK: Making

/// Makes a single line of a whole string, ignoring line breaks.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    .whole(StyledText(attrString))
}

extension CTLine {
    /// A line of all of a text, however long, its line ends as nothing.
    package static func whole(_ text: StyledText) -> CTLine {
        LineBuilder(paragraphs: ParagraphCache(TextSource(text))).line(0..<text.length)
    }

    /// What stands for the part of a text that is left out.
    package static func ellipsis(_ attributes: StyledText.Attributes) -> CTLine {
        whole(StyledText("\u{2026}", attributes))
    }
}

/// Returns a line of at most `width` points: the line itself if it fits, else truncated.
///
/// `truncationToken`, often an ellipsis, stands for what is left out; nil for nothing. Nil when the token alone is wider.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    LineTruncation(line: line, width: CGFloat(width), token: truncationToken).truncated(truncationType)
}

/// A line whose spaces are widened, or narrowed, until it is `justificationWidth` points wide without the white space at
/// its end; Chinese and Japanese characters are spaced too.
///
/// `justificationFactor` says how much of the way to go: 0 none, 1 all. A line without places to widen stays as it is.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    LineJustification(line: line).justified(factor: justificationFactor, width: CGFloat(justificationWidth))
}

// MARK: Reading

/// The number of glyphs in the line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }

/// The line's runs, each a `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// The part of the text, in UTF-16 units, that the line was made of.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.range.lowerBound, length: line.range.count)
}

/// How far to move the pen from a margin to place the line in `flushWidth` points: at the left for a factor of 0, in the
/// middle for 0.5, at the right for 1. White space at the line's end does not count.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    let factor = flushFactor.isNaN ? 0 : min(max(flushFactor, 0), 1)
    let free = CGFloat(flushWidth) - (line.width - line.trailingSpace)
    // From right to left the white space at the end is at the left, and hangs over the margin.
    return Double(factor * free - (line.isRightToLeft ? line.trailingSpace : 0))
}

// MARK: Measuring

/// The line's width in points, white space at its end with it; how far its text reaches around the baseline is stored.
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    line.bounds.store(ascent, descent, leading)
    return Double(line.width)
}

/// The bounding box of the line in points, relative to the line's origin, y up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if !options.isDisjoint(with: [.useGlyphPathBounds, .useOpticalBounds]) { return line.imageBounds }
    var bounds = line.bounds
    if options.contains(.excludeTypographicShifts) {
        bounds = line.runs.map(\.unshiftedBounds).reduce(nil) { $0?.union($1) ?? $1 } ?? bounds
    }
    let leading = options.contains(.excludeTypographicLeading) ? 0 : bounds.leading
    var rect = CGRect(
        x: 0, y: -bounds.descent - leading, width: line.width, height: bounds.ascent + bounds.descent + leading)
    if options.contains(.useHangingPunctuation) {
        let hanging = line.hangingPunctuation
        rect.origin.x += hanging.left
        rect.size.width = max(rect.width - hanging.left - hanging.right, 0)
    }
    return rect
}

/// The width of trailing white space, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.trailingSpace) }

/// The box around the outlines of the line's glyphs, in points; null for a line that shows nothing.
///
/// It is where the glyphs would be drawn in the context's user space, or, without a context, by a line at the origin.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    line.imageBounds.applying(context?.textMatrix ?? .identity)
}

// MARK: Places

/// The place in the text, in UTF-16 units, that is nearest to a point, from the line's origin in points.
///
/// A place is before a character, or after the last one of the line. Only the point's x counts.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.place(at: position.x)
}

/// How far a place in the text is from the line's origin, in points.
///
/// Where text of one direction meets text of the other a place is at two offsets: returned is the one that belongs to the
/// outer text, stored the other. Elsewhere both are the same. Places beyond the line are taken for its ends.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offsets = line.offsets(of: charIndex)
    secondaryOffset?.pointee = offsets.secondary
    return offsets.primary
}

/// Calls `block` for both edges of each character, from left to right: with the edge's offset from the line's origin in
/// points, the character's place in the text, whether the edge is where the character starts, and where to stop.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: @escaping (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stop = false
    for character in line.charactersFromLeft {
        let unit = character.range.lowerBound
        block(Double(character.left), unit, !character.isRightToLeft, &stop)
        if stop { return }
        block(Double(character.right), unit, character.isRightToLeft, &stop)
        if stop { return }
    }
}

extension CTRun {
    /// How far the run's font or delegate reaches around the baseline, as if nothing were raised.
    fileprivate var unshiftedBounds: TypographicBounds {
        var bounds = bounds
        bounds.ascent -= attributes.rise
        bounds.descent += attributes.rise
        return bounds
    }
}
