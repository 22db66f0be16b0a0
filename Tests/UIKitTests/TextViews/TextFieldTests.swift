import QuartzCore
@testable import UIKit
import XCTest

/// Text fields: the order of callbacks and events, geometry, keys, and bad input.
final class TextFieldTests: ViewTestCase {
    private final class Delegate: NSObject, UITextFieldDelegate {
        var tell: (String) -> Void = { _ in }
        var refused: Set<String> = []

        private func ask(_ name: String) -> Bool {
            tell(name)
            return !refused.contains(name)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { tell("did begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
        func textFieldDidEndEditing(_ textField: UITextField) { tell("did end") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { ask("should change \(range.location)+\(range.length) \"\(string)\"") }
        func textFieldDidChangeSelection(_ textField: UITextField) { tell("selection") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
    }

    private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 180, height: 34))
    private let delegate = Delegate()

    override func setUp() async throws {
        try await super.setUp()
        delegate.tell = { [unowned self] in log.append($0) }
        field.font = UIFont(name: "LiberationSans", size: 17)
        window.addSubview(field)
        CATransaction.flush()
    }

    override func tearDown() async throws {
        field.resignFirstResponder()
        UIPasteboard.general.items = []
        try await super.tearDown()
    }

    private func listen() {
        field.delegate = delegate
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
            (.editingDidEnd, "event end"), (.primaryActionTriggered, "event primary"),
        ] {
            field.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
        }
    }

    private var selected: String {
        guard let range = field.selectedTextRange else { return "none" }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        return "\(start)+\(field.offset(from: range.start, to: range.end))"
    }

    private func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        window.press(KeyStroke(code, modifiers: modifiers))
    }

    private func tap(_ point: CGPoint, count: Int = 1) {
        CATransaction.flush()
        let now = CACurrentMediaTime()
        window.perform(TouchScript().tap(at: point, count: count))
        MediaClock.advance(to: now + 1.5)
    }

    // MARK: Order of callbacks

    /// A stack view squeezes its arranged views as they are hidden.
    func testAFieldWithoutRoomHasAPlaceForItsText() async {
        for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
            field.borderStyle = style
            for size in [CGSize(width: 100, height: 2), CGSize(width: 5, height: 30), .zero] {
                let rect = field.textRect(forBounds: CGRect(origin: CGPoint(x: 3, y: 4), size: size))
                XCTAssertTrue(CGRect(x: 3, y: 4, width: 100, height: 30).contains(rect.origin), "\(style) \(rect)")
                XCTAssertLessThanOrEqual(rect.width, size.width)
                XCTAssertLessThanOrEqual(rect.height, size.height)
            }
        }
    }

    func testEditingTellsInAppleOrder() async {
        listen()
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertEqual(log, ["should begin", "did begin", "event begin"])
        log = []
        window.type("a")
        XCTAssertEqual(log, ["should change 0+0 \"a\"", "selection", "event changed"])
        log = []
        press(.keyboardDeleteOrBackspace)
        XCTAssertEqual(log, ["should change 0+1 \"\"", "selection", "event changed"])
        log = []
        press(.keyboardReturnOrEnter)
        XCTAssertEqual(log, ["should return", "event primary"])
        XCTAssertTrue(field.isEditing)
        log = []
        XCTAssertTrue(field.resignFirstResponder())
        XCTAssertEqual(log, ["should end", "did end", "event end"])
    }

    func testTheDelegateMayRefuse() async {
        listen()
        delegate.refused = ["should begin"]
        XCTAssertFalse(field.becomeFirstResponder())
        delegate.refused = ["should end", "should change 0+0 \"x\""]
        XCTAssertTrue(field.becomeFirstResponder())
        window.type("x")
        XCTAssertEqual(field.text, "")
        XCTAssertFalse(field.resignFirstResponder())
        XCTAssertTrue(field.isFirstResponder)
        delegate.refused = []
    }

    func testCodeTellsNobody() async {
        listen()
        field.text = "Hello"
        field.attributedText = NSAttributedString(string: "You")
        XCTAssertEqual(log, [])
        XCTAssertEqual(field.text, "You")
    }

    func testReturnEndsEditingWhereSomebodyListens() async {
        field.addAction(UIAction { [unowned self] _ in log.append("exit") }, for: .editingDidEndOnExit)
        field.becomeFirstResponder()
        press(.keyboardReturnOrEnter)
        XCTAssertEqual(log, ["exit"])
        XCTAssertFalse(field.isEditing)
    }

    func testOneFieldTakesOverFromAnother() async {
        let other = UITextField(frame: CGRect(x: 10, y: 80, width: 180, height: 34))
        window.addSubview(other)
        listen()
        field.becomeFirstResponder()
        log = []
        other.becomeFirstResponder()
        XCTAssertEqual(log, ["should end", "did end", "event end"])
        press(.keyboardTab)
        XCTAssertTrue(field.isEditing)
        other.resignFirstResponder()
    }

    // MARK: Keys

    func testKeysMoveByCharactersWordsAndLines() async {
        field.text = "one two three"
        field.becomeFirstResponder()
        XCTAssertEqual(selected, "13+0")
        let table: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)] = [
            (.keyboardLeftArrow, [], "12+0"), (.keyboardLeftArrow, .alternate, "8+0"),
            (.keyboardLeftArrow, .alternate, "4+0"), (.keyboardRightArrow, .alternate, "7+0"),
            (.keyboardRightArrow, [.alternate, .shift], "7+6"), (.keyboardLeftArrow, .shift, "7+5"),
            (.keyboardLeftArrow, [], "7+0"), (.keyboardLeftArrow, .command, "0+0"),
            (.keyboardRightArrow, [.command, .shift], "0+13"), (.keyboardRightArrow, [], "13+0"),
            (.keyboardHome, [], "0+0"), (.keyboardEnd, .shift, "0+13"), (.keyboardUpArrow, [], "0+0"),
            (.keyboardDownArrow, [], "13+0"), (.keyboardA, .control, "0+0"), (.keyboardE, .control, "13+0"),
        ]
        for (number, (key, modifiers, expected)) in table.enumerated() {
            press(key, modifiers)
            XCTAssertEqual(selected, expected, "row \(number)")
        }
    }

    func testKeysDelete() async {
        field.text = "one two three"
        field.becomeFirstResponder()
        press(.keyboardDeleteOrBackspace, .alternate)
        XCTAssertEqual(field.text, "one two ")
        press(.keyboardLeftArrow, .command)
        press(.keyboardDeleteForward)
        XCTAssertEqual(field.text, "ne two ")
        press(.keyboardDeleteForward, .alternate)
        XCTAssertEqual(field.text, " two ")
        press(.keyboardRightArrow, .command)
        press(.keyboardDeleteOrBackspace, .command)
        XCTAssertEqual(field.text, "")
        press(.keyboardDeleteOrBackspace)
        XCTAssertEqual(field.text, "")
    }

    func testClustersAreDeletedWhole() async {
        field.text = "a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}e\u{301}"
        field.becomeFirstResponder()
        press(.keyboardDeleteOrBackspace)
        XCTAssertEqual(field.text, "a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}")
        press(.keyboardDeleteOrBackspace)
        XCTAssertEqual(field.text, "a")
    }

    func testCopyCutPasteAndUndo() async {
        field.text = "Hello"
        field.becomeFirstResponder()
        press(.keyboardA, .command)
        press(.keyboardX, .command)
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(UIPasteboard.general.string, "Hello")
        press(.keyboardV, .command)
        press(.keyboardV, .command)
        XCTAssertEqual(field.text, "HelloHello")
        press(.keyboardZ, .command)
        XCTAssertEqual(field.text, "Hello")
        press(.keyboardZ, .command)
        press(.keyboardZ, .command)
        XCTAssertEqual(field.text, "Hello")
        press(.keyboardZ, [.command, .shift])
        XCTAssertEqual(field.text, "")
        UIPasteboard.general.string = "a\nb"
        press(.keyboardV, .command)
        XCTAssertEqual(field.text, "a b")
    }

    func testAStrokeOfTypingIsUndoneAtOnce() async {
        field.becomeFirstResponder()
        window.type("abc")
        XCTAssertEqual(field.undoManager?.undoActionName, "Typing")
        press(.keyboardLeftArrow)
        window.type("x")
        XCTAssertEqual(field.text, "abxc")
        field.undoManager?.undo()
        XCTAssertEqual(field.text, "abc")
        field.undoManager?.undo()
        XCTAssertEqual(field.text, "")
        field.undoManager?.redo()
        XCTAssertEqual(field.text, "abc")
    }

    // MARK: Touches

    func testTapsPlaceTheCursorAndSelectWords() async {
        field.text = "Hello world"
        let font = field.font!
        let origin = field.frame.minX
        tap(CGPoint(x: origin + "Hell".size(withAttributes: [.font: font]).width + 1, y: 37))
        XCTAssertTrue(field.isEditing)
        XCTAssertEqual(selected, "4+0")
        tap(CGPoint(x: origin + "Hello w".size(withAttributes: [.font: font]).width, y: 37), count: 2)
        XCTAssertEqual(selected, "6+5")
    }

    func testHandlesMoveTheEndsOfTheSelection() async {
        field.text = "one two three"
        func x(_ text: String) -> CGFloat { field.frame.minX + text.size(withAttributes: [.font: field.font!]).width }
        tap(CGPoint(x: x("one t"), y: 37), count: 2)
        XCTAssertEqual(selected, "4+3")
        CATransaction.flush()
        let now = CACurrentMediaTime()
        window.perform(
            TouchScript().drag(from: CGPoint(x: x("one two"), y: 45), to: CGPoint(x: x("one two th"), y: 45)))
        MediaClock.advance(to: now + 1)
        XCTAssertEqual(selected, "4+6")
    }

    func testAScriptTypes() async {
        let now = CACurrentMediaTime()
        window.perform(
            TouchScript().tap(at: CGPoint(x: 50, y: 37)).type("Hello", after: 0.5).press(
                KeyStroke(.keyboardDeleteOrBackspace)))
        MediaClock.advance(to: now + 3)
        XCTAssertEqual(field.text, "Hell")
    }

    func testTheClearButtonClears() async {
        field.text = "Hello"
        field.clearButtonMode = .always
        listen()
        let rect = field.clearButtonRect(forBounds: field.bounds)
        XCTAssertEqual(rect, CGRect(x: 156, y: 7.5, width: 19, height: 19))
        tap(CGPoint(x: field.frame.minX + rect.midX, y: field.frame.minY + rect.midY))
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(log.first, "should clear")
        XCTAssertEqual(log.last, "event changed")
    }

    // MARK: Geometry

    func testRectsOfBordersAndSideViews() async {
        field.font = .systemFont(ofSize: 17)
        XCTAssertEqual(field.textRect(forBounds: field.bounds), CGRect(x: 0, y: 0, width: 180, height: 34))
        field.borderStyle = .roundedRect
        XCTAssertEqual(field.textRect(forBounds: field.bounds), CGRect(x: 7, y: 2, width: 166, height: 30))
        XCTAssertEqual(field.intrinsicContentSize.height, 34)
        field.borderStyle = .none
        XCTAssertEqual(field.intrinsicContentSize.height, 22)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftViewMode = .always
        XCTAssertEqual(field.leftViewRect(forBounds: field.bounds), CGRect(x: 0, y: 7, width: 20, height: 20))
        XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 20)
        field.leftViewMode = .whileEditing
        XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 0)
    }

    func testTheCaretStandsWhereTextEnds() async {
        field.text = "Hello"
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        let rect = field.caretRect(for: field.endOfDocument)
        let width = "Hello".size(withAttributes: [.font: field.font!]).width
        XCTAssertEqual(rect.midX, width, accuracy: 0.01)
        XCTAssertEqual(rect.midY, 17, accuracy: 0.5)
        XCTAssertEqual(rect.width, 2)
        // A point maps back to its offset.
        for offset in 0...5 {
            let position = field.position(from: field.beginningOfDocument, offset: offset)!
            let caret = field.caretRect(for: position)
            let back = field.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY))!
            XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: back), offset)
        }
    }

    func testLongTextScrollsToTheCursor() async {
        field.text = String(repeating: "word ", count: 40)
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        XCTAssertLessThanOrEqual(field.caretRect(for: field.endOfDocument).maxX, 181.5)
        XCTAssertGreaterThan(field.caretRect(for: field.endOfDocument).minX, 150)
        press(.keyboardHome)
        field.layoutIfNeeded()
        XCTAssertEqual(field.caretRect(for: field.beginningOfDocument).midX, 0, accuracy: 0.01)
    }

    func testSecureTextShowsDotsAndIsNotCopied() async {
        field.isSecureTextEntry = true
        field.text = "ab\u{1F600}"
        XCTAssertEqual(field.text, "ab\u{1F600}")
        let shown = (field.editor.lines as? NSLayoutManager)?.textStorage
        XCTAssertEqual(shown?.string, "\u{2022}\u{2022}\u{2022}\u{2060}")
        field.becomeFirstResponder()
        field.selectAll(nil)
        XCTAssertFalse(field.canPerformAction(Selector("copy:"), withSender: nil))
        window.type("x")
        XCTAssertEqual(field.text, "x")
        field.isSecureTextEntry = false
        XCTAssertNil(field.editor.mirror)
    }

    // MARK: Bad input

    func testPositionsOfOthersDoNothing() async {
        let other = UITextField()
        other.text = "A much longer text"
        field.text = "abc"
        let alien = other.textRange(from: other.beginningOfDocument, to: other.endOfDocument)!
        XCTAssertNil(field.text(in: alien))
        field.replace(alien, withText: "x")
        field.selectedTextRange = alien
        XCTAssertEqual(field.text, "abc")
        XCTAssertEqual(field.compare(alien.start, to: alien.end), .orderedSame)
        XCTAssertNil(field.position(from: field.beginningOfDocument, offset: 99))
        XCTAssertNil(field.position(from: field.beginningOfDocument, offset: .min))
        XCTAssertEqual(field.caretRect(for: UITextPosition()), .zero)
        // A position that is no longer in the text.
        let end = field.endOfDocument
        field.text = ""
        XCTAssertNil(field.position(from: end, offset: 0))
        XCTAssertEqual(field.selectionRects(for: alien).count, 0)
    }

    func testAWindowThatGoesEndsEditing() async {
        listen()
        field.becomeFirstResponder()
        log = []
        field.removeFromSuperview()
        XCTAssertFalse(field.isEditing)
        XCTAssertEqual(log, ["did end", "event end"])
    }

    // MARK: Archives and pictures

    func testArchivesKeepWhatIsSet() async throws {
        field.text = "Hello"
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = true
        field.keyboardType = .emailAddress
        let data = try NSKeyedArchiver.archivedData(withRootObject: field, requiringSecureCoding: false)
        let copy = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: UITextField.self, from: data))
        XCTAssertEqual(copy.text, "Hello")
        XCTAssertEqual(copy.placeholder, "Name")
        XCTAssertEqual(copy.borderStyle, .roundedRect)
        XCTAssertTrue(copy.isSecureTextEntry)
        XCTAssertEqual(copy.keyboardType, .emailAddress)
    }
}
