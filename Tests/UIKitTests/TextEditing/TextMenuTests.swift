import QuartzCore
@testable import UIKit
import XCTest

/// Menus of text views: for the selection, and for links, attachments and tagged text.
final class TextMenuTests: ViewTestCase {
    private final class Delegate: NSObject, UITextViewDelegate {
        var log: [String] = []
        var menu: UIMenu?

        func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("edit menu comes")
            animator.addCompletion { [unowned self] in log.append("there") }
        }
        func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("edit menu goes")
        }
        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            log.append("menu of \(textItem.range) with \(defaultMenu.children.count)")
            return UITextItem.MenuConfiguration(menu: menu ?? defaultMenu)
        }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { log.append("item menu comes") }
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            guard case .tag(let tag) = textItem.content else { return defaultAction }
            return UIAction { [unowned self] _ in log.append("tag \(tag)") }
        }
    }

    private let view = UITextView(frame: CGRect(x: 0, y: 60, width: 200, height: 100))
    private let delegate = Delegate()

    override func setUp() async throws {
        try await super.setUp()
        view.delegate = delegate
        view.font = UIFont(name: "LiberationSans", size: 16)
        view.text = "Hello there"
        window.addSubview(view)
        CATransaction.flush()
    }

    override func tearDown() async throws {
        view.resignFirstResponder()
        try await super.tearDown()
    }

    private func place(_ offset: Int) -> CGPoint {
        let rect = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
    }

    func testATapOnTheCursorBringsTheEditMenu() async {
        run(TouchScript().tap(at: place(3)))
        XCTAssertEqual(view.selectedRange, NSRange(location: 3, length: 0))
        XCTAssertEqual(delegate.log, [])
        run(TouchScript().tap(at: place(3)))
        XCTAssertEqual(delegate.log, ["edit menu comes", "there"])
        // A tap elsewhere dismisses the menu.
        run(TouchScript().tap(at: CGPoint(x: 100, y: 190)))
        XCTAssertEqual(delegate.log.last, "edit menu goes")
    }

    func testTheOtherButtonSelectsAWordAndBringsTheMenu() async {
        func click(_ offset: Int) {
            for action in [TouchSample.Action.down, .up] {
                window.handle(
                    [TouchSample(finger: 0, action: action, location: place(offset), type: .indirectPointer)],
                    held: HeldInput(buttons: .secondary))
            }
            advance(to: CACurrentMediaTime() - 99)
            CATransaction.flush()
        }
        for _ in 0..<2 {
            view.selectedRange = NSRange(location: 0, length: 0)
            delegate.log = []
            click(8)
            XCTAssertTrue(view.isFirstResponder)
            XCTAssertEqual(view.selectedRange, NSRange(location: 6, length: 5), "there")
            XCTAssertEqual(delegate.log.filter { $0.hasPrefix("edit") }, ["edit menu comes"])
            run(TouchScript().tap(at: CGPoint(x: 100, y: 190)), andWait: 1)
            XCTAssertEqual(delegate.log.last, "edit menu goes")
        }
        // The selection is kept.
        view.selectedRange = NSRange(location: 2, length: 7)
        click(8)
        XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 7))
        keepPicture("click", of: window)
    }

    func testTypingAndTheEndOfEditingTakeTheMenuAway() async {
        for ends in [{ $0.insertText("a") }, { $0.deleteBackward() }, { $0.resignFirstResponder() }]
            as [(UITextView) -> Void]
        {
            view.text = "Hello there"
            run(TouchScript().tap(at: place(3)), andWait: 1)
            run(TouchScript().tap(at: place(3)), andWait: 1)
            XCTAssertEqual(delegate.log.last, "there")
            ends(view)
            XCTAssertEqual(delegate.log.last, "edit menu goes")
            view.resignFirstResponder()
        }
    }

    func testTwoTapsSelectAWordAndBringNone() async {
        run(TouchScript().tap(at: place(3), count: 2))
        XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 5))
        XCTAssertEqual(delegate.log, [])
    }

    func testATagsTapAndPressAreTheDelegates() async {
        let text = NSMutableAttributedString(attributedString: view.attributedText)
        text.addAttribute(.textItemTag, value: "there", range: NSRange(location: 6, length: 5))
        view.isEditable = false
        view.attributedText = text
        CATransaction.flush()
        run(TouchScript().tap(at: place(8)))
        XCTAssertEqual(delegate.log, ["tag there"])
        delegate.log = []
        delegate.menu = UIMenu(children: [UIAction(title: "Do it") { _ in }])
        run(TouchScript().press(at: place(8), duration: 1))
        XCTAssertEqual(delegate.log, ["menu of {6, 5} with 0", "item menu comes"])
    }
}
