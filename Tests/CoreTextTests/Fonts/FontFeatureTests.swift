import CoreText
import XCTest

/// The features that a font reports, and the effect of their settings.
final class FontFeatureTests: XCTestCase {
    private func features(_ font: CTFont) throws -> [CFDictionary] {
        try XCTUnwrap(CTFontCopyFeatures(font) as? [CFDictionary])
    }

    private func type(_ number: Int, of font: CTFont) throws -> CFDictionary {
        try XCTUnwrap(features(font).first { $0[kCTFontFeatureTypeIdentifierKey] as? Int == number }, "\(number)")
    }

    private func selectors(_ type: CFDictionary) throws -> [CFDictionary] {
        try XCTUnwrap(type[kCTFontFeatureTypeSelectorsKey] as? [CFDictionary])
    }

    func testTypesHaveTheirNamesAndSelectors() throws {
        let font = try madeFont("features")
        XCTAssertEqual(
            try features(font).compactMap { $0[kCTFontFeatureTypeIdentifierKey] as? Int },
            [kLigaturesType, kNumberSpacingType, 22, kStylisticAlternativesType, kLowerCaseType])
        let spacing = try type(kNumberSpacingType, of: font)
        XCTAssertEqual(spacing[kCTFontFeatureTypeNameKey] as? String, "Number Spacing")
        XCTAssertEqual(spacing[kCTFontFeatureTypeExclusiveKey] as? Bool, true)
        XCTAssertEqual(
            try selectors(spacing).map { $0[kCTFontFeatureSelectorNameKey] as? String },
            ["Monospaced Numbers", "Proportional Numbers", "No Change"])
        XCTAssertEqual(
            try selectors(spacing).map { $0[kCTFontFeatureSelectorIdentifierKey] as? Int },
            [kMonospacedNumbersSelector, kProportionalNumbersSelector, 4])
        XCTAssertEqual(
            try selectors(spacing).map { $0[kCTFontFeatureSelectorDefaultKey] as? Bool }, [nil, nil, true])
        XCTAssertEqual(
            try selectors(spacing).map { $0[kCTFontOpenTypeFeatureTag] as? String }, ["tnum", "pnum", nil])
        let ligatures = try type(kLigaturesType, of: font)
        XCTAssertEqual(ligatures[kCTFontFeatureTypeExclusiveKey] as? Bool, false)
        XCTAssertEqual(try selectors(ligatures).map { $0[kCTFontFeatureSelectorDefaultKey] as? Bool }, [true])
        // Kerning can be turned off.
        XCTAssertEqual(
            try selectors(try type(22, of: font)).map { $0[kCTFontFeatureSelectorNameKey] as? String },
            ["No Change", "No Kerning"])
    }

    func testStylisticSetsHaveTheFontsNames() throws {
        let sets = try type(kStylisticAlternativesType, of: try madeFont("features"))
        XCTAssertEqual(sets[kCTFontFeatureTypeNameKey] as? String, "Alternative Stylistic Sets")
        let all = try selectors(sets)
        XCTAssertEqual(
            all.map { $0[kCTFontFeatureSelectorNameKey] as? String }, ["Narrow boxes", "Stylistic Set 2"])
        XCTAssertEqual(
            all.map { $0[kCTFontFeatureSelectorIdentifierKey] as? Int },
            [kStylisticAltOneOnSelector, kStylisticAltTwoOnSelector])
        XCTAssertEqual(all.map { $0[kCTFontOpenTypeFeatureTag] as? String }, ["ss01", "ss02"])
    }

    func testVariantsOfCharactersHaveTheFontsTexts() throws {
        let others = try features(try madeFont("features")).filter { $0[kCTFontFeatureTypeIdentifierKey] == nil }
        XCTAssertEqual(others.map { $0[kCTFontOpenTypeFeatureTag] as? String }, ["cv01", "dnom"])
        XCTAssertEqual(others.map { $0[kCTFontFeatureTypeNameKey] as? String }, ["Other B", "Denominators"])
        XCTAssertEqual(others[0][kCTFontFeatureTooltipTextKey] as? String, "How B is drawn")
        XCTAssertEqual(others[0][kCTFontFeatureSampleTextKey] as? String, "BAB")
        let values = try selectors(others[0])
        XCTAssertEqual(values.map { $0[kCTFontFeatureSelectorNameKey] as? String }, ["Off", "As A", "As C"])
        XCTAssertEqual(values.map { $0[kCTFontOpenTypeFeatureValue] as? Int }, [0, 1, 2])
        XCTAssertEqual(values.map { $0[kCTFontFeatureSelectorDefaultKey] as? Bool }, [true, nil, nil])
        XCTAssertEqual(
            try selectors(others[1]).map { $0[kCTFontFeatureSelectorNameKey] as? String }, ["Off", "On"])
    }

    func testSettingsChooseGlyphsInEveryForm() throws {
        let plain = try madeFont("features")
        let (a, b, c) = (plain.glyph("A"), plain.glyph("B"), plain.glyph("C"))
        let forms: [(Any, String, [CGGlyph])] = [
            (
                [kCTFontFeatureTypeIdentifierKey: 35, kCTFontFeatureSelectorIdentifierKey: 2] as CFDictionary, "AB",
                [c, b]
            ),
            ([kCTFontOpenTypeFeatureTag: "ss02", kCTFontOpenTypeFeatureValue: 1] as CFDictionary, "AB", [a, c]),
            ([kCTFontOpenTypeFeatureTag: "cv01", kCTFontOpenTypeFeatureValue: 2] as CFDictionary, "AB", [a, c]),
            ("ss01", "AB", [c, b]), (["cv01", 1] as [Any], "B", [a]), (["cv01", 0] as [Any], "B", [b]),
            ([kNumberSpacingType, kMonospacedNumbersSelector], "A", [b]),
            ([kLigaturesType, kCommonLigaturesOffSelector], "fi", [plain.glyph("f"), plain.glyph("i")]),
            ([kLowerCaseType, kLowerCaseSmallCapsSelector], "f", [a]), ([kLowerCaseType, 7], "f", [plain.glyph("f")]),
            ([-3, 2], "A", [a]), (3, "A", [a]),
        ]
        for (form, text, glyphs) in forms {
            let font = try madeFont("features", 100, [kCTFontFeatureSettingsAttribute: [form]])
            XCTAssertEqual(line(text, font).glyphs, glyphs, "\(form)")
        }
        let loose = try madeFont("features", 100, [kCTFontFeatureSettingsAttribute: [[22, 8]]])
        XCTAssertEqual(line("AB", loose).width, 120, accuracy: 1e-6)
    }

    func testTheLastSettingOfAFeatureCounts() throws {
        let font = try madeFont("features", 100, [kCTFontFeatureSettingsAttribute: ["smcp", [kLowerCaseType, 0]]])
        XCTAssertEqual(line("f", font).glyphs, [font.glyph("f")])
        let again = CTFontDescriptorCreateCopyWithFeature(
            CTFontCopyFontDescriptor(font), NSNumber(value: kLowerCaseType),
            NSNumber(value: kLowerCaseSmallCapsSelector))
        XCTAssertEqual(line("f", CTFontCreateWithFontDescriptor(again, 0, nil)).glyphs, [font.glyph("A")])
    }

    func testSettingsAreThoseThatTheFontHasAndThatAreNotUsual() throws {
        let settings: [Any] = ["ss01", "ss09", ["liga", 1], ["kern", 0], ["dnom", 1]]
        let font = try madeFont("features", 100, [kCTFontFeatureSettingsAttribute: settings])
        let read = try XCTUnwrap(CTFontCopyFeatureSettings(font) as? [CFDictionary])
        XCTAssertEqual(read.map { $0[kCTFontOpenTypeFeatureTag] as? String }, ["ss01", "kern", "dnom"])
        XCTAssertEqual(read.map { $0[kCTFontFeatureTypeIdentifierKey] as? Int }, [35, 22, nil])
        XCTAssertEqual(read.map { $0[kCTFontFeatureSelectorIdentifierKey] as? Int }, [2, 8, nil])
        XCTAssertNil(
            CTFontCopyFeatureSettings(try madeFont("features", 100, [kCTFontFeatureSettingsAttribute: ["ss09"]])))
        // The list of features reports the settings.
        let sets = try selectors(try type(35, of: font))
        XCTAssertEqual(sets.map { $0[kCTFontFeatureSelectorSettingKey] as? Bool }, [true, nil])
        let spacing = try selectors(try type(22, of: font))
        XCTAssertEqual(spacing.map { $0[kCTFontFeatureSelectorSettingKey] as? Bool }, [nil, true])
    }

    func testFontsWithoutFeaturesHaveNone() throws { XCTAssertNil(CTFontCopyFeatures(try madeFont("axes"))) }
}
