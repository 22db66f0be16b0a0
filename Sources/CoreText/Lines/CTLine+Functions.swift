public import CoreGraphics

// MARK: Creation

/// Creates a single line from a whole string, ignoring line breaks.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    .whole(StyledText(attrString))
}

extension CTLine {
    /// Creates a line from a whole text of any length, ignoring line breaks.
    package static func whole(_ text: StyledText) -> CTLine {
        LineBuilder(paragraphs: ParagraphCache(TextSource(text))).line(0..<text.length)
    }

    /// Creates an ellipsis for truncated text.
    package static func ellipsis(_ attributes: StyledText.Attributes) -> CTLine {
        whole(StyledText("\u{2026}", attributes))
    }
}

/// Returns a line of at most `width` points: the line itself if it fits, otherwise truncated.
///
/// `truncationToken`, often an ellipsis, replaces the omitted text; nil for none. Nil when the token alone is too
/// wide.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    LineTruncation(line: line, width: CGFloat(width), token: truncationToken).truncated(truncationType)
}

/// Returns a line whose spaces are widened, or narrowed, so that it is `justificationWidth` points wide without
/// trailing white space; Chinese and Japanese characters are spaced too.
///
/// `justificationFactor` is the fraction of the difference to make up: 0 none, 1 all. A line without gaps is returned
/// unchanged.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    LineJustification(line: line).justified(factor: justificationFactor, width: CGFloat(justificationWidth))
}

// MARK: Reading

/// Returns the number of glyphs in the line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }

/// Returns the line's runs, each a `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// Returns the range of the text, in UTF-16 units, that the line was created from.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.range.lowerBound, length: line.range.count)
}

/// Returns the pen offset from the margin that aligns the line in `flushWidth` points: left for a factor of 0, centred
/// for 0.5, right for 1. Trailing white space is ignored.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    let factor = flushFactor.isNaN ? 0 : min(max(flushFactor, 0), 1)
    let free = CGFloat(flushWidth) - (line.width - line.trailingSpace)
    // In right-to-left text trailing white space is at the left, and hangs into the margin.
    return Double(factor * free - (line.isRightToLeft ? line.trailingSpace : 0))
}

// MARK: Measuring

/// Returns the line's width in points, including trailing white space; stores the ascent, descent and leading.
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    line.bounds.store(ascent, descent, leading)
    return Double(line.width)
}

/// Returns the bounding box of the line in points, relative to the line's origin, y up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if !options.isDisjoint(with: [.useGlyphPathBounds, .useOpticalBounds]) { return line.imageBounds }
    var bounds = line.bounds
    if options.contains(.excludeTypographicShifts) { bounds = line.unshiftedBounds }
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

/// Returns the width of trailing white space, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.trailingSpace) }

/// Returns the bounding box of the line's glyph outlines, in points; null for a blank line.
///
/// In the context's user space, through its text matrix, or, without a context, relative to the line's origin.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    line.imageBounds.applying(context?.textMatrix ?? .identity)
}

// MARK: Caret positions

/// Returns the string index, in UTF-16 units, nearest to a point relative to the line's origin, in points.
///
/// An index is before a character, or after the last one of the line. The point's y is ignored.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.place(at: position.x)
}

/// Returns the offset of a string index from the line's origin, in points.
///
/// Where text of different directions meets, an index has two offsets: the one in the outer text is returned, the
/// other stored. Elsewhere both are the same. Indices outside the line are clamped to its ends.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offsets = line.offsets(of: charIndex)
    secondaryOffset?.pointee = offsets.secondary
    return offsets.primary
}

/// Calls `block` for both edges of each character, from left to right, with the edge's offset from the line's origin
/// in points, the character's string index, whether it is the leading edge, and a flag to stop.
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
