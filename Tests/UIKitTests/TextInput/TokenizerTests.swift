@testable import UIKit
import XCTest

/// Words, sentences, paragraphs and lines found by the string tokenizer.
final class TokenizerTests: ViewTestCase {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 34))

    private func found(
        _ text: String, _ place: Int, _ granularity: UITextGranularity, forward: Bool = true
    ) -> String? {
        field.text = text
        let position = field.position(from: field.beginningOfDocument, offset: place)!
        let direction = UITextDirection.storage(forward ? .forward : .backward)
        return field.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: direction)
            .flatMap { field.text(in: $0) }
    }

    private func boundary(_ text: String, _ place: Int, _ granularity: UITextGranularity, forward: Bool) -> Int? {
        field.text = text
        let position = field.position(from: field.beginningOfDocument, offset: place)!
        return field.tokenizer.position(
            from: position, toBoundary: granularity, inDirection: .storage(forward ? .forward : .backward)
        ).map { field.offset(from: field.beginningOfDocument, to: $0) }
    }

    func testWords() async {
        let text = "Don't stop, e\u{301}te\u{301} 3.5"
        XCTAssertEqual(found(text, 2, .word), "Don't")
        XCTAssertEqual(found(text, 0, .word), "Don't")
        XCTAssertNil(found(text, 0, .word, forward: false))
        XCTAssertEqual(found(text, 5, .word, forward: false), "Don't")
        XCTAssertNil(found(text, 5, .word))
        XCTAssertEqual(found(text, 13, .word), "e\u{301}te\u{301}")
        XCTAssertEqual(found(text, 18, .word), "3.5")
        XCTAssertEqual(boundary(text, 0, .word, forward: true), 5)
        XCTAssertEqual(boundary(text, 5, .word, forward: true), 10)
        XCTAssertEqual(boundary(text, 10, .word, forward: false), 6)
        XCTAssertEqual(boundary(text, 6, .word, forward: false), 0)
        XCTAssertNil(boundary(text, 0, .word, forward: false))
    }

    func testCharactersAreAsPeopleSeeThem() async {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        XCTAssertEqual(found("a\(family)b", 1, .character), family)
        XCTAssertEqual(found("a\(family)b", 4, .character), family)
        XCTAssertEqual(boundary("a\(family)b", 1, .character, forward: true), 9)
        XCTAssertEqual(boundary("a\(family)b", 9, .character, forward: false), 1)
    }

    func testSentencesParagraphsAndTheDocument() async {
        let text = "One here. Two there? Three"
        XCTAssertEqual(found(text, 3, .sentence), "One here. ")
        XCTAssertEqual(found(text, 12, .sentence), "Two there? ")
        let view = UITextField()
        XCTAssertNil(
            view.tokenizer.rangeEnclosingPosition(
                view.beginningOfDocument, with: .word, inDirection: .storage(.forward)))
        XCTAssertEqual(found(text, 3, .document), text)
        XCTAssertEqual(found(text, 3, .paragraph), text)
        XCTAssertEqual([UInt16]("a\r\nb\nc".utf16).paragraph(at: 1), 0..<3)
        XCTAssertEqual([UInt16]("a\r\nb\nc".utf16).paragraph(at: 3), 3..<5)
        XCTAssertEqual([UInt16]("a\n".utf16).paragraph(at: 2), 2..<2)
    }

    func testBoundariesHaveDirections() async {
        field.text = "one two"
        func isAt(_ place: Int, _ direction: UITextStorageDirection) -> Bool {
            let position = field.position(from: field.beginningOfDocument, offset: place)!
            return field.tokenizer.isPosition(position, atBoundary: .word, inDirection: .storage(direction))
        }
        XCTAssertEqual((0...7).map { isAt($0, .forward) }, [false, false, false, true, false, false, false, true])
        XCTAssertEqual((0...7).map { isAt($0, .backward) }, [true, false, false, false, true, false, false, false])
    }
}
