import CoreGraphics
import XCTest

@testable import CoreText
import TestSupport

/// Long strings of which only a beginning fits are laid out by that beginning, with the same result.
final class LongTextTests: XCTestCase {
    private let font = CTFontCreateWithName("Liberation Sans", 17, nil)

    private func text(_ string: String) -> StyledText { StyledText(string, [.font: font]) }

    private func words(_ count: Int, seed: UInt64 = 7) -> String {
        var random = SeededRandom(seed: seed)
        return (0..<count).map { _ in
            String(
                (0..<Int.random(in: 1...9, using: &random)).map { _ in "abcdefghij.,\n".randomElement(using: &random)! }
            )
        }.joined(separator: " ")
    }

    func testTheBeginningIsThatOfTheWhole() {
        let string = words(9000)
        let size = CGSize(width: 300, height: 200)
        for truncation in [TextOverflow.Truncation.none, .end, .clip] {
            for scope in [TextOverflow.Scope.paragraph, .text] {
                let tail = TextOverflow(truncation, of: scope, narrowContent: .ellipsis)
                let short = TextLayout(text(String(string.prefix(12_000))), byStylesIn: size, tail: tail)
                let long = TextLayout(text(string), byStylesIn: size, tail: tail)
                XCTAssertTrue(long.isTruncated)
                XCTAssertEqual(long.lines.map(\.origin), short.lines.map(\.origin))
                XCTAssertEqual(long.lines.map(\.line.range.lowerBound), short.lines.map(\.line.range.lowerBound))
                XCTAssertEqual(long.lines.dropLast().map(\.width), short.lines.dropLast().map(\.width))
                XCTAssertEqual(long.height, short.height)
            }
        }
    }

    func testOneLineEndsInAnEllipsis() {
        for truncation in [TextOverflow.Truncation.start, .middle, .end] {
            let tail = TextOverflow(truncation, of: .text, narrowContent: .ellipsis)
            let layout = TextLayout(
                text("first " + String(repeating: "word ", count: 40_000) + "last"),
                byStylesIn: CGSize(width: 200, height: 1e7), maxLineCount: 1, tail: tail)
            XCTAssertEqual(layout.lines.count, 1)
            XCTAssertTrue(layout.isTruncated)
            XCTAssertLessThanOrEqual(layout.lines[0].width, 200)
            XCTAssertGreaterThan(layout.lines[0].width, 150, "\(truncation)")
        }
    }

    func testAWordOfAMegabyteIsBroken() {
        let layout = TextLayout(
            text(String(repeating: "x", count: 1_000_000)), byStylesIn: CGSize(width: 200, height: 100))
        XCTAssertTrue(layout.isTruncated)
        XCTAssertGreaterThan(layout.lines.count, 2)
    }

    /// Paragraphs that are pure ASCII are split into runs by a fast path, with the same result.
    func testPlainParagraphsHaveTheSameRuns() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let characters = (UInt8(0x20)..<0x7F).map { String(UnicodeScalar($0)) }
        for round in 0..<60 {
            var styled = StyledText()
            for size in [12.0, 17, 30].prefix(Int.random(in: 1...3, using: &random)) {
                let count = Int.random(in: 1...40, using: &random)
                let part = (0..<count).map { _ in characters.randomElement(using: &random)! }.joined()
                styled.append(part, [.font: CTFontCreateWithName("Liberation Sans", size, nil)])
            }
            styled.append(["", "\n", "\r\n"].randomElement(using: &random)!, styled.runs.last!.attributes)
            let source = TextSource(styled)
            let range = source.paragraphs[0]
            let units = source.units[range]
            let levels = BidiLevels(units, direction: .natural)
            let boundaries = TextBoundaries(units, language: nil)
            let long = RunItemizer(
                source, paragraph: range, PlacedScalar.all(in: source.units, range), levels, boundaries
            )
            .runs()
            guard let short = ASCIIText(units)?.runs(of: source, range, levels) else {
                XCTFail("seed \(seed), round \(round): \(styled.string)")
                continue
            }
            XCTAssertEqual(short.map(\.range), long.map(\.range), "seed \(seed), round \(round)")
            XCTAssertEqual(short.map(\.script), long.map(\.script), "seed \(seed), round \(round)")
            XCTAssertEqual(short.map(\.attributes), long.map(\.attributes), "seed \(seed), round \(round)")
            XCTAssertTrue(zip(short, long).allSatisfy { $0.font === $1.font }, "seed \(seed), round \(round)")
        }
        XCTAssertNil(ASCIIText(ArraySlice("caf\u{E9}".utf16)))
        XCTAssertNil(ASCIIText(ArraySlice("a\tb".utf16)))
    }
}
