import CoreText
import XCTest

/// Fonts made for these tests, whose outlines and advances are all known; see Fixtures/make.py.
final class VariationTests: XCTestCase {
    private static let weight = 0x7767_6874  // wght
    private static let width = 0x7764_7468  // wdth

    private func graphicsFont(_ name: String) throws -> CGFont {
        let url = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "ttf"))
        return try XCTUnwrap(CGFont(try XCTUnwrap(CGDataProvider(url: url as CFURL))))
    }

    private func axes(_ variation: [Int: Double]) throws -> CTFont {
        let font = CTFontCreateWithGraphicsFont(try graphicsFont("axes"), 100, nil, nil)
        let descriptor = CTFontDescriptorCreateWithAttributes([kCTFontVariationAttribute: variation])
        return CTFontCreateCopyWithAttributes(font, 100, nil, descriptor)
    }

    private func stem(_ font: CTFont) -> CGRect {
        CTFontCreatePathForGlyph(font, font.glyph("A"), nil)?.boundingBoxOfPath ?? .null
    }

    func testAxesAreListed() throws {
        let all = try XCTUnwrap(CTFontCopyVariationAxes(try axes([:])) as? [CFDictionary])
        XCTAssertEqual(all.map { $0[kCTFontVariationAxisNameKey] as? String }, ["Weight", "Width"])
        XCTAssertEqual(all.map { $0[kCTFontVariationAxisIdentifierKey] as? Int }, [Self.weight, Self.width])
        XCTAssertEqual(all.map { $0[kCTFontVariationAxisMinimumValueKey] as? Double }, [100, 50])
        XCTAssertEqual(all.map { $0[kCTFontVariationAxisMaximumValueKey] as? Double }, [900, 100])
        XCTAssertEqual(all.map { $0[kCTFontVariationAxisDefaultValueKey] as? Double }, [100, 100])
    }

    func testOutlinesAndAdvancesFollowTheAxes() throws {
        for (variation, left, right, advance): ([Int: Double], Double, Double, Double) in [
            ([:], 25, 35, 60), ([Self.weight: 900], 5, 55, 70), ([Self.weight: 500], 15, 45, 65),
            ([Self.width: 50], 29, 31, 40), ([Self.weight: 5000], 5, 55, 70), ([Self.weight: -1], 25, 35, 60),
        ] {
            let font = try axes(variation)
            let stem = stem(font)
            XCTAssertEqual(stem.minX, left, accuracy: 0.06, "\(variation)")
            XCTAssertEqual(stem.maxX, right, accuracy: 0.06, "\(variation)")
            XCTAssertEqual(font.advance("A"), advance, accuracy: 0.06, "\(variation)")
            XCTAssertEqual(line("AA", font).width, 2 * advance, accuracy: 0.12, "\(variation)")
        }
    }

    func testWhereAFontLiesOnItsAxes() throws {
        XCTAssertEqual(CTFontCopyVariation(try axes([:]))?.count, 0)
        let heavy = try axes([Self.weight: 700])
        XCTAssertEqual(CTFontCopyVariation(heavy) as? [Int: Double], [Self.weight: 700])
        XCTAssertNotEqual(heavy, try axes([:]))
        XCTAssertNil(CTFontCopyVariation(font("Inter-Regular")))
        let graphics = try XCTUnwrap(try graphicsFont("axes").copy(withVariations: ["Weight": 900]))
        XCTAssertEqual(stem(CTFontCreateWithGraphicsFont(graphics, 100, nil, nil)).width, 50, accuracy: 0.06)
        XCTAssertNil(try graphicsFont("plain").copy(withVariations: ["Weight": 900]))
    }

    func testTheMatrixTurnsWhatIsVaried() throws {
        var slant = CGAffineTransform(1, 0, 0.5, 1, 0, 0)
        let font = CTFontCreateCopyWithAttributes(try axes([Self.weight: 900]), 100, &slant, nil)
        XCTAssertEqual(CTFontGetMatrix(font), slant)
        XCTAssertEqual(stem(font).maxX, 55 + 35, accuracy: 0.06)
    }

    func testLigaturesKerningAndCarets() throws {
        let font = CTFontCreateWithGraphicsFont(try graphicsFont("plain"), 100, nil, nil)
        XCTAssertEqual(line("fi", font).glyphs, [CTFontGetGlyphWithName(font, "f_i")])
        XCTAssertEqual(line("fi", [.font: font, .ligature: 0]).glyphs.count, 2)
        XCTAssertEqual(line("AB", font).width, 112, accuracy: 1e-6)
        XCTAssertEqual(line("AB", [.font: font, .kern: 0]).width, 120, accuracy: 1e-6)
        var carets: [CGFloat] = [0, 7]
        XCTAssertEqual(CTFontGetLigatureCaretPositions(font, CTFontGetGlyphWithName(font, "f_i"), &carets, 2), 1)
        XCTAssertEqual(carets, [30, 7])
        XCTAssertEqual(CTFontGetLigatureCaretPositions(font, CTFontGetGlyphWithName(font, "f_i"), nil, 0), 1)
        XCTAssertEqual(CTFontGetLigatureCaretPositions(font, font.glyph("A"), &carets, -1), 0)
        XCTAssertEqual(CTFontGetLigatureCaretPositions(font, .max, &carets, 2), 0)
        XCTAssertTrue(CTFontHasTable(font, 0x4744_4546))  // GDEF
        XCTAssertFalse(CTFontHasTable(font, 0x6676_6172))  // fvar
    }
}
