import CoreText
import Foundation
import XCTest

final class DrawingTests: XCTestCase {
    private let sans = font("LiberationSans", 60)

    func testTextCoversTheAreaOfItsOutlines() throws {
        for name in ["LiberationSans", "Inter-Black", "NotoSerif-Regular"] {
            let font = font(name, 60)
            let line = line("HxO", font)
            let canvas = try Canvas(200, 100)
            canvas.draw(line, at: CGPoint(x: 10.3, y: 30.6))
            let outlines = CGMutablePath()
            for (glyph, position) in zip(line.glyphs, line.runs[0].positions) {
                guard let path = CTFontCreatePathForGlyph(font, glyph, nil) else { continue }
                outlines.addPath(
                    path, transform: CGAffineTransform(translationX: 10.3 + position.x, y: 30.6 + position.y))
            }
            let expected = try Canvas(200, 100)
            expected.context.addPath(outlines)
            expected.context.fillPath()
            XCTAssertEqual(canvas.area, expected.area, accuracy: expected.area * 0.005, name)
            XCTAssertGreaterThan(peakSignalToNoise(canvas.bytes, expected.bytes), 30, name)
        }
    }

    func testInkIsWhereTheImageBoundsSay() throws {
        for text in ["Hgj", "العربية", "हिन्दी", "😀👩‍🚀"] {
            let line = line(text, sans)
            let canvas = try Canvas(400, 200)
            canvas.context.textPosition = CGPoint(x: 40, y: 80)
            let bounds = CTLineGetImageBounds(line, canvas.context)
            CTLineDraw(line, canvas.context)
            let ink = canvas.inkBounds
            XCTAssertTrue(bounds.holds(ink, slack: 1.3), "\(text): \(ink) is not in \(bounds)")
            // An emoji's bitmap has a clear border.
            let slack: CGFloat = text.hasPrefix("😀") ? 8 : 2
            XCTAssertTrue(ink.holds(bounds, slack: slack), "\(text): \(ink) does not fill \(bounds)")
        }
    }

    func testColours() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        let fromContext = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName)
        let cases: [([NSAttributedString.Key: Any], [UInt8])] = [
            ([:], [0, 0, 0, 255]), ([.foregroundColor: red], [255, 0, 0, 255]),
            ([NSAttributedString.Key(kCTForegroundColorAttributeName): red], [255, 0, 0, 255]),
            ([fromContext: true], [0, 255, 0, 255]), ([.foregroundColor: "no colour"], [0, 0, 0, 255]),
        ]
        for (attributes, expected) in cases {
            let canvas = try Canvas(60, 80)
            canvas.context.setFillColor(green)
            // The stem of an I at 100 points is wide enough for whole pixels.
            let line = line("I", attributes.merging([.font: font("Inter-Black", 100)]) { $1 })
            let middle = CTLineGetImageBounds(line, nil)
            canvas.draw(line, at: CGPoint(x: 5, y: 2))
            XCTAssertEqual(canvas[Int(5 + middle.midX), 40], expected)
            // The context is unchanged.
            canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            XCTAssertEqual(canvas[0, 0], [0, 255, 0, 255])
            XCTAssertEqual(canvas.context.textPosition, CGPoint(x: 5, y: 2))
        }
    }

    func testEmojiHaveTheirOwnColours() throws {
        let canvas = try Canvas(100, 100)
        canvas.draw(
            line("😀", [.font: sans, .foregroundColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1)]),
            at: CGPoint(x: 10, y: 30))
        let ink = canvas.inkBounds
        let middle = canvas[Int(ink.midX), Int(ink.maxY) - 8]
        XCTAssertGreaterThan(middle[0], 200)
        XCTAssertLessThan(middle[2], 120)
    }

    func testLinesUnderAndThroughText() throws {
        let canvas = try Canvas(200, 100)
        let under = line("   ", [.font: sans, .underlineStyle: 1])
        canvas.draw(under, at: CGPoint(x: 10, y: 50))
        let ink = canvas.inkBounds
        XCTAssertEqual(canvas.area, under.width * Double(CTFontGetUnderlineThickness(sans)), accuracy: 0.5)
        XCTAssertEqual(ink.midY, 50 + CTFontGetUnderlinePosition(sans), accuracy: 1)
        XCTAssertEqual(Double(ink.width), under.width, accuracy: 1.5)
        let double = try Canvas(200, 100)
        double.draw(
            line("   ", [.font: sans, .underlineStyle: CTUnderlineStyle.double.rawValue]), at: CGPoint(x: 10, y: 50))
        XCTAssertEqual(double.area, 2 * canvas.area, accuracy: 0.5)
        let dashed = try Canvas(200, 100)
        dashed.draw(line("   ", [.font: sans, .underlineStyle: 0x101]), at: CGPoint(x: 10, y: 50))
        XCTAssertLessThan(dashed.area, 0.8 * canvas.area)
        let through = try Canvas(200, 100)
        through.draw(line("   ", [.font: sans, .strikethroughStyle: 1]), at: CGPoint(x: 10, y: 50))
        XCTAssertEqual(through.inkBounds.midY, 50 + CTFontGetXHeight(sans) / 2, accuracy: 1)
    }

    func testStrokesAndFills() throws {
        func area(_ width: Any?) throws -> Double {
            let canvas = try Canvas(200, 100)
            var attributes: [NSAttributedString.Key: Any] = [.font: sans]
            attributes[.strokeWidth] = width
            canvas.draw(line("HH", attributes), at: CGPoint(x: 10, y: 30))
            return canvas.area
        }
        let (fill, stroke, both) = (try area(nil), try area(2), try area(-2))
        XCTAssertGreaterThan(both, fill)
        XCTAssertLessThan(stroke, fill)
        XCTAssertGreaterThan(stroke, both - fill)
    }

    func testTheTextMatrixMapsLines() throws {
        let turned = try Canvas(200, 200)
        turned.context.textMatrix = CGAffineTransform(rotationAngle: .pi / 2)
        turned.draw(line("Hg", sans), at: CGPoint(x: 120, y: 30))
        let plain = try Canvas(200, 200)
        plain.draw(line("Hg", sans), at: CGPoint(x: 30, y: 80))
        XCTAssertEqual(turned.inkBounds.height, plain.inkBounds.width, accuracy: 1.1)
        XCTAssertEqual(turned.area, plain.area, accuracy: plain.area * 0.01)
    }

    func testRunsAreDrawnWhereTheyAreInTheirLine() throws {
        let text = NSMutableAttributedString(string: "one two", attributes: [.font: sans])
        text.addAttribute(.foregroundColor, value: CGColor.black, range: NSRange(location: 4, length: 3))
        let line = CTLineCreateWithAttributedString(text)
        let whole = try Canvas(300, 100)
        whole.draw(line, at: CGPoint(x: 10, y: 30))
        let parts = try Canvas(300, 100)
        parts.context.textPosition = CGPoint(x: 10, y: 30)
        for run in line.runs { CTRunDraw(run, parts.context, CFRange()) }
        XCTAssertEqual(parts.bytes, whole.bytes)
        let glyphs = try Canvas(300, 100)
        glyphs.context.textPosition = CGPoint(x: 10, y: 30)
        for run in line.runs {
            for i in 0..<CTRunGetGlyphCount(run) { CTRunDraw(run, glyphs.context, CFRange(location: i, length: 1)) }
        }
        XCTAssertGreaterThan(peakSignalToNoise(glyphs.bytes, whole.bytes), 45)
        CTRunDraw(line.runs[0], glyphs.context, CFRange(location: 900, length: .max))
    }

    func testTextClips() throws {
        let canvas = try Canvas(200, 100)
        canvas.context.setFont(CTFontCopyGraphicsFont(sans, nil))
        canvas.context.setFontSize(60)
        canvas.context.setTextDrawingMode(.clip)
        canvas.context.showGlyphs([sans.glyph("O")], at: [CGPoint(x: 20, y: 30)])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
        let filled = try Canvas(200, 100)
        filled.draw(line("O", sans), at: CGPoint(x: 20, y: 30))
        XCTAssertEqual(canvas.area, filled.area, accuracy: filled.area * 0.01)
    }

    func testTheSameTextIsTheSamePixels() throws {
        let text = line("Same 日本 😀 office", sans)
        let first = try Canvas(700, 100)
        first.draw(text, at: CGPoint(x: 10.25, y: 30.5))
        for _ in 0..<3 {
            let again = try Canvas(700, 100)
            again.draw(line("Same 日本 😀 office", sans), at: CGPoint(x: 10.25, y: 30.5))
            XCTAssertEqual(again.bytes, first.bytes)
        }
    }
}
