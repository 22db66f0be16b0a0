import CFontFaces
package import Raster

/// The metrics stored in a font, in its units, y up.
package struct FontMetrics: Sendable, Hashable {
    /// The number of units per em.
    package var unitsPerEm = 1000
    package var glyphCount = 0
    /// The ascent of lines above the baseline.
    package var ascent = 0.0
    /// The descent of lines; negative below the baseline.
    package var descent = 0.0
    /// The gap between two lines.
    package var lineGap = 0.0
    /// The height of capital letters; zero when the font doesn't specify it.
    package var capHeight = 0.0
    /// The height of lowercase letters without ascenders; zero when the font doesn't specify it.
    package var xHeight = 0.0
    package var underlinePosition = 0.0
    package var underlineThickness = 0.0
    /// Degrees counterclockwise from the vertical: negative for letters that lean to the right.
    package var italicAngle = 0.0
    /// The bounding box of all glyphs.
    package var boundingBox = Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
    package var isMonospaced = false
    /// Boldness from 1 to 1000; 400 is regular.
    package var weightClass = 400
    /// From 1, narrowest, to 9; 5 is normal.
    package var widthClass = 5
    package var isItalic = false
    package var isBold = false
    /// IBM's font family class in the upper byte, as in the `OS/2` table.
    package var familyClass = 0
}

extension FontMetrics {
    /// Reads the metrics from the tables of `face`, at its current position in the design space. Nil if a required
    /// table is missing.
    init?(_ face: font_face) {
        var found = font_face_metrics()
        guard font_face_read_metrics(face, &found) else { return nil }
        unitsPerEm = Int(found.units_per_em)
        glyphCount = min(found.glyph_count, 1 << 16)
        ascent = Double(found.ascent)
        descent = Double(found.descent)
        lineGap = Double(found.line_gap)
        underlinePosition = Double(found.underline_position)
        underlineThickness = Double(found.underline_thickness)
        italicAngle = found.italic_angle
        boundingBox = Box(
            minX: Double(found.min_x), minY: Double(found.min_y), maxX: Double(found.max_x), maxY: Double(found.max_y))
        isMonospaced = found.is_monospaced
        isItalic = found.is_italic
        isBold = found.is_bold
        guard found.has_os2 else { return }
        weightClass = min(max(Int(found.weight_class), 1), 1000)
        widthClass = min(max(Int(found.width_class), 1), 9)
        familyClass = Int(found.family_class)
        // In versions of the table without these fields they read as zero, which stands for unknown here too.
        xHeight = Double(found.x_height)
        capHeight = Double(found.cap_height)
        guard ascent == 0, descent == 0 else { return }
        ascent = Double(found.typographic_ascent)
        descent = Double(found.typographic_descent)
        lineGap = Double(found.typographic_line_gap)
    }
}
