public import CoreGraphics
public import CoreText
public import Foundation

extension NSLayoutManager {
    // MARK: Line fragments

    /// Returns the rectangle of a glyph's line fragment, and stores the fragment's glyph range.
    public final func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange, withoutAdditionalLayout: false)
    }

    /// Returns the used rectangle of a glyph's line fragment, and stores the fragment's glyph range.
    public final func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        lineFragmentUsedRect(
            forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange, withoutAdditionalLayout: false)
    }

    /// Returns the container of a glyph, and stores the range of all glyphs in it.
    public final func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange, withoutAdditionalLayout: false)
    }

    /// Returns the glyphs that a truncated line omits; a range at `NSNotFound` for a line that isn't truncated.
    public final func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let index = fragmentIndex(at: glyphIndex) else { return none }
        let fragment = layout.fragments[index]
        let whole = fragment.range.lowerBound..<fragment.visibleEnd(in: unit)
        var shown = Set<Int>()
        for case let run as CTRun in CTLineGetGlyphRuns(fragment.line) {
            let range = CTRunGetStringRange(run)
            guard range.length > 0 else { continue }
            shown.formUnion(range.location + fragment.base..<range.location + range.length + fragment.base)
        }
        let hidden = whole.filter { !shown.contains($0) }
        guard let first = hidden.first, let last = hidden.last else { return none }
        return NSRange(first..<last + 1)
    }

    // MARK: Glyphs

    /// Returns the glyph at an index: 0 if it is null.
    public final func glyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex) }

    /// Returns the glyph at an index, and stores whether the index is valid.
    public final func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        cgGlyph(at: glyphIndex, isValidIndex: isValidIndex)
    }

    /// Returns whether a glyph is hidden.
    public final func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { hiddenGlyphs.contains(glyphIndex) }

    /// Returns whether a glyph draws outside its line fragment.
    public final func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool {
        if outsideGlyphs.contains(glyphIndex) { return true }
        guard let index = fragmentIndex(at: glyphIndex) else { return false }
        let fragment = layout.fragments[index]
        let ink = CTLineGetBoundsWithOptions(fragment.line, .useGlyphPathBounds)
        return ink.maxY > fragment.origin.y + 1e-6 || -ink.minY > fragment.rect.height - fragment.origin.y + 1e-6
    }

    /// Sets whether a glyph draws outside its line fragment.
    public final func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {
        if flag { outsideGlyphs.insert(glyphIndex) } else { outsideGlyphs.remove(glyphIndex) }
    }

    /// Returns the range of glyphs around one that are spaced without kerning: its run's.
    public final func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        guard let index = fragmentIndex(at: glyphIndex) else { return NSRange(location: 0, length: 0) }
        let fragment = layout.fragments[index]
        for case let run as CTRun in CTLineGetGlyphRuns(fragment.line) {
            let range = CTRunGetStringRange(run)
            let places = range.location + fragment.base..<range.location + range.length + fragment.base
            if places.contains(glyphIndex) { return NSRange(places) }
        }
        return NSRange(location: glyphIndex, length: 1)
    }

    /// Stores the insertion points of a character's line, from left to right or in text order, and their character
    /// indices; returns their number. Alternative positions are those at boundaries between directions.
    public final func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        guard let index = fragmentIndex(at: charIndex) else { return 0 }
        let fragment = layout.fragments[index]
        let end = fragment.visibleEnd(in: unit)
        let segments = TextSegments(Array(layout.units[fragment.range.lowerBound..<end]))
        let places = (0...segments.length).filter { segments.isCharacter($0) }.map { $0 + fragment.range.lowerBound }
        var found = places.map { (x: fragment.x(of: $0, secondary: aFlag) - fragment.rect.minX, place: $0) }
        if dFlag { found.sort { $0.x < $1.x } }
        for (offset, point) in found.enumerated() {
            positions?[offset] = point.x
            charIndexes?[offset] = point.place
        }
        return found.count
    }

    // MARK: Drawing glyphs and decorations

    /// Draws glyphs at positions with a font.
    public final func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
    ) {
        guard glyphCount > 0 else { return }
        CGContext.isolating { context in
            context.textMatrix = textMatrix
            if let color = attributes[.foregroundColor] as? UIColor { context.setFillColor(color.cgColor) }
            CTFontDrawGlyphs(font, glyphs, positions, glyphCount, context)
        }
    }

    /// Draws an underline under glyphs of a line.
    public final func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        drawRule(glyphRange, underlineVal, containerOrigin) { font, baseline in
            baseline + baselineOffset + max(-CTFontGetUnderlinePosition(font), 1)
        }
    }

    /// Draws the underlines of a line's parts, under words only if the style says so.
    public final func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in parts(of: glyphRange, byWord: underlineVal.contains(.byWord)) {
            drawUnderline(
                forGlyphRange: part, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
                lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// Draws a strikethrough through glyphs of a line.
    public final func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        drawRule(glyphRange, strikethroughVal, containerOrigin) { font, baseline in
            baseline + baselineOffset - CTFontGetXHeight(font) / 2
        }
    }

    /// Draws the strikethroughs of a line's parts, through words only if the style says so.
    public final func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in parts(of: glyphRange, byWord: strikethroughVal.contains(.byWord)) {
            drawStrikethrough(
                forGlyphRange: part, strikethroughType: strikethroughVal, baselineOffset: 0,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    private final func parts(of range: NSRange, byWord: Bool) -> [NSRange] {
        guard let places = usable(range) else { return [] }
        guard byWord else { return [range] }
        return places.split { unit($0) == 0x20 || unit($0) == 0x09 }.compactMap { part in
            part.first.map { NSRange(location: $0, length: part.count) }
        }
    }

    private final func drawRule(
        _ range: NSRange, _ style: NSUnderlineStyle, _ origin: CGPoint, _ height: (UIFont, CGFloat) -> CGFloat
    ) {
        guard let places = usable(range), !places.isEmpty, style.rawValue & 0x0F != 0,
            let context = UIGraphicsGetCurrentContext()
        else { return }
        let attributes = lineAttributes(at: places.lowerBound)
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let thickness = max(CTFontGetUnderlineThickness(font), 0.5) * (style.contains(.thick) ? 2 : 1)
        context.isolating { context in
            context.setFillColor((attributes[.foregroundColor] as? UIColor ?? .black).cgColor)
            for (fragment, span) in containers.indices.flatMap({ spans(of: places, in: $0) }) {
                let y = origin.y + height(font, fragment.baseline.y)
                let rule = CGRect(
                    x: origin.x + span.lowerBound, y: y - thickness / 2, width: span.upperBound - span.lowerBound,
                    height: thickness)
                context.fill(rule)
                if style.contains(.double) { context.fill(rule.offsetBy(dx: 0, dy: 2 * thickness)) }
            }
        }
    }
}
