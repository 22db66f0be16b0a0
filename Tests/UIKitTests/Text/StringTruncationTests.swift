import CoreText
@testable import UIKit
import XCTest

/// Drawn text that has too little room.
final class StringTruncationTests: StringDrawingTestCase {
    func testLinesWithoutRoomAreOmitted() throws {
        let lines = text("H\nH\nH")
        let room = font.lineHeight * 2.5
        let ink = try ink(40, 100) { lines.draw(in: CGRect(x: 0, y: 0, width: 40, height: room)) }
        XCTAssertLessThan(ink.maxY, 2 * font.lineHeight)
        XCTAssertGreaterThan(ink.maxY, 1.5 * font.lineHeight)
        // A first line that is too high is clipped.
        let low = try self.ink(40, 100) { lines.draw(in: CGRect(x: 0, y: 0, width: 40, height: 12)) }
        XCTAssertEqual(low.maxY, 12)
    }

    func testTheLastVisibleLineIsTruncated() throws {
        let words = text("one two three four five six seven eight")
        let size = CGSize(width: 90, height: font.lineHeight * 2.2)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        let box = words.boundingRect(with: size, options: options)
        XCTAssertEqual(box.height, 2 * font.lineHeight, accuracy: 1e-6)
        XCTAssertLessThanOrEqual(box.width, 90)
        let block = TextLayout(drawn: StyledText(words), in: size, truncates: true)
        XCTAssertTrue(block.isTruncated)
        XCTAssertEqual(block.lines.count, 2)
        XCTAssertEqual(
            TextLayout(drawn: StyledText(words), in: CGSize(width: 90, height: 900), maxLineCount: 3).lines.count, 3)
        let all = TextLayout(drawn: StyledText(text("one")), in: size, truncates: true)
        XCTAssertFalse(all.isTruncated)
    }

    func testTruncatingModesAreOneLine() {
        for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping] {
            let words = text("one two three four five", [.paragraphStyle: style { $0.lineBreakMode = mode }])
            let box = words.boundingRect(with: CGSize(width: 80, height: 900), options: .usesLineFragmentOrigin)
            XCTAssertEqual(box.height, font.lineHeight, accuracy: 1e-6)
            if mode != .byClipping { XCTAssertLessThanOrEqual(box.width, 80) }
        }
    }

    func testClippedLinesEndAtTheEdge() throws {
        let words = text("HHHHHHHHHHHHHHHH", [.paragraphStyle: style { $0.lineBreakMode = .byClipping }])
        let box = try ink(100, 30) { words.draw(in: CGRect(x: 0, y: 0, width: 50, height: 30)) }
        XCTAssertEqual(box.maxX, 50)
    }

    func testShrinkingToFit() {
        let words = text("A rather long line of text")
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.25
        let size = CGSize(width: words.size().width / 2, height: font.lineHeight)
        _ = words.boundingRect(with: size, options: .usesLineFragmentOrigin, context: context)
        XCTAssertEqual(context.actualScaleFactor, 0.5, accuracy: 0.05)
        XCTAssertLessThanOrEqual(context.totalBounds.width, size.width)
    }
}
