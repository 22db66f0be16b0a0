import CoreGraphics

/// A glyph in a line, where text shaping has put it.
struct ShapedGlyph: Sendable {
    var glyph: CGGlyph
    /// The first of the units that the glyph stands for, with the other glyphs that have the same.
    var unit: Int
    /// How far the pen moves on, in points.
    var advance: CGFloat
    /// How far the glyph lies from the pen, in points, y up.
    var offset: CGPoint
    /// False when the text must be shaped anew if a line ends before the glyph.
    var canBreakBefore: Bool
}

/// A stretch of text in one font, one direction and one script, as glyphs.
struct ShapedRun: Sendable {
    enum Content: Sendable { case text, tab, delegate, chosenGlyph }

    /// How glyphs stand in a line.
    enum Orientation: Sendable {
        /// Along the line.
        case along
        /// Turned to the left, with vertical metrics: upright where the line runs down.
        case upright
        /// Upright side by side, in one place of a line that runs down.
        case sideBySide
    }

    /// In units of the text.
    var range: Range<Int>
    /// Even from left to right, odd from right to left.
    var level: UInt8
    var font: CTFont
    var script: Script
    /// The place of its attributes among the text's.
    var attributes: Int
    var content: Content
    /// From left to right, whatever the direction.
    var glyphs: [ShapedGlyph]
    var orientation = Orientation.along
    /// How much narrower glyphs side by side are than the font's.
    var squeeze: CGFloat = 1

    var isRightToLeft: Bool { level & 1 == 1 }
    var width: CGFloat { glyphs.reduce(0) { $0 + $1.advance } }

    /// The places of the glyphs that stand for units of a range.
    func glyphs(for range: Range<Int>) -> Range<Int> {
        // HarfBuzz keeps units in order: growing for text from left to right, falling for the other.
        isRightToLeft
            ? firstGlyph { $0 < range.upperBound }..<firstGlyph { $0 < range.lowerBound }
            : firstGlyph { $0 >= range.lowerBound }..<firstGlyph { $0 >= range.upperBound }
    }

    /// True when the glyphs on both sides of a unit's start may belong to different lines as they are.
    func canBreak(at unit: Int) -> Bool {
        if unit == range.lowerBound || unit == range.upperBound { return true }
        let after = glyphs[glyphs(for: unit..<unit + 1)]
        return !after.isEmpty && after.allSatisfy(\.canBreakBefore)
    }

    /// The first place from which on all units are as `isThere` has it.
    private func firstGlyph(_ isThere: (Int) -> Bool) -> Int {
        glyphs.partitioningIndex { isThere($0.unit) }
    }
}
