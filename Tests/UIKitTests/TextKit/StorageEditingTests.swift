import UIKit
import XCTest

/// Text storages that change the text themselves while an edit is processed.
@MainActor
final class StorageEditingTests: ViewTestCase {
    /// An editor's storage colours the edited paragraph before it passes the edit on.
    func testChangesWhileAnEditIsProcessedBelongToIt() async throws {
        let storage = NumberHighlighter()
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 100)))
        storage.append(NSAttributedString(string: "a 12\nb 3"))
        XCTAssertEqual(storage.string, "a 12\nb 3")
        XCTAssertEqual(storage.passes, 1)
        XCTAssertEqual(storage.colors(), [.label, .systemRed, .label, .systemRed])
        XCTAssertEqual(manager.numberOfGlyphs, 8)
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "45")
        XCTAssertEqual(storage.passes, 2)
        XCTAssertEqual(storage.colors(), [.systemRed, .label, .systemRed, .label, .systemRed])
        XCTAssertEqual(storage.editedMask, [])
    }

    /// Changes after `super.processEditing()` reach the layout as well.
    func testChangesAfterAnEditReachTheLayout() async {
        let storage = NumberHighlighter()
        storage.appended = "!"
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 100)))
        storage.append(NSAttributedString(string: "ab"))
        XCTAssertEqual(storage.string, "ab!")
        XCTAssertEqual(manager.numberOfGlyphs, 3)
        XCTAssertEqual(storage.passes, 1)
    }
}

/// Shows numbers in red.
private final class NumberHighlighter: NSTextStorage {
    private let backing = NSMutableAttributedString()
    private(set) var passes = 0
    var appended: String?

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

    override func processEditing() {
        passes += 1
        let paragraph = (string as NSString).paragraphRange(for: editedRange)
        addAttributes([.foregroundColor: UIColor.label], range: paragraph)
        let numbers = try? NSRegularExpression(pattern: "[0-9]+")
        for match in numbers?.matches(in: string, range: paragraph) ?? [] {
            addAttribute(.foregroundColor, value: UIColor.systemRed, range: match.range)
        }
        super.processEditing()
        if let appended { replaceCharacters(in: NSRange(location: length, length: 0), with: appended) }
    }

    func colors() -> [UIColor] {
        var found: [UIColor] = []
        enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: length)) { value, _, _ in
            if let color = value as? UIColor { found.append(color) }
        }
        return found
    }
}
