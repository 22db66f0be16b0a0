import CoreText
import Foundation
import TestSupport
import XCTest

/// Text, attributes and numbers that nobody would write: nothing may trap, and lines must contain all of the text.
final class RandomTextTests: XCTestCase {
    private var random = SeededRandom(seed: 2026)
    private let fonts = ["Inter-Regular", "NotoSerif-Regular", "NotoSansArabic-Regular", "NotoColorEmoji", "Nothing"]
        .map {
            CTFontCreateWithName($0, 16, nil)
        }

    private func randomText() -> String {
        let alphabets: [ClosedRange<UInt16>] = [
            0x20...0x7E, 0x00...0x1F, 0x590...0x6FF, 0x900...0x97F, 0x3040...0x30FF, 0x4E00...0x4E40, 0x2000...0x206F,
            0xD800...0xDFFF, 0x300...0x36F, 0xE00...0xE7F, 0xFE00...0xFE0F, 0xFFF0...0xFFFF,
        ]
        let units = (0..<Int.random(in: 0...60, using: &random)).flatMap { _ -> [UInt16] in
            if Int.random(in: 0..<8, using: &random) == 0 {
                return Array(["👩‍🚀", "🇯🇵", "👍🏽", "1️⃣"].randomElement(using: &random)?.utf16 ?? "".utf16)
            }
            let alphabet = alphabets.randomElement(using: &random) ?? 0...0
            return [UInt16.random(in: alphabet, using: &random)]
        }
        return String(utf16CodeUnits: units, count: units.count)
    }

    private func randomAttributes() -> [NSAttributedString.Key: Any] {
        let numbers: [Any] = [0, -1, 3.5, CGFloat(7), Float(2), Double.nan, CGFloat.infinity, "no number", 1e300, true]
        let keys: [NSAttributedString.Key] = [
            .kern, .tracking, .ligature, .baselineOffset, .strokeWidth, .underlineStyle, .writingDirection,
            NSAttributedString.Key(kCTSuperscriptAttributeName), NSAttributedString.Key(kCTLanguageAttributeName),
        ]
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = fonts.randomElement(using: &random)
        for _ in 0..<2 {
            guard let key = keys.randomElement(using: &random) else { continue }
            attributes[key] =
                key == .writingDirection
                ? [0, 1, 2, 3, 99].shuffled(using: &random) : numbers.randomElement(using: &random)
        }
        let distances: [CGFloat] = [0, 20, -20, 1e9, .nan, .infinity]
        let style = Style(
            alignment: CTTextAlignment(rawValue: .random(in: 0...4, using: &random)),
            lineBreakMode: CTLineBreakMode(rawValue: .random(in: 0...5, using: &random)),
            direction: CTWritingDirection(rawValue: .random(in: -1...1, using: &random)),
            distances: [
                .headIndent, .tailIndent, .firstLineHeadIndent, .lineHeightMultiple, .minimumLineHeight,
                .defaultTabInterval,
            ]
            .shuffled(using: &random).prefix(2).map { ($0, distances.randomElement(using: &random) ?? 0) })
        attributes[.paragraphStyle] = style.style
        return attributes
    }

    func testRandomText() throws {
        let canvas = try Canvas(120, 60)
        for round in 0..<120 {
            let string = NSMutableAttributedString(string: randomText(), attributes: randomAttributes())
            if string.length > 3 {
                let place = Int.random(in: 0..<string.length, using: &random)
                string.addAttributes(randomAttributes(), range: NSRange(location: place, length: string.length - place))
            }
            let line = CTLineCreateWithAttributedString(string)
            XCTAssertEqual(line.range, 0..<string.length, "round \(round)")
            let covered = Set(line.runs.flatMap { Array($0.range) })
            XCTAssertEqual(covered.count, string.length, "round \(round)")
            for run in line.runs {
                XCTAssertTrue(run.indices.allSatisfy { run.range.contains($0) }, "round \(round)")
            }
            exercise(line)
            canvas.draw(line, at: CGPoint(x: 3, y: 20))
            breakIntoLines(string, round)
            let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 120), transform: nil)
            let framesetter = CTFramesetterCreateWithAttributedString(string)
            CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), path, nil), canvas.context)
        }
    }

    private func exercise(_ line: CTLine) {
        for x in [0, 10, -5, 1e12, Double.nan] { _ = line.index(x) }
        for place in [0, 1, 5, -1, Int.max, Int.min] { _ = line.offset(place) }
        for width in [0, 20, 1e9, Double.nan, -Double.infinity] {
            for type in [CTLineTruncationType.start, .middle, .end] {
                _ = CTLineCreateTruncatedLine(line, width, type, CoreTextTests.line("\u{2026}", fonts[0]))
            }
            _ = CTLineCreateJustifiedLine(line, 1, width)
            _ = CTLineGetPenOffsetForFlush(line, 0.5, width)
        }
        _ = CTLineGetBoundsWithOptions(line, [.useHangingPunctuation, .excludeTypographicShifts])
    }

    private func breakIntoLines(_ string: NSAttributedString, _ round: Int) {
        let typesetter = CTTypesetterCreateWithAttributedString(string)
        let width = Double.random(in: 0...100, using: &random)
        var start = 0
        while start < string.length {
            let length = CTTypesetterSuggestLineBreak(typesetter, start, width)
            XCTAssertGreaterThan(length, 0, "round \(round)")
            guard length > 0 else { return }
            let line = CTTypesetterCreateLine(typesetter, CFRange(location: start, length: length))
            XCTAssertEqual(Set(line.runs.flatMap { Array($0.range) }).count, length, "round \(round)")
            start += length
        }
        XCTAssertEqual(start, string.length, "round \(round)")
    }

    func testLongTextIsQuickEnough() {
        let text = String(repeating: "word العربية 日本 ", count: 4000)
        let string = NSAttributedString(string: text, attributes: [.font: fonts[0]])
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            CTFramesetterCreateWithAttributedString(string), CFRange(), nil,
            CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude), &fit)
        XCTAssertEqual(fit.length, string.length)
        XCTAssertGreaterThan(size.height, 1000)
    }
}
