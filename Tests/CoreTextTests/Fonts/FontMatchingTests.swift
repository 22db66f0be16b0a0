import CoreText
import Foundation
import XCTest

final class FontMatchingTests: XCTestCase {
    // MARK: Names

    func testNames() {
        let font = font("LiberationSans-Bold")
        XCTAssertEqual(CTFontCopyFamilyName(font), "Liberation Sans")
        XCTAssertEqual(CTFontCopyFullName(font), "Liberation Sans Bold")
        XCTAssertEqual(CTFontCopyName(font, kCTFontStyleNameKey), "Bold")
        XCTAssertTrue(CTFontCopyName(font, kCTFontVersionNameKey)?.contains("ersion") ?? false)
        XCTAssertNil(CTFontCopyName(font, "no such key"))
        var language: Unmanaged<NSString>?
        XCTAssertEqual(CTFontCopyLocalizedName(font, kCTFontFamilyNameKey, &language), "Liberation Sans")
        XCTAssertEqual(language?.takeRetainedValue() as String?, "en")
    }

    func testFamiliesAndFullNamesAreUnderstood() {
        XCTAssertEqual(CTFontCopyPostScriptName(CTFontCreateWithName("Liberation Serif", 12, nil)), "LiberationSerif")
        XCTAssertEqual(
            CTFontCopyPostScriptName(CTFontCreateWithName("liberation sans bold", 12, nil)), "LiberationSans-Bold")
    }

    func testFontsOfApplesSystemsHaveStandIns() {
        let pairs = [
            ("Helvetica", "LiberationSans"), ("Helvetica-Bold", "LiberationSans-Bold"),
            ("HelveticaNeue-BoldItalic", "LiberationSans-BoldItalic"), ("ArialMT", "LiberationSans"),
            ("Arial-BoldMT", "LiberationSans-Bold"), ("TimesNewRomanPSMT", "LiberationSerif"),
            ("TimesNewRomanPS-ItalicMT", "LiberationSerif-Italic"), ("Courier", "LiberationMono"),
            (".SFUI-Semibold", "Inter-SemiBold"), ("SFProText-Light", "Inter-Light"),
            ("Menlo-Regular", "LiberationMono"),
        ]
        for (name, expected) in pairs {
            XCTAssertEqual(CTFontCopyPostScriptName(CTFontCreateWithName(name, 12, nil)), expected, name)
        }
    }

    func testUnknownNamesStillGiveAFont() {
        for name in ["", "No Such Font", "-", "Nothing-BoldItalic", String(repeating: "x", count: 10_000)] {
            let font = CTFontCreateWithName(name, 12, nil)
            XCTAssertGreaterThan(font.advance("A"), 0, name)
        }
        XCTAssertTrue(CTFontGetSymbolicTraits(CTFontCreateWithName("Nothing-Bold", 12, nil)).contains(.traitBold))
    }

    func testSystemFont() throws {
        let system = try XCTUnwrap(CTFontCreateUIFontForLanguage(.system, 0, nil))
        XCTAssertEqual(CTFontCopyPostScriptName(system), "Inter-Regular")
        XCTAssertEqual(CTFontGetSize(system), 13)
        let bold = try XCTUnwrap(CTFontCreateUIFontForLanguage(.emphasizedSystem, 20, nil))
        XCTAssertEqual(CTFontCopyPostScriptName(bold), "Inter-Bold")
        let mono = try XCTUnwrap(CTFontCreateUIFontForLanguage(.userFixedPitch, 0, nil))
        XCTAssertTrue(CTFontGetSymbolicTraits(mono).contains(.traitMonoSpace))
        XCTAssertEqual(mono.advance("i"), mono.advance("m"))
        XCTAssertNil(CTFontCreateUIFontForLanguage(.none, 0, nil))
    }

    // MARK: Traits

    func testSymbolicTraits() throws {
        XCTAssertEqual(CTFontGetSymbolicTraits(font("LiberationSans")).intersection([.traitBold, .traitItalic]), [])
        let both: CTFontSymbolicTraits = [.traitBold, .traitItalic]
        let regular = font("LiberationSans", 17)
        let copy = try XCTUnwrap(CTFontCreateCopyWithSymbolicTraits(regular, 0, nil, both, both))
        XCTAssertEqual(CTFontCopyPostScriptName(copy), "LiberationSans-BoldItalic")
        XCTAssertEqual(CTFontGetSize(copy), 17)
        let back = try XCTUnwrap(CTFontCreateCopyWithSymbolicTraits(copy, 9, nil, [], .traitItalic))
        XCTAssertEqual(CTFontCopyPostScriptName(back), "LiberationSans-Bold")
        XCTAssertEqual(CTFontGetSize(back), 9)
        XCTAssertNil(CTFontCreateCopyWithSymbolicTraits(regular, 0, nil, .traitMonoSpace, .traitMonoSpace))
        XCTAssertTrue(CTFontGetSymbolicTraits(font("LiberationMono")).contains(.traitMonoSpace))
    }

    func testWeightsAreThoseOfUIKit() throws {
        let weights = [("Inter-Thin", -0.8), ("Inter-Regular", 0), ("Inter-SemiBold", 0.3), ("Inter-Black", 0.62)]
        for (name, weight) in weights {
            let traits = CTFontCopyTraits(font(name))
            XCTAssertEqual(try XCTUnwrap(traits[kCTFontWeightTrait] as? Double), weight, accuracy: 0.01, name)
        }
        for (weight, name) in [(-0.4, "Inter-Light"), (0.23, "Inter-Medium"), (0.4, "Inter-Bold")] {
            let descriptor = CTFontDescriptorCreateWithAttributes([
                kCTFontFamilyNameAttribute: "Inter",
                kCTFontTraitsAttribute: [kCTFontWeightTrait: weight] as CFDictionary,
            ])
            XCTAssertEqual(CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(descriptor, 12, nil)), name)
        }
    }

    func testCopiesKeepWhatIsNotChanged() {
        let settings: CFArray = [[kCTFontOpenTypeFeatureTag: "tnum", kCTFontOpenTypeFeatureValue: 1] as CFDictionary]
        let descriptor = CTFontDescriptorCreateWithAttributes([kCTFontFeatureSettingsAttribute: settings])
        let numbers = CTFontCreateCopyWithAttributes(font("Inter-Regular", 15), 0, nil, descriptor)
        XCTAssertEqual(CTFontGetSize(numbers), 15)
        XCTAssertEqual(CTFontCopyPostScriptName(numbers), "Inter-Regular")
        let larger = CTFontCreateCopyWithAttributes(numbers, 30, nil, nil)
        XCTAssertEqual((CTFontCopyFeatureSettings(larger) as? [CFDictionary])?.count, 1)
        let bold = CTFontCreateCopyWithAttributes(
            larger, 0, nil,
            CTFontDescriptorCreateWithAttributes([
                kCTFontTraitsAttribute: [kCTFontSymbolicTrait: CTFontSymbolicTraits.traitBold.rawValue] as CFDictionary
            ]))
        XCTAssertEqual(CTFontCopyPostScriptName(bold), "Inter-Bold")
        XCTAssertEqual(
            CTFontCreateCopyWithFamily(bold, 0, nil, "Liberation Serif").map { CTFontCopyPostScriptName($0) },
            "LiberationSerif-Bold")
        XCTAssertNil(CTFontCreateCopyWithFamily(bold, 0, nil, "No Such Family"))
    }

    func testFontsAreEqualByWhatTheyAre() {
        XCTAssertEqual(font("Inter-Regular", 15), font("Inter-Regular", 15))
        XCTAssertNotEqual(font("Inter-Regular", 15), font("Inter-Regular", 16))
        XCTAssertEqual(Set([font("Inter-Regular", 15), font("Inter-Regular", 15), font("Inter-Bold", 15)]).count, 2)
        let copy = CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(font("Inter-Bold", 15)), 0, nil)
        XCTAssertEqual(copy, font("Inter-Bold", 15))
    }

    // MARK: Descriptors

    func testDescriptorsFindFonts() throws {
        let descriptor = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "Liberation Sans"])
        let found = try XCTUnwrap(CTFontDescriptorCreateMatchingFontDescriptors(descriptor, nil) as? [CTFontDescriptor])
        let names = found.compactMap { CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String }
        XCTAssertEqual(names.first, "LiberationSans")
        XCTAssertEqual(
            Set(names), ["LiberationSans", "LiberationSans-Bold", "LiberationSans-Italic", "LiberationSans-BoldItalic"])
        let nothing = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "No Such Family"])
        XCTAssertNil(CTFontDescriptorCreateMatchingFontDescriptor(nothing, nil))
        let sized = CTFontDescriptorCreateWithNameAndSize("Inter-Bold", 31)
        XCTAssertEqual(CTFontGetSize(CTFontCreateWithFontDescriptor(sized, 0, nil)), 31)
        XCTAssertEqual(CTFontDescriptorCopyAttributes(sized)[kCTFontNameAttribute] as? String, "Inter-Bold")
    }

    func testCollectionsListFonts() throws {
        let all = try XCTUnwrap(
            CTFontCollectionCreateMatchingFontDescriptors(CTFontCollectionCreateFromAvailableFonts(nil)))
        XCTAssertGreaterThan(all.count, 30)
        let query = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "Liberation Mono"])
        let some = CTFontCollectionCreateMatchingFontDescriptors(
            CTFontCollectionCreateWithFontDescriptors([query, query], nil))
        // Another test in the process may have registered a font of the family again.
        let names = (some as? [CTFontDescriptor])?.map {
            CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String
        }
        XCTAssertEqual(names.map { Set($0) }?.count, 4)
        XCTAssertTrue((CTFontManagerCopyAvailableFontFamilyNames() as? [String])?.contains("Inter") ?? false)
    }

    // MARK: Fallback

    func testCharactersThatAFontLacksAreFoundElsewhere() {
        let inter = font("Inter-Regular", 18)
        let pairs = [
            ("A", "Inter-Regular"), ("日", "NotoSansCJKsc-Regular"), ("ひらがな", "NotoSansCJKjp-Regular"),
            ("한국", "NotoSansCJKkr-Regular"), ("ع", "NotoSansArabic-Regular"), ("अ", "NotoSansDevanagari-Regular"),
            ("😀", "NotoColorEmoji"), ("👩‍🚀", "NotoColorEmoji"), ("ไทย", "NotoSansThai-Regular"),
        ]
        for (text, name) in pairs {
            let found = CTFontCreateForString(inter, text, CFRange())
            XCTAssertEqual(CTFontCopyPostScriptName(found), name, text)
            XCTAssertEqual(CTFontGetSize(found), 18)
        }
        XCTAssertEqual(
            CTFontCopyPostScriptName(CTFontCreateForStringWithLanguage(inter, "日", CFRange(), "ja")),
            "NotoSansCJKjp-Regular")
        let bold = CTFontCreateForString(font("Inter-Bold"), "漢", CFRange())
        XCTAssertTrue(CTFontGetSymbolicTraits(bold).contains(.traitBold))
        let serif = CTFontCreateForString(font("LiberationSerif"), "अ", CFRange())
        XCTAssertEqual(CTFontCopyPostScriptName(serif), "NotoSerifDevanagari-Regular")
    }

    func testACascadeListComesFirst() {
        let descriptor = CTFontDescriptorCreateWithAttributes([
            kCTFontNameAttribute: "LiberationSans",
            kCTFontCascadeListAttribute: [CTFontDescriptorCreateWithNameAndSize("NotoSerifDevanagari-Bold", 0)],
        ])
        let font = CTFontCreateWithFontDescriptor(descriptor, 20, nil)
        XCTAssertEqual(
            CTFontCopyPostScriptName(CTFontCreateForString(font, "अ", CFRange())), "NotoSerifDevanagari-Bold")
        let list = CTFontCopyDefaultCascadeListForLanguages(font, ["ja"])
        XCTAssertGreaterThan(list?.count ?? 0, 5)
    }

    func testCharactersThatNoFontHasAreTheFontsOwn() {
        let inter = font("Inter-Regular")
        XCTAssertEqual(CTFontCreateForString(inter, "\u{10FFFF}", CFRange()), inter)
        XCTAssertEqual(CTFontCreateForString(inter, "", CFRange()), inter)
        XCTAssertEqual(CTFontCreateForString(inter, "abc", CFRange(location: 50, length: -3)), inter)
    }
}
