import CFreeType
import CoreText
import Foundation
import XCTest

final class FontMetricsTests: XCTestCase {
    private let names = ["LiberationSans", "LiberationSerif-BoldItalic", "Inter-Regular", "NotoSansDevanagari-Regular"]

    /// Opens a face directly with FreeType.
    private func withFreeType(_ font: CTFont, _ body: (FT_Face) throws -> Void) throws {
        let url = try XCTUnwrap(CTFontCopyAttribute(font, kCTFontURLAttribute) as? URL)
        var library: FT_Library?
        XCTAssertEqual(FT_Init_FreeType(&library), 0)
        defer { FT_Done_FreeType(library) }
        var face: FT_Face?
        XCTAssertEqual(FT_New_Face(library, url.path, 0, &face), 0)
        try body(try XCTUnwrap(face))
    }

    func testMetricsAreFreeTypesInPoints() throws {
        for name in names {
            let font = font(name, 100)
            try withFreeType(font) { face in
                let units = CGFloat(face.pointee.units_per_EM)
                XCTAssertEqual(CTFontGetUnitsPerEm(font), UInt32(units))
                XCTAssertEqual(CTFontGetGlyphCount(font), face.pointee.num_glyphs)
                XCTAssertEqual(CTFontGetAscent(font), CGFloat(face.pointee.ascender) / units * 100, accuracy: 1e-9)
                XCTAssertEqual(CTFontGetDescent(font), -CGFloat(face.pointee.descender) / units * 100, accuracy: 1e-9)
                let lineHeight = CGFloat(face.pointee.height) / units * 100
                XCTAssertEqual(
                    CTFontGetAscent(font) + CTFontGetDescent(font) + CTFontGetLeading(font), lineHeight, accuracy: 1e-9)
                XCTAssertEqual(
                    CTFontGetUnderlineThickness(font), CGFloat(face.pointee.underline_thickness) / units * 100,
                    accuracy: 1e-9)
                let box = face.pointee.bbox
                XCTAssertEqual(CTFontGetBoundingBox(font).minX, CGFloat(box.xMin) / units * 100, accuracy: 1e-9)
                XCTAssertEqual(CTFontGetBoundingBox(font).maxY, CGFloat(box.yMax) / units * 100, accuracy: 1e-9)
            }
        }
    }

    func testAdvancesAndBoxesAreFreeTypes() throws {
        for name in names {
            let font = font(name, 64)
            try withFreeType(font) { face in
                for glyph in stride(from: 1, to: CGGlyph(min(CTFontGetGlyphCount(font), 2000)), by: 61) {
                    XCTAssertEqual(FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE)), 0)
                    let metrics = face.pointee.glyph.pointee.metrics
                    let scale = 64 / Double(face.pointee.units_per_EM)
                    XCTAssertEqual(
                        CTFontGetAdvancesForGlyphs(font, .horizontal, [glyph], nil, 1),
                        Double(metrics.horiAdvance) * scale, accuracy: 1e-6, "\(name) \(glyph)")
                    guard face.pointee.glyph.pointee.outline.n_points > 0 else { continue }
                    let box = CTFontGetBoundingRectsForGlyphs(font, .default, [glyph], nil, 1)
                    // FreeType's box encloses whole units.
                    XCTAssertEqual(Double(box.minX), Double(metrics.horiBearingX) * scale, accuracy: 1.01 * scale)
                    XCTAssertEqual(Double(box.maxY), Double(metrics.horiBearingY) * scale, accuracy: 1.01 * scale)
                    XCTAssertEqual(Double(box.width), Double(metrics.width) * scale, accuracy: 2.01 * scale)
                }
            }
        }
    }

    func testHeightsOfLettersAreMeasuredWhereTheFontDoesNotSay() {
        let liberation = font("LiberationSans", 2048)
        let box = CTFontGetBoundingRectsForGlyphs(liberation, .default, [liberation.glyph("H")], nil, 1)
        XCTAssertEqual(CTFontGetCapHeight(liberation), box.maxY)
        XCTAssertEqual(CTFontGetXHeight(liberation), 1082)
        XCTAssertGreaterThan(CTFontGetCapHeight(font("Inter-Regular")), CTFontGetXHeight(font("Inter-Regular")))
    }

    func testUnderlinesLieBelowAndItalicsLeanRight() {
        XCTAssertLessThan(CTFontGetUnderlinePosition(font("LiberationSans")), 0)
        XCTAssertEqual(CTFontGetSlantAngle(font("LiberationSans")), 0)
        XCTAssertLessThan(CTFontGetSlantAngle(font("LiberationSans-Italic")), -5)
    }

    func testMeasuresGrowWithTheSizeAndTheMatrix() {
        var matrix = CGAffineTransform(scaleX: 2, y: 3)
        let plain = font("LiberationSans", 10)
        let mapped = CTFontCreateWithName("LiberationSans", 10, &matrix)
        XCTAssertEqual(CTFontGetAscent(mapped), 3 * CTFontGetAscent(plain), accuracy: 1e-9)
        XCTAssertEqual(mapped.advance("m"), 2 * plain.advance("m"), accuracy: 1e-9)
        XCTAssertEqual(font("LiberationSans", 30).advance("m"), 3 * plain.advance("m"), accuracy: 1e-9)
        XCTAssertEqual(CTFontGetMatrix(mapped), matrix)
        let path = CTFontCreatePathForGlyph(mapped, mapped.glyph("H"), nil)
        let plainPath = CTFontCreatePathForGlyph(plain, plain.glyph("H"), nil)
        XCTAssertEqual(
            path?.boundingBoxOfPath.height ?? 0, 3 * (plainPath?.boundingBoxOfPath.height ?? 1), accuracy: 1e-9)
    }

    func testInvalidFontSizesBecomeTwelve() {
        for size in [0, -5, CGFloat.nan, .infinity] {
            XCTAssertEqual(CTFontGetSize(CTFontCreateWithName("LiberationSans", size, nil)), 12)
        }
    }

    func testGlyphsOfCharacters() {
        let font = font("LiberationSans")
        var glyphs = [CGGlyph](repeating: 7, count: 4)
        let pair: [UniChar] = [0x41, 0xD83D, 0xDE00, 0x42]
        XCTAssertFalse(CTFontGetGlyphsForCharacters(font, pair, &glyphs, 4))
        XCTAssertEqual(glyphs, [font.glyph("A"), 0, 0, font.glyph("B")])
        XCTAssertTrue(CTFontGetGlyphsForCharacters(font, [0x41, 0xE9], &glyphs, 2))
        XCTAssertFalse(CTFontGetGlyphsForCharacters(font, [0xD83D], &glyphs, 1))
        XCTAssertTrue(CTFontGetGlyphsForCharacters(font, [0x41], &glyphs, -1))
        XCTAssertEqual(CTFontCopyNameForGlyph(font, font.glyph("A")), "A")
        XCTAssertEqual(CTFontGetGlyphWithName(font, "A"), font.glyph("A"))
        let emoji = emojiFont
        XCTAssertTrue(CTFontGetGlyphsForCharacters(emoji, Array("😀".utf16), &glyphs, 2))
        XCTAssertNotEqual(glyphs[0], 0)
        XCTAssertEqual(glyphs[1], 0)
    }

    private var emojiFont: CTFont {
        CTFontCreateForString(font("LiberationSans"), "😀", CFRange())
    }

    func testPathsAndPicturesOfGlyphs() {
        let font = font("LiberationSans")
        XCTAssertNil(CTFontCreatePathForGlyph(font, font.glyph(" "), nil))
        XCTAssertNil(CTFontCreatePathForGlyph(font, .max, nil))
        var move = CGAffineTransform(translationX: 100, y: 50)
        let moved = CTFontCreatePathForGlyph(font, font.glyph("H"), &move)
        XCTAssertEqual(moved?.boundingBoxOfPath.minY ?? 0, 50, accuracy: 1e-9)
        let emoji = emojiFont
        XCTAssertTrue(CTFontGetSymbolicTraits(emoji).contains(.traitColorGlyphs))
        XCTAssertNil(CTFontCreatePathForGlyph(emoji, emoji.glyph("😀"), nil))
        let box = CTFontGetBoundingRectsForGlyphs(emoji, .default, [emoji.glyph("😀")], nil, 1)
        XCTAssertEqual(box.width / CTFontGetSize(emoji), 1.2, accuracy: 0.15)
    }

    func testCharacterSetAndTables() {
        let characters = CTFontCopyCharacterSet(font("LiberationSans"))
        XCTAssertTrue(characters.contains("A"))
        XCTAssertFalse(characters.contains("漢"))
        XCTAssertEqual(CTFontCopyTable(font("LiberationSans"), 0x6865_6164, [])?.count, 54)
        XCTAssertNil(CTFontCopyVariationAxes(font("Inter-Regular")))
    }
}
