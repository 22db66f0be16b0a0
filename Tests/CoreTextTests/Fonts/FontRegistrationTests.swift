import CoreText
import Foundation
import XCTest

final class FontRegistrationTests: XCTestCase {
    private var directory = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: directory) }

    /// Returns the data of a font with a different name.
    private func renamedFont(_ name: String) throws -> Data {
        let url = try XCTUnwrap(CTFontCopyAttribute(font("LiberationMono"), kCTFontURLAttribute) as? URL)
        var data = try Data(contentsOf: url)
        // Names are in UTF-16; one of the same length leaves the tables in place.
        for (old, new) in [("Liberation Mono", name), ("LiberationMono", name.filter { $0 != " " })] {
            XCTAssertEqual(old.count, new.count)
            let pattern = try XCTUnwrap(old.data(using: .utf16BigEndian))
            let replacement = try XCTUnwrap(new.data(using: .utf16BigEndian))
            while let range = data.range(of: pattern) { data.replaceSubrange(range, with: replacement) }
            while let range = data.range(of: Data(old.utf8)) { data.replaceSubrange(range, with: Data(new.utf8)) }
        }
        return data
    }

    func testAFileOfFonts() throws {
        let url = directory.appendingPathComponent("font.ttf")
        try renamedFont("Registered Test").write(to: url)
        XCTAssertEqual(CTFontManagerGetScopeForURL(url), .none)
        XCTAssertTrue(CTFontManagerIsSupportedFont(url))
        XCTAssertNotEqual(CTFontCopyFamilyName(CTFontCreateWithName("Registered Test", 12, nil)), "Registered Test")
        XCTAssertTrue(CTFontManagerRegisterFontsForURL(url, .process, nil))
        XCTAssertEqual(CTFontManagerGetScopeForURL(url), .process)
        let font = CTFontCreateWithName("Registered Test", 12, nil)
        XCTAssertEqual(CTFontCopyFamilyName(font), "Registered Test")
        XCTAssertEqual(CTFontCopyAttribute(font, kCTFontURLAttribute) as? URL, url)

        var error: Unmanaged<CFError>?
        XCTAssertFalse(CTFontManagerRegisterFontsForURL(url, .process, &error))
        XCTAssertEqual(error?.takeRetainedValue().code, CTFontManagerError.alreadyRegistered.rawValue)
        XCTAssertTrue(CTFontManagerUnregisterFontsForURL(url, .process, nil))
        XCTAssertNotEqual(CTFontCopyFamilyName(CTFontCreateWithName("Registered Test", 12, nil)), "Registered Test")
        XCTAssertFalse(CTFontManagerUnregisterFontsForURL(url, .process, &error))
        XCTAssertEqual(error?.takeRetainedValue().code, CTFontManagerError.notRegistered.rawValue)
        // Fonts in use are unchanged.
        XCTAssertGreaterThan(font.advance("A"), 0)
    }

    func testAFontOfMemory() throws {
        let data = try renamedFont("MemoryFont Test")
        let font = try XCTUnwrap(CGFont(XCTUnwrap(CGDataProvider(data: data))))
        XCTAssertNil(CGFont("MemoryFontTest"))
        XCTAssertTrue(CTFontManagerRegisterGraphicsFont(font, nil))
        XCTAssertEqual(CGFont("MemoryFontTest"), font)
        XCTAssertEqual(CTFontCopyFamilyName(CTFontCreateWithName("MemoryFont Test", 12, nil)), "MemoryFont Test")
        XCTAssertFalse(CTFontManagerRegisterGraphicsFont(font, nil))
        XCTAssertTrue(CTFontManagerUnregisterGraphicsFont(font, nil))
        XCTAssertNil(CGFont("MemoryFontTest"))
        let sized = CTFontCreateWithGraphicsFont(font, 33, nil, nil)
        XCTAssertEqual(CTFontGetSize(sized), 33)
        XCTAssertEqual(CTFontCopyGraphicsFont(sized, nil), font)
        XCTAssertNotNil(CTFontManagerCreateFontDescriptorFromData(data))
    }

    func testFilesThatAreNoFontsAreErrors() throws {
        let text = directory.appendingPathComponent("text.ttf")
        try Data("not a font".utf8).write(to: text)
        let half = directory.appendingPathComponent("half.ttf")
        try renamedFont("HalfOfFont Test").prefix(1000).write(to: half)
        let cases: [(URL, CTFontManagerError)] = [
            (text, .unrecognizedFormat), (half, .unrecognizedFormat),
            (directory.appendingPathComponent("missing.ttf"), .fileNotFound), (directory, .unrecognizedFormat),
        ]
        for (url, expected) in cases {
            var error: Unmanaged<CFError>?
            XCTAssertFalse(CTFontManagerRegisterFontsForURL(url, .process, &error), url.path)
            let failure = try XCTUnwrap(error?.takeRetainedValue())
            XCTAssertEqual(failure.domain, kCTFontManagerErrorDomain)
            XCTAssertEqual(failure.code, expected.rawValue, url.path)
            XCTAssertFalse(CTFontManagerIsSupportedFont(url))
        }
        XCTAssertNil(CTFontManagerCreateFontDescriptorFromData(Data("nothing".utf8)))
        var count = -1
        CTFontManagerRegisterFontURLs([text, half], .process, true) { errors, isDone in
            count = errors.count
            return isDone
        }
        XCTAssertEqual(count, 2)
    }
}
