import CoreText
import Foundation
import XCTest

final class FontCollectionTests: XCTestCase {
    private let collection = CTFontCollectionCreateWithFontDescriptors(
        [CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "Liberation Sans"])], nil)

    func testFontsAreSortedAsTheCallbackSays() throws {
        var count = 0
        let found = withUnsafeMutablePointer(to: &count) { count in
            CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
                collection,
                { a, b, count in
                    count.assumingMemoryBound(to: Int.self).pointee += 1
                    let names = [a, b].map { CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String ?? "" }
                    return names[1].compare(names[0])
                }, count)
        }
        let names = try XCTUnwrap(found as? [CTFontDescriptor]).compactMap {
            CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String
        }
        XCTAssertEqual(names.count, 4)
        XCTAssertEqual(names, names.sorted(by: >))
        XCTAssertGreaterThan(count, 0)
        XCTAssertEqual(CTFontCollectionCreateMatchingFontDescriptorsWithOptions(collection, nil)?.count, 4)
    }

    func testAttributesAreListed() {
        let families = CTFontCollectionCopyFontAttribute(collection, kCTFontFamilyNameAttribute, [])
        XCTAssertEqual(families as? [String], Array(repeating: "Liberation Sans", count: 4))
        let unique = CTFontCollectionCopyFontAttribute(collection, kCTFontFamilyNameAttribute, .unique)
        XCTAssertEqual(unique as? [String], ["Liberation Sans"])
        let styles = CTFontCollectionCopyFontAttribute(collection, kCTFontStyleNameAttribute, .standardSort)
        XCTAssertEqual(styles as? [String], ["Bold", "Bold Italic", "Italic", "Regular"])
        let both = CTFontCollectionCopyFontAttributes(
            collection, [kCTFontFamilyNameAttribute, kCTFontStyleNameAttribute], .unique)
        XCTAssertEqual(both.count, 4)
        XCTAssertEqual((both.first as? CFDictionary)?[kCTFontFamilyNameAttribute] as? String, "Liberation Sans")
    }

    // MARK: Descriptors

    func testDescriptorsRegisterTheirFiles() throws {
        let url = try XCTUnwrap(CTFontCopyAttribute(font("LiberationSans"), kCTFontURLAttribute) as? URL)
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try FileManager.default.copyItem(at: url, to: copy)
        defer { try? FileManager.default.removeItem(at: copy) }
        let descriptors: CFArray = [
            CTFontDescriptorCreateWithAttributes([kCTFontURLAttribute: copy]),
            CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "Liberation Sans"]),
        ]
        var codes: [Int] = []
        let handler: (CFArray, Bool) -> Bool = { errors, _ in
            codes = errors.compactMap { ($0 as? CFError)?.code }
            return true
        }
        CTFontManagerRegisterFontDescriptors(descriptors, .none, true, handler)
        XCTAssertEqual(codes, Array(repeating: CTFontManagerError.unsupportedScope.rawValue, count: 2))
        CTFontManagerRegisterFontDescriptors(descriptors, .process, true, handler)
        XCTAssertEqual(codes, [CTFontManagerError.insufficientInfo.rawValue])
        XCTAssertEqual(CTFontManagerGetScopeForURL(copy), .process)
        let registered = CTFontCreateWithFontDescriptor(try XCTUnwrap(descriptors[0] as? CTFontDescriptor), 12, nil)
        XCTAssertEqual(
            CTFontCopyAttribute(registered, kCTFontPriorityAttribute) as? CTFontPriority, kCTFontPriorityProcess)
        XCTAssertEqual(
            CTFontCopyAttribute(registered, kCTFontRegistrationScopeAttribute) as? UInt32,
            CTFontManagerScope.process.rawValue)
        CTFontManagerUnregisterFontDescriptors([descriptors[0]], .process, handler)
        XCTAssertEqual(codes, [])
        XCTAssertEqual(CTFontManagerGetScopeForURL(copy), .none)
    }

    func testRequestsAnswerWithWhatIsMissing() {
        let descriptors = ["LiberationSans", "NoSuchFont"].map { CTFontDescriptorCreateWithNameAndSize($0, 12) }
        var missing: [CTFontDescriptor] = []
        CTFontManagerRequestFonts(descriptors) { missing = $0.compactMap { $0 as? CTFontDescriptor } }
        XCTAssertEqual(missing, [descriptors[1]])
    }

    func testLocalizedAttributesSayTheirLanguage() {
        let descriptor = CTFontDescriptorCreateWithNameAndSize("LiberationSans-Bold", 14)
        var language: Unmanaged<NSString>?
        let family = CTFontDescriptorCopyLocalizedAttribute(descriptor, kCTFontFamilyNameAttribute, &language)
        XCTAssertEqual(family as? String, "Liberation Sans")
        XCTAssertEqual(language?.takeRetainedValue() as String?, "en")
        let size = CTFontDescriptorCopyLocalizedAttribute(descriptor, kCTFontSizeAttribute, &language)
        XCTAssertEqual(size as? CGFloat, 14)
        XCTAssertNil(language)
    }

    // MARK: Names

    func testInitializersMakeTheFontsOfTheFunctions() {
        XCTAssertEqual(CTFont("LiberationSans-Bold", size: 17), font("LiberationSans-Bold", 17))
        let descriptor = CTFontDescriptorCreateWithNameAndSize("LiberationSerif", 15)
        XCTAssertEqual(CTFont(descriptor, size: 0), font("LiberationSerif", 15))
        let slanted = CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0)
        XCTAssertEqual(CTFontGetMatrix(CTFont(descriptor, transform: slanted)), slanted)
        XCTAssertEqual(CTFontGetMatrix(CTFont("LiberationSerif", transform: slanted)), slanted)
        XCTAssertEqual(CTFont(.emphasizedSystem, size: 0), CTFontCreateUIFontForLanguage(.emphasizedSystem, 0, nil))
        let latin = font("LiberationSans")
        XCTAssertEqual(
            CTFont(font: latin, string: "漢", range: CFRange(), language: "ja"),
            CTFontCreateForStringWithLanguage(latin, "漢", CFRange(), "ja"))
        XCTAssertEqual(CTFont(font: latin, string: "a", range: CFRange()), latin)
    }

    func testTagsOfTablesFindThem() throws {
        let (font, japanese) = (font("LiberationSans"), font("NotoSansCJKjp-Regular"))
        for tag in [kCTFontTableCmap, kCTFontTableGlyf, kCTFontTableOS2, kCTFontTableCvt, kCTFontTableGSUB] {
            XCTAssertTrue(CTFontHasTable(font, tag))
        }
        XCTAssertTrue(CTFontHasTable(japanese, kCTFontTableCFF))
        XCTAssertTrue(CTFontHasTable(japanese, kCTFontTableVORG))
        XCTAssertFalse(CTFontHasTable(font, kCTFontTableCFF))
    }
}
