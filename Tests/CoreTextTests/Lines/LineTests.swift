import CoreText
import Foundation
import XCTest

final class LineTests: XCTestCase {
    private let sans = font("LiberationSans")

    // MARK: Measures

    func testBoundsAreThoseOfTheTallestFont() {
        let text = NSMutableAttributedString(string: "small BIG", attributes: [.font: sans])
        let big = font("LiberationSerif-Bold", 50)
        text.addAttribute(.font, value: big, range: NSRange(location: 6, length: 3))
        let line = CTLineCreateWithAttributedString(text)
        XCTAssertEqual(line.metrics.ascent, CTFontGetAscent(big))
        XCTAssertEqual(line.metrics.descent, CTFontGetDescent(big))
        XCTAssertEqual(line.metrics.leading, CTFontGetLeading(big))
        let width = line.runs.map { CTRunGetTypographicBounds($0, CFRange(), nil, nil, nil) }.reduce(0, +)
        XCTAssertEqual(line.width, width, accuracy: 1e-9)
        XCTAssertEqual(CTLineGetGlyphCount(line), 9)
    }

    func testBoundsWithOptions() {
        let line = line("Text.", [.font: sans, .baselineOffset: 5])
        let whole = CTLineGetBoundsWithOptions(line, [])
        XCTAssertEqual(whole.width, CGFloat(line.width))
        XCTAssertEqual(
            whole.height, CTFontGetAscent(sans) + CTFontGetDescent(sans) + CTFontGetLeading(sans), accuracy: 1e-9)
        XCTAssertEqual(whole.minY, 5 - CTFontGetDescent(sans) - CTFontGetLeading(sans), accuracy: 1e-9)
        let tight = CTLineGetBoundsWithOptions(line, [.excludeTypographicLeading, .excludeTypographicShifts])
        XCTAssertEqual(tight.minY, -CTFontGetDescent(sans), accuracy: 1e-9)
        XCTAssertEqual(tight.maxY, CTFontGetAscent(sans), accuracy: 1e-9)
        XCTAssertEqual(
            CTLineGetBoundsWithOptions(line, .useHangingPunctuation).width, CGFloat(line.width - sans.advance(".")),
            accuracy: 1e-9)
        XCTAssertEqual(CTLineGetBoundsWithOptions(line, .useGlyphPathBounds), CTLineGetImageBounds(line, nil))
    }

    func testImageBoundsAreAroundTheOutlines() throws {
        let line = line("Hg", sans)
        let bounds = CTLineGetImageBounds(line, nil)
        let boxes = zip(line.glyphs, line.runs[0].positions).map { glyph, position in
            CTFontGetBoundingRectsForGlyphs(sans, .default, [glyph], nil, 1).offsetBy(dx: position.x, dy: position.y)
        }
        XCTAssertEqual(bounds, boxes[0].union(boxes[1]))
        XCTAssertLessThan(bounds.minY, 0)
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.textPosition = CGPoint(x: 100, y: 50)
        XCTAssertEqual(CTLineGetImageBounds(line, context), bounds.offsetBy(dx: 100, dy: 50))
    }

    func testWhiteSpaceAtTheEnd() {
        let space = sans.advance(" ")
        XCTAssertEqual(CTLineGetTrailingWhitespaceWidth(line("ab  \n", sans)), 2 * space, accuracy: 1e-9)
        XCTAssertEqual(CTLineGetTrailingWhitespaceWidth(line("ab", sans)), 0)
        let hebrew = line("אב ", sans)
        XCTAssertEqual(CTLineGetTrailingWhitespaceWidth(hebrew), space, accuracy: 1e-9)
        XCTAssertEqual(hebrew.runs[0].glyphs[0], sans.glyph(" "))
    }

    func testFlush() {
        let line = line("text ", sans)
        let visible = line.visibleWidth
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line, 0, 200), 0)
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line, 0.5, 200), (200 - visible) / 2, accuracy: 1e-9)
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line, 1, 200), 200 - visible, accuracy: 1e-9)
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line, 7, 200), 200 - visible, accuracy: 1e-9)
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line, .nan, 200), 0)
        let hebrew = self.line("אב ")
        // The space is on the left, outside the margins.
        let offset = CTLineGetPenOffsetForFlush(hebrew, 1, 200)
        XCTAssertEqual(offset + hebrew.width, 200, accuracy: 1e-9)
        XCTAssertEqual(CTLineGetPenOffsetForFlush(hebrew, 0, 200) + sans.advance(" "), 0, accuracy: 1e-9)
    }

    private func line(_ text: String) -> CTLine { CoreTextTests.line(text, sans) }
    private func line(_ text: String, _ font: CTFont) -> CTLine { CoreTextTests.line(text, font) }
    private func line(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CTLine {
        CoreTextTests.line(text, attributes)
    }

    // MARK: Positions

    func testPlacesAndOffsetsAreInverse() {
        let texts = ["plain text", "office fi ffl", "日本語 text", "अंग्रेज़ी हिन्दी", "👩‍🚀 and 🇯🇵", "ไทยไทย", "e\u{301}e\u{301}"]
        let serif = font("NotoSerif-Regular", 24)
        for text in texts {
            let line = line(text, serif)
            var boundary = 0
            for character in text {
                XCTAssertEqual(line.index(line.offset(boundary) + 1e-6), boundary, "\(text), \(boundary)")
                boundary += character.utf16.count
            }
            XCTAssertEqual(line.index(line.offset(boundary)), boundary, text)
        }
    }

    func testPlacesGrowAlongALine() {
        let line = line("office 日本 fi end", font("NotoSerif-Regular"))
        var last = 0
        for x in stride(from: -10, to: line.width + 10, by: 0.5) {
            let index = line.index(x)
            XCTAssertGreaterThanOrEqual(index, last)
            last = index
        }
        XCTAssertEqual(last, 16)
        XCTAssertEqual(line.index(.nan), 0)
        XCTAssertEqual(line.index(-.infinity), 0)
        XCTAssertEqual(line.index(.infinity), 16)
    }

    func testAnIndexIsOfTheNearerCharacterEdge() {
        let line = line("mm")
        let width = sans.advance("m")
        XCTAssertEqual(line.index(0.4 * width), 0)
        XCTAssertEqual(line.index(0.6 * width), 1)
        XCTAssertEqual(line.index(1.6 * width), 2)
    }

    func testLigaturesAreSharedOutAmongTheirCharacters() {
        let line = line("fi", font("NotoSerif-Regular"))
        XCTAssertEqual(line.offset(1), line.width / 2, accuracy: 1e-9)
    }

    func testPlacesInTextFromRightToLeft() {
        let line = line("אבג")
        XCTAssertEqual(line.offset(0), line.width, accuracy: 1e-9)
        XCTAssertEqual(line.offset(3), 0, accuracy: 1e-9)
        XCTAssertEqual(line.index(-1), 3)
        XCTAssertEqual(line.index(line.width + 1), 0)
        for place in 0...3 { XCTAssertEqual(line.index(line.offset(place) - 1e-6), place) }
    }

    func testWhereDirectionsMeetAPlaceIsAtTwoOffsets() {
        let line = line("ab אב cd")
        var second: CGFloat = 0
        // Before the Hebrew word: on its left for the Latin text, on its right for the Hebrew.
        let first = CTLineGetOffsetForStringIndex(line, 3, &second)
        XCTAssertEqual(Double(first), self.line("ab ").width, accuracy: 1e-6)
        XCTAssertEqual(Double(second - first), self.line("אב").width, accuracy: 1e-6)
        let after = CTLineGetOffsetForStringIndex(line, 5, &second)
        XCTAssertEqual(after, first + CGFloat(self.line("אב").width), accuracy: 1e-6)
        XCTAssertEqual(second, first, accuracy: 1e-6)
        let inside = CTLineGetOffsetForStringIndex(line, 4, &second)
        XCTAssertEqual(inside, second)
    }

    func testPlacesBeyondALineAreItsEnds() {
        let typesetter = CTTypesetterCreateWithAttributedString(
            NSAttributedString(string: "one two", attributes: [.font: sans]))
        let line = CTTypesetterCreateLine(typesetter, CFRange(location: 4, length: 3))
        XCTAssertEqual(line.offset(4), 0)
        XCTAssertEqual(line.offset(0), 0)
        XCTAssertEqual(line.offset(-7), 0)
        XCTAssertEqual(line.offset(.max), line.width, accuracy: 1e-9)
        XCTAssertEqual(line.index(0), 4)
        XCTAssertEqual(self.line("").index(5), 0)
        XCTAssertEqual(self.line("").offset(0), 0)
    }

    func testCaretsFromLeftToRight() {
        var carets: [(Double, Int, Bool)] = []
        CTLineEnumerateCaretOffsets(line("aא")) { offset, index, isLeading, _ in
            carets.append((offset, index, isLeading))
        }
        XCTAssertEqual(carets.map(\.1), [0, 0, 1, 1])
        XCTAssertEqual(carets.map(\.2), [true, false, false, true])
        XCTAssertEqual(carets[1].0, carets[2].0)
        var count = 0
        CTLineEnumerateCaretOffsets(line("abc")) { _, _, _, stop in
            count += 1
            stop.pointee = true
        }
        XCTAssertEqual(count, 1)
    }

    // MARK: Truncation

    private let ellipsis = CoreTextTests.line("\u{2026}", font("LiberationSans"))

    func testLinesThatFitStayAsTheyAre() {
        let line = line("short")
        XCTAssertEqual(CTLineCreateTruncatedLine(line, line.width, .end, ellipsis), line)
        XCTAssertEqual(CTLineCreateTruncatedLine(self.line("short   "), line.width, .end, ellipsis)?.range.count, 8)
    }

    func testEveryTruncationFitsAndKeepsAsMuchAsPossible() throws {
        let long = line("The quick brown fox jumps over the lazy dog")
        let token = ellipsis.glyphs[0]
        let glyphs = long.glyphs
        for width in stride(from: 30.0, to: long.width, by: 17) {
            for type in [CTLineTruncationType.start, .middle, .end] {
                let cut = try XCTUnwrap(CTLineCreateTruncatedLine(long, width, type, ellipsis))
                XCTAssertLessThanOrEqual(cut.width, width + 1e-6)
                // One more letter, of the widest kind, would not have fitted, nor would the space that may be omitted.
                XCTAssertGreaterThan(cut.width, width - 2 * sans.advance("w") - 2 * sans.advance(" "))
                let place = try XCTUnwrap(cut.glyphs.firstIndex(of: token))
                let (head, tail) = (cut.glyphs[..<place], cut.glyphs[(place + 1)...])
                XCTAssertEqual(Array(head), Array(glyphs.prefix(head.count)))
                XCTAssertEqual(Array(tail), Array(glyphs.suffix(tail.count)))
                if type == .end { XCTAssertTrue(tail.isEmpty) }
                if type == .start { XCTAssertTrue(head.isEmpty) }
                if type == .middle { XCTAssertLessThan(abs(head.count - tail.count), 6) }
            }
        }
    }

    func testATokenThatIsTooWideGivesNoLine() {
        XCTAssertNil(CTLineCreateTruncatedLine(line("long text"), ellipsis.width - 0.1, .end, ellipsis))
        XCTAssertNil(CTLineCreateTruncatedLine(line("long text"), -1, .end, nil))
        XCTAssertEqual(
            CTLineCreateTruncatedLine(line("long text"), ellipsis.width, .end, ellipsis)?.glyphs, ellipsis.glyphs)
        XCTAssertEqual(CTLineCreateTruncatedLine(line("mmm"), 2.5 * sans.advance("m"), .end, nil)?.glyphs.count, 2)
    }

    func testTextFromRightToLeftIsCutAtTheLeft() throws {
        let hebrew = line("אבגדהוזחט")
        let cut = try XCTUnwrap(CTLineCreateTruncatedLine(hebrew, hebrew.width * 0.6, .end, ellipsis))
        XCTAssertEqual(cut.glyphs.first, ellipsis.glyphs[0])
        XCTAssertEqual(cut.glyphs.last, hebrew.glyphs.last)
        XCTAssertEqual(cut.index(cut.width), 0)
    }

    // MARK: Justification

    func testSpacesAreWidened() throws {
        let plain = line("one two three ")
        let wide = try XCTUnwrap(CTLineCreateJustifiedLine(plain, 1, 300))
        XCTAssertEqual(wide.visibleWidth, 300, accuracy: 1e-6)
        XCTAssertEqual(wide.glyphs, plain.glyphs)
        let extra = (300 - plain.visibleWidth) / 2
        XCTAssertEqual(wide.offset(4), plain.offset(4) + extra, accuracy: 1e-6)
        XCTAssertEqual(wide.offset(8), plain.offset(8) + 2 * extra, accuracy: 1e-6)
        let half = try XCTUnwrap(CTLineCreateJustifiedLine(plain, 0.5, 300))
        XCTAssertEqual(half.visibleWidth, (300 + plain.visibleWidth) / 2, accuracy: 1e-6)
        let narrow = try XCTUnwrap(CTLineCreateJustifiedLine(plain, 1, plain.visibleWidth - 4))
        XCTAssertEqual(narrow.visibleWidth, plain.visibleWidth - 4, accuracy: 1e-6)
    }

    func testCharactersWithoutSpacesAreSpaced() throws {
        let japanese = line("日本語。", font("NotoSansCJKjp-Regular"))
        let wide = try XCTUnwrap(CTLineCreateJustifiedLine(japanese, 1, japanese.width + 30))
        XCTAssertEqual(wide.width, japanese.width + 30, accuracy: 1e-6)
        // No space is added between a character and the full stop that must follow it.
        XCTAssertEqual(wide.offset(3) - wide.offset(2), japanese.offset(3) - japanese.offset(2), accuracy: 1e-6)
        XCTAssertEqual(wide.offset(1), japanese.offset(1) + 15, accuracy: 1e-6)
    }

    func testLinesWithoutPlacesToWidenStayAsTheyAre() {
        let word = line("word")
        XCTAssertEqual(CTLineCreateJustifiedLine(word, 1, 300), word)
        XCTAssertEqual(CTLineCreateJustifiedLine(word, .nan, .nan), word)
        XCTAssertEqual(CTLineCreateJustifiedLine(line("a b"), 1, .infinity)?.width, line("a b").width)
    }

    func testJustifiedTextFromRightToLeft() throws {
        let hebrew = line("אב גד")
        let wide = try XCTUnwrap(CTLineCreateJustifiedLine(hebrew, 1, 200))
        XCTAssertEqual(wide.width, 200, accuracy: 1e-6)
        XCTAssertEqual(wide.offset(0), 200, accuracy: 1e-6)
        XCTAssertEqual(wide.offset(2), hebrew.offset(2) + 200 - hebrew.width, accuracy: 1e-6)
    }
}
