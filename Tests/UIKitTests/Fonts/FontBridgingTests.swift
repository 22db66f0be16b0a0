import CoreText
import QuartzCore
import UIKit
import XCTest

/// `UIFont` and `CTFont` are one class, equivalent to the toll-free bridge on iOS.
final class FontBridgingTests: XCTestCase {
    func testUIFontAndCTFontAreInterchangeable() throws {
        let font = UIFont.boldSystemFont(ofSize: 20)
        let core = font as CTFont
        XCTAssertEqual(CTFontGetSize(core), 20)
        XCTAssertEqual(CTFontGetAscent(font), font.ascender)
        let back = CTFontCreateWithName("LiberationSans" as CFString, 15, nil) as UIFont
        XCTAssertEqual(back.pointSize, 15)
        XCTAssertEqual(back, UIFont(name: "LiberationSans", size: 15))
        let any: Any = CTFontCreateUIFontForLanguage(.system, 12, nil) as Any
        XCTAssertEqual((any as? UIFont)?.pointSize, 12)
        XCTAssertEqual(CFGetTypeID(font), CTFontGetTypeID())
    }

    func testEqualFontsAreEqualKeys() throws {
        let fonts = [UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13), UIFont(name: "Courier", size: 12)!]
        for (i, one) in fonts.enumerated() {
            let same = UIFont(descriptor: one.fontDescriptor, size: 0)
            XCTAssertEqual(one, same)
            XCTAssertEqual(one.hash, same.hash)
            XCTAssertTrue(one.copy() as? UIFont === one)
            for other in fonts[(i + 1)...] { XCTAssertNotEqual(one, other) }
        }
        XCTAssertEqual(Set(fonts + fonts).count, 3)
        XCTAssertNotEqual(fonts[0] as NSObject, "a" as NSString)
    }

    func testAttributedTextTakesEitherFont() throws {
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: CTFontCreateWithName("Courier", 10, nil)])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
        let fonts = (0..<2).map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        XCTAssertEqual(fonts.map { $0?.pointSize }, [10, 30])
        let line = CTLineCreateWithAttributedString(text)
        let runs = CTLineGetGlyphRuns(line)
        XCTAssertEqual(CFArrayGetCount(runs), 2)
        let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, 1), to: CTRun.self)
        XCTAssertEqual(CTRunGetStringRange(run).location, 1)
    }

    func testATextStyleGoesWithTheDescriptor() {
        let font = UIFont.preferredFont(forTextStyle: .headline)
        XCTAssertEqual(font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle, .headline)
        let copy = UIFont(descriptor: font.fontDescriptor, size: 0)
        XCTAssertEqual(copy.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle, .headline)
        XCTAssertNil((font as CTFont).withSize(10).fontDescriptor.object(forKey: .textStyle))
    }

    func testDescriptorsAndWeightsAreMadeInEveryWay() {
        XCTAssertTrue(UIFontDescriptor().fontAttributes.isEmpty)
        let turned = UIFontDescriptor(
            name: "LiberationSans", matrix: CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0))
        XCTAssertEqual(CTFontGetMatrix(UIFont(descriptor: turned, size: 10)).c, 0.3)
        XCTAssertEqual(UIFont.Weight.semibold.symbolWeight(), .semibold)
        XCTAssertEqual(UIFont.Weight(0.9).symbolWeight(), .black)
        XCTAssertEqual(
            UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 40), maximumPointSize: 30).pointSize, 30)
    }

    func testFontsAreArchived() throws {
        let font = try XCTUnwrap(UIFont(name: "LiberationSans-Bold", size: 21))
        let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data), font)
    }

    func testATextLayerTakesAFontOfUIKit() {
        let layer = CATextLayer()
        layer.font = UIFont.systemFont(ofSize: 12)
        XCTAssertEqual(layer.font as? CTFont, UIFont.systemFont(ofSize: 12))
    }
}
