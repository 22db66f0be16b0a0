@testable import UIKit
import XCTest

/// Lists: their markers and indentation.
final class TextListTests: XCTestCase {
    func testMarkersOfAllFormats() {
        func markers(_ format: NSTextList.MarkerFormat, _ numbers: [Int] = [1, 4, 26, 27]) -> [String] {
            let list = NSTextList(markerFormat: format, options: 0)
            return numbers.map { list.marker(forItemNumber: $0) }
        }
        XCTAssertEqual(markers(.disc, [1]), ["\u{2022}"])
        XCTAssertEqual(markers(.circle, [1]), ["\u{25E6}"])
        XCTAssertEqual(markers(.hyphen, [7]), ["\u{2043}"])
        XCTAssertEqual(markers(.decimal), ["1", "4", "26", "27"])
        XCTAssertEqual(markers(.octal), ["1", "4", "32", "33"])
        XCTAssertEqual(markers(.lowercaseHexadecimal), ["1", "4", "1a", "1b"])
        XCTAssertEqual(markers(.uppercaseHexadecimal), ["1", "4", "1A", "1B"])
        XCTAssertEqual(markers(.lowercaseAlpha), ["a", "d", "z", "aa"])
        XCTAssertEqual(markers(.uppercaseLatin), ["A", "D", "Z", "AA"])
        XCTAssertEqual(markers(.lowercaseRoman), ["i", "iv", "xxvi", "xxvii"])
        XCTAssertEqual(markers(.uppercaseRoman, [1999, 0, 5000]), ["MCMXCIX", "0", "5000"])
        XCTAssertEqual(markers(NSTextList.MarkerFormat("({decimal})")), ["(1)", "(4)", "(26)", "(27)"])
        XCTAssertTrue(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
        XCTAssertFalse(NSTextList(markerFormat: .disc, options: 0).isOrdered)
        for format in [NSTextList.MarkerFormat.box, .check, .diamond, .square] {
            XCTAssertEqual(markers(format, [1])[0].count, 1)
        }
    }

    private func text(_ items: [(String, [NSTextList])]) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (string, lists) in items {
            let style = NSMutableParagraphStyle()
            style.textLists = lists
            text.append(
                NSAttributedString(
                    string: string + "\n",
                    attributes: [.font: UIFont(name: "LiberationSans", size: 16)!, .paragraphStyle: style]))
        }
        return text
    }

    /// Items are numbered within their list, continuing past nested lists, and start again after other text.
    func testItemsAreNumberedInTheirLists() {
        let outer = NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 3)
        let inner = NSTextList(markerFormat: .lowercaseAlpha, options: 0)
        let stack = TextLayoutManagerTests.Stack(
            text([
                ("a", [outer]), ("b", [outer, inner]), ("c", [outer, inner]), ("d", [outer]), ("plain", []),
                ("e", [outer]),
            ]), width: 200)
        var markers: [String] = []
        stack.content.enumerateTextElements(from: nil) { element in
            markers.append((element as? NSTextListElement)?.marker ?? "-")
            return true
        }
        XCTAssertEqual(markers, ["3", "a", "b", "4", "-", "3"])
        let element = stack.content.textElements(for: stack.range(2, 1)).first as? NSTextListElement
        XCTAssertEqual(element?.attributedString.string, "\ta\tb\n")
        XCTAssertEqual(element?.contents?.string, "b\n")
        XCTAssertTrue(element?.textList === inner)
    }

    /// Text is indented by 36 points for each list, with the marker before it.
    func testItemsStandIn() {
        let list = NSTextList(markerFormat: .disc, options: 0)
        let stack = TextLayoutManagerTests.Stack(
            text([("item", [list]), ("deeper", [list, list]), ("plain", [])]), width: 200)
        XCTAssertEqual(stack.lines.map { $0.used.minX }, [36, 72, 0])
        let first = stack.manager.textLayoutFragment(for: stack.content.documentRange.location)
        XCTAssertEqual(first?.renderingSurfaceBounds.minX ?? 0, -25, accuracy: 1e-6)
    }

    func testElementsOfListsMadeByHand() {
        let list = NSTextList(markerFormat: .decimal, options: [.prependEnclosingMarker], startingItemNumber: 1)
        let outer = NSTextListElement(
            parent: nil, textList: NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: 0),
            contents: NSAttributedString(string: "outer"), markerAttributes: nil, children: nil)
        let child = NSTextListElement(
            parent: outer, textList: list, contents: NSAttributedString(string: "inner"), markerAttributes: nil,
            children: nil)
        XCTAssertEqual(child.attributedString.string, "\t1.1\tinner")
        XCTAssertTrue(child.parent === outer)
        let group = NSTextListElement(children: [child], textList: list, nestingLevel: 0)
        XCTAssertEqual(group?.childElements.count, 1)
        XCTAssertEqual(group?.isRepresentedElement, false)
        XCTAssertNil(NSTextListElement(children: [], textList: list, nestingLevel: -1))
    }
}
