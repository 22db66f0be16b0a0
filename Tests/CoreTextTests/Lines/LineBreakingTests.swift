import CoreText
import Foundation
import XCTest

final class LineBreakingTests: XCTestCase {
    private let sans = font("LiberationSans")

    /// Returns the text split at all places where a line may end.
    private func parts(_ text: String) -> [String] {
        // A break opportunity comes first, so that no word is split for lack of one.
        let start = "x "
        let typesetter = typesetter(start + text)
        var parts: [String] = []
        var place = start.utf16.count
        for character in text {
            // A line exactly as wide as the text up to a place ends there if allowed, otherwise earlier.
            let width = CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: place)).visibleWidth
            if CTTypesetterSuggestLineBreak(typesetter, 0, width) == place { parts.append("") }
            parts[parts.count - 1].append(character)
            place += character.utf16.count
        }
        return parts
    }

    private func typesetter(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CTTypesetter {
        let all = attributes.merging([.font: sans]) { own, _ in own }
        return CTTypesetterCreateWithAttributedString(NSAttributedString(string: text, attributes: all))
    }

    // MARK: Unicode's rules

    func testPlacesWhereLinesMayEnd() {
        let samples: [(String, [String])] = [
            ("one two three", ["one ", "two ", "three"]),
            ("one  two", ["one  ", "two"]),
            ("well-known fact", ["well-", "known ", "fact"]),
            ("no\u{A0}break here", ["no\u{A0}break ", "here"]),
            ("zero\u{200B}width", ["zero\u{200B}", "width"]),
            ("word\u{2060}joiner end", ["word\u{2060}joiner ", "end"]),
            ("soft\u{AD}hyphen", ["soft\u{AD}", "hyphen"]),
            ("$100.00 (or so)", ["$100.00 ", "(or ", "so)"]),
            ("a/b either/or", ["a/", "b ", "either/", "or"]),
            ("em\u{2014}dash", ["em", "\u{2014}", "dash"]),
            ("\u{201C}quoted text\u{201D} end", ["\u{201C}quoted ", "text\u{201D} ", "end"]),
            ("e\u{301}te\u{301} fini", ["e\u{301}te\u{301} ", "fini"]),
        ]
        for (text, expected) in samples { XCTAssertEqual(parts(text), expected, text) }
    }

    func testTextWithoutSpaces() {
        // No line starts with a full stop or a small kana, and none ends with an opening bracket.
        XCTAssertEqual(parts("日本語。"), ["日", "本", "語。"])
        XCTAssertEqual(parts("「かぎ」"), ["「か", "ぎ」"])
        XCTAssertEqual(parts("ภาษาไทย"), ["ภาษา", "ไทย"])
        XCTAssertEqual(parts("👩‍🚀👩‍🚀🇯🇵🇫🇷"), ["👩‍🚀", "👩‍🚀", "🇯🇵", "🇫🇷"])
    }

    func testLinesEndWhereTheTextSays() {
        for end in ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\u{85}"] {
            let typesetter = typesetter("ab\(end)cd")
            let length = 2 + end.utf16.count
            XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, 1000), length, "\(Array(end.utf16))")
            XCTAssertEqual(CTTypesetterSuggestClusterBreak(typesetter, 0, 1000), length)
            XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, length, 1000), 2)
        }
    }

    // MARK: Widths

    func testLinesTakeAsMuchAsFits() {
        let typesetter = typesetter("one two three")
        let two = line("one two", sans).width
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, two), 8)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, two - 0.1), 4)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 4, two), 4)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, .infinity), 13)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 13, 100), 0)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, -4, 100), 0)
    }

    func testWordsThatAreTooWideAreBrokenBetweenCharacters() {
        let typesetter = typesetter("mmmmmm")
        let letter = sans.advance("m")
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, 3.5 * letter), 3)
        for width in [0, -5, .nan, 0.1] { XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, width), 1) }
        let family = self.typesetter("👨‍👩‍👧‍👦👨‍👩‍👧‍👦")
        XCTAssertEqual(CTTypesetterSuggestLineBreak(family, 0, 1), 11)
        XCTAssertEqual(CTTypesetterSuggestClusterBreak(family, 0, 1), 11)
    }

    func testClusterBreaksTakeAllThatFits() {
        let typesetter = typesetter("one two")
        let width = line("one t", sans).width
        XCTAssertEqual(CTTypesetterSuggestClusterBreak(typesetter, 0, width), 5)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, width), 4)
        let byCharacter = self.typesetter("one two", [.paragraphStyle: Style(lineBreakMode: .byCharWrapping).style])
        XCTAssertEqual(CTTypesetterSuggestLineBreak(byCharacter, 0, width), 5)
    }

    func testLinesAreAsWideAsWasPromised() {
        let text = "The office staff flew to Fiji in fine form; 日本語も混ざる。 And العربية too, आओ।"
        let serif = font("NotoSerif-Regular")
        let string = NSAttributedString(string: text, attributes: [.font: serif])
        let typesetter = CTTypesetterCreateWithAttributedString(string)
        for width in stride(from: 20.0, to: 700, by: 13) {
            var start = 0
            while start < string.length {
                let length = CTTypesetterSuggestLineBreak(typesetter, start, width)
                XCTAssertGreaterThan(length, 0)
                let line = CTTypesetterCreateLine(typesetter, CFRange(location: start, length: length))
                XCTAssertEqual(line.range, start..<start + length)
                let isSingle = CTTypesetterSuggestClusterBreak(typesetter, start, 0) == length
                if !isSingle { XCTAssertLessThanOrEqual(line.visibleWidth, width + 1.5) }
                start += length
            }
            XCTAssertEqual(start, string.length)
        }
    }

    func testALineBrokenInsideALigatureIsShapedAgain() {
        let serif = font("NotoSerif-Regular")
        let typesetter = CTTypesetterCreateWithAttributedString(
            NSAttributedString(string: "fi", attributes: [.font: serif]))
        XCTAssertEqual(CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: 1)).glyphs, [serif.glyph("f")])
        XCTAssertEqual(CTTypesetterCreateLine(typesetter, CFRange(location: 1, length: 1)).glyphs, [serif.glyph("i")])
        XCTAssertEqual(CTTypesetterCreateLine(typesetter, CFRange()).glyphs.count, 1)
    }

    func testRangesBeyondTheTextAreCut() {
        let typesetter = typesetter("abc")
        XCTAssertEqual(CTTypesetterCreateLine(typesetter, CFRange(location: 1, length: 100)).range, 1..<3)
        XCTAssertEqual(CTTypesetterCreateLine(typesetter, CFRange(location: -3, length: 1)).range, 0..<1)
        XCTAssertEqual(CTTypesetterCreateLine(typesetter, CFRange(location: 50, length: .max)).range, 3..<3)
        XCTAssertEqual(CTTypesetterCreateLine(typesetter, CFRange(location: .max, length: .min)).range, 3..<3)
        XCTAssertEqual(CTTypesetterCreateLine(self.typesetter(""), CFRange()).glyphs.count, 0)
    }

    // MARK: Tabs

    /// Returns the offset of the character after each tab.
    private func columns(_ text: String, _ tabs: [CTTextTab], direction: CTWritingDirection = .leftToRight) -> [Double]
    {
        let line = line(text, [.font: sans, .paragraphStyle: Style(direction: direction, tabs: tabs).style])
        return text.utf16.enumerated().filter { $0.element == 9 }.map { line.offset($0.offset + 1) }
    }

    func testTabsLeadToTheirStops() {
        let standard = line("a\tb\tc", sans)
        XCTAssertEqual([standard.offset(2), standard.offset(4)], [28, 56])
        let stops = [
            CTTextTabCreate(.left, 100, nil), CTTextTabCreate(.right, 200, nil), CTTextTabCreate(.center, 300, nil),
        ]
        let columns = columns("a\tb\tmm\tmm", stops)
        XCTAssertEqual(columns[0], 100, accuracy: 1e-6)
        XCTAssertEqual(columns[1], 200 - 2 * sans.advance("m"), accuracy: 1e-6)
        XCTAssertEqual(columns[2], 300 - sans.advance("m"), accuracy: 1e-6)
        let decimal = CTTextTabCreate(
            .right, 100, [kCTTabColumnTerminatorsAttributeName: CharacterSet(charactersIn: ".")])
        XCTAssertEqual(self.columns("\t12.5", [decimal])[0], 100 - 2 * sans.advance("1"), accuracy: 1e-6)
        XCTAssertEqual(CTTextTabGetLocation(decimal), 100)
        XCTAssertEqual(CTTextTabGetAlignment(decimal), .right)
        XCTAssertNotNil(CTTextTabGetOptions(decimal))
    }

    func testTabsGoFromTheRightInTextFromRightToLeft() {
        let text = line(
            "א\tב",
            [
                .font: sans,
                .paragraphStyle: Style(direction: .rightToLeft, tabs: [CTTextTabCreate(.natural, 60, nil)]).style,
            ])
        let letter = line("\u{5D1}", sans).width
        XCTAssertEqual(text.width, 60 + letter, accuracy: 1e-6)
        XCTAssertEqual(text.offset(2), letter, accuracy: 1e-6)
    }
}
