import CHarfBuzz
import CoreGraphics

extension Shaper {
    /// Returns a glyph of vertical text, in a line that is laid out along x and drawn rotated to the right: down on the
    /// page is along the line, right on the page is up from its baseline. Ideographs are centred where the font's
    /// ideographs are beside letters.
    func upright(
        _ info: hb_glyph_info_t, _ position: hb_glyph_position_t, in run: ShapedRun, scale: CGFloat
    ) -> ShapedGlyph {
        let (x, y) = (CGFloat(position.x_offset) * scale, CGFloat(position.y_offset) * scale)
        let matrix = run.font.matrix
        let onPage = CGPoint(x: x * matrix.a + y * matrix.c, y: x * matrix.b + y * matrix.d)
        let middle = CGFloat(run.font.shaping.ideographicMiddle) * run.font.size
        return ShapedGlyph(
            glyph: CGGlyph(truncatingIfNeeded: info.codepoint), unit: start + Int(info.cluster),
            advance: -CGFloat(position.y_advance) * scale * matrix.d,
            offset: CGPoint(x: -onPage.y, y: onPage.x + middle),
            canBreakBefore: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }

    /// Moves glyphs that are laid out along the line into one group as long as an ideograph, side by side across the
    /// line, narrowed if they are too wide.
    func standSideBySide(_ run: inout ShapedRun) {
        let em = run.font.size
        let width = run.width
        guard width > 0 else { return }
        run.squeeze = min(1, em / width)
        let middle = CGFloat(run.font.shaping.ideographicMiddle) * em
        var x = -width / 2
        for i in run.glyphs.indices {
            let glyph = run.glyphs[i]
            let place = CGPoint(x: (x + glyph.offset.x) * run.squeeze, y: glyph.offset.y)
            x += glyph.advance
            // All of them are drawn at the start of the group: the last one advances the pen.
            run.glyphs[i].unit = run.range.lowerBound
            run.glyphs[i].advance = i == run.glyphs.count - 1 ? em : 0
            run.glyphs[i].offset = CGPoint(x: middle + em / 2 - place.y, y: place.x + middle)
        }
    }
}
