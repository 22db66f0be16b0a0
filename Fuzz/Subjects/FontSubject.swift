import CoreGraphics
import CoreText
import Foundation

/// Reads the bytes as a font: its names, metrics, tables, glyph outlines and bitmaps, and a line of text set in it.
func readFont(_ bytes: UnsafeRawBufferPointer) {
    let data = Data(bytes)
    _ = CTFontManagerCreateFontDescriptorsFromData(data)
    guard let provider = CGDataProvider(data: data), let font = CGFont(provider) else { return }
    measure(CTFontCreateWithGraphicsFont(font, 20, nil, nil))
    guard let axes = font.variationAxes as? [[String: Any]], !axes.isEmpty else { return }
    var variations: CFDictionary = [:]
    for axis in axes {
        if let name = axis[CGFont.variationAxisName] as? String {
            variations[name] = axis[CGFont.variationAxisMaxValue]
        }
    }
    guard let bold = font.copy(withVariations: variations) else { return }
    measure(CTFontCreateWithGraphicsFont(bold, 20, nil, nil))
}

private func measure(_ font: CTFont) {
    _ = (CTFontCopyPostScriptName(font), CTFontCopyFamilyName(font), CTFontCopyFullName(font))
    _ = (CTFontGetBoundingBox(font), CTFontGetAscent(font), CTFontGetUnitsPerEm(font), CTFontGetCapHeight(font))
    _ = (CTFontGetUnderlineThickness(font), CTFontGetSlantAngle(font), CTFontGetSymbolicTraits(font))
    _ = (CTFontCopyVariationAxes(font), CTFontCopyFeatures(font), CTFontCopyCharacterSet(font))
    for tag in CTFontCopyAvailableTables(font, []) ?? [] {
        if let tag = tag as? UInt32 { _ = CTFontCopyTable(font, tag, []) }
    }
    for glyph in (0..<12).map({ CGGlyph($0) }) + [CGGlyph.max] {
        _ = CTFontCreatePathForGlyph(font, glyph, nil)
        _ = CTFontCopyNameForGlyph(font, glyph)
        var advance = CGSize.zero
        _ = withUnsafePointer(to: glyph) { CTFontGetAdvancesForGlyphs(font, .horizontal, $0, &advance, 1) }
        _ = withUnsafePointer(to: glyph) { CTFontGetBoundingRectsForGlyphs(font, .horizontal, $0, nil, 1) }
    }
    let text = NSMutableAttributedString(string: "ABC fi \u{301}\u{1F600}", attributes: [.font: font])
    defer { text.forgetAttributes() }
    let line = CTLineCreateWithAttributedString(text)
    _ = CTLineGetTypographicBounds(line, nil, nil, nil)
    for context in [bitmapContext(width: 48, height: 24), bitmapContext(width: 400, height: 200)] {
        guard let context else { continue }
        context.scaleBy(x: CGFloat(context.width) / 48, y: CGFloat(context.width) / 48)
        CTLineDraw(line, context)
        _ = CTLineGetImageBounds(line, context)
    }
    drawDocument { CTLineDraw(line, $0) }
}
