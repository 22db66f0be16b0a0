import CoreText
import TestSupport
import XCTest

/// Lines justified by kashidas between Arabic letters.
final class KashidaTests: XCTestCase {
    private let naskh = font("NotoNaskhArabic-Regular", 40)
    private lazy var stroke = naskh.advance("\u{640}")

    /// Returns a line's text with a tatweel for each kashida, after the marks of its letter.
    private func stretchedText(_ line: CTLine, _ text: String) -> String {
        let tatweel = naskh.glyph("\u{640}")
        var strokes: [Int: Int] = [:]
        for (glyph, index) in zip(line.glyphs, line.indices) where glyph == tatweel { strokes[index, default: 0] += 1 }
        var (written, unit) = ("", 0)
        for character in text {
            let count = (strokes[unit] ?? 0) - (character == "\u{640}" ? 1 : 0)
            written.append(character)
            written += String(repeating: "\u{640}", count: max(count, 0))
            unit += character.utf16.count
        }
        return written
    }

    /// Returns a text as one line, wider by some kashidas.
    private func drawnOut(_ text: String, by count: Double) throws -> CTLine {
        let plain = line(text, naskh)
        return try XCTUnwrap(CTLineCreateJustifiedLine(plain, 1, plain.visibleWidth + count * stroke))
    }

    func testEachWordIsDrawnOutWhereCalligraphersWould() throws {
        let words = [
            // After the writer's own tatweel, then after seen and sad.
            "كـتاب": "كــتاب", "سلام": "سـلام", "مصر": "مصـر",
            // Before a final teh marbuta, heh or dal; alef, tah, lam or kaf.
            "مدينة": "مدينـة", "محمد": "محمـد", "كتاب": "كتـاب", "جميل": "جميـل",
            // Before a beh followed by reh or yeh; before a final waw, ain, qaf or feh; before any other final letter.
            "خبر": "خـبر", "عمق": "عمـق", "كريم": "كريـم", "ربيع": "ربيـع",
            // Later rather than earlier, and between other letters only as a last resort.
            "سمسم": "سمسـم", "بلا": "بـلا",
        ]
        for (word, expected) in words {
            XCTAssertEqual(stretchedText(try drawnOut(word, by: 1), word), expected, word)
        }
    }

    func testLettersThatDontJoinAndLamWithAlefStayTogether() throws {
        for word in ["لا", "دار", "ورد", "\u{645}\u{200C}\u{645}"] {
            let plain = line(word, naskh)
            XCTAssertEqual(CTLineCreateJustifiedLine(plain, 1, plain.width + 50), plain, word)
        }
        let text = stretchedText(try drawnOut("سلام", by: 3), "سلام")
        XCTAssertTrue(text.contains("لا"), text)
    }

    func testAStretchedLineHasTheGlyphsOfItsTextWithTatweels() throws {
        for text in ["السلام عليكم ورحمة الله وبركاته", "بِسْمِ اللَّهِ الرَّحْمٰنِ الرَّحِيمِ", "يولد جميع الناس أحراراً متساوين"] {
            let plain = line(text, naskh)
            let wide = try XCTUnwrap(CTLineCreateJustifiedLine(plain, 1, plain.width + 150))
            XCTAssertEqual(wide.width, plain.width + 150, accuracy: 1e-6)
            let written = stretchedText(wide, text)
            XCTAssertGreaterThan(written.utf16.count, text.utf16.count + 3)
            XCTAssertEqual(wide.glyphs, line(written, naskh).glyphs)
            XCTAssertEqual(
                wide.width - line(written, naskh).width, 150 - Double(written.utf16.count - text.utf16.count) * stroke,
                accuracy: 1e-6)
        }
    }

    func testSpacesTakeWhatIsLessThanAStroke() throws {
        let text = "سلام عليكم"
        let plain = line(text, naskh)
        let few = try XCTUnwrap(CTLineCreateJustifiedLine(plain, 1, plain.width + stroke / 2))
        XCTAssertEqual(few.glyphs, plain.glyphs)
        XCTAssertEqual(few.width, plain.width + stroke / 2, accuracy: 1e-9)
        let more = try XCTUnwrap(CTLineCreateJustifiedLine(plain, 1, plain.width + stroke * 1.5))
        XCTAssertEqual(more.glyphs.count, plain.glyphs.count + 1)
        XCTAssertEqual(more.width, plain.width + stroke * 1.5, accuracy: 1e-9)
        let space = more.runs.flatMap { zip($0.indices, $0.advances) }.first { $0.0 == 4 }
        XCTAssertEqual(Double(try XCTUnwrap(space?.1)), naskh.advance(" ") + stroke / 2, accuracy: 1e-9)
        // Narrower lines have narrower spaces.
        let narrow = try XCTUnwrap(CTLineCreateJustifiedLine(plain, 1, plain.width - 3))
        XCTAssertEqual(narrow.glyphs, plain.glyphs)
        XCTAssertEqual(narrow.width, plain.width - 3, accuracy: 1e-9)
    }

    func testAWordWithoutSpacesIsAsWideAsItShallBe() throws {
        let plain = line("محمد", naskh)
        for extra in [1.5, 2.7, 9.25] {
            let wide = try XCTUnwrap(CTLineCreateJustifiedLine(plain, 1, plain.width + extra * stroke))
            XCTAssertEqual(wide.width, plain.width + extra * stroke, accuracy: 1e-6)
            XCTAssertEqual(wide.glyphs.count, plain.glyphs.count + Int(extra.rounded(.up)))
        }
        _ = CTLineCreateJustifiedLine(plain, 1, 1e12)
    }

    func testStrokesBelongToTheLetterBefore() throws {
        let text = "كتاب، محمد"
        let plain = line(text, naskh)
        let wide = try drawnOut(text, by: 4)
        XCTAssertEqual(wide.range, plain.range)
        XCTAssertEqual(wide.indices, wide.indices.sorted(by: >))
        XCTAssertEqual(Set(wide.indices), Set(plain.indices))
        // The glyphs are adjacent, and those with a kashida are the wider ones.
        var gained: [Int: Double] = [:]
        for unit in 0..<text.utf16.count {
            XCTAssertLessThan(wide.offset(unit + 1), wide.offset(unit))
            let gain = wide.offset(unit) - wide.offset(unit + 1) - plain.offset(unit) + plain.offset(unit + 1)
            if abs(gain) > 1e-6 { gained[unit] = gain }
        }
        XCTAssertEqual(gained.keys.sorted(), [1, 8])
        XCTAssertEqual(gained.values.reduce(0, +), 4 * stroke, accuracy: 1e-6)
        XCTAssertEqual(wide.index(wide.offset(2) + 1), 2)
        XCTAssertEqual(wide.index(wide.offset(1) - 1), 1)
    }

    func testParagraphsOfFramesAreJustifiedSo() throws {
        let text = String(repeating: "يولد جميع الناس أحراراً متساوين في الكرامة والحقوق ", count: 4)
        let string = NSAttributedString(
            string: text, attributes: [.font: naskh, .paragraphStyle: Style(alignment: .justified).style])
        let frame = CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(string), CFRange(),
            CGPath(rect: CGRect(x: 0, y: 0, width: 420, height: 1000), transform: nil), nil)
        let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
        let tatweel = naskh.glyph("\u{640}")
        for line in lines.dropLast() { XCTAssertEqual(line.visibleWidth, 420, accuracy: 1e-6) }
        // Where there is room for a kashida.
        XCTAssertGreaterThan(lines.dropLast().filter { $0.glyphs.contains(tatweel) }.count, 2)
        XCTAssertFalse(try XCTUnwrap(lines.last).glyphs.contains(tatweel))
    }

    func testFontsWithoutAStrokeWidenSpacesAlone() throws {
        let font = try madeFont("arabic")
        let plain = line("\u{628}\u{645}\u{628} \u{645}", font)
        XCTAssertEqual(plain.runs.count, 1)
        let wide = try XCTUnwrap(CTLineCreateJustifiedLine(plain, 1, plain.width + 500))
        XCTAssertEqual(wide.glyphs, plain.glyphs)
        XCTAssertEqual(wide.width, plain.width + 500, accuracy: 1e-6)
        let word = line("\u{628}\u{645}", font)
        XCTAssertEqual(CTLineCreateJustifiedLine(word, 1, 5000), word)
    }
}
