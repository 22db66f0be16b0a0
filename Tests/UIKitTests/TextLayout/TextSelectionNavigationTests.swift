@testable import UIKit
import XCTest

/// The destinations of selections.
final class TextSelectionNavigationTests: XCTestCase {
    private let text = "One two, three. Four\nfive six seven\neight"
    private lazy var stack = TextLayoutManagerTests.Stack(
        NSAttributedString(string: text, attributes: [.font: UIFont(name: "LiberationSans", size: 20)!]), width: 180)
    private var navigation: NSTextSelectionNavigation { stack.manager.textSelectionNavigation }

    private func cursor(_ place: Int) -> NSTextSelection {
        NSTextSelection(stack.range(place, 0).location, affinity: .downstream)
    }

    private func move(
        _ place: Int, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false
    ) -> String? {
        navigation.destinationSelection(
            for: cursor(place), direction: direction, destination: destination, extending: extending, confined: false
        )?.textRanges.first?.description
    }

    func testMovesByUnits() {
        XCTAssertEqual(move(0, .forward, .character), "1...1")
        XCTAssertNil(move(0, .backward, .character))
        XCTAssertEqual(move(5, .left, .character), "4...4")
        XCTAssertEqual(move(0, .forward, .word), "3...3")
        XCTAssertEqual(move(3, .forward, .word), "7...7")
        XCTAssertEqual(move(7, .backward, .word), "4...4")
        XCTAssertEqual(move(2, .forward, .sentence), "16...16")
        XCTAssertEqual(move(2, .forward, .paragraph), "20...20")
        XCTAssertEqual(move(30, .backward, .paragraph), "21...21")
        XCTAssertEqual(move(3, .forward, .document), "\(text.utf16.count)...\(text.utf16.count)")
        XCTAssertEqual(move(3, .backward, .document), "0...0")
    }

    func testExtendingKeepsTheOtherEnd() throws {
        XCTAssertEqual(move(4, .forward, .word, extending: true), "4...7")
        let back = try XCTUnwrap(
            navigation.destinationSelection(
                for: cursor(7), direction: .backward, destination: .word, extending: true, confined: false))
        XCTAssertEqual(back.textRanges.first?.description, "4...7")
        let more = navigation.destinationSelection(
            for: back, direction: .backward, destination: .character, extending: true, confined: false)
        XCTAssertEqual(more?.textRanges.first?.description, "3...7")
        // Without extending, a selection collapses to its end.
        let end = navigation.destinationSelection(
            for: back, direction: .forward, destination: .character, extending: false, confined: false)
        XCTAssertEqual(end?.textRanges.first?.description, "7...7")
    }

    func testUpAndDownKeepTheColumn() throws {
        var selection = cursor(24)
        let x = stack.manager.caretX(24)
        for _ in 0..<2 {
            selection = try XCTUnwrap(
                navigation.destinationSelection(
                    for: selection, direction: .up, destination: .character, extending: false, confined: false))
            XCTAssertEqual(selection.anchorPositionOffset, x, accuracy: 1e-6)
        }
        for _ in 0..<2 {
            selection = try XCTUnwrap(
                navigation.destinationSelection(
                    for: selection, direction: .down, destination: .character, extending: false, confined: false))
        }
        XCTAssertEqual(selection.textRanges.first?.description, "24...24")
        XCTAssertNil(move(text.utf16.count, .down, .character))
    }

    func testTouchesSelectUnits() throws {
        let caret = stack.manager.caretX(5)
        let point = CGPoint(x: caret, y: 5)
        let start = stack.content.documentRange.location
        let placed = navigation.textSelections(
            interactingAt: point, inContainerAt: start, anchors: [], modifiers: [], selecting: false, bounds: .zero)
        XCTAssertEqual(placed.first?.textRanges.first?.description, "5...5")
        let word = try XCTUnwrap(navigation.textSelection(for: .word, enclosing: point, inContainerAt: start))
        XCTAssertEqual(word.textRanges.first?.description, "4...7")
        let dragged = navigation.textSelections(
            interactingAt: CGPoint(x: stack.manager.caretX(1), y: 5), inContainerAt: start, anchors: [word],
            modifiers: [], selecting: true, bounds: .zero)
        XCTAssertEqual(dragged.first?.textRanges.first?.description, "0...7")
        XCTAssertEqual(
            navigation.textSelection(for: .paragraph, enclosing: word).textRanges.first?.description, "0...21")
    }

    func testDeletionsTakeWhatACursorPasses() {
        func deleted(
            _ place: Int, _ direction: NSTextSelectionNavigation.Direction,
            _ destination: NSTextSelectionNavigation.Destination, decomposes: Bool = false
        ) -> [String] {
            navigation.deletionRanges(
                for: cursor(place), direction: direction, destination: destination, allowsDecomposition: decomposes
            ).map(\.description)
        }
        XCTAssertEqual(deleted(7, .backward, .word), ["4...7"])
        XCTAssertEqual(deleted(7, .forward, .character), ["7...8"])
        XCTAssertEqual(deleted(0, .backward, .character), [])
        stack.storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "e\u{0301}")
        XCTAssertEqual(deleted(2, .backward, .character), ["0...2"])
        XCTAssertEqual(deleted(2, .backward, .character, decomposes: true), ["1...2"])
    }
}

extension NSTextLayoutManager {
    fileprivate func caretX(_ place: Int) -> CGFloat {
        var x: CGFloat = 0
        let location = textContentManager!.location(documentRange.location, offsetBy: place)!
        enumerateTextSegments(in: NSTextRange(location: location), type: .standard) { _, rect, _, _ in
            x = rect.minX
            return false
        }
        return x
    }
}
