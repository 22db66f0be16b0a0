import CoreText
import TestSupport
@testable import UIKit
import XCTest

/// TextKit's layout compared with Core Text's lines.
final class LayoutManagerTests: XCTestCase {
    private let font = UIFont(name: "LiberationSans", size: 20)!

    private struct Stack {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let container: NSTextContainer

        init(_ text: String, width: CGFloat = 0, padding: CGFloat = 0, _ attributes: [NSAttributedString.Key: Any]) {
            storage = NSTextStorage(string: text, attributes: attributes)
            container = NSTextContainer(size: CGSize(width: width, height: 0))
            container.lineFragmentPadding = padding
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
        }

        var lines: [String] {
            var lines: [String] = []
            let all = NSRange(location: 0, length: manager.numberOfGlyphs)
            manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
                lines.append((storage.string as NSString).substring(with: range))
            }
            return lines
        }
    }

    private func stack(_ text: String, width: CGFloat = 0, padding: CGFloat = 0) -> Stack {
        Stack(text, width: width, padding: padding, [.font: font])
    }

    private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

    private var lineHeight: CGFloat { font.lineHeight + font.leading }

    // MARK: Lines

    func testLinesBreakAsCoreTextBreaksThem() {
        let words = "one two three four five six seven"
        let stack = stack(words, width: 120)
        let typesetter = CTTypesetterCreateWithAttributedString(
            NSAttributedString(string: words, attributes: [.font: font]))
        var (start, expected) = (0, [String]())
        while start < words.utf16.count {
            let count = CTTypesetterSuggestLineBreak(typesetter, start, 120)
            expected.append((words as NSString).substring(with: NSRange(location: start, length: count)))
            start += count
        }
        XCTAssertEqual(stack.lines, expected)
        XCTAssertGreaterThan(expected.count, 2)
    }

    func testUsedRectIsTheLinesWithTheirPadding() {
        let stack = stack("Hello\nyou", width: 300, padding: 5)
        let used = stack.manager.usedRect(for: stack.container)
        XCTAssertEqual(used.height, 2 * lineHeight, accuracy: 1e-6)
        XCTAssertEqual(used.width, width("Hello") + 10, accuracy: 1e-6)
        XCTAssertEqual(used.minX, 0)
    }

    func testTextThatEndsWithAParagraphHasAnExtraLine() {
        let stack = stack("Hello\n", width: 300)
        XCTAssertEqual(stack.manager.extraLineFragmentRect.minY, lineHeight, accuracy: 1e-6)
        XCTAssertEqual(stack.manager.usedRect(for: stack.container).height, 2 * lineHeight, accuracy: 1e-6)
        XCTAssertEqual(self.stack("Hello", width: 300).manager.extraLineFragmentRect, .zero)
    }

    func testGlyphsAreFoundAtPoints() {
        let stack = stack("Hello\nworld", width: 300)
        let (manager, container) = (stack.manager, stack.container)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 1, y: 1), in: container), 0)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 1000, y: 1), in: container), 4)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 1, y: lineHeight + 1), in: container), 6)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 1, y: -50), in: container), 0)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: CGFloat.nan, y: 1), in: container), 0)
        var fraction: CGFloat = -1
        let middle = width("He") + width("l") / 2
        XCTAssertEqual(
            manager.glyphIndex(
                for: CGPoint(x: middle, y: 1), in: container, fractionOfDistanceThroughGlyph: &fraction), 2)
        XCTAssertEqual(fraction, 0.5, accuracy: 0.01)
    }

    func testBoundingRectsFollowGlyphs() {
        let stack = stack("Hello\nworld", width: 300)
        let rect = stack.manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 2), in: stack.container)
        XCTAssertEqual(rect.minX, width("H"), accuracy: 0.01)
        XCTAssertEqual(rect.width, width("el"), accuracy: 0.01)
        let both = stack.manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 8), in: stack.container)
        XCTAssertEqual(both.height, 2 * lineHeight, accuracy: 1e-6)
        XCTAssertEqual(
            stack.manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 100), in: stack.container), .zero)
    }

    // MARK: Containers

    func testTextFlowsFromOneContainerToTheNext() {
        let stack = stack("one two three four five six seven eight", width: 100)
        stack.container.size.height = 2 * lineHeight
        let second = NSTextContainer(size: CGSize(width: 200, height: 0))
        second.lineFragmentPadding = 0
        stack.manager.addTextContainer(second)
        let first = stack.manager.glyphRange(for: stack.container)
        let rest = stack.manager.glyphRange(for: second)
        XCTAssertEqual(first.location, 0)
        XCTAssertEqual(first.upperBound, rest.location)
        XCTAssertEqual(rest.upperBound, stack.storage.length)
        XCTAssertTrue(stack.manager.textContainer(forGlyphAt: rest.location, effectiveRange: nil) === second)
        XCTAssertEqual(stack.manager.lineFragmentRect(forGlyphAt: rest.location, effectiveRange: nil).minY, 0)
    }

    func testLinesKeepOutOfExclusionPaths() {
        let stack = stack(String(repeating: "word ", count: 40), width: 300)
        let hole = CGRect(x: 100, y: 30, width: 100, height: 60)
        stack.container.exclusionPaths = [UIBezierPath(rect: hole)]
        var sides = Set<CGFloat>()
        stack.manager.enumerateLineFragments(
            forGlyphRange: NSRange(location: 0, length: stack.manager.numberOfGlyphs)
        ) { rect, used, _, _, _ in
            XCTAssertFalse(rect.insetBy(dx: 0.1, dy: 0.1).intersects(hole), "\(rect)")
            sides.insert(rect.minX)
        }
        XCTAssertEqual(sides, [0, 200])
        XCTAssertEqual(stack.lines.joined(), stack.storage.string)
    }

    func testALimitOfLinesTruncatesTheLast() {
        let stack = stack("one two three four five six seven eight nine ten", width: 100)
        stack.container.maximumNumberOfLines = 2
        stack.container.lineBreakMode = .byTruncatingTail
        XCTAssertEqual(stack.lines.count, 2)
        XCTAssertEqual(stack.manager.usedRect(for: stack.container).height, 2 * lineHeight, accuracy: 1e-6)
        XCTAssertLessThanOrEqual(stack.manager.usedRect(for: stack.container).width, 100)
    }

    // MARK: Edits

    func testAnEditLaysOutOnlyWhatItTouches() {
        let stack = stack((0..<1000).map { "Paragraph \($0)" }.joined(separator: "\n"), width: 300)
        stack.manager.ensureLayout(for: stack.container)
        let before = stack.manager.layout.paragraphCount
        XCTAssertEqual(before, 1000)
        let place = (stack.storage.string as NSString).range(of: "Paragraph 500").location
        stack.storage.replaceCharacters(in: NSRange(location: place, length: 0), with: "A new one\n")
        stack.manager.ensureLayout(for: stack.container)
        XCTAssertLessThanOrEqual(stack.manager.layout.paragraphCount - before, 3)
        XCTAssertEqual(stack.lines.count, 1001)
    }

    /// An edited layout equals one made of the edited text.
    func testRandomEditsEndAsANewLayout() {
        for seed in UInt64(0)..<8 {
            var random = SeededRandom(seed: seed)
            let stack = stack("The first\nThe second, which is longer\r\nthird\n", width: 140)
            stack.manager.ensureLayout(for: stack.container)
            let pieces = [
                "x", "\n", "long words here", "\r", "\n\n", "\u{1F600}", "", "\u{05D0}\u{05D1} ab", "\u{2029}",
            ]
            for _ in 0..<60 {
                let length = stack.storage.length
                let start = Int.random(in: 0...length, using: &random)
                let count = Int.random(in: 0...min(length - start, 12), using: &random)
                stack.storage.replaceCharacters(
                    in: NSRange(location: start, length: count), with: pieces.randomElement(using: &random)!)
                stack.storage.setAttributes([.font: font], range: NSRange(location: 0, length: stack.storage.length))
                let fresh = self.stack(stack.storage.string, width: 140)
                XCTAssertEqual(stack.lines, fresh.lines, "seed \(seed)")
                XCTAssertEqual(
                    stack.manager.usedRect(for: stack.container), fresh.manager.usedRect(for: fresh.container),
                    "seed \(seed)")
            }
        }
    }

    func testTheDelegateIsToldInOrder() {
        final class Delegate: NSObject, NSTextStorageDelegate {
            var log: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { log.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { log.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
        }
        let delegate = Delegate()
        let storage = NSTextStorage(string: "Hello")
        storage.delegate = delegate
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Je")
        storage.replaceCharacters(in: NSRange(location: 6, length: 0), with: "!")
        storage.endEditing()
        XCTAssertEqual(delegate.log, ["will 2 0+7 2", "did 2 0+7 2"])
        XCTAssertEqual(storage.string, "Jeello!")
    }

    func testASubclassKeepsItsOwnText() {
        final class Shouting: NSTextStorage {
            private let backing = NSMutableAttributedString(string: "")
            override var string: String { backing.string }
            override func attributes(
                at location: Int, effectiveRange range: NSRangePointer?
            ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
            override func replaceCharacters(in range: NSRange, with str: String) {
                backing.replaceCharacters(in: range, with: str.uppercased())
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }
            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                backing.setAttributes(attrs ?? [:], range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }
        }
        let storage = Shouting()
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
        storage.addLayoutManager(manager)
        storage.append(NSAttributedString(string: "hello", attributes: [.font: font]))
        XCTAssertEqual(storage.string, "HELLO")
        XCTAssertEqual(storage.length, 5)
        XCTAssertEqual(manager.numberOfGlyphs, 5)
        XCTAssertEqual(manager.usedRect(for: manager.textContainers[0]).width, width("HELLO") + 10, accuracy: 0.01)
    }

    // MARK: Bad input

    func testRangesBeyondTheTextDoNothing() {
        let stack = stack("Hello", width: 100)
        stack.storage.replaceCharacters(in: NSRange(location: 3, length: 10), with: "x")
        stack.storage.addAttribute(.font, value: font, range: NSRange(location: -1, length: 2))
        stack.storage.deleteCharacters(in: NSRange(location: Int.max, length: 1))
        XCTAssertEqual(stack.storage.string, "Hello")
        XCTAssertEqual(stack.storage.attributes(at: 99, effectiveRange: nil).count, 0)
        XCTAssertEqual(stack.manager.lineFragmentRect(forGlyphAt: 99, effectiveRange: nil), .zero)
        XCTAssertEqual(stack.manager.location(forGlyphAt: -4), .zero)
        stack.manager.ensureLayout(forCharacterRange: NSRange(location: 4, length: 9))
        stack.manager.removeTextContainer(at: 7)
        stack.container.size = CGSize(width: CGFloat.nan, height: 1)
        XCTAssertEqual(stack.container.size.width, 100)
    }

    // MARK: Drawing

    func testOnlyAttachmentsHaveASize() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -2, width: 30, height: 12)
        let stack = stack("ab")
        stack.storage.append(NSAttributedString(attachment: attachment))
        XCTAssertEqual(stack.manager.attachmentSize(forGlyphAt: 2), CGSize(width: 30, height: 12))
        for glyph in [0, 1, 3] {
            XCTAssertEqual(stack.manager.attachmentSize(forGlyphAt: glyph), CGSize(width: -1, height: -1), "\(glyph)")
        }
    }

    func testDrawnGlyphsLieInTheirRects() throws {
        let stack = stack("Hxg", width: 100)
        let ink = try XCTUnwrap(
            PixelReader(
                .drawing(120, 60) { _ in
                    stack.manager.drawGlyphs(
                        forGlyphRange: NSRange(location: 1, length: 1), at: CGPoint(x: 10, y: 10))
                })
        ).inkedBox
        let rect = stack.manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: stack.container)
        XCTAssertTrue(rect.offsetBy(dx: 10, dy: 10).insetBy(dx: -1, dy: -1).contains(ink), "\(ink) \(rect)")
    }
}
