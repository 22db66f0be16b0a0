import CoreGraphics
import XCTest

@testable import CoreText

/// Lines in a box, for text layers, labels, strings and views.
final class TextLayoutTests: XCTestCase {
    private let box = CGSize(width: 90, height: 1000)

    private func text(_ string: String, _ attributes: StyledText.Attributes = [:]) -> StyledText {
        let font = CTFontCreateWithName("DejaVu Sans", 12, nil)
        return StyledText(string, attributes.merging([NSAttributedString.Key(kCTFontAttributeName): font]) { $1 })
    }

    private func layout(
        _ string: String, _ size: CGSize? = nil, _ change: (inout TextLayout.Options) -> Void = { _ in }
    ) -> TextLayout {
        var options = TextLayout.Options()
        change(&options)
        return TextLayout(text(string), in: size ?? box, options)
    }

    private func strings(_ layout: TextLayout, _ string: String) -> [String] {
        let units = Array(string.utf16)
        return layout.lines.map { String(decoding: units[$0.line.range], as: UTF16.self) }
    }

    private let latin = "one two three four five six seven eight nine ten"
    private let hebrew = "אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר"

    func testBaselineShiftsMakeLinesHigherAndNeverLower() {
        let plain = TextLayout(text("a"), in: box, TextLayout.Options())
        for (shift, above) in [(5, 5), (-5, 0)] as [(CGFloat, CGFloat)] {
            let attributes = [NSAttributedString.Key(kCTBaselineOffsetAttributeName): shift]
            let shifted = TextLayout(text("a", attributes), in: box, TextLayout.Options())
            XCTAssertEqual(shifted.height, plain.height + 5, accuracy: 1e-9)
            XCTAssertEqual(shifted.lines[0].origin.y, plain.lines[0].origin.y + above, accuracy: 1e-9)
        }
    }

    /// The visible part of each line lies in the box, aligned at the side or in the middle, in both directions.
    func testLinesStandInTheBox() {
        for string in [latin, hebrew] {
            for alignment in [CTTextAlignment.left, .center, .right, .justified, .natural] {
                let layout = layout(string) { $0.alignment = alignment }
                XCTAssertGreaterThan(layout.lines.count, 2)
                for (index, line) in layout.lines.enumerated() {
                    let span = line.line.visibleSpan
                    let (left, right) = (line.origin.x + span.lowerBound, line.origin.x + span.upperBound)
                    XCTAssertGreaterThanOrEqual(left, -1e-6, "\(alignment), line \(index)")
                    XCTAssertLessThanOrEqual(right, 90 + 1e-6, "\(alignment), line \(index)")
                    switch alignment {
                    case .left: XCTAssertEqual(left, 0, accuracy: 1e-6)
                    case .center: XCTAssertEqual(left + right, 90, accuracy: 1e-6)
                    case .right: XCTAssertEqual(right, 90, accuracy: 1e-6)
                    case .justified where index < layout.lines.count - 1:
                        XCTAssertEqual([left, right], [0, 90], accuracy: 1e-6)
                    case .justified, .natural:
                        if string == latin {
                            XCTAssertEqual(left, 0, accuracy: 1e-6)
                        } else {
                            XCTAssertEqual(right, 90, accuracy: 1e-6)
                        }
                    }
                }
            }
        }
    }

    /// No character is lost between lines, and a framesetter breaks at the same places.
    func testPlainAndStyledLayoutsBreakAtTheSamePlaces() {
        for string in [latin, hebrew, "a\n\nb\r\n\r\nc d e", "ends\n"] {
            let plain = strings(layout(string), string)
            let styled = TextLayout(text(string), byStylesIn: box)
            let ends = CharacterSet.newlines
            XCTAssertEqual(
                plain.map { $0.trimmingCharacters(in: ends) },
                strings(styled, string).map { $0.trimmingCharacters(in: ends) })
        }
    }

    func testTheLastLineEndsForTheRest() {
        for truncation in [TextOverflow.Truncation.start, .middle, .end] {
            for scope in [TextOverflow.Scope.paragraph, .text] {
                let tail = TextOverflow(truncation, of: scope)
                let plain = layout(latin) { ($0.maxLineCount, $0.tail) = (2, tail) }
                let styled = TextLayout(text(latin), byStylesIn: box, maxLineCount: 2, tail: tail)
                for layout in [plain, styled] {
                    XCTAssertTrue(layout.isTruncated)
                    XCTAssertEqual(layout.lines.count, 2)
                    XCTAssertLessThanOrEqual(layout.lines[1].width, 90)
                    XCTAssertGreaterThan(layout.lines[1].width, 70, "as much as there is room for")
                }
                XCTAssertEqual(plain.lines[1].width, styled.lines[1].width)
            }
        }
    }

    /// Where the rest of the paragraph fits but the text continues, an ellipsis follows; not at the end of the text.
    func testAnEllipsisFollowsParagraphs() {
        func width(_ string: String, _ scope: TextOverflow.Scope) -> CGFloat {
            layout(string) { ($0.maxLineCount, $0.tail) = (1, TextOverflow(.end, of: scope)) }.lines[0].width
        }
        let alone = CTLine.whole(text("a\u{2026}")).width
        XCTAssertEqual(width("a\nb", .paragraph), alone, accuracy: 1e-6)
        XCTAssertEqual(width("a\nb", .text), CTLine.whole(text("a b")).width, accuracy: 1e-6)
    }

    func testBoxesNarrowerThanAnEllipsis() {
        func line(_ content: TextOverflow.NarrowContent) -> CTLine {
            layout("wide words", CGSize(width: 1, height: 1000)) {
                ($0.maxLineCount, $0.tail) = (1, TextOverflow(.end, narrowContent: content))
            }.lines[0].line
        }
        XCTAssertEqual(line(.ellipsis).width, CTLine.ellipsis(text("a").attributes(at: 0)).width)
        XCTAssertEqual(line(.rest).width, CTLine.whole(text("wide words")).width)
        XCTAssertEqual(line(.line).range, 0..<1)
    }

    func testHeights() {
        let line = layout("a").height
        XCTAssertEqual(layout("a\nb") { $0.lineSpacing = 5 }.height, 2 * line + 5, accuracy: 1e-6)
        XCTAssertEqual(layout("a") { ($0.minLineCount, $0.lineSpacing) = (3, 5) }.height, 3 * line + 10, accuracy: 1e-6)
        XCTAssertEqual(layout("a\n\nb").height, 3 * line, accuracy: 1e-6, "an empty paragraph is as high as its end")
        let pixels = layout("a\nb") { $0.pixel = 0.5 }
        XCTAssertEqual(pixels.height, 2 * (line * 2).rounded(.up) / 2)
        for line in pixels.lines { XCTAssertEqual((line.origin.y * 2).rounded(), line.origin.y * 2) }
    }

    /// The first line that extends beyond the box is the last.
    func testLinesEndBelowTheBox() {
        let line = layout("a").height
        let cut = layout("a\nb\nc\nd", CGSize(width: 90, height: 1.5 * line))
        XCTAssertEqual(cut.lines.count, 2)
        XCTAssertTrue(cut.isTruncated)
        XCTAssertFalse(layout("a\nb", CGSize(width: 90, height: 1.5 * line)).isTruncated)
    }

    /// Without a width, lines are laid out in the width of the longest.
    func testOpenBoxes() {
        let open = CGSize(width: CGFloat.infinity, height: .infinity)
        let plain = layout("a\nlong line", open) { $0.alignment = .right }
        XCTAssertEqual(plain.lines[0].origin.x + plain.lines[0].width, plain.size.width, accuracy: 1e-6)
        XCTAssertEqual(plain.lines[1].origin.x, 0, accuracy: 1e-6)
    }
}

private func XCTAssertEqual(
    _ a: [CGFloat], _ b: [CGFloat], accuracy: CGFloat, file: StaticString = #filePath, line: UInt = #line
) {
    for (a, b) in zip(a, b) { XCTAssertEqual(a, b, accuracy: accuracy, file: file, line: line) }
}
