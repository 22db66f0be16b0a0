import CoreText
@testable import UIKit
import XCTest

final class StringDrawingTests: StringDrawingTestCase {
    // MARK: Measuring

    func testALineIsAsHighAsItsFont() {
        let size = text("Hello").size()
        XCTAssertEqual(size.height, font.lineHeight, accuracy: 1e-6)
        let line = CTLineCreateWithAttributedString(text("Hello"))
        XCTAssertEqual(Double(size.width), CTLineGetTypographicBounds(line, nil, nil, nil), accuracy: 1e-6)
        XCTAssertEqual("Hello".size(withAttributes: [.font: font]), size)
        XCTAssertEqual(NSString(string: "Hello").size(withAttributes: [.font: font]), size)
    }

    /// Programs that place words one by one measure the space between them.
    func testSpacesAtTheEndCount() {
        func width(_ string: String) -> Double {
            CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text(string)), nil, nil, nil)
        }
        XCTAssertGreaterThan(width(" "), 1)
        for string in [" ", "Hello  ", " Hello "] {
            XCTAssertEqual(Double(text(string).size().width), width(string), accuracy: 1e-6, string)
            XCTAssertEqual(Double(string.size(withAttributes: [.font: font]).width), width(string), accuracy: 1e-6)
            let box = text(string).boundingRect(
                with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin)
            XCTAssertEqual(Double(box.width), width(string), accuracy: 1e-6, string)
        }
        XCTAssertEqual(Double(text("Hello \nyou").size().width), width("Hello "), accuracy: 1e-6)
        // As far as there is room.
        let room = CGFloat(width("Hello")) + 1
        let narrow = text("Hello  ").boundingRect(
            with: CGSize(width: room, height: 1000), options: .usesLineFragmentOrigin)
        XCTAssertEqual(narrow.width, room, accuracy: 1e-6)
        // Where lines are broken, they don't.
        let broken = text("Hello you").boundingRect(
            with: CGSize(width: room, height: 1000), options: .usesLineFragmentOrigin)
        XCTAssertEqual(Double(broken.width), width("Hello"), accuracy: 1e-6)
    }

    func testParagraphsStackUp() {
        let (one, two) = (text("Hello").size(), text("Hello\nyou").size())
        XCTAssertEqual(two.height, 2 * one.height, accuracy: 1e-6)
        XCTAssertEqual(two.width, one.width, accuracy: 1e-6)
    }

    func testWidthsWrap() {
        let words = text("one two three four five six")
        let whole = words.size()
        let box = words.boundingRect(with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin)
        XCTAssertLessThanOrEqual(box.width, 100)
        XCTAssertGreaterThan(box.height, 1.5 * whole.height)
        XCTAssertEqual(box.origin, .zero)
        // 0 and the greatest number mean no limit.
        for width in [0, CGFloat.greatestFiniteMagnitude, .infinity] {
            let open = words.boundingRect(with: CGSize(width: width, height: width), options: .usesLineFragmentOrigin)
            XCTAssertEqual(open.width, whole.width, accuracy: 1e-6)
        }
    }

    func testWithoutLineFragmentsTheOriginIsTheBaseline() {
        let box = text("Hello\nyou").boundingRect(with: CGSize(width: 1000, height: 1000))
        XCTAssertEqual(box.minY, -font.ascender, accuracy: 1e-6)
        XCTAssertEqual(box.height, font.lineHeight, accuracy: 1e-6)
    }

    func testFontLeading() {
        let two = text("a\nb")
        let unlimited = CGSize(width: 100, height: 1000)
        let plain = two.boundingRect(with: unlimited, options: .usesLineFragmentOrigin)
        let loose = two.boundingRect(with: unlimited, options: [.usesLineFragmentOrigin, .usesFontLeading])
        XCTAssertGreaterThan(font.leading, 0)
        XCTAssertEqual(loose.height - plain.height, font.leading, accuracy: 1e-6)
    }

    // MARK: Measured and drawn sizes

    func testInkLiesInTheMeasuredBox() throws {
        let words = text("Hxg Hxg Hxg Hxg")
        for width in [50, 90, 200] as [CGFloat] {
            let box = words.boundingRect(with: CGSize(width: width, height: 200), options: .usesLineFragmentOrigin)
            let ink = try ink(220, 220) { words.draw(in: CGRect(x: 10, y: 10, width: width, height: 200)) }
            // A baseline moves down to the next pixel edge.
            XCTAssertTrue(box.offsetBy(dx: 10, dy: 10).insetBy(dx: -1, dy: -2).contains(ink), "\(ink) is not in \(box)")
            // From the first line's capitals to the last one's descender.
            XCTAssertEqual(ink.minY, 10 + font.ascender - font.capHeight, accuracy: 1.5)
            XCTAssertGreaterThan(ink.maxY, 10 + box.maxY + font.descender)
        }
    }

    func testDeviceMetricsAreTheInk() throws {
        let words = text("Hxg")
        let box = words.boundingRect(
            with: CGSize(width: 200, height: 100), options: [.usesLineFragmentOrigin, .usesDeviceMetrics])
        let ink = try ink(200, 100) { words.draw(in: CGRect(x: 0, y: 0, width: 200, height: 100)) }
        for (a, b) in zip([box.minX, box.minY, box.maxX, box.maxY], [ink.minX, ink.minY, ink.maxX, ink.maxY]) {
            XCTAssertEqual(a, b, accuracy: 2)
        }
    }

    func testDrawnAtAPointAndOnABaseline() throws {
        let word = text("H")
        let top = try ink(40, 60) { word.draw(at: CGPoint(x: 5, y: 10)) }
        XCTAssertEqual(top.maxY, 10 + font.ascender, accuracy: 1)
        let onLine = try ink(40, 60) { word.draw(with: CGRect(x: 5, y: 40, width: 0, height: 0)) }
        XCTAssertEqual(onLine.maxY, 40, accuracy: 1)
        let plain = try ink(40, 60) { "H".draw(at: CGPoint(x: 5, y: 10), withAttributes: [.font: font]) }
        XCTAssertEqual(plain, top)
    }

    /// A baseline between pixels moves down to the next edge, so that letters look the same wherever they are.
    func testBaselinesStandOnPixels() throws {
        func rows(at y: CGFloat, scale: CGFloat) throws -> [Int] {
            let picture = UIImage.drawing(40, 60, scale: scale) { _ in
                "H".draw(at: CGPoint(x: 5, y: y), withAttributes: [.font: font])
            }
            let pixels = try XCTUnwrap(PixelReader(picture))
            return (0..<pixels.height).map { y in (0..<pixels.width).reduce(0) { $0 + Int(pixels[$1, y][3]) } }
        }
        for scale in [1, 2, 3] as [CGFloat] {
            let first = try XCTUnwrap(rows(at: 8, scale: scale).filter { $0 > 0 })
            for step in 0..<16 {
                let y = 8 + CGFloat(step) / 8
                let rows = try rows(at: y, scale: scale)
                let last = try XCTUnwrap(rows.lastIndex { $0 > 0 })
                XCTAssertEqual(
                    CGFloat(last + 1), ((y + font.ascender) * scale - 1e-3).rounded(.up), "\(y) at \(scale)")
                XCTAssertEqual(rows.filter { $0 > 0 }, first, "\(y) at \(scale)")
            }
        }
    }

    /// Rotated text is not aligned to pixels.
    func testTurnedTextStaysBetweenPixels() throws {
        func width(at y: CGFloat) throws -> CGFloat {
            try XCTUnwrap(
                PixelReader(
                    .drawing(60, 60) { context in
                        context.translateBy(x: 50, y: 5)
                        context.rotate(by: .pi / 2)
                        "H".draw(at: CGPoint(x: 0, y: y), withAttributes: [.font: font])
                    })
            ).inkedBox.minX
        }
        XCTAssertNotEqual(try width(at: 8), try width(at: 9))
    }

    func testAlignment() throws {
        func box(_ alignment: NSTextAlignment) throws -> CGRect {
            let word = text("H", [.paragraphStyle: style { $0.alignment = alignment }])
            return try ink(100, 30) { word.draw(in: CGRect(x: 0, y: 0, width: 100, height: 30)) }
        }
        XCTAssertLessThan(try box(.left).minX, 5)
        XCTAssertEqual(try box(.center).midX, 50, accuracy: 1)
        XCTAssertGreaterThan(try box(.right).maxX, 95)
        XCTAssertEqual(try box(.natural), try box(.left))
    }

    // MARK: Paragraph styles

    func testSpacing() {
        func height(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
            text(string, [.paragraphStyle: style(change)]).size().height
        }
        let line = font.lineHeight
        XCTAssertEqual(height("a\nb") { $0.paragraphSpacing = 7 }, 2 * line + 7, accuracy: 1e-6)
        XCTAssertEqual(height("a\nb") { $0.paragraphSpacingBefore = 5 }, 2 * line + 5, accuracy: 1e-6)
        XCTAssertEqual(height("a\u{2028}b") { $0.lineSpacing = 3 }, 2 * line + 3, accuracy: 1e-6)
        XCTAssertEqual(height("a") { $0.minimumLineHeight = 50 }, 50, accuracy: 1e-6)
        XCTAssertEqual(height("a") { $0.maximumLineHeight = 12 }, 12, accuracy: 1e-6)
        XCTAssertEqual(height("a\nb") { ($0.minimumLineHeight, $0.maximumLineHeight) = (40, 40) }, 80, accuracy: 1e-6)
    }

    func testABaselineOffsetMovesTextInAHigherLine() throws {
        let plain = text("H")
        let top = try ink(40, 80) { plain.draw(at: .zero) }.minY
        for (offset, shift) in [(10, 0), (-10, 10)] as [(CGFloat, CGFloat)] {
            let moved = text("H", [.baselineOffset: offset])
            XCTAssertEqual(moved.size().height, plain.size().height + 10, accuracy: 1e-6)
            XCTAssertEqual(try ink(40, 80) { moved.draw(at: .zero) }.minY, top + shift, "\(offset)")
        }
    }

    /// The usual way to centre text in the line height of a design.
    func testABaselineOffsetMovesTextInALineOfLimitedHeight() throws {
        let style = style {
            $0.minimumLineHeight = 40
            $0.maximumLineHeight = 40
        }
        func top(_ offset: CGFloat) throws -> CGFloat {
            let line = text("H", [.paragraphStyle: style, .baselineOffset: offset])
            XCTAssertEqual(line.size().height, 40, accuracy: 1e-6)
            return try ink(40, 80) { line.draw(at: CGPoint(x: 0, y: 10)) }.minY
        }
        let plain = try top(0)
        XCTAssertEqual(try top(8), plain - 8)
        XCTAssertEqual(try top(-8), plain + 8)
    }

    func testIndents() throws {
        let words = text("HHHH HHHH", [.paragraphStyle: style { ($0.firstLineHeadIndent, $0.headIndent) = (30, 10) }])
        let block = TextLayout(drawn: StyledText(words), in: CGSize(width: 95, height: 100))
        XCTAssertEqual(block.lines.map { $0.origin.x }, [30, 10])
    }

    func testStylesAreCopied() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing, style.hyphenationFactor) = (.center, 4, 0.5)
        let copy = try XCTUnwrap(style.copy() as? NSParagraphStyle)
        XCTAssertEqual(copy, style)
        style.lineSpacing = .nan
        XCTAssertEqual(style.lineSpacing, 4)
        style.lineSpacing = -3
        XCTAssertEqual([copy.lineSpacing, style.lineSpacing], [4, 0])
        style.tabStops = [NSTextTab(textAlignment: .right, location: 50)]
        style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
        XCTAssertEqual(style.tabStops.map(\.location), [20, 50])
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 20))
        XCTAssertEqual(style.tabStops.map(\.alignment), [.right])
        XCTAssertEqual(NSParagraphStyle.default.tabStops.count, 12)
        XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), .rightToLeft)
        let mutable = try XCTUnwrap(copy.mutableCopy() as? NSMutableParagraphStyle)
        mutable.setParagraphStyle(style)
        XCTAssertEqual(mutable, style)
    }

    // MARK: Attributes

    func testColorsAndShadows() throws {
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 0, height: 30), UIColor.blue)
        let pixels = try XCTUnwrap(
            PixelReader(
                .drawing(60, 60) { _ in
                    text("\u{2588}", [.foregroundColor: UIColor.red, .shadow: shadow]).draw(at: .zero)
                    text("x", [.backgroundColor: UIColor.green, .foregroundColor: UIColor.clear]).draw(
                        at: CGPoint(x: 40, y: 0))
                }))
        XCTAssertEqual(pixels[5, 10], [255, 0, 0, 255])
        XCTAssertEqual(pixels[5, 40], [0, 0, 255, 255])
        XCTAssertEqual(pixels[44, 10], [0, 255, 0, 255])
    }

    func testObliquenessLeansToTheRight() throws {
        func top(_ lean: CGFloat) throws -> CGRect {
            try ink(60, 40) { text("l", [.obliqueness: lean]).draw(at: .zero) }
        }
        XCTAssertGreaterThan(try top(0.5).width, try top(0).width + 4)
        let wide = text("H", [.expansion: log(2.0)]).size().width
        XCTAssertEqual(wide, 2 * text("H").size().width, accuracy: 1e-3)
    }

    func testUnderlinesAreBelow() throws {
        let plain = try ink(60, 40) { text("x").draw(at: .zero) }
        let lined = try ink(60, 40) {
            text("x", [.underlineStyle: NSUnderlineStyle.single.rawValue]).draw(at: .zero)
        }
        XCTAssertGreaterThan(lined.maxY, plain.maxY)
    }

    func testAttachments() throws {
        let image = UIImage.drawing(10, 8) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 8))
        }
        let string = NSMutableAttributedString(
            attributedString: NSAttributedString(attachment: NSTextAttachment(image: image)))
        string.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
        XCTAssertEqual(string.size().width, 10, accuracy: 1e-6)
        XCTAssertEqual(try ink(40, 40) { string.draw(at: CGPoint(x: 3, y: 0)) }.size, image.size)
        let raised = NSTextAttachment(image: image)
        raised.bounds = CGRect(x: 0, y: -4, width: 20, height: 16)
        let other = NSAttributedString(attachment: raised)
        let box = try ink(40, 40) { other.draw(with: CGRect(x: 0, y: 20, width: 0, height: 0)) }
        XCTAssertEqual(box, CGRect(x: 0, y: 8, width: 20, height: 16))
    }

    func testSymbolsAmongTextHaveItsSize() throws {
        let symbol = try XCTUnwrap(UIImage(systemName: "star.fill"))
        let font = UIFont.boldSystemFont(ofSize: 40)
        let large = symbol.withConfiguration(UIImage.SymbolConfiguration(font: font)).size
        XCTAssertGreaterThan(large.height, 2 * symbol.size.height)
        let string = NSMutableAttributedString(attachment: NSTextAttachment(image: symbol))
        XCTAssertEqual(string.size().width, symbol.size.width, accuracy: 1e-6)
        string.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
        XCTAssertEqual(string.size().width, large.width, accuracy: 1e-6)
        let storage = NSTextStorage(attributedString: string)
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 200)))
        XCTAssertEqual(manager.attachmentSize(forGlyphAt: 0).width, large.width, accuracy: 1e-6)
        // Without a size of its own, only an attachment made from the image follows the font.
        let plain = NSTextAttachment()
        plain.image = symbol
        let other = NSMutableAttributedString(attachment: plain)
        other.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
        XCTAssertEqual(other.size().width, symbol.size.width, accuracy: 1e-6)
    }

    func testTemplatesAmongTextHaveItsColor() throws {
        let image = UIImage.drawing(10, 10) { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let template = NSTextAttachment(image: image.withRenderingMode(.alwaysTemplate))
        for (attributes, expected) in [
            ([.foregroundColor: UIColor.red], [255, 0, 0, 255]), ([:], [0, 0, 0, 255]),
        ] as [([NSAttributedString.Key: Any], [UInt8])] {
            let string = NSMutableAttributedString(attachment: template)
            string.addAttributes(attributes, range: NSRange(location: 0, length: 1))
            let storage = NSTextStorage(attributedString: string)
            let manager = NSLayoutManager()
            storage.addLayoutManager(manager)
            manager.addTextContainer(NSTextContainer(size: CGSize(width: 40, height: 40)))
            let pixels = try XCTUnwrap(
                PixelReader(
                    .drawing(60, 20) { _ in
                        // The context's own colour has no effect, as on other text.
                        UIColor.green.setFill()
                        string.draw(at: .zero)
                        manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 1), at: CGPoint(x: 20, y: 0))
                    }))
            XCTAssertEqual(pixels[5, 5], expected)
            XCTAssertEqual(pixels[30, 5], expected)
        }
    }

    // MARK: Bad input

    func testEmptyAndOddInput() throws {
        XCTAssertEqual(text("").size(), .zero)
        XCTAssertEqual("".size(withAttributes: nil), .zero)
        XCTAssertEqual(
            text("").boundingRect(with: CGSize(width: 10, height: 10), options: .usesLineFragmentOrigin), .zero)
        let odd: [CGRect] = [
            .null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: CGFloat.nan), CGRect(x: 0, y: 0, width: -5, height: -5),
        ]
        _ = UIImage.drawing(10, 10) { _ in
            for rect in odd {
                text("Hi").draw(in: rect)
                text("Hi").draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
                text("Hi").draw(at: rect.origin)
            }
        }
        for rect in odd { _ = text("Hi").boundingRect(with: rect.size, options: .usesLineFragmentOrigin) }
        text("Hi").draw(at: .zero)
        NSAttributedString(attachment: NSTextAttachment()).draw(at: .zero)
        XCTAssertEqual(NSAttributedString(attachment: NSTextAttachment()).size().width, 0)
    }
}
