import CoreGraphics

/// The vertical extent of a line where lines are stacked, with its paragraph style applied, in points.
///
/// A baseline offset makes its line higher, above or below, and never lower, so that raised text alone in a line moves
/// within it. Where the style limits the height, the baseline stays where it is without offsets: a positive offset then
/// centres text in a line that is higher than its font, as programs do to follow a design's line heights.
package struct LineBox: Sendable {
    /// From the top to the baseline.
    package let ascent: CGFloat
    /// From the baseline to the bottom of the text, without the leading.
    package let descent: CGFloat
    /// The font's leading, below the text.
    package let leading: CGFloat
    /// From the top to the bottom, including the leading.
    package let height: CGFloat
    /// Whether the height is that of the text, which the style does not change.
    package let isNatural: Bool

    /// Creates the box of a line.
    package init(_ line: CTLine, _ settings: ParagraphSettings, usesFontLeading: Bool = true) {
        let bounds = line.stackedBounds
        let isLimited = settings.maximumLineHeight > 0 && line.hasShifts
        let descent = isLimited ? line.unshiftedBounds.descent : bounds.descent
        self.init(bounds, descent: descent, settings, usesFontLeading: usesFontLeading)
    }

    /// Creates the box of a line in a font.
    init(_ font: CTFont, _ settings: ParagraphSettings, usesFontLeading: Bool) {
        let bounds = TypographicBounds(font)
        self.init(bounds, descent: bounds.descent, settings, usesFontLeading: usesFontLeading)
    }

    private init(_ bounds: TypographicBounds, descent: CGFloat, _ settings: ParagraphSettings, usesFontLeading: Bool) {
        leading = usesFontLeading ? bounds.leading : 0
        let natural = bounds.ascent + bounds.descent + leading
        var height = settings.lineHeightMultiple > 0 ? natural * settings.lineHeightMultiple : natural
        if settings.maximumLineHeight > 0 { height = min(height, settings.maximumLineHeight) }
        height = max(height, settings.minimumLineHeight)
        // Height is added or removed above the text.
        ascent = bounds.ascent + height - natural + (bounds.descent - descent)
        self.descent = descent
        self.height = height
        isNatural = height == natural
    }
}

extension CTLine {
    fileprivate var hasShifts: Bool { runs.contains { $0.attributes.rise != 0 } }

    /// The extent without baseline shifts.
    var unshiftedBounds: TypographicBounds {
        let all = runs.map(\.unshiftedBounds) + rubies.map(\.bounds)
        return all.reduce(nil) { $0?.union($1) ?? $1 } ?? TypographicBounds()
    }

    /// The extent among other lines, which baseline shifts increase and never decrease.
    var stackedBounds: TypographicBounds {
        hasShifts ? bounds.union(unshiftedBounds) : bounds
    }
}
