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

    func testEveryAttributeOfTheScopeGoesBothWays() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 16), .paragraphStyle: style, .foregroundColor: UIColor.red,
            .backgroundColor: UIColor.blue, .kern: CGFloat(2), .tracking: CGFloat(1), .ligature: 0,
            .baselineOffset: CGFloat(3), .underlineStyle: NSUnderlineStyle.double.rawValue,
            .underlineColor: UIColor.green, .strikethroughStyle: 1, .strikethroughColor: UIColor.gray,
            .strokeColor: UIColor.cyan, .strokeWidth: CGFloat(-4), .obliqueness: CGFloat(0.5),
            .expansion: CGFloat(0.25), .link: try XCTUnwrap(URL(string: "https://example.org")),
        ]
        let text = AttributedString("Title", attributes: AttributeContainer(attributes))
        XCTAssertEqual(text.uiKit.paragraphStyle?.lineSpacing, 7)
        XCTAssertEqual(text.uiKit.strokeWidth, -4)
        let object = try NSAttributedString(text, including: \.uiKit)
        let found = object.attributes(at: 0, effectiveRange: nil)
        XCTAssertEqual(Set(found.keys), Set(attributes.keys))
        // An attributed string holds numbers as objects.
        let plain = NSAttributedString(string: "Title", attributes: attributes)
        let expected = plain.attributes(at: 0, effectiveRange: nil)
        for (key, value) in expected {
            XCTAssertEqual(found[key] as? AnyHashable, value as? AnyHashable, key.rawValue)
        }
        XCTAssertEqual(try AttributedString(object, including: \.uiKit), text)
    }

    func testNumbersOfAnyTypeAreAttributes() {
        let container = AttributeContainer([.kern: 2, .underlineStyle: NSNumber(value: 1), .strokeWidth: 3.5])
        let text = AttributedString("a", attributes: container)
        XCTAssertEqual(text.uiKit.kern, 2)
        XCTAssertEqual(text.uiKit.underlineStyle, .single)
        XCTAssertEqual(text.uiKit.strokeWidth, 3.5)
    }
}
