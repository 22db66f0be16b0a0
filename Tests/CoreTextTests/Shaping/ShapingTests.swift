import CoreText
import Foundation
import XCTest

final class ShapingTests: XCTestCase {
    private let serif = font("NotoSerif-Regular")

    // MARK: Latin

    func testLettersThatHaveALigatureAreOneGlyph() {
        XCTAssertEqual(line("fi", serif).glyphs.count, 1)
        XCTAssertEqual(line("office", serif).indices, [0, 1, 4, 5])
        XCTAssertEqual(line("fi", [.font: serif, .ligature: 0]).glyphs, [serif.glyph("f"), serif.glyph("i")])
        XCTAssertEqual(line("fi", [.font: serif, .tracking: 2]).glyphs.count, 2)
        XCTAssertEqual(line("fi", [.font: serif, .kern: 2]).glyphs.count, 1)
    }

    func testPairsAreKerned() {
        let inter = font("Inter-Regular")
        let loose = inter.advance("A") + inter.advance("V")
        XCTAssertLessThan(line("AV", inter).width, loose - 0.5)
        XCTAssertEqual(line("AV", [.font: inter, .kern: 0]).width, loose, accuracy: 1e-6)
    }

    func testKerningAndTrackingAddRoomAfterEachCharacter() {
        let plain = line("mmm", serif).width
        XCTAssertEqual(line("mmm", [.font: serif, .kern: 3]).width, plain + 9, accuracy: 1e-6)
        XCTAssertEqual(line("mmm", [.font: serif, .tracking: -1]).width, plain - 3, accuracy: 1e-6)
        let spaced = line("\u{05D0}\u{05D1}", [.font: font("NotoSansHebrew-Regular"), .kern: 5])
        // In right-to-left text, the spacing is to the left of each letter.
        XCTAssertEqual(spaced.runs[0].positions[0].x, 5, accuracy: 1e-6)
    }

    func testFeaturesOfTheFont() {
        let settings: CFArray = [[kCTFontOpenTypeFeatureTag: "tnum", kCTFontOpenTypeFeatureValue: 1] as CFDictionary]
        let inter = font("Inter-Regular")
        let numbers = CTFontCreateCopyWithAttributes(
            inter, 0, nil, CTFontDescriptorCreateWithAttributes([kCTFontFeatureSettingsAttribute: settings]))
        XCTAssertNotEqual(line("111", inter).width, line("000", inter).width, accuracy: 0.1)
        XCTAssertEqual(line("111", numbers).width, line("000", numbers).width, accuracy: 1e-6)
        // Apple's constants for the same feature: number spacing, monospaced.
        let apples: CFArray = [
            [
                kCTFontFeatureTypeIdentifierKey: kNumberSpacingType,
                kCTFontFeatureSelectorIdentifierKey: kMonospacedNumbersSelector,
            ] as CFDictionary
        ]
        let same = CTFontCreateCopyWithAttributes(
            inter, 0, nil, CTFontDescriptorCreateWithAttributes([kCTFontFeatureSettingsAttribute: apples]))
        XCTAssertEqual(same, numbers)
    }

    func testMarksAreOnTheirLetters() {
        let sans = font("LiberationSans")
        XCTAssertEqual(line("e\u{301}", sans).width, sans.advance("e"), accuracy: 1e-6)
    }

    // MARK: Other scripts

    func testArabicLettersTakeTheirForms() {
        let arabic = font("NotoSansArabic-Regular")
        func glyph(_ text: String) -> [CGGlyph] { line(text, arabic).glyphs }
        // Beh alone, and in initial, medial and final form: four glyphs.
        let alone = glyph("\u{0628}")
        let word = glyph("\u{0628}\u{0628}\u{0628}")
        let letters = Set(alone + word)
        XCTAssertGreaterThanOrEqual(letters.count, 4)
        XCTAssertFalse(word.contains(alone[0]))
        // Lam and alef form a ligature.
        XCTAssertEqual(line("\u{0644}\u{0627}", arabic).runs.flatMap { Set($0.indices) }, [0])
        // An attribute that splits the word doesn't affect its shaping.
        let text = NSMutableAttributedString(string: "\u{0628}\u{0628}\u{0628}", attributes: [.font: arabic])
        text.addAttribute(.foregroundColor, value: CGColor.white, range: NSRange(location: 1, length: 1))
        let coloured = CTLineCreateWithAttributedString(text)
        XCTAssertEqual(coloured.runs.count, 3)
        XCTAssertEqual(coloured.glyphs, word)
    }

    func testDevanagariIsReordered() {
        let devanagari = font("NotoSansDevanagari-Regular")
        // Ki: the vowel sign follows the letter in the text, and precedes it in the line.
        let ki = line("\u{0915}\u{093F}", devanagari)
        XCTAssertEqual(ki.glyphs.count, 2)
        XCTAssertEqual(ki.glyphs[1], devanagari.glyph("\u{0915}"))
        XCTAssertEqual(ki.indices, [0, 0])
        // Ksha: three characters, one glyph.
        XCTAssertEqual(line("\u{0915}\u{094D}\u{0937}", devanagari).glyphs.count, 1)
    }

    func testSequencesOfEmojiAreOneGlyph() {
        let inter = font("Inter-Regular")
        for emoji in ["😀", "👩‍🚀", "👨‍👩‍👧‍👦", "👍🏽", "🇯🇵", "1️⃣", "❤️", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"] {
            let line = line("a\(emoji)b", inter)
            XCTAssertEqual(line.runs.count, 3, emoji)
            XCTAssertEqual(line.runs[1].fontName, "NotoColorEmoji", emoji)
            XCTAssertEqual(line.runs[1].glyphs.count, 1, emoji)
        }
        // Characters in text presentation unless emoji presentation is requested.
        XCTAssertNotEqual(line("\u{2764}\u{FE0E}", inter).runs[0].fontName, "NotoColorEmoji")
        XCTAssertEqual(line("1", inter).runs[0].fontName, "Inter-Regular")
        XCTAssertEqual(line("😀😀🇯🇵🇫🇷", inter).glyphs.count, 4)
    }

    func testSpacesBetweenWordsOfAnotherFontAreThatFonts() {
        let line = line("السلام عليكم", font("Inter-Regular"))
        XCTAssertEqual(line.runs.map(\.fontName), ["NotoSansArabic-Regular"])
    }

    func testLanguagesTellHanCharactersApart() {
        let inter = font("Inter-Regular")
        let language = NSAttributedString.Key(kCTLanguageAttributeName)
        for (code, name) in [("ja", "jp"), ("ko", "kr"), ("zh-Hans", "sc"), ("zh-Hant", "tc"), ("zh-HK", "hk")] {
            XCTAssertEqual(line("直", [.font: inter, language: code]).runs[0].fontName, "NotoSansCJK\(name)-Regular")
        }
        // Kana mark the whole paragraph as Japanese.
        XCTAssertEqual(line("直す", inter).runs.map(\.fontName), ["NotoSansCJKjp-Regular"])
    }

    // MARK: Invisible characters

    func testLineBreaksAndTabsAreInvisible() {
        let sans = font("LiberationSans")
        let ends = line("a\n\r\n\u{2028}\u{2029}b", sans)
        XCTAssertEqual(ends.width, sans.advance("a") + sans.advance("b"), accuracy: 1e-6)
        XCTAssertFalse(ends.glyphs.contains(0))
        XCTAssertEqual(line("", sans).width, 0)
        XCTAssertTrue(CTLineGetImageBounds(line(" \t\n", sans), nil).isNull)
    }

    func testTextWithoutAFontIsHelveticaOfTwelvePoints() {
        let line = line("A", [:])
        XCTAssertEqual(line.runs[0].fontName, "LiberationSans")
        XCTAssertEqual(line.runs[0].font.map { CTFontGetSize($0) }, 12)
    }

    func testHalvesOfPairsAndOddCharactersAreShaped() {
        let broken = String(utf16CodeUnits: [0xD83D, 0x41, 0xDE00, 0xD800], count: 4)
        let sans = font("LiberationSans")
        XCTAssertEqual(line(broken, sans).range.count, 4)
        for text in ["\u{0}\u{1}\u{7F}", "\u{FFFE}\u{FFFF}", "\u{202E}abc", "\u{2066}\u{2067}", "\u{10FFFD}"] {
            XCTAssertTrue(line(text, sans).width.isFinite, "\(text.unicodeScalars.map(\.value))")
        }
    }

    func testDelegatesSayHowMuchRoomACharacterTakes() throws {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion, dealloc: { _ in }, getAscent: { _ in 40 }, getDescent: { _ in 10 },
            getWidth: { _ in 25 })
        let delegate = try XCTUnwrap(CTRunDelegateCreate(&callbacks, nil))
        let sans = font("LiberationSans")
        let text = NSMutableAttributedString(string: "a\u{FFFC}b", attributes: [.font: sans])
        text.addAttribute(
            NSAttributedString.Key(kCTRunDelegateAttributeName), value: delegate, range: NSRange(location: 1, length: 1)
        )
        let line = CTLineCreateWithAttributedString(text)
        XCTAssertEqual(line.width, sans.advance("a") + sans.advance("b") + 25, accuracy: 1e-6)
        XCTAssertEqual(line.metrics.ascent, 40)
        XCTAssertEqual(line.metrics.descent, 10)
        XCTAssertEqual(line.runs.count, 3)
        callbacks.version = 99
        XCTAssertNil(CTRunDelegateCreate(&callbacks, nil))
    }

    func testManyThreadsShapeTheSame() {
        let texts = ["office 日本 العربية", "हिन्दी 😀 fi", "ไทย עברית", "한국어 text"]
        let expected = texts.map { line($0, serif).glyphs }
        DispatchQueue.concurrentPerform(iterations: 64) { i in
            let font = CTFontCreateWithName("NotoSerif-Regular", CGFloat(10 + i % 7), nil)
            XCTAssertEqual(line(texts[i % 4], font).glyphs, expected[i % 4])
        }
    }
}
