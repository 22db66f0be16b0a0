import CoreGraphics

/// A glyph in a line, as positioned by text shaping.
struct ShapedGlyph: Sendable {
    var glyph: CGGlyph
    /// The first of the units that the glyph represents, together with other glyphs with the same unit.
    var unit: Int
    /// The advance of the pen, in points.
    var advance: CGFloat
    /// The glyph's offset from the pen, in points, y up.
    var offset: CGPoint
    /// False when the text must be reshaped if a line ends before the glyph.
    var canBreakBefore: Bool
}

/// A range of text in one font, one direction and one script, as glyphs.
struct ShapedRun: Sendable {
    enum Content: Sendable { case text, tab, delegate, chosenGlyph }

    /// The orientation of glyphs in a line.
    enum Orientation: Sendable {
        /// Along the line.
        case along
        /// Rotated to the left, with vertical metrics: upright when the line runs down.
        case upright
        /// Upright side by side, in one group of a line that runs down.
        case sideBySide
    }

    /// In units of the text.
    var range: Range<Int>
    /// Even for left to right, odd for right to left.
    var level: UInt8
    var font: CTFont
    var script: Script
    /// The index of its attributes among the text's.
    var attributes: Int
    var content: Content
    /// From left to right, whatever the direction.
    var glyphs: [ShapedGlyph]
    var orientation = Orientation.along
    /// The horizontal scale of side-by-side glyphs.
    var squeeze: CGFloat = 1

    var isRightToLeft: Bool { level & 1 == 1 }
    var width: CGFloat { glyphs.reduce(0) { $0 + $1.advance } }

    /// Returns the indices of the glyphs that represent units of a range.
    func glyphs(for range: Range<Int>) -> Range<Int> {
        // HarfBuzz keeps units in order: ascending for left-to-right text, descending for right-to-left.
        isRightToLeft
            ? firstGlyph { $0 < range.upperBound }..<firstGlyph { $0 < range.lowerBound }
            : firstGlyph { $0 >= range.lowerBound }..<firstGlyph { $0 >= range.upperBound }
    }

    /// Returns whether the glyphs on both sides of a unit's start may be on different lines without reshaping.
    func canBreak(at unit: Int) -> Bool {
        if unit == range.lowerBound || unit == range.upperBound { return true }
        let after = glyphs[glyphs(for: unit..<unit + 1)]
        return !after.isEmpty && after.allSatisfy(\.canBreakBefore)
    }

    /// Returns the first index from which all units satisfy `isThere`.
    private func firstGlyph(_ isThere: (Int) -> Bool) -> Int {
        glyphs.partitioningIndex { isThere($0.unit) }
    }
}
