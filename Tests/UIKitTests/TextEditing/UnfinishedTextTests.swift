import QuartzCore
import UIKit
import XCTest

/// Marked text of an input method, and its outcome.
final class UnfinishedTextTests: ViewTestCase {
    private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 180, height: 34))

    override func setUp() async throws {
        try await super.setUp()
        window.addSubview(field)
    }

    override func tearDown() async throws {
        field.resignFirstResponder()
        try await super.tearDown()
    }

    func testAnInputMethodMarksText() async {
        field.becomeFirstResponder()
        window.type("a")
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        XCTAssertEqual(field.text, "ani")
        XCTAssertEqual(field.markedTextRange.flatMap { field.text(in: $0) }, "ni")
        field.setMarkedText("\u{4F60}", selectedRange: NSRange(location: 1, length: 0))
        XCTAssertEqual(field.text, "a\u{4F60}")
        field.unmarkText()
        XCTAssertNil(field.markedTextRange)
        XCTAssertNil(field.attributedText?.attribute(.underlineStyle, at: 1, effectiveRange: nil))
        field.undoManager?.undo()
        XCTAssertEqual(field.text, "a")
    }

    func testWhatAnInputMethodFinishesLooksAsTheTextAroundIt() async {
        field.becomeFirstResponder()
        window.type("a")
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        field.insertText("\u{4F60}")
        XCTAssertEqual(field.text, "a\u{4F60}")
        XCTAssertNil(field.markedTextRange)
        XCTAssertNil(field.attributedText?.attribute(.underlineStyle, at: 1, effectiveRange: nil))
        window.type("b")
        XCTAssertNil(field.attributedText?.attribute(.underlineStyle, at: 2, effectiveRange: nil))
        field.undoManager?.undo()
        field.undoManager?.undo()
        XCTAssertEqual(field.text, "a", "what was unfinished never comes back")
    }
}
