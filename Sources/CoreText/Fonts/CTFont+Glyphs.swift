public import CoreGraphics
import Raster

// A negative count is treated as zero.

/// Stores the glyph of each UTF-16 unit; missing glyphs are 0, and the function then returns false.
///
/// For a surrogate pair the first unit gets the glyph and the second 0.
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    var hasAll = true
    var i = 0
    while i < count {
        let unit = characters[i]
        var scalar = Unicode.Scalar(unit)
        var length = 1
        if UTF16.isLeadSurrogate(unit), i + 1 < count, UTF16.isTrailSurrogate(characters[i + 1]) {
            scalar = UTF16.decode(UTF16.EncodedScalar([unit, characters[i + 1]]))
            length = 2
        }
        glyphs[i] = scalar.map { font.shaping.glyph(for: $0) } ?? 0
        if length == 2 { glyphs[i + 1] = 0 }
        if glyphs[i] == 0 { hasAll = false }
        i += length
    }
    return hasAll
}

/// Returns the glyph with a PostScript name; 0 when the font has none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    font.face.glyph(named: glyphName)
}

/// Returns the PostScript name of a glyph; nil when there is no such glyph, or it has no name.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? { font.face.name(of: glyph) }

/// Stores the bounding box of each glyph's outline or image, in points, and returns their union.
///
/// The boxes are relative to each glyph's origin: for vertical text to its vertical one. Null for no glyphs.
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for i in 0..<max(count, 0) {
        var rect = font.boundingBox(of: glyphs[i])
        if orientation == .vertical {
            let translation = font.verticalTranslation(of: glyphs[i])
            rect = rect.offsetBy(dx: translation.width, dy: translation.height)
        }
        boundingRects?[i] = rect
        all = all.union(rect)
    }
    return all
}

/// Stores the bounds of each glyph, as `CTFontGetBoundingRectsForGlyphs(_:_:_:_:_:)` does: optical bounds are not
/// supported.
public func CTFontGetOpticalBoundsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex, _ options: CFOptionFlags
) -> CGRect {
    CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, boundingRects, count)
}

/// Stores the advance of each glyph, in points, and returns the sum.
///
/// The advance is along the line, in `width` for vertical text too. Doesn't include kerning, which applies between
/// glyphs of a line.
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    var sum = 0.0
    for i in 0..<max(count, 0) {
        let advance = orientation == .vertical ? font.verticalAdvance(of: glyphs[i]) : font.advance(of: glyphs[i])
        advances?[i] = CGSize(width: advance, height: 0)
        sum += Double(advance)
    }
    return sum
}

/// Stores the vector from each glyph's horizontal to its vertical origin, in points: the vertical origin is at the top,
/// in the middle of the glyph, so both components are usually negative.
public func CTFontGetVerticalTranslationsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ translations: UnsafeMutablePointer<CGSize>, _ count: CFIndex
) {
    for i in 0..<max(count, 0) { translations[i] = font.verticalTranslation(of: glyphs[i]) }
}

/// Stores the caret positions inside a ligature, in points from its origin, and returns their number.
///
/// At most `maxPositions` are stored. 0 for a glyph that is not a ligature, and where the font has no data.
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfontgetligaturecaretpositions(_:_:_:_:))
@discardableResult
public func CTFontGetLigatureCaretPositions(
    _ font: CTFont, _ glyph: CGGlyph, _ positions: UnsafeMutablePointer<CGFloat>?, _ maxPositions: CFIndex
) -> CFIndex {
    let carets = font.shaping.caretPositions(in: glyph)
    for (index, caret) in carets.prefix(max(maxPositions, 0)).enumerated() {
        positions?[index] = CGFloat(caret) * font.size * font.matrix.a
    }
    return carets.count
}

/// Returns a glyph's outline in points, y up, mapped by `matrix`; nil for a glyph without one, such as a space or an
/// image.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let outline = font.face.outline(of: glyph)
    guard !outline.isEmpty else { return nil }
    let toPoints = font.unitsToPoints.concatenating(matrix?.pointee ?? .identity)
    return CGPath(storage: outline.mapped { $0.applying(toPoints) })
}

/// Draws glyphs at positions in the context's text space, in the context's fill colour.
///
/// Colour glyphs are drawn in their own colours.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    guard count > 0 else { return }
    context.show(
        Array(UnsafeBufferPointer(start: glyphs, count: count)), of: font.graphicsFont, size: font.size,
        matrix: font.matrix, at: Array(UnsafeBufferPointer(start: positions, count: count)))
}

extension CTFont {
    /// Returns the advance of a glyph, in points.
    func advance(of glyph: CGGlyph) -> CGFloat {
        if let fixedAdvance { return fixedAdvance }
        let advance = CGFloat(shaping.advance(of: glyph)) * size * matrix.a
        // Combining marks have no advance.
        return advance == 0 ? 0 : advance + tracking
    }

    /// Returns the advance of a glyph in vertical text, in points.
    func verticalAdvance(of glyph: CGGlyph) -> CGFloat {
        fixedAdvance ?? CGFloat(shaping.verticalAdvance(of: glyph)) * size * matrix.d
    }

    /// Returns the vector from a glyph's vertical to its horizontal origin, in points: a glyph drawn with this offset
    /// has its vertical origin at the pen.
    func verticalTranslation(of glyph: CGGlyph) -> CGSize {
        let origin = shaping.verticalOrigin(of: glyph)
        let point = CGPoint(x: origin.x * size, y: origin.y * size).applying(matrix)
        return CGSize(width: -point.x, height: -point.y)
    }

    /// Returns the bounding box of a glyph at the origin, in points.
    func boundingBox(of glyph: CGGlyph) -> CGRect {
        CGRect(face.boundingBox(of: glyph)).applying(unitsToPoints)
    }
}
