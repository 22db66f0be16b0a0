public import CoreGraphics
import Raster

extension CTFont {
    /// The size of a font unit in points.
    var pointsPerUnit: CGFloat { size / CGFloat(face.metrics.unitsPerEm) }

    /// Converts a height above the baseline from font units to points.
    func height(_ units: Double) -> CGFloat { CGFloat(units) * pointsPerUnit * matrix.d }

    var ascent: CGFloat { isSystem ? size * SanFrancisco.ascent * matrix.d : height(face.metrics.ascent) }
    /// The descent, positive below the baseline.
    var descent: CGFloat { isSystem ? size * SanFrancisco.descent * matrix.d : -height(face.metrics.descent) }
    var leading: CGFloat { isSystem ? 0 : height(face.metrics.lineGap) }
    var underlinePosition: CGFloat { height(face.metrics.underlinePosition) }
    var underlineThickness: CGFloat { height(face.metrics.underlineThickness) }

    /// The transform from font units to points, including the font's matrix.
    var unitsToPoints: CGAffineTransform {
        CGAffineTransform(scaleX: pointsPerUnit, y: pointsPerUnit).concatenating(matrix)
    }
}

/// Returns the ascent, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }

/// Returns the descent, in points, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }

/// Returns the gap between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the number of units per em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.metrics.unitsPerEm) }

/// Returns the number of glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.metrics.glyphCount }

/// Returns the bounding box of all glyphs, in points.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(font.face.metrics.boundingBox).applying(font.unitsToPoints)
}

/// Returns the position of the underline's centre relative to the baseline, in points: negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.underlinePosition }

/// Returns the thickness of the underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.underlineThickness }

/// Returns the slant in degrees counterclockwise from the vertical: negative for letters that lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { CGFloat(font.face.metrics.italicAngle) }

/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.height(font.face.capHeight) }

/// Returns the height of lowercase letters without ascenders, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.height(font.face.xHeight) }
