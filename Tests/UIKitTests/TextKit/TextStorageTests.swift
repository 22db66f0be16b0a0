import UIKit
import XCTest

/// Subclasses that keep their own string, as programs that highlight text write them.
final class TextStorageTests: XCTestCase {
    private class OwnStorage: NSTextStorage {
        private let backing = NSMutableAttributedString()
        var processed: [NSRange] = []

        override var string: String { backing.string }

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
    }

    /// Makes the word "loud" heavy, before or after the edit is processed.
    private final class Highlighting: OwnStorage {
        var isLate = false

        private func highlight() {
            let found = (string as NSString).range(of: "loud")
            guard found.location != NSNotFound else { return }
            addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 30), range: found)
        }

        override func processEditing() {
            processed.append(editedRange)
            if !isLate { highlight() }
            super.processEditing()
            if isLate { highlight() }
        }
    }

    private func check(isLate: Bool) {
        let storage = Highlighting()
        storage.isLate = isLate
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 1000, height: 1000)))
        storage.addLayoutManager(manager)
        storage.append(NSAttributedString(string: "quiet", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
        let low = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "loud ")
        XCTAssertEqual(storage.processed, [NSRange(location: 0, length: 5), NSRange(location: 0, length: 5)])
        XCTAssertEqual(storage.string, "loud quiet")
        XCTAssertEqual((storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 30)
        XCTAssertTrue(storage.editedMask.isEmpty)
        let high = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
        XCTAssertGreaterThan(high, 2 * low)
    }

    func testHighlightingBelongsToTheEdit() { check(isLate: false) }

    func testHighlightingAfterTheEditIsLaidOutToo() { check(isLate: true) }
}
