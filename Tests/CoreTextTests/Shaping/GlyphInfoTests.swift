import CoreText
import Foundation
import XCTest

final class GlyphInfoTests: XCTestCase {
    private let key = NSAttributedString.Key(kCTGlyphInfoAttributeName)

    private func chosen(_ text: String, _ info: CTGlyphInfo?, _ range: NSRange, _ font: CTFont) throws -> CTLine {
        let string = NSMutableAttributedString(string: text, attributes: [.font: font])
        string.addAttribute(key, value: try XCTUnwrap(info), range: range)
        return CTLineCreateWithAttributedString(string)
    }

    func testAChosenGlyphStandsForItsText() throws {
        let font = font("LiberationSans")
        let info = CTGlyphInfoCreateWithGlyph(font.glyph("ß"), font, "ss")
        let strasse = try chosen("Strasse!", info, NSRange(location: 4, length: 2), font)
        XCTAssertEqual(strasse.glyphs, "Straße!".map { font.glyph($0) })
        XCTAssertEqual(strasse.indices, [0, 1, 2, 3, 4, 6, 7])
        XCTAssertEqual(strasse.width, line("Straße!", font).width, accuracy: 1e-3)
    }

    func testGlyphsAreChosenByNameAndByNumber() throws {
        let font = font("LiberationSans")
        let named = try XCTUnwrap(CTGlyphInfoCreateWithGlyphName("ampersand", font, "+"))
        XCTAssertEqual(try chosen("a+b", named, NSRange(location: 1, length: 1), font).glyphs[1], font.glyph("&"))
        XCTAssertEqual(CTGlyphInfoGetGlyphName(named), "ampersand")
        XCTAssertNil(CTGlyphInfoCreateWithGlyphName("no such glyph", font, "+"))
        let numbered = CTGlyphInfoCreateWithCharacterIdentifier(font.glyph("&"), .identityMapping, "+")
        XCTAssertEqual(try chosen("a+b", numbered, NSRange(location: 1, length: 1), font).glyphs[1], font.glyph("&"))
        let info = try XCTUnwrap(CTGlyphInfoCreateWithCharacterIdentifier(7, .adobeJapan1, "+"))
        XCTAssertEqual(CTGlyphInfoGetCharacterIdentifier(info), 7)
        XCTAssertEqual(CTGlyphInfoGetCharacterCollection(info), .adobeJapan1)
        XCTAssertEqual(CTGlyphInfoGetGlyph(info), 0)
    }

    func testOtherTextAndOtherFontsKeepTheirGlyphs() throws {
        let (font, other) = (font("LiberationSans"), font("LiberationSerif"))
        let info = CTGlyphInfoCreateWithGlyph(font.glyph("&"), font, "+")
        XCTAssertEqual(try chosen("a-b", info, NSRange(location: 1, length: 1), font).glyphs[1], font.glyph("-"))
        XCTAssertEqual(try chosen("a+b", info, NSRange(location: 1, length: 1), other).glyphs[1], other.glyph("+"))
        XCTAssertNil(CTGlyphInfoCreateWithGlyph(.max, font, "+"))
    }

    func testEqualChoicesAreEqual() {
        let font = font("LiberationSans")
        let infos = ["+", "+", "-"].map { CTGlyphInfoCreateWithGlyphName("ampersand", font, $0) }
        XCTAssertEqual(infos[0], infos[1])
        XCTAssertNotEqual(infos[0], infos[2])
    }
}
