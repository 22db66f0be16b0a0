import Foundation
import XCTest

@testable import CoreText

final class HyphenationTests: XCTestCase {
    // MARK: Words

    func testWordsArePartedAsTheirLanguageDoes() throws {
        let words = [
            ("en-US", "hy-phen-ation"), ("en-US", "Hy-phen-ation"), ("en", "al-go-rithm"), ("en_GB", "com-puter"),
            ("fr", "or-di-na-teur"), ("fr-CH", "té-lé-phone"), ("en-US", "cat"),
        ]
        for (language, parted) in words {
            let hyphenator = try XCTUnwrap(Hyphenator.of(language), language)
            let parts = parted.split(separator: "-").map(\.utf16.count)
            let places = parts.dropLast().reduce(into: []) { $0.append(($0.last ?? 0) + $1) }
            let word = Array(parted.replacingOccurrences(of: "-", with: "").utf16)
            XCTAssertEqual(hyphenator.places(in: word[...]), places, "\(language): \(parted)")
        }
    }

    func testOtherTextsStayWhole() throws {
        for language in ["xx", "", "../../../etc", "en/../de", "\u{0}", String(repeating: "e", count: 10_000)] {
            XCTAssertNil(Hyphenator.of(language), language)
        }
        let hyphenator = try XCTUnwrap(Hyphenator.of("en-US"))
        for word in ["", "a", "日本語", "İİİİİİ", "1234567", "\u{0}\u{0}\u{0}", String(repeating: "hyphen", count: 40)] {
            XCTAssertEqual(hyphenator.places(in: Array(word.utf16)[...]), [], word)
        }
        XCTAssertEqual(hyphenator.places(in: [0xD800, 0x61, 0x62][...]), [])
    }

    // MARK: Lines

    private let sans = font("LiberationSans")

    private func attributes(_ factor: CGFloat, _ change: (inout ParagraphSettings) -> Void = { _ in })
        -> StyledText.Attributes
    {
        var settings = ParagraphSettings()
        settings.hyphenationFactor = factor
        change(&settings)
        return [
            .font: sans, NSAttributedString.Key(kCTParagraphStyleAttributeName): CTParagraphStyle(settings),
            NSAttributedString.Key(kCTLanguageAttributeName): "en-US",
        ]
    }

    private func lines(_ text: String, width: CGFloat, _ attributes: StyledText.Attributes) -> [CTLine] {
        var options = TextLayout.Options()
        options.alignment = .natural
        return TextLayout(StyledText(text, attributes), in: CGSize(width: width, height: .infinity), options).lines.map(
            \.line)
    }

    private func texts(_ lines: [CTLine], of text: String) -> [String] {
        lines.map { line in
            let shown = (text as NSString).substring(with: NSRange(line.range))
            let glyphs = line.runs.flatMap(\.glyphs)
            let hyphen = CTLine.whole(StyledText("-", [.font: sans])).runs.first?.glyphs.first
            return shown + (glyphs.last == hyphen && shown.last != "-" ? "-" : "")
        }
    }

    private let text = "The hyphenation algorithm considers extraordinary circumstances"

    func testAFactorOfOneFillsLines() {
        let width: CGFloat = 90
        let lines = lines(text, width: width, attributes(1))
        XCTAssertTrue(texts(lines, of: text).dropLast().contains { $0.hasSuffix("-") })
        XCTAssertEqual(texts(lines, of: text).joined().replacingOccurrences(of: "-", with: ""), text)
        for line in lines { XCTAssertLessThanOrEqual(line.width - line.trailingSpace, width + 1e-6) }
        XCTAssertLessThan(lines.count, self.lines(text, width: width, attributes(0)).count)
        XCTAssertFalse(
            texts(self.lines(text, width: width, attributes(0)), of: text).contains { $0.hasSuffix("-") })
    }

    /// Each line that ends within a word would otherwise have been narrower than the factor's share of the width.
    func testTheFactorIsAThreshold() {
        var counts: [Int] = []
        for factor in [0.2, 0.5, 0.8, 1] as [CGFloat] {
            var count = 0
            for width in stride(from: 60 as CGFloat, through: 200, by: 7) {
                for line in lines(text, width: width, attributes(factor)) {
                    guard let place = line.runs.last, place.characters.isEmpty else { continue }
                    count += 1
                    let shown = (text as NSString).substring(with: NSRange(line.range))
                    let words = shown.split(separator: " ").dropLast().joined(separator: " ")
                    let narrow = CTLine.whole(StyledText(words, [.font: sans])).width
                    XCTAssertLessThan(narrow, factor * width, "\(factor), \(width): \(shown)")
                }
            }
            counts.append(count)
        }
        XCTAssertEqual(counts, counts.sorted())
        XCTAssertLessThan(counts[0], counts[3])
    }

    func testAHyphenBelongsToNoCharacter() throws {
        let line = try XCTUnwrap(
            lines(text, width: 90, attributes(1)).first { $0.runs.last?.characters.isEmpty == true })
        let end = line.range.upperBound
        let hyphen = try XCTUnwrap(line.runs.last)
        XCTAssertEqual(hyphen.range, end..<end)
        XCTAssertEqual(line.characters.last?.range.upperBound, end)
        XCTAssertEqual(CTLineGetOffsetForStringIndex(line, end, nil), line.width - hyphen.width, accuracy: 1e-6)
        let justified = try XCTUnwrap(CTLineCreateJustifiedLine(line, 1, 120))
        XCTAssertEqual(justified.runs.last?.glyphs, hyphen.glyphs)
        XCTAssertEqual(justified.width, line.gapCount > 0 ? 120 : line.width, accuracy: 1e-6)
    }

    func testSoftHyphensShowAtLinesEnds() {
        let text = "un\u{AD}be\u{AD}liev\u{AD}able"
        let whole = lines(text, width: 500, attributes(0))
        XCTAssertEqual(texts(whole, of: text), [text])
        let width = whole[0].width * 0.7
        let parted = lines(text, width: width, attributes(0))
        XCTAssertEqual(parted.count, 2)
        XCTAssertTrue(texts(parted, of: text)[0].hasSuffix("\u{AD}-"))
        for line in parted { XCTAssertLessThanOrEqual(line.width, width + 1e-6) }
    }

    func testAHyphenOfTextFromRightToLeftIsAtTheLeft() throws {
        let text = "سلام\u{AD}سلام"
        let whole = lines(text, width: 500, attributes(0))[0].width
        let first = try XCTUnwrap(lines(text, width: whole * 0.7, attributes(0)).first)
        XCTAssertTrue(try XCTUnwrap(first.runs.first).characters.isEmpty)
        XCTAssertEqual(first.runs.map(\.start), first.runs.map(\.start).sorted())
    }

    func testWordsStayWholeWhereLinesEndBetweenCharacters() {
        let lines = lines(text, width: 90, attributes(1) { $0.lineBreakMode = .byCharWrapping })
        XCTAssertFalse(texts(lines, of: text).contains { $0.hasSuffix("-") })
    }
}

extension CTLine {
    /// The number of spaces between words.
    fileprivate var gapCount: Int {
        characters.dropFirst().dropLast().count { paragraphs.source.units[$0.range.lowerBound] == 0x20 }
    }
}
