import CoreText
import Foundation
import XCTest

/// Lines and frames are drawn in the context's text drawing mode.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode)
final class DrawingModeTests: XCTestCase {
    private let sans = font("LiberationSans", 60)

    /// Two runs, because their colours differ.
    private var twoRuns: CTLine {
        let text = NSMutableAttributedString(string: "HOOH", attributes: [.font: sans])
        text.addAttribute(.foregroundColor, value: CGColor(red: 1, green: 0, blue: 0, alpha: 1), range: NSRange(0..<2))
        return CTLineCreateWithAttributedString(text)
    }

    private func drawn(_ mode: CGTextDrawingMode, _ line: CTLine? = nil, then: (CGContext) -> Void = { _ in }) throws
        -> Canvas
    {
        let canvas = try Canvas(240, 100)
        canvas.context.setTextDrawingMode(mode)
        canvas.draw(line ?? twoRuns, at: CGPoint(x: 20, y: 30))
        then(canvas.context)
        return canvas
    }

    private func flood(_ context: CGContext) { context.fill(CGRect(x: 0, y: 0, width: 240, height: 100)) }

    func testAClipIsCutToAllRunsTogether() throws {
        let filled = try drawn(.fill)
        let clipped = try drawn(.clip, then: flood)
        XCTAssertEqual(clipped.area, filled.area, accuracy: filled.area * 0.01)
        XCTAssertEqual(clipped.inkBounds, filled.inkBounds)
        XCTAssertEqual(try drawn(.clip).area, 0)
    }

    func testAClipIsCutToAllLinesOfAFrame() throws {
        let text = NSAttributedString(string: "HO\nOH", attributes: [.font: font("LiberationSans", 30)])
        func frame(_ mode: CGTextDrawingMode, then: (CGContext) -> Void) throws -> Canvas {
            let canvas = try Canvas(240, 100)
            canvas.context.setTextDrawingMode(mode)
            let path = CGPath(rect: CGRect(x: 10, y: 0, width: 200, height: 90), transform: nil)
            let setter = CTFramesetterCreateWithAttributedString(text)
            CTFrameDraw(CTFramesetterCreateFrame(setter, CFRange(), path, nil), canvas.context)
            then(canvas.context)
            return canvas
        }
        let filled = try frame(.fill) { _ in }
        let clipped = try frame(.clip, then: flood)
        XCTAssertGreaterThan(filled.inkBounds.height, 40)
        // Small glyphs are filled at quarter pixels, and clip at their exact positions.
        XCTAssertTrue(clipped.inkBounds.insetBy(dx: -1, dy: -1).contains(filled.inkBounds))
        XCTAssertTrue(filled.inkBounds.insetBy(dx: -1, dy: -1).contains(clipped.inkBounds))
        XCTAssertEqual(clipped.area, filled.area, accuracy: filled.area * 0.01)
    }

    func testFillingAndClippingDoesBoth() throws {
        let both = try drawn(.fillClip) { context in
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 240, height: 50))
        }
        let filled = try drawn(.fill)
        XCTAssertEqual(both.area, filled.area, accuracy: filled.area * 0.05)
        let stem = Int(filled.inkBounds.minX) + 3
        XCTAssertEqual(both[stem, 60], [255, 0, 0, 255])
        XCTAssertEqual(both[stem, 40], [0, 0, 255, 255])
    }

    func testStrokesAreInTheTextsColour() throws {
        let stroked = try drawn(.stroke)
        let filled = try drawn(.fill)
        XCTAssertLessThan(stroked.area, filled.area * 0.8)
        XCTAssertGreaterThan(stroked.area, 0)
        let edge = Int(filled.inkBounds.minX)
        XCTAssertEqual(stroked[edge, 50][1], 0)
        XCTAssertGreaterThan(stroked[edge, 50][0], 60)
    }

    func testAStrokeWidthGoesBeforeTheMode() throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: sans, .strokeWidth: 2]
        let plain = try drawn(.fill, line("HO", attributes))
        XCTAssertEqual(try drawn(.fillStroke, line("HO", attributes)).bytes, plain.bytes)
        let clipped = try drawn(.fillClip, line("HO", attributes)) { context in
            XCTAssertLessThan(context.boundingBoxOfClipPath.width, 130)
        }
        XCTAssertEqual(clipped.bytes, plain.bytes)
    }

    func testInvisibleTextHasNoLinesEither() throws {
        let underlined = line(
            "HO", [.font: sans, .underlineStyle: 1, .backgroundColor: CGColor(gray: 0.5, alpha: 1)])
        XCTAssertEqual(try drawn(.invisible, underlined, then: flood).area, 240 * 100)
        XCTAssertEqual(try drawn(.invisible, underlined).area, 0)
    }

    func testTheModeStays() throws {
        let canvas = try drawn(.clip)
        canvas.context.resetClip()
        canvas.draw(twoRuns, at: CGPoint(x: 20, y: 30))
        flood(canvas.context)
        XCTAssertEqual(canvas.area, try drawn(.fill).area, accuracy: 40)
    }
}
