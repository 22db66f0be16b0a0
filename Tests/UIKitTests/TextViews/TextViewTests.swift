import QuartzCore
@testable import UIKit
import XCTest

/// Text views: callbacks, layout and scrolling, links, and bad input.
final class TextViewTests: ViewTestCase {
    private final class Delegate: NSObject, UITextViewDelegate {
        var tell: (String) -> Void = { _ in }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            tell("should begin")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { tell("did begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            tell("should end")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { tell("did end") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            tell("should change \(range.location)+\(range.length) \(text.debugDescription)")
            return true
        }
        func textViewDidChange(_ textView: UITextView) { tell("change") }
        func textViewDidChangeSelection(_ textView: UITextView) { tell("selection") }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            tell("link \(URL) \(characterRange.location)+\(characterRange.length)")
            return false
        }
    }

    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let delegate = Delegate()
    private let font = UIFont(name: "LiberationSans", size: 16)!

    override func setUp() async throws {
        try await super.setUp()
        delegate.tell = { [unowned self] in log.append($0) }
        view.font = font
        window.addSubview(view)
        CATransaction.flush()
    }

    override func tearDown() async throws {
        view.resignFirstResponder()
        UIPasteboard.general.items = []
        try await super.tearDown()
    }

    private func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        window.press(KeyStroke(code, modifiers: modifiers))
    }

    func testEditingTellsInAppleOrder() async {
        view.delegate = delegate
        XCTAssertTrue(view.becomeFirstResponder())
        XCTAssertEqual(log, ["should begin", "did begin"])
        log = []
        press(.keyboardReturnOrEnter)
        XCTAssertEqual(log, ["should change 0+0 \"\\n\"", "selection", "change"])
        log = []
        XCTAssertTrue(view.resignFirstResponder())
        XCTAssertEqual(log, ["should end", "did end"])
        XCTAssertEqual(view.text, "\n")
    }

    func testTheContentIsAsHighAsTheText() async {
        view.text = "one\ntwo\nthree"
        view.layoutIfNeeded()
        let line = font.lineHeight + font.leading
        XCTAssertEqual(view.contentSize.height, (3 * line + 16).rounded(.up))
        XCTAssertEqual(view.contentSize.width, 200)
        view.isScrollEnabled = false
        XCTAssertEqual(view.intrinsicContentSize.height, 3 * line + 16, accuracy: 1)
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 1000, height: 0)).height, 3 * line + 16, accuracy: 1)
    }

    func testTheCursorStandsInTheContainer() async {
        view.text = ""
        view.becomeFirstResponder()
        view.layoutIfNeeded()
        let caret = view.caretRect(for: view.beginningOfDocument)
        XCTAssertEqual(caret.minX, 4)
        XCTAssertEqual(caret.minY, 8)
        XCTAssertEqual(caret.height, font.lineHeight + font.leading, accuracy: 0.01)
    }

    func testKeysMoveThroughLines() async {
        view.text = "first line\nab\nthe third line"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 8, length: 0)
        press(.keyboardDownArrow)
        XCTAssertEqual(view.selectedRange, NSRange(location: 13, length: 0))
        // The column is kept across the short line.
        press(.keyboardDownArrow)
        XCTAssertGreaterThan(view.selectedRange.location, 19)
        press(.keyboardUpArrow)
        press(.keyboardUpArrow)
        XCTAssertEqual(view.selectedRange, NSRange(location: 8, length: 0))
        press(.keyboardUpArrow)
        XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0))
        press(.keyboardDownArrow, [.alternate, .shift])
        XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 10))
        press(.keyboardDownArrow, .command)
        XCTAssertEqual(view.selectedRange, NSRange(location: 28, length: 0))
        press(.keyboardLeftArrow, [.command, .shift])
        XCTAssertEqual(view.selectedRange, NSRange(location: 14, length: 14))
    }

    func testTypingScrollsToTheCursor() async {
        view.text = (0..<30).map { "line \($0)" }.joined(separator: "\n")
        view.becomeFirstResponder()
        view.layoutIfNeeded()
        view.contentOffset = .zero
        window.type("x")
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentOffset.y, view.contentSize.height - 100, accuracy: 1)
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        XCTAssertLessThan(view.contentOffset.y, 10)
    }

    func testAttributesOfWhatIsTyped() async {
        view.text = "ab"
        view.becomeFirstResponder()
        view.typingAttributes = [.font: font, .foregroundColor: UIColor.red]
        window.type("c")
        XCTAssertEqual(view.textStorage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor, .red)
        XCTAssertNotEqual(view.textStorage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .red)
        view.allowsEditingTextAttributes = true
        view.selectAll(nil)
        press(.keyboardU, .command)
        XCTAssertNotNil(view.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil))
        press(.keyboardZ, .command)
        XCTAssertNil(view.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil))
    }

    func testTheSelectionReachesToTheEdgeWhereItGoesOn() async {
        view.text = "one\ntwo"
        view.layoutIfNeeded()
        let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!
        let rects = view.selectionRects(for: all)
        XCTAssertEqual(rects.count, 2)
        XCTAssertEqual(rects[0].rect.maxX, 195, accuracy: 0.01)
        XCTAssertLessThan(rects[1].rect.maxX, 60)
        XCTAssertTrue(rects[0].containsStart)
        XCTAssertTrue(rects[1].containsEnd)
    }

    func testLinksAreFoundAndTapped() async {
        view.delegate = delegate
        view.isEditable = false
        view.dataDetectorTypes = [.link, .phoneNumber]
        view.text = "go to www.example.com, or call +1 (555) 123-4567 in 2024."
        view.layoutIfNeeded()
        let found = view.layoutManager.detectedLinks.map(\.url.absoluteString)
        XCTAssertEqual(found, ["http://www.example.com", "tel:+15551234567"])
        let rect = view.firstRect(
            for: view.textRange(
                from: view.position(from: view.beginningOfDocument, offset: 7)!,
                to: view.position(from: view.beginningOfDocument, offset: 9)!)!)
        let now = CACurrentMediaTime()
        window.perform(TouchScript().tap(at: CGPoint(x: rect.midX, y: rect.midY)))
        MediaClock.advance(to: now + 1.5)
        XCTAssertEqual(log.filter { $0.hasPrefix("link") }, ["link http://www.example.com 6+15"])
    }

    func testTextKitChangesShow() async {
        view.text = "abc"
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "x")
        XCTAssertEqual(view.text, "x")
        XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 0))
        XCTAssertTrue(view.layoutManager === view.textContainer.layoutManager)
    }

    func testAMegabyteIsEdited() async throws {
        view.text = String(repeating: "All work and no play makes Jack a dull boy.\n", count: 24_000)
        view.layoutIfNeeded()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        let manager = try XCTUnwrap(view.textLayoutManager)
        let before = manager.layoutCount
        // Only text near the view's bounds is laid out.
        XCTAssertLessThan(before, 200)
        window.type("x")
        view.layoutIfNeeded()
        XCTAssertLessThan(manager.layoutCount - before, 5)
        XCTAssertGreaterThan(view.contentSize.height, 100_000)
    }

    func testBadInputDoesNothing() async {
        view.text = "a\u{1F600}b"
        view.selectedRange = NSRange(location: 50, length: 10)
        XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
        view.selectedRange = NSRange(location: NSNotFound, length: 0)
        view.selectedRange = NSRange(location: -5, length: 2)
        view.scrollRangeToVisible(NSRange(location: 9, length: 9))
        XCTAssertNotNil(view.closestPosition(to: CGPoint(x: CGFloat.nan, y: CGFloat.infinity)))
        // Half a surrogate pair is replaced, and the text keeps its stated length.
        view.replace(
            view.textRange(
                from: view.position(from: view.beginningOfDocument, offset: 1)!,
                to: view.position(from: view.beginningOfDocument, offset: 2)!)!, withText: "")
        XCTAssertEqual(view.text.utf16.count, view.textStorage.length)
        view.layoutIfNeeded()
    }

    func testArchivesKeepWhatIsSet() async throws {
        view.text = "Hello"
        view.isEditable = false
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let copy = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: UITextView.self, from: data))
        XCTAssertEqual(copy.text, "Hello")
        XCTAssertFalse(copy.isEditable)
        XCTAssertEqual(copy.textContainerInset, view.textContainerInset)
        XCTAssertEqual(copy.font, font)
    }
}
