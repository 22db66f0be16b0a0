import UIKit
import XCTest

/// Conversions between the two kinds of attributed strings.
final class AttributedStringConversionTests: XCTestCase {
    func testAttributesGoBothWays() throws {
        var text = AttributedString("red")
        text.uiKit.foregroundColor = .red
        text.uiKit.underlineStyle = .single
        var link = AttributedString(" link")
        link.link = URL(string: "https://example.org")
        link.uiKit.font = .systemFont(ofSize: 20)
        text += link

        let object = NSAttributedString(text)
        XCTAssertEqual(object.string, "red link")
        XCTAssertEqual(object.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        XCTAssertEqual(object.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int, 1)
        XCTAssertNil(object.attribute(.foregroundColor, at: 3, effectiveRange: nil))
        XCTAssertEqual(object.attribute(.link, at: 4, effectiveRange: nil) as? URL, URL(string: "https://example.org"))

        let back = AttributedString(object)
        XCTAssertEqual(String(back.characters), "red link")
        let runs = Array(back.runs)
        XCTAssertEqual(runs.count, 2)
        XCTAssertEqual(runs.first?.uiKit.foregroundColor, .red)
        XCTAssertEqual(runs.first?.uiKit.underlineStyle, .single)
        XCTAssertEqual(runs.last?.link, URL(string: "https://example.org"))
        XCTAssertEqual(runs.last?.uiKit.font, .systemFont(ofSize: 20))
        XCTAssertEqual(AttributedString(NSAttributedString(AttributedString(""))), AttributedString(""))
    }
}
