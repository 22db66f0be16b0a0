import UIKit
import XCTest

/// Linux's Foundation compares attribute values when strings change, and must recognize Kasane's as objects.
@MainActor
final class AttributeValueTests: XCTestCase {
    private func check(_ key: NSAttributedString.Key, _ make: (Int) -> Any) {
        let text = NSMutableAttributedString(string: "start", attributes: [key: make(0)])
        for index in 1..<300 {
            text.append(NSAttributedString(string: "x", attributes: [key: make(index)]))
            text.addAttribute(key, value: make(index + 1), range: NSRange(location: 0, length: 3))
        }
        var count = 0
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, _, _ in count += 1 }
        XCTAssertGreaterThan(count, 200, key.rawValue)
    }

    func testValuesAreCompared() async {
        check(.foregroundColor) { UIColor(white: CGFloat($0) / 400, alpha: 1) }
        check(.font) { UIFont.systemFont(ofSize: CGFloat($0 + 1)) }
        check(.paragraphStyle) { index in
            let style = NSMutableParagraphStyle()
            style.lineSpacing = CGFloat(index)
            return style
        }
        check(.shadow) { index in
            let shadow = NSShadow()
            shadow.shadowBlurRadius = CGFloat(index)
            return shadow
        }
        check(.attachment) { _ in NSTextAttachment() }
    }
}
