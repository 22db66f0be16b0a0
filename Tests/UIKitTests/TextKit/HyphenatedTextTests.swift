import TestSupport
import UIKit
import XCTest

/// Words that TextKit and labels hyphenate.
@MainActor
final class HyphenatedTextTests: ViewTestCase {
    private let text = "The hyphenation algorithm considers extraordinary circumstances"
    private let font = UIFont(name: "LiberationSans", size: 16)!

    private func attributes(_ factor: Float = 0, _ change: (NSMutableParagraphStyle) -> Void = { _ in })
        -> [NSAttributedString.Key: Any]
    {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = factor
        change(style)
        return [.font: font, .paragraphStyle: style, NSAttributedString.Key(kCTLanguageAttributeName): "en-US"]
    }

    // MARK: Styles

    func testFactorsStayInRange() async {
        let style = NSMutableParagraphStyle()
        for (given, kept) in [(0.5, 0.5), (2, 1), (-1, 0), (.nan, 0)] as [(Float, Float)] {
            style.hyphenationFactor = given
            XCTAssertEqual(style.hyphenationFactor, kept)
        }
        let copy = style.copy() as? NSParagraphStyle
        XCTAssertEqual(copy, style)
        style.hyphenationFactor = 0.25
        XCTAssertNotEqual(copy, style)
        style.usesDefaultHyphenation = true
        XCTAssertEqual(style.hyphenationFactor, 0.25)
    }

    // MARK: TextKit 1

    private final class Delegate: NSObject, NSLayoutManagerDelegate {
        var asked: [Int] = []
        var allows = true

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
        ) -> Bool {
            asked.append(charIndex)
            return allows
        }
    }

    private func lines(_ manager: NSLayoutManager) -> [String] {
        var lines: [String] = []
        let all = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
            lines.append((self.text as NSString).substring(with: range))
        }
        return lines
    }

    private func manager(_ attributes: [NSAttributedString.Key: Any]) -> (NSTextStorage, NSLayoutManager) {
        let storage = NSTextStorage(string: text, attributes: attributes)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 110, height: 0))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager)
    }

    private func partsWords(_ lines: [String]) -> Bool { lines.dropLast().contains { $0.last?.isLetter == true } }

    func testALayoutManagerPartsWordsOfStylesWithoutAFactor() async {
        let (storage, manager) = manager(attributes())
        let whole = lines(manager)
        XCTAssertFalse(partsWords(whole))
        manager.usesDefaultHyphenation = true
        let parted = lines(manager)
        XCTAssertTrue(partsWords(parted))
        XCTAssertLessThan(parted.count, whole.count)
        XCTAssertEqual(parted.joined(), text)
        manager.usesDefaultHyphenation = false
        XCTAssertEqual(lines(manager), whole)
        storage.addAttributes(attributes(1), range: NSRange(location: 0, length: storage.length))
        XCTAssertEqual(lines(manager), parted)
        storage.addAttributes(
            attributes { $0.usesDefaultHyphenation = true }, range: NSRange(location: 0, length: storage.length))
        XCTAssertEqual(lines(manager), parted)
    }

    func testTheDelegateHasItsSay() async {
        let (storage, manager) = manager(attributes(1))
        defer { withExtendedLifetime(storage) {} }
        let delegate = Delegate()
        manager.delegate = delegate
        XCTAssertTrue(partsWords(lines(manager)))
        XCTAssertFalse(delegate.asked.isEmpty)
        delegate.allows = false
        manager.textContainerChangedGeometry(manager.textContainers[0])
        XCTAssertFalse(partsWords(lines(manager)))
    }

    // MARK: TextKit 2

    func testATextLayoutManagerPartsWords() async {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 110, height: 0))
        container.lineFragmentPadding = 0
        manager.textContainer = container
        content.addTextLayoutManager(manager)
        content.textStorage = NSTextStorage(string: text, attributes: attributes())
        func lines() -> [String] {
            var lines: [String] = []
            manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
                lines += fragment.textLineFragments.map {
                    ($0.attributedString.string as NSString).substring(with: $0.characterRange)
                }
                return true
            }
            return lines
        }
        let whole = lines()
        manager.usesHyphenation = true
        XCTAssertTrue(partsWords(lines()))
        XCTAssertLessThan(lines().count, whole.count)
        manager.usesHyphenation = false
        XCTAssertEqual(lines(), whole)
    }

    // MARK: Labels

    /// A label with a hyphenation factor needs fewer lines, and draws a hyphen after the last letter of some.
    func testLabelsPartWords() async throws {
        func label(_ factor: Float) -> UILabel {
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(string: text, attributes: attributes(factor))
            label.frame.size = label.sizeThatFits(CGSize(width: 110, height: CGFloat.infinity))
            return label
        }
        XCTAssertLessThan(label(1).frame.height, label(0).frame.height)
        XCTAssertLessThanOrEqual(label(1).frame.width, 110)
    }
}
