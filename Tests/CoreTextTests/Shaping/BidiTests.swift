import CoreText
import Foundation
import XCTest

/// The visual order of bidirectional text. Hebrew letters stand for right-to-left text.
final class BidiTests: XCTestCase {
    private let sans = font("LiberationSans")

    /// Returns the string indices of a text's characters, from left to right.
    private func order(_ text: String, _ direction: CTWritingDirection = .natural) -> [Int] {
        line(text, [.font: sans, .paragraphStyle: Style(direction: direction).style]).indices
    }

    func testTextOfOneDirection() {
        XCTAssertEqual(order("abc"), [0, 1, 2])
        XCTAssertEqual(order("אבג"), [2, 1, 0])
    }

    func testWordsOfTheOtherDirection() {
        XCTAssertEqual(order("ab אב cd"), [0, 1, 2, 4, 3, 5, 6, 7])
        XCTAssertEqual(order("אב ab גד"), [7, 6, 5, 3, 4, 2, 1, 0])
    }

    func testNumbersGoFromLeftToRight() {
        XCTAssertEqual(order("אב 12 גד"), [7, 6, 5, 3, 4, 2, 1, 0])
        XCTAssertEqual(order("אב 12"), [3, 4, 2, 1, 0])
    }

    func testTheFirstLetterDecidesUnlessTheStyleDoes() {
        XCTAssertEqual(order("ab אב", .rightToLeft), [4, 3, 2, 0, 1])
        XCTAssertEqual(order("אב ab", .leftToRight), [1, 0, 2, 3, 4])
        XCTAssertEqual(order("12", .rightToLeft), [0, 1])
    }

    func testBracketsGoWithWhatTheyHold() {
        XCTAssertEqual(order("a (אב) b"), [0, 1, 2, 4, 3, 5, 6, 7])
        XCTAssertEqual(order("אב (cd) גד"), [9, 8, 7, 6, 4, 5, 3, 2, 1, 0])
    }

    func testBracketsAreMirrored() {
        let brackets = line("א(", [.font: sans, .paragraphStyle: Style(direction: .rightToLeft).style])
        XCTAssertEqual(brackets.glyphs[0], sans.glyph(")"))
    }

    func testWhiteSpaceAtTheEndIsTheParagraphs() {
        XCTAssertEqual(order("ab אב "), [0, 1, 2, 4, 3, 5])
        XCTAssertEqual(order("אב ab "), [5, 3, 4, 2, 1, 0])
    }

    func testAttributesForceADirection() {
        let text = NSMutableAttributedString(string: "abc", attributes: [.font: sans])
        text.addAttribute(
            .writingDirection, value: [Int(CTWritingDirection.rightToLeft.rawValue) | kCTWritingDirectionOverride],
            range: NSRange(location: 0, length: 2))
        XCTAssertEqual(CTLineCreateWithAttributedString(text).indices, [1, 0, 2])
        let typesetter = CTTypesetterCreateWithAttributedStringAndOptions(
            NSAttributedString(string: "ab אב", attributes: [.font: sans]),
            [kCTTypesetterOptionForcedEmbeddingLevel: 1])
        XCTAssertEqual(typesetter.map { CTTypesetterCreateLine($0, CFRange()).indices }, [4, 3, 2, 0, 1])
    }

    func testRunsSayTheirDirection() {
        let runs = line("ab אב", sans).runs
        XCTAssertEqual(runs.map(\.isRightToLeft), [false, true])
        XCTAssertEqual(runs.map(\.range), [0..<3, 3..<5])
        XCTAssertFalse(CTRunGetStatus(runs[1]).contains(.nonMonotonic))
    }

    func testALinesOrderIsItsOwn() {
        let typesetter = CTTypesetterCreateWithAttributedString(
            NSAttributedString(string: "ab אב גד", attributes: [.font: sans]))
        XCTAssertEqual(CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: 6)).indices, [0, 1, 2, 4, 3, 5])
        XCTAssertEqual(CTTypesetterCreateLine(typesetter, CFRange(location: 6, length: 2)).indices, [7, 6])
    }

    func testParagraphsHaveDirectionsOfTheirOwn() {
        XCTAssertEqual(order("אב\nab"), [2, 1, 0, 3, 4])
    }
}
