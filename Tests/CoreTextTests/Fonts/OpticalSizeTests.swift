import CoreText
import XCTest

/// A font whose glyphs adapt to the size at which they are shown.
final class OpticalSizeTests: XCTestCase {
    private static let axis = 0x6F70_737A  // opsz

    /// Returns the width of A's stem in thousandths of an em: 300 at 6 points, 100 at 12, 40 at 72.
    private func stem(_ size: CGFloat, _ attributes: CFDictionary = [:]) throws -> CGFloat {
        stem(try madeFont("sizes", size, attributes))
    }

    private func stem(_ font: CTFont) -> CGFloat {
        let box = CTFontCreatePathForGlyph(font, font.glyph("A"), nil)?.boundingBoxOfPath ?? .null
        return box.width / CTFontGetSize(font) * 1000
    }

    func testLettersAreDrawnForTheSize() throws {
        for (size, width) in [(12, 100), (6, 300), (9, 200), (3, 300), (42, 70), (72, 40), (500, 40)] {
            XCTAssertEqual(try stem(CGFloat(size)), CGFloat(width), accuracy: 1.5, "\(size)")
            XCTAssertEqual(
                try stem(CGFloat(size), [kCTFontOpticalSizeAttribute: "auto"]), CGFloat(width), accuracy: 1.5)
        }
    }

    func testAnotherSizeOrNoneCanBeAskedFor() throws {
        XCTAssertEqual(try stem(72, [kCTFontOpticalSizeAttribute: "none"]), 100, accuracy: 1.5)
        XCTAssertEqual(try stem(72, [kCTFontOpticalSizeAttribute: 6]), 300, accuracy: 1.5)
        XCTAssertEqual(try stem(6, [kCTFontOpticalSizeAttribute: 1e9]), 40, accuracy: 1.5)
        XCTAssertEqual(try stem(72, [kCTFontOpticalSizeAttribute: "no size"]), 40, accuracy: 1.5)
        XCTAssertEqual(try stem(72, [kCTFontOpticalSizeAttribute: Double.nan]), 40, accuracy: 1.5)
        // An axis set explicitly takes precedence over the automatic value, and yields to the requested one.
        let wide: CFDictionary = [kCTFontVariationAttribute: [Self.axis: 6.0]]
        XCTAssertEqual(try stem(72, wide), 300, accuracy: 1.5)
        XCTAssertEqual(
            try stem(72, wide.merging([kCTFontOpticalSizeAttribute: "auto"]) { $1 }), 40, accuracy: 1.5)
    }

    func testCopiesFollowTheirOwnSize() throws {
        let small = try madeFont("sizes", 6)
        let large = CTFontCreateCopyWithAttributes(small, 72, nil, nil)
        XCTAssertEqual(stem(large), 40, accuracy: 1.5)
        XCTAssertEqual(CTFontCopyVariation(large) as? [Int: Double], [Self.axis: 72])
        XCTAssertNil(CTFontCopyAttribute(large, kCTFontOpticalSizeAttribute))
        let fixed = try madeFont("sizes", 6, [kCTFontOpticalSizeAttribute: 12])
        XCTAssertEqual(CTFontCopyAttribute(fixed, kCTFontOpticalSizeAttribute) as? Double, 12)
        XCTAssertEqual(stem(CTFontCreateCopyWithAttributes(fixed, 72, nil, nil)), 100, accuracy: 1.5)
        XCTAssertNotEqual(fixed, small)
        // Lines use the same glyphs.
        XCTAssertEqual(line("A", large).runs.first?.font.map { stem($0) } ?? 0, 40, accuracy: 1.5)
    }
}
