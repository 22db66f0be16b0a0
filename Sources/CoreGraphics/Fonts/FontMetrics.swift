import CFreeType
package import Raster

/// The measures that a font states of itself, in its units, y up.
package struct FontMetrics: Sendable, Hashable {
    /// How many units make an em.
    package var unitsPerEm = 1000
    package var glyphCount = 0
    /// How far lines reach above the baseline.
    package var ascent = 0.0
    /// How far lines reach below the baseline; negative below it.
    package var descent = 0.0
    /// The space between two lines.
    package var lineGap = 0.0
    /// The height of capital letters; zero when the font doesn't say.
    package var capHeight = 0.0
    /// The height of small letters without ascenders; zero when the font doesn't say.
    package var xHeight = 0.0
    package var underlinePosition = 0.0
    package var underlineThickness = 0.0
    /// Degrees counterclockwise from the vertical: negative for letters that lean to the right.
    package var italicAngle = 0.0
    /// The box that holds every glyph.
    package var boundingBox = Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
    package var isMonospaced = false
    /// Boldness from 1 to 1000; 400 is regular.
    package var weightClass = 400
    /// From 1, narrowest, to 9; 5 is normal.
    package var widthClass = 5
    package var isItalic = false
    package var isBold = false
    /// IBM's class of the design in the upper byte, as the `OS/2` table has it.
    package var familyClass = 0
}

extension FontMetrics {
    /// Read from the tables of `face`, at the place in its design space that is set. Nil without the tables that each
    /// font must have.
    init?(_ face: FT_Face) {
        guard let head = face.table(FT_SFNT_HEAD, TT_Header.self), head.Units_Per_EM > 0, face.pointee.num_glyphs > 0
        else { return nil }
        unitsPerEm = Int(head.Units_Per_EM)
        glyphCount = min(face.pointee.num_glyphs, 1 << 16)
        boundingBox = Box(
            minX: Double(head.xMin), minY: Double(head.yMin), maxX: Double(head.xMax), maxY: Double(head.yMax))
        isBold = head.Mac_Style & 1 != 0
        isItalic = head.Mac_Style & 2 != 0
        if let hhea = face.table(FT_SFNT_HHEA, TT_HoriHeader.self) {
            ascent = Double(hhea.Ascender)
            descent = Double(hhea.Descender)
            lineGap = Double(hhea.Line_Gap)
        }
        if let post = face.table(FT_SFNT_POST, TT_Postscript.self) {
            underlinePosition = Double(post.underlinePosition)
            underlineThickness = Double(post.underlineThickness)
            italicAngle = Double(post.italicAngle) / 65536
            isMonospaced = post.isFixedPitch != 0
        }
        if let os2 = face.table(FT_SFNT_OS2, TT_OS2.self), os2.version != 0xFFFF { read(os2) }
    }

    private mutating func read(_ os2: TT_OS2) {
        weightClass = min(max(Int(os2.usWeightClass), 1), 1000)
        widthClass = min(max(Int(os2.usWidthClass), 1), 9)
        familyClass = Int(os2.sFamilyClass)
        isBold = isBold || os2.fsSelection & 1 << 5 != 0
        isItalic = isItalic || os2.fsSelection & (1 | 1 << 9) != 0
        // The fields before a version that has them read as zero, which is what ours say for unknown.
        xHeight = Double(os2.sxHeight)
        capHeight = Double(os2.sCapHeight)
        if ascent == 0, descent == 0 {
            ascent = Double(os2.sTypoAscender)
            descent = Double(os2.sTypoDescender)
            lineGap = Double(os2.sTypoLineGap)
        }
    }
}

extension UnsafeMutablePointer<FT_FaceRec_> {
    /// One of the tables that FreeType reads when it opens a font.
    fileprivate func table<Table>(_ tag: FT_Sfnt_Tag, _ type: Table.Type) -> Table? {
        FT_Get_Sfnt_Table(self, tag)?.assumingMemoryBound(to: Table.self).pointee
    }
}
