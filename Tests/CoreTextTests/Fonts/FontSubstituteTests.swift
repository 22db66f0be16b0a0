import CoreGraphics
import CoreText
import Foundation
import XCTest

/// Text doesn't depend on the fonts of a machine other than those that `scripts/setup` installs.
final class FontSubstituteTests: XCTestCase {
    /// The first substitute is always installed, so later ones and Fontconfig's rules never apply.
    func testTheFirstStandInOfEachNameIsInstalled() throws {
        for name in FontSubstitutes.samples {
            let first = try XCTUnwrap(FontSubstitutes.families(for: name)?.first, name)
            let choice = try XCTUnwrap(FontChoice(named: name), name)
            XCTAssertEqual(choice.font.family, first, name)
            XCTAssertEqual(choice.reason, .substitute, name)
        }
    }

    func testNamesInEveryFormHaveTheSameStandIn() {
        let forms = [
            "Liberation Sans": [
                "Helvetica", "helvetica", "Helvetica-Bold", "Helvetica Neue", "HelveticaNeue-Light",
                "ArialMT", "Arial-BoldItalicMT", "AvenirNext-Regular",
            ],
            "Liberation Serif": ["Times", "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "Didot-Italic"],
            "Liberation Mono": ["Courier", "CourierNewPS-BoldMT", "CourierNewPSMT", "Menlo-Bold", "SFMono-Regular"],
            "Noto Serif": ["Georgia", "Georgia-BoldItalic", ".NewYork-Regular"],
            "Noto Sans CJK JP": ["HiraginoSans-W3", "HiraKakuProN-W6"], "Noto Serif CJK JP": ["HiraMinProN-W3"],
        ]
        for (family, names) in forms {
            for name in names { XCTAssertEqual(FontChoice(named: name)?.font.family, family, name) }
        }
        XCTAssertNil(FontSubstitutes.families(for: "Roboto"))
        XCTAssertNil(FontSubstitutes.families(for: ""))
    }

    func testAnInstalledFontPrecedesItsSubstitute() throws {
        XCTAssertEqual(FontChoice(named: "Inter-Bold")?.reason, .name)
        XCTAssertEqual(FontChoice(named: "LiberationSans")?.reason, .name)
        XCTAssertEqual(FontChoice(named: "Liberation Mono-Bold")?.reason, .family)
        let unknown = try XCTUnwrap(FontChoice(named: "A Name That Nobody Has-Bold"))
        XCTAssertEqual(unknown.font.postScriptName, "LiberationSans-Bold")
    }

    // MARK: The fonts of a folder

    func testAFolderOfFontsIsAllThereIs() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("fonts-\(UUID())")
        let below = folder.appendingPathComponent("below")
        try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let plain = try XCTUnwrap(
            Bundle.module.url(forResource: "plain", withExtension: "ttf", subdirectory: "Fixtures"))
        try FileManager.default.copyItem(at: plain, to: below.appendingPathComponent("plain.ttf"))
        let database = FontDatabase(folder: folder.path)
        XCTAssertEqual(database.fonts.count, 1)
        let font = try XCTUnwrap(database.fonts.first)
        XCTAssertEqual(
            database.substitute(for: FontRequest(families: ["Helvetica"]))?.postScriptName, font.postScriptName)
        XCTAssertNil(database.font(named: "LiberationSans"))
        XCTAssertNil(database.fallback(for: FontRequest(families: ["Noto Sans"]), showing: ["語"]))
    }

    func testAnEmptyFolderNameMeansNoFolder() {
        XCTAssertNil(FontDatabase(folder: "").folder)
        XCTAssertGreaterThan(FontDatabase(folder: "").fonts.count, 30)
    }

    // MARK: Fallback

    /// The first family that has the characters is used, whichever others have them.
    func testFallbackFollowsTheOrderOfTheRequest() {
        for families in [
            ["Noto Serif", "DejaVu Sans"], ["DejaVu Sans", "Noto Serif"], ["No Such Family", "Noto Sans"],
        ] {
            let font = FontDatabase.shared.fallback(for: FontRequest(families: families), showing: ["Ω"])
            XCTAssertEqual(font?.family, families.first { $0 != "No Such Family" })
        }
    }

    func testFallbacksOfScriptsAndSymbols() {
        let pairs = [
            ("→", "Inter"), ("☂", "DejaVu Sans"), ("ⴰ", "DejaVu Sans"), ("𐌰", "Noto Sans Gothic"),
            ("𝛼", "Noto Sans Math"),
            ("བ", "Noto Serif Tibetan"), ("ᚠ", "Noto Sans Runic"), ("ሀ", "Noto Sans Ethiopic"),
        ]
        for (text, family) in pairs {
            let font = CTFontCreateForString(CTFontCreateWithName("Inter-Regular", 12, nil), text, CFRange())
            XCTAssertEqual(CTFontCopyFamilyName(font), family, text)
        }
    }
}
