import LayerTestSupport
import UIKit
import XCTest

/// Ranges beyond the text, and other invalid numbers: what raises an exception on iOS is reported, and nothing is done.
@MainActor
final class TextRangeTests: XCTestCase {
    private let ranges = [
        NSRange(location: 99, length: 5), NSRange(location: NSNotFound, length: 0), NSRange(location: 3, length: 99),
        NSRange(location: .max, length: .max), NSRange(location: -4, length: .max), NSRange(location: 2, length: -1),
        NSRange(location: .min, length: .min), NSRange(location: 0, length: .max),
    ]

    func testAStoragesRangesLieInItsText() async {
        for range in ranges {
            let storage = NSTextStorage(string: "hello")
            assertReported("NSTextStorage", "\(range)", "5 units") {
                storage.replaceCharacters(in: range, with: "x")
                storage.addAttribute(.kern, value: 1, range: range)
                storage.edited(.editedAttributes, range: range, changeInLength: 0)
                storage.enumerateAttributes(in: range) { _, _, _ in XCTFail("\(range)") }
                storage.enumerateAttribute(.kern, in: range) { _, _, _ in XCTFail("\(range)") }
            }
            XCTAssertEqual(storage.string, "hello")
        }
    }

    func testASubclassMayChangeItsTextBeforeItSaysSo() async {
        let storage = NSTextStorage(string: "hello")
        XCTAssertEqual(
            reports {
                storage.beginEditing()
                storage.edited(.editedAttributes, range: NSRange(location: 5, length: 0), changeInLength: 0)
                storage.endEditing()
            }, [])
    }

    func testAnAttachmentsBoundsMayBeNoNumbers() async {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for bounds in [CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), .null, .infinite] {
            let attachment = NSTextAttachment()
            attachment.bounds = bounds
            let text = NSMutableAttributedString(attachment: attachment)
            text.append(NSAttributedString(string: "after"))
            view.attributedText = text
            view.layoutIfNeeded()
            XCTAssertTrue(view.contentSize.height.isFinite, "\(bounds)")
        }
    }
}
