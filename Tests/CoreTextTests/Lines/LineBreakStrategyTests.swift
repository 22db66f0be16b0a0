@testable import CoreText
import XCTest

/// Line breaks beyond Unicode's plain rules.
final class LineBreakStrategyTests: XCTestCase {
    private let latin = font("LiberationSans", 20)
    private let han = font("NotoSansCJKjp-Regular", 20)

    private func lines(
        _ text: String, _ font: CTFont, width: Double, strategy: LineBreakStrategy = [], language: String? = nil
    ) -> [String] {
        var settings = ParagraphSettings()
        settings.lineBreakStrategy = strategy
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: CTParagraphStyle(settings)]
        attributes[NSAttributedString.Key(kCTLanguageAttributeName)] = language
        let typesetter = CTTypesetterCreateWithAttributedString(
            NSAttributedString(string: text, attributes: attributes))
        var lines: [String] = []
        var start = 0
        while start < text.utf16.count {
            let count = CTTypesetterSuggestLineBreak(typesetter, start, width)
            lines.append((text as NSString).substring(with: NSRange(location: start, length: count)))
            start += count
        }
        return lines
    }

    // MARK: Pushing out

    func testAWordMovesToOneThatWouldStandAlone() {
        let text = "one two three four five"
        let width = line("one two three four", latin).width + 1
        XCTAssertEqual(lines(text, latin, width: width), ["one two three four ", "five"])
        XCTAssertEqual(lines(text, latin, width: width, strategy: .pushOut), ["one two three ", "four five"])
        // Two words stay together, as do all that fit on one line.
        XCTAssertEqual(
            lines(text + " six", latin, width: width, strategy: .pushOut), ["one two three four ", "five six"])
        XCTAssertEqual(lines(text, latin, width: 1000, strategy: .pushOut), [text])
    }

    func testWordsThatHaveNoRoomStay() {
        let text = "to unbelievable incomprehensibilities"
        let width = line("to unbelievable", latin).width + 1
        XCTAssertEqual(lines(text, latin, width: width).first, "to unbelievable ")
        XCTAssertEqual(
            lines(text, latin, width: width, strategy: .pushOut), lines(text, latin, width: width))
        // The only word of a line stays, too.
        XCTAssertEqual(
            lines("unbelievable it", latin, width: line("unbelievable", latin).width + 1, strategy: .pushOut),
            ["unbelievable ", "it"])
    }

    func testEveryParagraphIsByItself() {
        let text = "one two three four five\nsix"
        let width = line("one two three four", latin).width + 1
        XCTAssertEqual(
            lines(text, latin, width: width, strategy: .pushOut), ["one two three ", "four five\n", "six"])
    }

    func testLongTextsWithoutBreaksTakeNoTime() {
        let text = "a " + String(repeating: "x", count: 20_000)
        XCTAssertGreaterThan(lines(text, latin, width: 200, strategy: .pushOut).count, 500)
    }

    // MARK: Hangul

    func testHangulBreaksBetweenWords() {
        let korean = font("NotoSansCJKkr-Regular", 20)
        let text = "대한민국은 민주공화국이다"
        XCTAssertEqual(lines(text, korean, width: 170), ["대한민국은 민주공", "화국이다"])
        XCTAssertEqual(
            lines(text, korean, width: 170, strategy: .hangulWordPriority), ["대한민국은 ", "민주공화국이다"])
        // A word longer than a line is broken anyway.
        XCTAssertEqual(
            lines("민주공화국이다", korean, width: 85, strategy: .hangulWordPriority).joined(), "민주공화국이다")
    }

    // MARK: Japanese

    func testHowStrictJapaneseRulesAreIsTheLanguages() {
        // A small kana, a long vowel and an iteration mark where a line would end before them.
        let width = 4 * 20 + 1.0
        for (text, strict, normal, loose) in [
            ("ああああっあ", "あああ", "ああああ", "ああああ"), ("カカカカー", "カカカ", "カカカカ", "カカカカ"),
            ("時時時時々", "時時時", "時時時", "時時時時"), ("時時時時。", "時時時", "時時時", "時時時"),
        ] {
            for (tag, expected) in [("strict", strict), ("normal", normal), ("loose", loose)] {
                XCTAssertEqual(
                    lines(text, han, width: width, language: "ja-u-lb-\(tag)").first, expected, "\(text) \(tag)")
            }
        }
    }

    // MARK: Languages of fonts

    func testTheLanguageOfAnInterfaceFontDecidesAboutHanCharacters() throws {
        let names = ["ja": "JP", "zh-Hans": "SC", "zh-TW": "TC", "zh-HK": "HK", "ko": "KR"]
        for (language, name) in names {
            let font = try XCTUnwrap(CTFontCreateUIFontForLanguage(.system, 20, language))
            let shown = CTFontCopyFamilyName(try XCTUnwrap(line("直", font).runs.first?.font))
            XCTAssertTrue(shown.hasSuffix(name), "\(language): \(shown)")
            // The language in the text takes precedence, and copies keep it.
            let said = line("直", [.font: font, NSAttributedString.Key(kCTLanguageAttributeName): "ko"])
            XCTAssertTrue(CTFontCopyFamilyName(try XCTUnwrap(said.runs.first?.font)).hasSuffix("KR"))
            let larger = CTFontCreateCopyWithAttributes(font, 40, nil, nil)
            XCTAssertEqual(CTFontCopyFamilyName(CTFontCreateForString(larger, "直", CFRange())), shown)
        }
    }

    func testTheCascadeListIsInTheOrderOfTheLanguages() throws {
        let inter = font("Inter-Regular", 20)
        func families(_ languages: [String]) throws -> [String] {
            try XCTUnwrap(CTFontCopyDefaultCascadeListForLanguages(inter, languages) as? [CTFontDescriptor]).compactMap
            {
                CTFontDescriptorCopyAttribute($0, kCTFontFamilyNameAttribute) as? String
            }
        }
        XCTAssertEqual(try families(["ja"]).first, "Noto Sans CJK JP")
        XCTAssertEqual(
            try families(["zh-TW", "ar", "ko-KR"]).prefix(3),
            ["Noto Sans CJK TC", "Noto Sans Arabic", "Noto Sans CJK KR"])
        XCTAssertEqual(Set(try families([])), Set(try families(["th"])))
    }
}
