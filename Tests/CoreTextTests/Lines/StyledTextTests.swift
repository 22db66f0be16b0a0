import CoreText
import Foundation
import TestSupport
import XCTest

/// Styled text as values.
final class StyledTextTests: XCTestCase {
    private let mark = NSAttributedString.Key("mark")

    private func runs(_ text: StyledText) -> [String] {
        text.runs.map { run in
            let part = String(decoding: text.units[run.range], as: UTF16.self)
            return "\(part.debugDescription) \(run.attributes[mark] as? Int ?? 0)"
        }
    }

    func testEqualAttributesAreOneRun() {
        var text = StyledText("a", [mark: 1])
        text.append("b", [mark: 1])
        text.append("", [mark: 3])
        text.append("c", [mark: 2])
        XCTAssertEqual(runs(text), ["\"ab\" 1", "\"c\" 2"])
        XCTAssertEqual(runs(text.mapAttributes { _ in [mark: 4] }), ["\"abc\" 4"])
        XCTAssertEqual(text.attributes(at: 2)[mark] as? Int, 2)
        XCTAssertTrue(text.attributes(at: 3).isEmpty)
    }

    func testAPartKeepsItsAttributes() {
        var text = StyledText("abc", [mark: 1])
        text.append("def", [mark: 2])
        XCTAssertEqual(runs(text.part(2..<4)), ["\"c\" 1", "\"d\" 2"])
        XCTAssertTrue(text.part(3..<3).isEmpty)
    }

    func testEndsOfLinesBecomeSpaces() {
        var text = StyledText("a\r", [mark: 1])
        text.append("\nb\r\n\nc\u{2028}d\u{2029}e\rf", [mark: 2])
        XCTAssertEqual(text.withoutLineBreaks(0..<text.length).string, "a b  c d e f")
        XCTAssertEqual(runs(text.withoutLineBreaks(0..<4)), ["\"a \" 1", "\"b\" 2"])
        // A range that is cut inside a CRLF keeps one of its characters.
        XCTAssertEqual(text.withoutLineBreaks(2..<4).string, " b")
    }

    func testAttributedStringsThereAndBack() {
        let string = NSMutableAttributedString(string: "straße 👩‍👩‍👧 e\u{301}", attributes: [mark: 1])
        string.addAttribute(mark, value: 2, range: NSRange(location: 3, length: 6))
        let text = StyledText(string)
        XCTAssertEqual(text.string, string.string)
        XCTAssertEqual(text.runs.map(\.range), [0..<3, 3..<9, 9..<string.length])
        XCTAssertEqual(StyledText(text.attributedString), text)
        XCTAssertTrue(text.attributedString.isEqual(to: string))
        XCTAssertEqual(StyledText("").attributedString.length, 0)
    }

    func testTextsLeaveNoMemory() {
        let font = CTFontCreateWithName("Helvetica", 12, nil)
        let growth = memoryGrowth(runs: 100) { run in
            var text = StyledText("Number \(run)", [.font: font, mark: run])
            text.append(" \(run)\n", [mark: "\(run)"])
            _ = CTLine.whole(text.withoutLineBreaks(0..<text.length))
            // A cache of bounded size keeps these.
            forgetShapedParagraphs()
        }
        if let growth { XCTAssertLessThan(growth, 16) }
    }
}
