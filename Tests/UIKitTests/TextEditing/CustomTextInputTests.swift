import QuartzCore
@testable import UIKit
import XCTest

/// Text inputs other than text views: their selection display, and custom keyboards.
final class CustomTextInputTests: ViewTestCase {
    /// A text input with characters ten points wide.
    private final class Input: UIView, UITextInput {
        final class Place: UITextPosition {
            let offset: Int
            init(_ offset: Int) { self.offset = offset }
        }
        final class Span: UITextRange {
            let range: Range<Int>
            init(_ range: Range<Int>) { self.range = range }
            override var isEmpty: Bool { range.isEmpty }
            override var start: UITextPosition { Place(range.lowerBound) }
            override var end: UITextPosition { Place(range.upperBound) }
        }

        var content = Array("Hello world")
        var selection = 0..<0

        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !content.isEmpty }
        func insertText(_ text: String) {
            content.replaceSubrange(selection, with: Array(text))
            selection = selection.lowerBound + text.count..<selection.lowerBound + text.count
        }
        func deleteBackward() {
            let range = selection.isEmpty ? max(selection.lowerBound - 1, 0)..<selection.lowerBound : selection
            content.removeSubrange(range)
            selection = range.lowerBound..<range.lowerBound
        }
        func text(in range: UITextRange) -> String? { (range as? Span).map { String(content[$0.range]) } }
        func replace(_ range: UITextRange, withText text: String) {
            guard let range = (range as? Span)?.range else { return }
            selection = range
            insertText(text)
        }
        var selectedTextRange: UITextRange? {
            get { Span(selection) }
            set { selection = (newValue as? Span)?.range ?? 0..<0 }
        }
        var markedTextRange: UITextRange? { nil }
        var markedTextStyle: [NSAttributedString.Key: Any]?
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
        func unmarkText() {}
        var beginningOfDocument: UITextPosition { Place(0) }
        var endOfDocument: UITextPosition { Place(content.count) }
        private func offset(_ position: UITextPosition) -> Int { (position as? Place)?.offset ?? 0 }
        func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
            Span(offset(fromPosition)..<max(offset(toPosition), offset(fromPosition)))
        }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
            let place = self.offset(position) + offset
            return (0...content.count).contains(place) ? Place(place) : nil
        }
        func position(
            from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
        ) -> UITextPosition? { self.position(from: position, offset: direction == .left ? -offset : offset) }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
            let (a, b) = (offset(position), offset(other))
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
        func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
            direction == .left ? range.start : range.end
        }
        func characterRange(
            byExtending position: UITextPosition, in direction: UITextLayoutDirection
        ) -> UITextRange? { nil }
        func baseWritingDirection(
            for position: UITextPosition, in direction: UITextStorageDirection
        ) -> NSWritingDirection { .leftToRight }
        func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
        func firstRect(for range: UITextRange) -> CGRect { .zero }
        func caretRect(for position: UITextPosition) -> CGRect {
            CGRect(x: CGFloat(offset(position)) * 10 - 1, y: 0, width: 2, height: 20)
        }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
            guard let range = (range as? Span)?.range else { return [] }
            return [
                TextSelectionSpan(
                    CGRect(x: range.lowerBound * 10, y: 0, width: range.count * 10, height: 20), .leftToRight,
                    isFirst: true, isLast: true)
            ]
        }
        func closestPosition(to point: CGPoint) -> UITextPosition? {
            Place(min(max(Int((point.x / 10).rounded()), 0), content.count))
        }
        func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
            closestPosition(to: point)
        }
        func characterRange(at point: CGPoint) -> UITextRange? { nil }
        weak var inputDelegate: (any UITextInputDelegate)?
        lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    }

    private let input = Input(frame: CGRect(x: 10, y: 30, width: 150, height: 20))

    override func setUp() async throws {
        try await super.setUp()
        input.backgroundColor = .white
        let interaction = UITextInteraction(for: .editable)
        interaction.textInput = input
        input.addInteraction(interaction)
        window.addSubview(input)
        CATransaction.flush()
    }

    override func tearDown() async throws {
        input.resignFirstResponder()
        try await super.tearDown()
    }

    private var display: UITextSelectionDisplayInteraction {
        get throws {
            try XCTUnwrap(input.interactions.compactMap { $0 as? UITextSelectionDisplayInteraction }.first)
        }
    }

    func testATextInteractionShowsTheCursorWhileTheTextIsEdited() async throws {
        let display = try display
        XCTAssertFalse(display.isActivated)
        XCTAssertNil(display.cursorView.superview)
        run(TouchScript().tap(at: CGPoint(x: 10 + 31, y: 40)))
        XCTAssertTrue(display.isActivated)
        XCTAssertTrue(display.cursorView.superview === input)
        XCTAssertEqual(display.cursorView.frame, CGRect(x: 29, y: 0, width: 2, height: 20))
        window.type("xy")
        XCTAssertEqual(display.cursorView.frame.minX, 49)
        window.press(KeyStroke(.keyboardLeftArrow))
        XCTAssertEqual(display.cursorView.frame.minX, 39)
        input.resignFirstResponder()
        XCTAssertFalse(display.isActivated)
        XCTAssertNil(display.cursorView.superview)
    }

    func testTwoTapsSelectAWordWithHandles() async throws {
        run(TouchScript().tap(at: CGPoint(x: 10 + 75, y: 40), count: 2))
        let display = try display
        XCTAssertEqual(input.selection, 6..<11)
        XCTAssertNil(display.cursorView.superview)
        XCTAssertEqual(display.highlightView.selectionRects.map(\.rect), [CGRect(x: 60, y: 0, width: 50, height: 20)])
        XCTAssertEqual(display.handleViews.map(\.direction), [.leading, .trailing])
        XCTAssertEqual(display.handleViews[0].frame.maxY, 20)
        XCTAssertEqual(display.handleViews[1].frame.minY, 0)
        keepPicture("custom-text-input", of: window, scale: 3)
        window.press(KeyStroke(.keyboardLeftArrow, modifiers: .shift))
        // An undirected selection grows in the direction of the first key.
        XCTAssertEqual(display.highlightView.selectionRects.first?.rect.width, 60)
        XCTAssertNil(display.handleViews[0].superview)
    }

    func testOwnCursorsTakeThePlaceOfTheSystems() async throws {
        final class Cursor: UIView, UITextCursorView {
            var isBlinking = true
            var count = 0
            func resetBlinkAnimation() { count += 1 }
        }
        let (display, cursor) = (try display, Cursor())
        display.cursorView = cursor
        input.becomeFirstResponder()
        XCTAssertTrue(cursor.superview === input)
        XCTAssertGreaterThan(cursor.count, 0)
        let standard = UIStandardTextCursorView()
        standard.resetBlinkAnimation()
        XCTAssertNotNil(standard.layer.animation(forKey: "blink"))
        standard.isBlinking = false
        XCTAssertNil(standard.layer.animation(forKey: "blink"))
    }

    // MARK: Custom keyboards

    func testAnInputViewControllerEditsTheFirstRespondersText() async {
        let controller = UIInputViewController()
        XCTAssertEqual(controller.inputView?.inputViewStyle, .keyboard)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 150, height: 30))
        field.text = "one two"
        window.addSubview(field)
        field.inputView = controller.inputView
        XCTAssertTrue(field.becomeFirstResponder())
        let proxy = controller.textDocumentProxy
        field.selectedTextRange = field.textRange(
            from: field.position(from: field.beginningOfDocument, offset: 3)!,
            to: field.position(from: field.beginningOfDocument, offset: 3)!)
        XCTAssertEqual(proxy.documentContextBeforeInput, "one")
        XCTAssertEqual(proxy.documentContextAfterInput, " two")
        XCTAssertNil(proxy.selectedText)
        proxy.insertText("s")
        proxy.adjustTextPosition(byCharacterOffset: 100)
        proxy.insertText("!")
        proxy.deleteBackward()
        XCTAssertEqual(field.text, "ones two")
        XCTAssertEqual(proxy.documentIdentifier, proxy.documentIdentifier)
        controller.dismissKeyboard()
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertFalse(proxy.hasText)
        proxy.insertText("lost")
        XCTAssertEqual(field.text, "ones two")
    }

    func testPasteboardsTakeObjectsAndSayWhatTheyAre() async {
        UIPasteboard.general.setObjects(["12.5", URL(string: "https://a.b")!, 7])
        XCTAssertEqual(UIPasteboard.general.numberOfItems, 2)
        UIPasteboard.general.detectPatterns(for: [.number, .probableWebURL, .probableWebSearch]) { result in
            XCTAssertEqual(try? result.get(), [.number])
        }
        UIPasteboard.general.setObjects(["where to eat"], localOnly: true, expirationDate: nil)
        UIPasteboard.general.detectValues(for: [.number, .probableWebSearch]) { result in
            XCTAssertEqual((try? result.get())?[.probableWebSearch] as? String, "where to eat")
        }
        UIPasteboard.general.items = []
    }

    // MARK: The preferred text size

    func testFontsOfTextStylesFollowThePreferredSize() async {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let view = UITextView()
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        view.text = "text"
        let fixed = UILabel()
        fixed.font = .preferredFont(forTextStyle: .body)
        for shown in [label, view, fixed] { window.addSubview(shown) }
        window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        CATransaction.flush()
        XCTAssertEqual(label.font.pointSize, 23)
        XCTAssertEqual(view.font?.pointSize, 23)
        XCTAssertEqual(fixed.font.pointSize, 17)
    }
}
