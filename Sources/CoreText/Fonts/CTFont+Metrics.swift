public import CoreGraphics
import Raster

extension CTFont {
    /// How many points a unit of the font is.
    var pointsPerUnit: CGFloat { size / CGFloat(face.metrics.unitsPerEm) }

    /// A height above the baseline, from units to points.
    func height(_ units: Double) -> CGFloat { CGFloat(units) * pointsPerUnit * matrix.d }

    var ascent: CGFloat { isSystem ? size * SanFrancisco.ascent * matrix.d : height(face.metrics.ascent) }
    /// Positive below the baseline.
    var descent: CGFloat { isSystem ? size * SanFrancisco.descent * matrix.d : -height(face.metrics.descent) }
    var leading: CGFloat { isSystem ? 0 : height(face.metrics.lineGap) }
    var underlinePosition: CGFloat { height(face.metrics.underlinePosition) }
    var underlineThickness: CGFloat { height(face.metrics.underlineThickness) }

    /// From the font's units to points, through its matrix.
    var unitsToPoints: CGAffineTransform {
        CGAffineTransform(scaleX: pointsPerUnit, y: pointsPerUnit).concatenating(matrix)
    }
}

/// The ascent, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }

/// The descent, in points: positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }

/// The leading between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// The number of units per em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.metrics.unitsPerEm) }

/// The number of glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.metrics.glyphCount }

/// The bounding box of all glyphs, in points.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(font.face.metrics.boundingBox).applying(font.unitsToPoints)
}

/// The position of the underline's centre relative to the baseline, in points: negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.underlinePosition }

/// The thickness of the underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.underlineThickness }

/// Degrees counterclockwise from the vertical: negative for letters that lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { CGFloat(font.face.metrics.italicAngle) }

/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.height(font.face.capHeight) }

/// The height of small letters without ascenders, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.height(font.face.xHeight) }
