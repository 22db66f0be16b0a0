import QuartzCore
@testable import UIKit
import XCTest

/// Text views over TextKit 2: the layout managers, views of attachments, lists.
final class TextViewTextKitTests: ViewTestCase {
    override class var windowSize: CGSize { CGSize(width: 320, height: 420) }

    private let font = UIFont(name: "LiberationSans", size: 16)!

    private func makeView(_ text: NSAttributedString) -> UITextView {
        let view = UITextView(usingTextLayoutManager: true)
        view.frame = CGRect(x: 10, y: 10, width: 300, height: 400)
        view.attributedText = text
        window.addSubview(view)
        CATransaction.flush()
        return view
    }

    private func string(_ text: String, _ style: NSParagraphStyle? = nil) -> NSMutableAttributedString {
        NSMutableAttributedString(
            string: text, attributes: [.font: font, .paragraphStyle: style ?? NSParagraphStyle.default])
    }

    func testTextKit1TakesOverWhereItsLayoutManagerIsAskedFor() async {
        let view = makeView(string("Hello\nworld"))
        let container = view.textContainer
        XCTAssertTrue(view.textLayoutManager?.textContainer === container)
        let height = view.contentSize.height
        let caret = view.caretRect(for: view.endOfDocument)
        XCTAssertTrue(view.layoutManager.textContainers.first === container)
        XCTAssertNil(view.textLayoutManager)
        XCTAssertNil(container.textLayoutManager)
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentSize.height, height)
        XCTAssertEqual(view.caretRect(for: view.endOfDocument), caret)
        XCTAssertEqual(view.text, "Hello\nworld")
        XCTAssertNil(UITextView(usingTextLayoutManager: false).textLayoutManager)
        XCTAssertNotNil(UITextView().textLayoutManager)
    }

    func testTextIsMeasuredBeforeTheFirstLayout() async {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.attributedText = string("one two three four five six")
        XCTAssertEqual(view.textContainer.size.width, 100)
        XCTAssertGreaterThan(view.layoutManager.usedRect(for: view.textContainer).height, 2 * font.lineHeight)
        view.textContainerInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        XCTAssertEqual(view.textContainer.size.width, 80)
    }

    func testTheSelectionIsThatOfTheLayoutManager() async {
        let view = makeView(string("Hello world"))
        view.selectedRange = NSRange(location: 2, length: 3)
        XCTAssertEqual(view.textLayoutManager?.textSelections.first?.textRanges.first?.description, "2...5")
    }

    // MARK: Attachments

    private final class Provider: NSTextAttachmentViewProvider {
        override init(
            textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
            location: any NSTextLocation
        ) {
            super.init(
                textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
                location: location)
            tracksTextAttachmentViewBounds = true
        }

        override func loadView() {
            let made = UISwitch()
            made.isOn = true
            view = made
        }
    }

    private func attachment() -> NSTextAttachment {
        NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "org.kasane.switch")
        return NSTextAttachment(data: nil, ofType: "org.kasane.switch")
    }

    func testAnAttachmentsViewStandsInTheTextAndMovesWithIt() async throws {
        let attachment = attachment()
        XCTAssertTrue(attachment.usesTextAttachmentView)
        let text = string("On: ")
        text.append(NSAttributedString(attachment: attachment))
        text.append(string(" there."))
        let view = makeView(text)
        let shown = try XCTUnwrap(view.subviews.first { $0 is UISwitch })
        let place = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 4))
        XCTAssertEqual(shown.frame.minX, view.caretRect(for: place).midX, accuracy: 0.01)
        XCTAssertEqual(shown.frame.size, UISwitch().intrinsicContentSize)
        // The line is as high as the view above its baseline.
        XCTAssertGreaterThan(view.caretRect(for: view.beginningOfDocument).height, shown.frame.height)
        let old = shown.frame
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "\n\n")
        view.layoutIfNeeded()
        XCTAssertTrue(shown.superview === view)
        XCTAssertGreaterThan(shown.frame.minY, old.minY + 20)
        XCTAssertEqual(shown.frame.minX, old.minX, accuracy: 0.01)
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: view.textStorage.length))
        view.layoutIfNeeded()
        XCTAssertNil(shown.superview)
    }

    func testViewsThatAreNotSeenAreNotShown() async {
        let text = string(String(repeating: "line\n", count: 200))
        text.append(NSAttributedString(attachment: attachment()))
        let view = makeView(text)
        XCTAssertFalse(view.subviews.contains { $0 is UISwitch })
        view.scrollRangeToVisible(NSRange(location: text.length - 1, length: 1))
        view.layoutIfNeeded()
        XCTAssertTrue(view.subviews.contains { $0 is UISwitch })
        view.contentOffset = .zero
        view.layoutIfNeeded()
        XCTAssertFalse(view.subviews.contains { $0 is UISwitch })
    }

    func testAttachmentsWithoutViewsHaveNone() async {
        let own = attachment()
        own.allowsTextAttachmentView = false
        XCTAssertFalse(own.usesTextAttachmentView)
        XCTAssertFalse(NSTextAttachment(data: nil, ofType: "org.kasane.unknown").usesTextAttachmentView)
        let text = NSAttributedString(attachment: own)
        XCTAssertTrue(text.containsAttachments(in: NSRange(location: 0, length: 1)))
        XCTAssertFalse(text.containsAttachments(in: NSRange(location: 0, length: 5)))
        XCTAssertFalse(makeView(text).subviews.contains { $0 is UISwitch })
    }

    // MARK: Pictures

    func testAPictureOfListsAttachmentsAndASelection() async {
        let text = string("Shopping for the week\n")
        let list = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: 0)
        let inner = NSTextList(markerFormat: .disc, options: 0)
        func item(_ string: String, _ lists: [NSTextList]) {
            let style = NSMutableParagraphStyle()
            style.textLists = lists
            text.append(self.string(string + "\n", style))
        }
        item("Bread, the dark one with seeds that they keep below", [list])
        item("Apples", [list])
        item("red", [list, inner])
        item("green", [list, inner])
        item("Milk", [list])
        text.append(string("Delivered: "))
        text.append(NSAttributedString(attachment: attachment()))
        text.append(string(" and paid by card\n"))
        let linked = string("See the list at the shop")
        linked.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 8, length: 4))
        linked.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: NSRange(location: 16, length: 8))
        text.append(linked)
        let view = makeView(text)
        XCTAssertTrue(view.becomeFirstResponder())
        view.selectedRange = NSRange(location: 60, length: 50)
        view.textLayoutManager?.addRenderingAttribute(
            .foregroundColor, value: UIColor.systemRed, for: NSTextRange(0..<8))
        view.layoutIfNeeded()
        CATransaction.flush()
        keepPicture("text-view-textkit-2", of: window, scale: 2)
        XCTAssertFalse(view.selectionRects(for: view.selectedTextRange!).isEmpty)
        view.resignFirstResponder()
    }
}
