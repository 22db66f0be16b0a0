import CoreText
import TestSupport
@testable import UIKit
import XCTest

/// TextKit 2's layout compared with TextKit 1's.
final class TextLayoutManagerTests: XCTestCase {
    private let font = UIFont(name: "LiberationSans", size: 20)!

    /// Text laid out by TextKit 2.
    struct Stack {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        let container: NSTextContainer

        init(_ text: NSAttributedString, width: CGFloat, padding: CGFloat = 5) {
            container = NSTextContainer(size: CGSize(width: width, height: 0))
            container.lineFragmentPadding = padding
            content.textStorage = NSTextStorage(attributedString: text)
            content.addTextLayoutManager(manager)
            manager.textContainer = container
        }

        var storage: NSTextStorage { content.textStorage! }

        struct Line: Equatable {
            var range: NSRange
            var used: CGRect
        }

        /// All lines in the container, as in TextKit 1.
        var lines: [Line] {
            var found: [Line] = []
            manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
                let start = content.offset(from: content.documentRange.location, to: fragment.rangeInElement.location)
                let corner = fragment.layoutFragmentFrame.origin
                for line in fragment.textLineFragments where line.characterRange.length > 0 {
                    let bounds = line.typographicBounds.offsetBy(dx: corner.x, dy: corner.y)
                    found.append(
                        Line(
                            range: NSRange(
                                location: start + line.characterRange.location, length: line.characterRange.length),
                            used: bounds.insetBy(dx: -container.lineFragmentPadding, dy: 0)))
                }
                return true
            }
            return found
        }

        func range(_ location: Int, _ length: Int) -> NSTextRange {
            let start = content.location(content.documentRange.location, offsetBy: location)!
            return NSTextRange(location: start, end: content.location(start, offsetBy: length)!)!
        }
    }

    private func string(_ text: String, _ style: NSParagraphStyle? = nil) -> NSAttributedString {
        NSAttributedString(
            string: text, attributes: [.font: font, .paragraphStyle: style ?? NSParagraphStyle.default])
    }

    private func stack(_ text: String, width: CGFloat = 200) -> Stack { Stack(string(text), width: width) }

    /// Returns TextKit 1's layout of the same text.
    private func plainLines(_ stack: Stack) -> [Stack.Line] {
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: stack.container.size)
        container.lineFragmentPadding = stack.container.lineFragmentPadding
        container.exclusionPaths = stack.container.exclusionPaths
        container.maximumNumberOfLines = stack.container.maximumNumberOfLines
        container.lineBreakMode = stack.container.lineBreakMode
        let storage = NSTextStorage(attributedString: stack.storage.copy() as! NSAttributedString)
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var lines: [Stack.Line] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            _, used, _, range, _ in
            lines.append(Stack.Line(range: range, used: used))
        }
        return lines
    }

    private func assertEqual(_ a: [Stack.Line], _ b: [Stack.Line], _ message: String, line: UInt = #line) {
        XCTAssertEqual(a.map(\.range), b.map(\.range), message, line: line)
        for (a, b) in zip(a, b) {
            XCTAssertEqual(a.used.minX, b.used.minX, accuracy: 1e-6, message, line: line)
            XCTAssertEqual(a.used.minY, b.used.minY, accuracy: 1e-6, message, line: line)
            XCTAssertEqual(a.used.width, b.used.width, accuracy: 1e-6, message, line: line)
            XCTAssertEqual(a.used.height, b.used.height, accuracy: 1e-6, message, line: line)
        }
    }

    // MARK: Equal lines

    /// Lines have the ranges and rectangles of TextKit 1's.
    func testLinesAreTextKit1s() {
        let style = NSMutableParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (20, 8, -12)
        (style.paragraphSpacing, style.paragraphSpacingBefore, style.lineSpacing) = (7, 3, 2)
        let texts = [
            "one two three four five six seven", "One paragraph\nand one more that is broken\n\nthe last",
            "\u{05D0}\u{05D1}\u{05D2} \u{05D3}\u{05D4} abc\nabc \u{05D0}\u{05D1}", "ends with one\n", "\n\n", "a",
        ]
        for text in texts {
            for alignment in [NSTextAlignment.natural, .center, .right, .justified] {
                style.alignment = alignment
                let stack = Stack(string(text, style), width: 160)
                assertEqual(stack.lines, plainLines(stack), "\(text.debugDescription) \(alignment)")
                XCTAssertGreaterThan(stack.lines.count, 0)
            }
        }
    }

    func testLimitedAndExcludedLinesAreTextKit1s() {
        let long = Stack(string(String(repeating: "word and more\n", count: 12)), width: 120)
        long.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 30, width: 30, height: 90))]
        assertEqual(long.lines, plainLines(long), "around a hole")
        long.container.exclusionPaths = []
        long.container.maximumNumberOfLines = 3
        long.container.lineBreakMode = .byTruncatingTail
        assertEqual(long.lines, plainLines(long), "three lines")
        XCTAssertEqual(long.lines.count, 3)
    }

    /// An edited layout equals one made of the edited text, and TextKit 1's.
    func testRandomEditsEndAsANewLayout() {
        let pieces = ["x", "\n", "long words here", "\r", "\n\n", "\u{1F600}", "", "\u{05D0}\u{05D1} ab", "\u{2029}"]
        for seed in UInt64(0)..<8 {
            var random = SeededRandom(seed: seed)
            let stack = stack("The first\nThe second, which is longer\r\nthird\n", width: 140)
            for step in 0..<40 {
                if Bool.random(using: &random) { _ = stack.lines }
                let length = stack.storage.length
                let start = Int.random(in: 0...length, using: &random)
                let count = Int.random(in: 0...min(length - start, 12), using: &random)
                stack.content.performEditingTransaction {
                    stack.storage.replaceCharacters(
                        in: NSRange(location: start, length: count), with: pieces.randomElement(using: &random)!)
                    stack.storage.setAttributes(
                        [.font: font], range: NSRange(location: 0, length: stack.storage.length))
                }
                guard step % 4 == 0 else { continue }
                let fresh = self.stack(stack.storage.string, width: 140)
                assertEqual(stack.lines, fresh.lines, "seed \(seed) step \(step)")
                assertEqual(stack.lines, plainLines(stack), "seed \(seed) step \(step)")
                XCTAssertEqual(
                    stack.manager.usageBoundsForTextContainer.height, fresh.manager.usageBoundsForTextContainer.height,
                    accuracy: 1e-6, "seed \(seed) step \(step)")
            }
        }
    }

    // MARK: Laziness

    func testAMegabyteLaysOutWhatIsSeen() {
        let stack = stack(String(repeating: "A line of a megabyte of text\n", count: 36_000), width: 400)
        XCTAssertGreaterThan(stack.storage.length, 1_000_000)
        let controller = stack.manager.textViewportLayoutController
        let delegate = Viewport(CGRect(x: 0, y: 0, width: 400, height: 800))
        controller.delegate = delegate
        controller.layoutViewport()
        XCTAssertLessThan(stack.manager.layoutCount, 45)
        XCTAssertGreaterThan(stack.manager.usageBoundsForTextContainer.height, 100_000)
        let y = controller.relocateViewport(to: stack.range(500_000, 0).location)
        XCTAssertLessThan(stack.manager.layoutCount, 90)
        XCTAssertGreaterThan(y, 100_000)
        let fragment = stack.manager.textLayoutFragment(for: stack.range(500_000, 0).location)
        XCTAssertEqual(fragment?.layoutFragmentFrame.minY, y)
    }

    final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
        var bounds: CGRect
        var log: [String] = []

        init(_ bounds: CGRect) { self.bounds = bounds }

        func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
            log.append("bounds")
            return bounds
        }
        func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
            log.append("will")
        }
        func textViewportLayoutController(
            _ textViewportLayoutController: NSTextViewportLayoutController,
            configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
        ) { log.append("\(textLayoutFragment.rangeInElement)") }
        func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
            log.append("did")
        }
    }

    func testTheViewportTellsInOrder() {
        let stack = stack("one\ntwo\nthree\nfour")
        let line = stack.lines[0].used.height
        let delegate = Viewport(CGRect(x: 0, y: line * 1.2, width: 200, height: line))
        stack.manager.textViewportLayoutController.delegate = delegate
        stack.manager.textViewportLayoutController.layoutViewport()
        XCTAssertEqual(delegate.log, ["bounds", "will", "4...8", "8...14", "did"])
        XCTAssertEqual(stack.manager.textViewportLayoutController.viewportRange?.description, "4...14")
        XCTAssertEqual(stack.manager.textViewportLayoutController.viewportBounds, delegate.bounds)
    }

    // MARK: Fragments

    func testAnEditLaysOutWhatItTouches() {
        let stack = stack((0..<1000).map { "Paragraph \($0)" }.joined(separator: "\n"))
        _ = stack.lines
        XCTAssertEqual(stack.manager.layoutCount, 1000)
        let last = stack.manager.textLayoutFragment(for: stack.content.documentRange.endLocation)
        stack.storage.replaceCharacters(in: NSRange(location: 100, length: 0), with: "A new one\n")
        XCTAssertEqual(stack.lines.count, 1001)
        XCTAssertLessThanOrEqual(stack.manager.layoutCount, 1003)
        XCTAssertTrue(stack.manager.textLayoutFragment(for: stack.content.documentRange.endLocation) === last)
        XCTAssertEqual(last?.rangeInElement.endLocation.description, "\(stack.storage.length)")
    }

    func testTheLineAfterATextBelongsToItsLastFragment() {
        let stack = stack("one\ntwo\n")
        var counts: [Int] = []
        stack.manager.enumerateTextLayoutFragments(
            from: nil, options: [.ensuresLayout, .ensuresExtraLineFragment]
        ) {
            counts.append($0.textLineFragments.count)
            return true
        }
        XCTAssertEqual(counts, [1, 2])
        let line = stack.lines[0].used.height
        XCTAssertEqual(stack.manager.usageBoundsForTextContainer.height, 3 * line, accuracy: 1e-6)
        var heights: [CGFloat] = []
        stack.manager.enumerateTextSegments(in: stack.range(8, 0), type: .standard) { _, rect, _, _ in
            heights.append(rect.minY)
            return true
        }
        XCTAssertEqual(heights.count, 1)
        XCTAssertEqual(heights.first ?? 0, 2 * line, accuracy: 1e-6)
    }

    func testAnEmptyTextHasALineWhereItIsAskedFor() {
        let stack = stack("")
        var count = 0
        stack.manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { _ in
            count += 1
            return true
        }
        XCTAssertEqual(count, 0)
        stack.manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresExtraLineFragment]) {
            XCTAssertEqual($0.textLineFragments.count, 1)
            count += 1
            return true
        }
        XCTAssertEqual(count, 1)
    }

    func testReverseEnumerationBeginsAtTheEnd() {
        let stack = stack("one\ntwo\nthree")
        var found: [String] = []
        let edge = stack.manager.enumerateTextLayoutFragments(from: nil, options: .reverse) {
            found.append($0.rangeInElement.description)
            return found.count < 2
        }
        XCTAssertEqual(found, ["8...13", "4...8"])
        XCTAssertEqual(edge?.description, "4")
    }

    private final class Bubble: NSTextLayoutFragment {
        override var leadingPadding: CGFloat { 20 }
        override var topMargin: CGFloat { 6 }
        override var bottomMargin: CGFloat { 4 }
    }

    private final class Delegate: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate {
        var hidden: Set<String> = []

        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
            in textElement: NSTextElement
        ) -> NSTextLayoutFragment { Bubble(textElement: textElement, range: textElement.elementRange) }

        func textContentManager(
            _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
            options: NSTextContentManager.EnumerationOptions
        ) -> Bool { !hidden.contains((textElement as? NSTextParagraph)?.attributedString.string ?? "") }
    }

    func testAFragmentsMarginsMakeRoom() {
        let stack = stack("one\ntwo")
        let line = stack.lines[0].used
        let delegate = Delegate()
        stack.manager.delegate = delegate
        stack.manager.invalidateLayout(for: stack.content.documentRange)
        let other = self.stack("one\ntwo")
        other.manager.delegate = delegate
        let fragments = other.lines
        XCTAssertEqual(fragments[0].used.minX, line.minX + 20, accuracy: 1e-6)
        XCTAssertEqual(fragments[0].used.minY, 6, accuracy: 1e-6)
        XCTAssertEqual(fragments[1].used.minY, line.height + 16, accuracy: 1e-6)
    }

    func testElementsThatAreNotEnumeratedTakeNoRoom() {
        let delegate = Delegate()
        delegate.hidden = ["two\n"]
        let content = NSTextContentStorage()
        content.delegate = delegate
        content.textStorage = NSTextStorage(attributedString: string("one\ntwo\nthree"))
        let manager = NSTextLayoutManager()
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
        var found: [String] = []
        var tops: [CGFloat] = []
        manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
            found.append($0.rangeInElement.description)
            tops.append($0.layoutFragmentFrame.minY)
            return true
        }
        XCTAssertEqual(found, ["0...4", "8...13"])
        let first = manager.textLayoutFragment(for: content.documentRange.location)
        XCTAssertEqual(tops[1], first?.layoutFragmentFrame.maxY)
    }

    // MARK: Segments

    func testSegmentsCoverARange() {
        let stack = stack("one two three four five six", width: 100)
        let lines = stack.lines
        XCTAssertGreaterThan(lines.count, 2)
        func segments(_ type: NSTextLayoutManager.SegmentType, _ options: NSTextLayoutManager.SegmentOptions = [])
            -> [CGRect]
        {
            var found: [CGRect] = []
            stack.manager.enumerateTextSegments(
                in: stack.content.documentRange, type: type, options: options
            ) { range, rect, baseline, _ in
                XCTAssertEqual(range == nil, options.contains(.rangeNotRequired))
                XCTAssertGreaterThan(baseline, 0)
                found.append(rect)
                return true
            }
            return found
        }
        XCTAssertEqual(segments(.standard).count, lines.count)
        // The selection continues below all lines but the last.
        XCTAssertTrue(
            segments(.selection).dropLast().allSatisfy { abs($0.maxX - 95) < 1e-6 }, "\(segments(.selection))")
        XCTAssertLessThan(segments(.selection).last!.maxX, 95)
        XCTAssertEqual(segments(.selection, .tailSegmentExtended).last!.maxX, 95, accuracy: 1e-6)
        XCTAssertEqual(segments(.standard, [.middleFragmentsExcluded, .rangeNotRequired]).count, 2)
    }

    // MARK: Rendering attributes

    func testRenderingAttributesAreKeptByRangesAndMoveWithEdits() {
        let stack = stack("one two three")
        stack.manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: stack.range(4, 3))
        stack.manager.addRenderingAttribute(.backgroundColor, value: UIColor.blue, for: stack.range(5, 6))
        var found: [String] = []
        func list() -> [String] {
            found = []
            stack.manager.enumerateRenderingAttributes(
                from: stack.content.documentRange.location, reverse: false
            ) { _, attributes, range in
                found.append("\(range) \(attributes.count)")
                return true
            }
            return found
        }
        XCTAssertEqual(list(), ["4...5 1", "5...7 2", "7...11 1"])
        stack.storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        XCTAssertEqual(list(), ["6...7 1", "7...9 2", "9...13 1"])
        stack.manager.removeRenderingAttribute(.backgroundColor, for: stack.content.documentRange)
        XCTAssertEqual(list(), ["6...7 1", "7...9 1"])
        stack.manager.setRenderingAttributes([:], for: stack.content.documentRange)
        XCTAssertEqual(list(), [])
    }

    // MARK: Bad input

    func testRangesBeyondTheTextNeverTrap() {
        let stack = stack("one\ntwo")
        let far = TextOffset(1000)
        let range = NSTextRange(location: TextOffset(-5), end: far)!
        stack.manager.ensureLayout(for: range)
        stack.manager.invalidateLayout(for: range)
        stack.manager.addRenderingAttribute(.kern, value: 1, for: range)
        stack.manager.enumerateTextSegments(in: range, type: .selection) { _, _, _, _ in true }
        stack.manager.enumerateTextLayoutFragments(from: far, options: [.reverse, .ensuresLayout]) { _ in true }
        XCTAssertNotNil(stack.manager.textLayoutFragment(for: far))
        XCTAssertNil(stack.manager.textLayoutFragment(for: CGPoint(x: 0, y: CGFloat.nan)))
        XCTAssertNil(stack.manager.textLayoutFragment(for: CGPoint(x: 0, y: -1)))
        XCTAssertNil(NSTextRange(location: far, end: TextOffset(1)))
        stack.manager.replaceContents(in: range, with: NSAttributedString(string: "x"))
        XCTAssertEqual(stack.storage.string, "x")
        XCTAssertNil(stack.content.location(far, offsetBy: .max))
        stack.manager.textContainer = nil
        XCTAssertEqual(stack.lines, [])
        let line = NSTextLineFragment(string: "abc", attributes: [:], range: NSRange(location: 2, length: 99))
        XCTAssertEqual(line.characterRange, NSRange(location: 2, length: 1))
        XCTAssertEqual(line.characterIndex(for: CGPoint(x: CGFloat.infinity, y: 0)), 2)
    }
}
