import CoreText
import Foundation
import XCTest

final class VerticalTextTests: XCTestCase {
    private let vertical = NSAttributedString.Key(kCTVerticalFormsAttributeName)
    private let sideBySide = NSAttributedString.Key(kCTHorizontalInVerticalFormsAttributeName)
    private func japanese(_ size: CGFloat = 20) -> CTFont { font("NotoSansCJKjp-Regular", size) }

    // MARK: Glyphs

    func testVerticalMetricsAreThoseOfTheFontsTables() throws {
        let font = japanese(1000)
        let glyph = font.glyph("漢")
        XCTAssertEqual(CTFontGetAdvancesForGlyphs(font, .vertical, [glyph], nil, 1), 1000, accuracy: 0.01)
        var translation = CGSize.zero
        CTFontGetVerticalTranslationsForGlyphs(font, [glyph], &translation, 1)
        // The em box is 880 units above the baseline and 120 below.
        XCTAssertEqual(translation.width, -500, accuracy: 0.01)
        XCTAssertEqual(translation.height, -880, accuracy: 0.01)
        let along = CTFontGetBoundingRectsForGlyphs(font, .horizontal, [glyph], nil, 1)
        let down = CTFontGetBoundingRectsForGlyphs(font, .vertical, [glyph], nil, 1)
        XCTAssertEqual(down.midX, along.midX - 500, accuracy: 0.01)
        XCTAssertEqual(down.maxY, along.maxY - 880, accuracy: 0.01)
    }

    func testIdeographsStandUprightAndLettersLieOnTheirSides() {
        let runs = line("漢字abc", [.font: japanese(), vertical: true]).runs
        XCTAssertEqual(runs.map(\.range), [0..<2, 2..<5])
        XCTAssertEqual(CTRunGetTextMatrix(runs[0]), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        XCTAssertTrue(CTRunGetStatus(runs[0]).contains(.hasNonIdentityMatrix))
        XCTAssertEqual(CTRunGetTextMatrix(runs[1]), .identity)
        XCTAssertEqual(runs[0].advances, [20, 20])
        // The glyph's box lies in its em of the line.
        let box = CTRunGetImageBounds(runs[0], nil, CFRange(location: 0, length: 1))
        XCTAssertTrue(CGRect(x: 0, y: -3, width: 20, height: 21).holds(box, slack: 0.5), "\(box)")
    }

    func testPunctuationHasVerticalForms() {
        let font = japanese()
        let along = line("、。「」ー", font).glyphs
        let down = line("、。「」ー", [.font: font, vertical: true]).glyphs
        XCTAssertEqual(along.count, down.count)
        for (a, b) in zip(along, down) { XCTAssertNotEqual(a, b) }
        XCTAssertEqual(line("、。", [.font: font, vertical: false]).glyphs, line("、。", font).glyphs)
    }

    func testDigitsStandSideBySide() throws {
        let text = NSMutableAttributedString(string: "十12月", attributes: [.font: japanese(), vertical: true])
        text.addAttribute(sideBySide, value: 2, range: NSRange(location: 1, length: 2))
        let line = CTLineCreateWithAttributedString(text)
        XCTAssertEqual(line.width, 60, accuracy: 0.01)
        let digits = try XCTUnwrap(line.runs.first { $0.range == 1..<3 })
        XCTAssertEqual(digits.glyphs.count, 2)
        let places = digits.positions
        XCTAssertEqual(places[0].x, places[1].x, accuracy: 0.01)
        XCTAssertLessThan(places[0].y, places[1].y)
        let box = CTRunGetImageBounds(digits, nil, CFRange())
        XCTAssertTrue(CGRect(x: 20, y: -3, width: 20, height: 21).holds(box, slack: 0.5), "\(box)")
    }

    func testWideLettersSideBySideAreNarrowed() throws {
        let letters = line("WWW", [.font: japanese(), vertical: true, sideBySide: 3])
        XCTAssertEqual(letters.width, 20, accuracy: 0.01)
        let box = CTRunGetImageBounds(try XCTUnwrap(letters.runs.first), nil, CFRange())
        XCTAssertLessThanOrEqual(box.height, 20.01)
    }

    // MARK: Frames

    private func frame(_ progression: CTFrameProgression, _ path: CGPath) -> CTFrame {
        let text = NSAttributedString(
            string: "いろはにほへとちりぬるをわかよたれそつねならむ", attributes: [.font: japanese(), vertical: true])
        return CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(text), CFRange(), path,
            [kCTFrameProgressionAttributeName: progression.rawValue])
    }

    private func origins(_ frame: CTFrame) -> [CGPoint] {
        var origins = [CGPoint](repeating: .zero, count: CTFrameGetLines(frame).count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        return origins
    }

    func testLinesFollowEachOtherFromRightToLeftOrLeftToRight() {
        let path = CGPath(rect: CGRect(x: 10, y: 10, width: 200, height: 165), transform: nil)
        let (left, right) = (origins(frame(.rightToLeft, path)), origins(frame(.leftToRight, path)))
        XCTAssertEqual(left.count, 3)
        XCTAssertEqual(right.count, 3)
        // Eight of twenty points in a column of 165, each from the top.
        XCTAssertTrue((left + right).allSatisfy { abs($0.y - 165) < 0.01 })
        XCTAssertEqual(left.map(\.x), left.map(\.x).sorted(by: >))
        XCTAssertEqual(right.map(\.x), right.map(\.x).sorted())
        // The first line's ascent ends at the right edge, or its descent begins at the left.
        let font = japanese()
        XCTAssertEqual(left[0].x, 200 - CTFontGetAscent(font), accuracy: 0.01)
        XCTAssertEqual(right[0].x, CTFontGetDescent(font), accuracy: 0.01)
    }

    func testFramesDrawInTheirPaths() throws {
        let box = CGRect(x: 20, y: 30, width: 100, height: 125)
        for progression in [CTFrameProgression.rightToLeft, .leftToRight] {
            let canvas = try Canvas(150, 180)
            CTFrameDraw(frame(progression, CGPath(rect: box, transform: nil)), canvas.context)
            XCTAssertGreaterThan(canvas.area, 500)
            XCTAssertTrue(box.holds(canvas.inkBounds, slack: 1), "\(canvas.inkBounds)")
        }
    }

    func testUprightGlyphsAreUprightOnThePage() throws {
        // The same character, once in an ordinary line, once in a vertical frame, at the same place on the page.
        let (along, down) = (try Canvas(60, 60), try Canvas(60, 60))
        let font = japanese(40)
        along.draw(line("漢", font), at: CGPoint(x: 10, y: 14.8))
        let framesetter = CTFramesetterCreateWithAttributedString(
            NSAttributedString(string: "漢", attributes: [.font: font, vertical: true]))
        let width = CTFontGetAscent(font) + CTFontGetDescent(font)
        let middle = (0.88 - 0.12) / 2 * 40
        // The em's centre is as far from the right edge as the ascent is above it.
        let right = 30 + CTFontGetAscent(font) - middle
        let path = CGPath(rect: CGRect(x: right - width, y: 0, width: width, height: 50), transform: nil)
        CTFrameDraw(
            CTFramesetterCreateFrame(
                framesetter, CFRange(), path,
                [kCTFrameProgressionAttributeName: CTFrameProgression.rightToLeft.rawValue]), down.context)
        XCTAssertGreaterThan(along.area, 100)
        XCTAssertGreaterThan(peakSignalToNoise(along.bytes, down.bytes), 40)
    }

    func testSuggestedSizesOfVerticalFramesGrowSideways() {
        let text = NSAttributedString(string: "いろはにほへと", attributes: [.font: japanese(), vertical: true])
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        let options: CFDictionary = [kCTFrameProgressionAttributeName: CTFrameProgression.rightToLeft.rawValue]
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRange(), options, CGSize(width: CGFloat.greatestFiniteMagnitude, height: 85), &fit)
        XCTAssertEqual(fit.length, 7)
        XCTAssertEqual(size.height, 80, accuracy: 0.01)
        let line = CTFontGetAscent(japanese()) + CTFontGetDescent(japanese())
        XCTAssertGreaterThanOrEqual(size.width, 2 * line - 0.01)
        XCTAssertLessThan(size.width, 3 * line)
    }
}
