import CoreText
import Foundation
import XCTest

final class FrameTests: XCTestCase {
    private let sans = font("LiberationSans", 20)
    private let lorem = "The quick brown fox jumps over the lazy dog and runs away from it as fast as it can."

    private func framesetter(_ text: String, _ style: Style? = nil, font: CTFont? = nil) -> CTFramesetter {
        var attributes: [NSAttributedString.Key: Any] = [.font: font ?? sans]
        attributes[.paragraphStyle] = style?.style
        return CTFramesetterCreateWithAttributedString(NSAttributedString(string: text, attributes: attributes))
    }

    private func frame(
        _ text: String, _ style: Style? = nil, width: CGFloat = 200, height: CGFloat = 400, font: CTFont? = nil
    ) -> CTFrame {
        let path = CGPath(rect: CGRect(x: 30, y: 50, width: width, height: height), transform: nil)
        return CTFramesetterCreateFrame(framesetter(text, style, font: font), CFRange(), path, nil)
    }

    // MARK: Boxes

    func testLinesFollowEachOtherFromTheTop() {
        let frame = frame(lorem)
        XCTAssertGreaterThan(frame.lines.count, 3)
        let height = CTFontGetAscent(sans) + CTFontGetDescent(sans) + CTFontGetLeading(sans)
        for (i, origin) in frame.origins.enumerated() {
            XCTAssertEqual(origin.x, 0)
            XCTAssertEqual(origin.y, 400 - CTFontGetAscent(sans) - CGFloat(i) * height, accuracy: 1e-9)
        }
        XCTAssertTrue(frame.lines.allSatisfy { $0.visibleWidth <= 200 })
        XCTAssertEqual(frame.text, [0..<lorem.utf16.count])
        XCTAssertEqual(Range(CTFrameGetVisibleStringRange(frame)), 0..<lorem.utf16.count)
    }

    func testLinesThatDoNotFitAreOmitted() {
        let line = CTFontGetAscent(sans) + CTFontGetDescent(sans)
        let frame = frame(lorem, height: 2 * line + CTFontGetLeading(sans) + 1)
        XCTAssertEqual(frame.lines.count, 2)
        XCTAssertEqual(Range(CTFrameGetVisibleStringRange(frame)).upperBound, frame.lines[1].range.upperBound)
        XCTAssertEqual(Range(CTFrameGetStringRange(frame)), 0..<lorem.utf16.count)
        XCTAssertEqual(self.frame(lorem, height: line - 1).lines.count, 0)
        XCTAssertEqual(self.frame(lorem, width: 0).lines.count, 0)
    }

    func testARangeOfTheText() {
        let framesetter = framesetter(lorem)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 400), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(location: 4, length: 11), path, nil)
        XCTAssertEqual(frame.text, [4..<15])
        XCTAssertEqual(
            CTFramesetterCreateFrame(framesetter, CFRange(location: 900, length: 5), path, nil).lines.count, 0)
        XCTAssertEqual(CTFrameGetPath(frame), path)
        XCTAssertNil(CTFrameGetFrameAttributes(frame))
    }

    func testAlignment() {
        for (alignment, factor) in [(CTTextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)] {
            let frame = frame(lorem, Style(alignment: alignment))
            for (line, origin) in zip(frame.lines, frame.origins) {
                XCTAssertEqual(Double(origin.x), factor * (200 - line.visibleWidth), accuracy: 1e-6)
            }
        }
        let hebrew = frame("אבג דהו", Style(alignment: .natural))
        XCTAssertEqual(Double(hebrew.origins[0].x) + hebrew.lines[0].width, 200, accuracy: 1e-6)
    }

    func testJustifiedLinesAreAsWideAsTheFrameButForTheLast() {
        let frame = frame(lorem + "\u{2028}forced end of line here\nlast", Style(alignment: .justified))
        for line in frame.lines {
            let ends = [lorem.utf16.count + 1, lorem.utf16.count + 25, lorem.utf16.count + 29]
            if ends.contains(line.range.upperBound) {
                XCTAssertNotEqual(line.visibleWidth, 200, accuracy: 0.5)
            } else {
                XCTAssertEqual(line.visibleWidth, 200, accuracy: 1e-6)
            }
        }
    }

    func testIndents() {
        let style = Style(distances: [(.firstLineHeadIndent, 40), (.headIndent, 15), (.tailIndent, -25)])
        let left = frame(lorem, style)
        XCTAssertEqual(left.origins.map(\.x), [40] + Array(repeating: 15, count: left.lines.count - 1))
        XCTAssertTrue(zip(left.lines, left.origins).allSatisfy { CGFloat($0.visibleWidth) + $1.x <= 175 })
        let narrow = frame(lorem, Style(distances: [(.tailIndent, 90)]))
        XCTAssertTrue(narrow.lines.allSatisfy { $0.visibleWidth <= 90 })
        // In right-to-left text, the leading margin is on the right.
        var hebrew = style
        hebrew.direction = .rightToLeft
        let right = frame("אבג", hebrew)
        XCTAssertEqual(Double(right.origins[0].x) + right.lines[0].width, 160, accuracy: 1e-6)
    }

    // MARK: Heights

    private func steps(_ distances: [(CTParagraphStyleSpecifier, CGFloat)], font: CTFont? = nil) -> [CGFloat] {
        let origins = frame(lorem, Style(distances: distances), font: font).origins
        return [400 - origins[0].y] + zip(origins, origins.dropFirst()).prefix(2).map { $0.y - $1.y }
    }

    func testHeightsOfLines() {
        let (ascent, descent, leading) = (CTFontGetAscent(sans), CTFontGetDescent(sans), CTFontGetLeading(sans))
        let natural = ascent + descent + leading
        func assert(
            _ distances: [(CTParagraphStyleSpecifier, CGFloat)], first: CGFloat, step: CGFloat, line: UInt = #line
        ) {
            let steps = steps(distances)
            XCTAssertEqual(steps[0], first, accuracy: 1e-9, line: line)
            XCTAssertEqual(steps[1], step, accuracy: 1e-9, line: line)
            XCTAssertEqual(steps[2], step, accuracy: 1e-9, line: line)
        }
        assert([], first: ascent, step: natural)
        assert([(.lineHeightMultiple, 1.5)], first: ascent + natural / 2, step: 1.5 * natural)
        assert([(.minimumLineHeight, 40)], first: ascent + 40 - natural, step: 40)
        assert([(.maximumLineHeight, 18)], first: ascent + 18 - natural, step: 18)
        assert([(.lineHeightMultiple, 3), (.maximumLineHeight, 30)], first: ascent + 30 - natural, step: 30)
        assert([(.lineSpacing, 7)], first: ascent, step: natural + 7)
        assert([(.lineSpacingAdjustment, -2)], first: ascent, step: natural - 2)
        assert([(.minimumLineSpacing, 9)], first: ascent, step: ascent + descent + 9)
        assert([(.maximumLineSpacing, 0)], first: ascent, step: ascent + descent)
    }

    func testSpaceBetweenParagraphs() {
        let style = Style(distances: [(.paragraphSpacing, 11), (.paragraphSpacingBefore, 5)])
        let frame = frame("one\ntwo\u{2028}still two\nthree", style)
        let natural = CTFontGetAscent(sans) + CTFontGetDescent(sans) + CTFontGetLeading(sans)
        let steps = zip(frame.origins, frame.origins.dropFirst()).map { $0.y - $1.y }
        XCTAssertEqual(frame.origins[0].y, 400 - CTFontGetAscent(sans), accuracy: 1e-9)
        for (step, expected) in zip(steps, [natural + 16, natural, natural + 16]) {
            XCTAssertEqual(step, expected, accuracy: 1e-9)
        }
    }

    // MARK: Modes

    func testLinesThatAreNotBroken() {
        let text = lorem + "\nsecond"
        let clipped = frame(text, Style(lineBreakMode: .byClipping))
        XCTAssertEqual(
            clipped.lines.map(\.range), [0..<lorem.utf16.count + 1, lorem.utf16.count + 1..<text.utf16.count])
        XCTAssertGreaterThan(clipped.lines[0].width, 200)
        for mode in [CTLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            let frame = frame(text, Style(lineBreakMode: mode))
            XCTAssertEqual(frame.lines.count, 2)
            XCTAssertLessThanOrEqual(frame.lines[0].width, 200)
            XCTAssertTrue(frame.lines[0].glyphs.contains(sans.glyph("\u{2026}")))
            XCTAssertFalse(frame.lines[1].glyphs.contains(sans.glyph("\u{2026}")))
        }
        let byCharacter = frame(lorem, Style(lineBreakMode: .byCharWrapping))
        XCTAssertGreaterThan(byCharacter.lines[0].visibleWidth, 180)
    }

    // MARK: Shapes

    func testLinesKeepInsideAnEllipse() {
        let box = CGRect(x: 10, y: 20, width: 300, height: 200)
        let framesetter = framesetter(String(repeating: lorem + " ", count: 4), font: font("LiberationSans", 12))
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(), CGPath(ellipseIn: box, transform: nil), nil)
        XCTAssertGreaterThan(frame.lines.count, 8)
        for (line, origin) in zip(frame.lines, frame.origins) {
            let metrics = line.metrics
            for (x, y) in [
                (origin.x, origin.y + metrics.ascent),
                (origin.x + CGFloat(line.visibleWidth), origin.y + metrics.ascent),
                (origin.x, origin.y - metrics.descent),
                (origin.x + CGFloat(line.visibleWidth), origin.y - metrics.descent),
            ] {
                let (dx, dy) = ((x - 150) / 150, (y - 100) / 100)
                XCTAssertLessThan(dx * dx + dy * dy, 1.01)
            }
        }
    }

    func testTextFlowsAroundAHole() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 400, height: 300))
        path.addRect(CGRect(x: 150, y: 100, width: 100, height: 100))
        let framesetter = framesetter(String(repeating: lorem + " ", count: 20), font: font("LiberationSans", 12))
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)
        let sides = frame.origins.filter { $0.y < 185 && $0.y > 105 }
        XCTAssertEqual(Set(sides.map(\.x)), [0, 250])
        for (line, origin) in zip(frame.lines, frame.origins) where origin.x == 0 && origin.y < 185 && origin.y > 105 {
            XCTAssertLessThanOrEqual(line.visibleWidth, 150)
        }
        // The same, with the hole as a clipping path.
        let clipping: CFDictionary = [
            kCTFrameClippingPathsAttributeName: [
                [
                    kCTFramePathClippingPathAttributeName: CGPath(
                        rect: CGRect(x: 150, y: 100, width: 100, height: 100), transform: nil)
                ]
                    as CFDictionary
            ]
        ]
        let outer = CGPath(rect: CGRect(x: 0, y: 0, width: 400, height: 300), transform: nil)
        let clipped = CTFramesetterCreateFrame(framesetter, CFRange(), outer, clipping)
        XCTAssertEqual(clipped.origins, frame.origins)
    }

    func testEmptyAndInfinitePathsHoldNoText() {
        let framesetter = framesetter(lorem)
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 100, y: 100))
        let infinite = CGPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity), transform: nil)
        for path in [CGMutablePath(), line, infinite] as [CGPath] {
            XCTAssertEqual(CTFrameGetLines(CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)).count, 0)
        }
    }

    // MARK: Sizes

    func testSuggestedSizesHoldTheText() {
        for width in stride(from: 40.0, to: 900, by: 37) {
            let framesetter = framesetter(lorem + "\nmore")
            var fit = CFRange()
            let size = CTFramesetterSuggestFrameSizeWithConstraints(
                framesetter, CFRange(), nil, CGSize(width: width, height: .greatestFiniteMagnitude), &fit)
            XCTAssertEqual(Range(fit), 0..<lorem.utf16.count + 5)
            XCTAssertLessThanOrEqual(size.width, width)
            let path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
            let frame = CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)
            XCTAssertEqual(CTFrameGetVisibleStringRange(frame), fit)
            let lower = CGRect(x: 0, y: 0, width: size.width, height: size.height - 1)
            let cut = CTFramesetterCreateFrame(framesetter, CFRange(), CGPath(rect: lower, transform: nil), nil)
            XCTAssertLessThan(Range(CTFrameGetVisibleStringRange(cut)).upperBound, lorem.utf16.count + 5)
        }
    }

    func testAJustifiedTextIsNoWiderThanItsRoom() {
        let setter = framesetter(lorem, Style(alignment: .justified))
        for width in stride(from: CGFloat(100), to: 320, by: 7.3) {
            let room = CGSize(width: width, height: .greatestFiniteMagnitude)
            let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRange(), nil, room, nil)
            XCTAssertLessThanOrEqual(size.width, width)
        }
    }

    /// The ellipsis takes the attributes of the text that it follows, not of the end of the omitted text.
    func testAnEllipsisLooksLikeTheTextBesideIt() throws {
        for mode in [CTLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
            let text = NSMutableAttributedString(
                string: "One large letter is at each end and in no other place of this text",
                attributes: [
                    .init(kCTFontAttributeName): CTFontCreateCopyWithAttributes(sans, 14, nil, nil),
                    .init(kCTParagraphStyleAttributeName): Style(lineBreakMode: mode).style,
                ])
            let large = CTFontCreateCopyWithAttributes(sans, 60, nil, nil)
            let end = mode == .byTruncatingHead ? 0 : text.length - 1
            text.addAttribute(.init(kCTFontAttributeName), value: large, range: NSRange(location: end, length: 1))
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: 100), transform: nil)
            let setter = CTFramesetterCreateWithAttributedString(text)
            let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
            let line = try XCTUnwrap((CTFrameGetLines(frame) as? [CTLine])?.first)
            let sizes = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }.map { run -> CGFloat in
                let attributes = CTRunGetAttributes(run) as? [NSAttributedString.Key: Any]
                return (attributes?[.init(kCTFontAttributeName)] as? CTFont).map { CTFontGetSize($0) } ?? 0
            }
            let ellipsis = mode == .byTruncatingHead ? sizes.first : mode == .byTruncatingTail ? sizes.last : 14
            XCTAssertEqual(ellipsis, 14, "\(mode)")
        }
    }

    func testASizeWithoutLimits() {
        let huge = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        for style in [Style(), Style(alignment: .right), Style(alignment: .center), Style(direction: .rightToLeft)] {
            let size = CTFramesetterSuggestFrameSizeWithConstraints(
                framesetter(lorem, style), CFRange(), nil, huge, nil)
            XCTAssertEqual(Double(size.width), line(lorem, sans).width, accuracy: 1e-6)
            XCTAssertEqual(size.height, CTFontGetAscent(sans) + CTFontGetDescent(sans), accuracy: 1e-9)
        }
        var fit = CFRange(location: 1, length: 1)
        let nothing = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter(lorem), CFRange(), nil, CGSize(width: CGFloat.nan, height: -4), &fit)
        XCTAssertEqual(nothing, .zero)
        XCTAssertEqual(fit, CFRange())
    }
}

extension CTFrame {
    fileprivate var lines: [CTLine] { CTFrameGetLines(self).compactMap { $0 as? CTLine } }
    fileprivate var origins: [CGPoint] {
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(self, CFRange(), &origins)
        return origins
    }

    /// The ranges of text in the lines, joined where they are contiguous.
    fileprivate var text: [Range<Int>] {
        lines.map(\.range).reduce(into: []) { parts, range in
            if let last = parts.last, last.upperBound == range.lowerBound {
                parts[parts.count - 1] = last.lowerBound..<range.upperBound
            } else {
                parts.append(range)
            }
        }
    }
}
