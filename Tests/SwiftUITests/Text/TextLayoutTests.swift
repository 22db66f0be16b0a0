import SwiftUI
import XCTest

/// The layout of text as views.
final class TextLayoutTests: HierarchyTestCase {
    private func size<V: View>(_ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
        let result = MeasuredSizes()
        _ = Host {
            Measuring(proposals: [ProposedViewSize(width: width, height: height)], result: result) { view }
        }
        return result.sizes.first ?? .zero
    }

    private let words = Text(verbatim: "one two three four five six seven eight nine ten")

    func testWithoutAProposalATextIsOneLine() async {
        let (one, line) = (size(words), size(Text(verbatim: "x")))
        XCTAssertEqual(one.height, line.height)
        XCTAssertGreaterThan(one.width, 200)
        XCTAssertEqual(size(Text(verbatim: "a\nb")).height, 2 * line.height)
        XCTAssertEqual(size(Text(verbatim: "")), .zero)
    }

    func testSpacesAtTheEndArePartOfTheWidth() async {
        let apart = HStack(spacing: 0) {
            Text(verbatim: "one ")
            Text(verbatim: "two")
        }
        XCTAssertEqual(size(apart).width, size(Text(verbatim: "one two")).width, accuracy: 1.5)
        XCTAssertGreaterThan(size(Text(verbatim: " ")).width, 1)
    }

    func testANarrowProposalMakesMoreLinesOfWholeWords() async {
        let whole = size(words)
        for part in [1.1, 0.6, 0.4, 0.25] as [CGFloat] {
            let wrapped = size(words, whole.width * part, 1000)
            XCTAssertLessThanOrEqual(wrapped.width, whole.width * part)
            XCTAssertGreaterThanOrEqual(wrapped.height, (whole.height / part).rounded(.down) - 1)
        }
        // Text with enough width takes no more than it needs.
        XCTAssertEqual(size(words, 2000, 1000), whole)
        XCTAssertEqual(size(words, nil, 1000), whole)
    }

    func testAFixedHeightIsThatOfAllLines() async {
        let (cut, whole) = (size(words, 100, 20), size(words.fixedSize(horizontal: false, vertical: true), 100, 20))
        XCTAssertLessThan(cut.height, whole.height)
        XCTAssertEqual(whole.height, size(words, 100, nil).height)
        XCTAssertEqual(size(words.fixedSize(), 20, 20), size(words))
    }

    func testLineLimits() async {
        let line = size(Text(verbatim: "x")).height
        func lines(_ view: some View) -> CGFloat { size(view, 90, 1000).height / line }
        let all = lines(words)
        XCTAssertGreaterThan(all, 4)
        XCTAssertEqual(lines(words.lineLimit(1)), 1)
        XCTAssertEqual(lines(words.lineLimit(3)), 3)
        XCTAssertEqual(lines(words.lineLimit(nil)), all)
        XCTAssertEqual(lines(words.lineLimit(nil).lineLimit(2)), all)
        XCTAssertEqual(lines(words.lineLimit(2...3)), 3)
        XCTAssertEqual(lines(Text(verbatim: "x").lineLimit(2...3)), 2)
        XCTAssertEqual(lines(Text(verbatim: "x").lineLimit(4, reservesSpace: true)), 4)
        XCTAssertEqual(lines(Text(verbatim: "x").lineLimit(4, reservesSpace: false)), 1)
        XCTAssertEqual(lines(Text(verbatim: "x").lineLimit(3...)), 3)
        XCTAssertEqual(lines(words.lineLimit(...2)), 2)
        XCTAssertEqual(lines(words.lineLimit(0)), 1)
    }

    func testSpacingsAreBetweenLinesAndLetters() async {
        let two = Text(verbatim: "a\nb")
        XCTAssertEqual(size(two.lineSpacing(7)).height, size(two).height + 7)
        XCTAssertEqual(size(Text(verbatim: "a").lineSpacing(7)).height, size(Text(verbatim: "a")).height)
        let plain = size(Text(verbatim: "abcdef")).width
        XCTAssertEqual(size(Text(verbatim: "abcdef").kerning(2)).width, plain + 12, accuracy: 2.01)
        XCTAssertEqual(size(Text(verbatim: "abcdef").tracking(2)).width, plain + 12, accuracy: 2.01)
        XCTAssertEqual(size(Text(verbatim: "abcdef").padding(3)).width, plain + 6)
    }

    func testFontsComeFromTheNearestThatSays() async {
        let large = size(Text(verbatim: "Hamburg").font(.system(size: 40)))
        let small = size(Text(verbatim: "Hamburg").font(.system(size: 10)))
        XCTAssertEqual(large.height / small.height, 4, accuracy: 0.5)
        XCTAssertEqual(size(VStack { Text(verbatim: "Hamburg") }.font(.system(size: 40))), large)
        XCTAssertEqual(size(VStack { Text(verbatim: "Hamburg").font(.system(size: 10)) }.font(.title)), small)
    }

    func testStylesOfTypeAreOrderedBySize() async {
        let styles: [Font] = [
            .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption,
        ]
        let heights = styles.map { size(Text(verbatim: "Hg").font($0)).width }
        XCTAssertEqual(heights, heights.sorted(by: >))
        XCTAssertEqual(Set(heights).count, heights.count)
        XCTAssertEqual(size(Text(verbatim: "Hg").font(.body)), size(Text(verbatim: "Hg")))
        XCTAssertGreaterThan(
            size(Text(verbatim: "Hamburg").font(.headline)).width, size(Text(verbatim: "Hamburg")).width)
    }

    func testWeightsAndWidthsOfLetters() async {
        func width(_ text: Text) -> CGFloat { size(text).width }
        let plain = Text(verbatim: "Hamburg")
        XCTAssertGreaterThan(width(plain.bold()), width(plain))
        XCTAssertEqual(width(plain.bold()), width(plain.fontWeight(.bold)))
        XCTAssertEqual(width(plain.bold(false)), width(plain))
        XCTAssertEqual(size(plain.fontWeight(.bold) as Text), size(VStack { plain }.fontWeight(.bold)))
        let (ones, eights) = (Text(verbatim: "1111"), Text(verbatim: "8888"))
        XCTAssertEqual(width(ones.monospacedDigit()), width(eights.monospacedDigit()))
        XCTAssertEqual(width(Text(verbatim: "iiii").monospaced()), width(Text(verbatim: "MMMM").monospaced()))
    }

    func testTextsAreJoinedIntoOne() async {
        let joined = Text(verbatim: "one ") + Text(verbatim: "two").bold()
        XCTAssertEqual(
            size(joined).width,
            size(Text(verbatim: "one ") + Text(verbatim: "")).width
                + size(Text(verbatim: "two").bold()).width, accuracy: 6)
        XCTAssertGreaterThan(size(joined).width, size(Text(verbatim: "one two")).width)
        // The outer modifier applies to the parts that specify nothing.
        let outer = (Text(verbatim: "a").font(.system(size: 40)) + Text(verbatim: "a")).font(.system(size: 10))
        XCTAssertEqual(size(outer).height, size(Text(verbatim: "a").font(.system(size: 40))).height, accuracy: 1)
    }

    func testCasesAreThoseOfTheEnvironment() async {
        let upper = size(Text(verbatim: "HAMBURG"))
        XCTAssertEqual(size(Text(verbatim: "Hamburg").textCase(.uppercase)), upper)
        XCTAssertEqual(size(VStack { Text(verbatim: "Hamburg") }.textCase(.uppercase)), upper)
        XCTAssertEqual(
            size(Text(verbatim: "Hamburg").textCase(nil).textCase(.uppercase)), size(Text(verbatim: "Hamburg")))
    }

    func testATextMayShrinkToFit() async {
        let whole = size(words)
        let shrunk = size(words.lineLimit(1).minimumScaleFactor(0.5), whole.width * 0.7, 100)
        XCTAssertLessThanOrEqual(shrunk.width, whole.width * 0.7)
        XCTAssertLessThan(shrunk.height, whole.height)
        XCTAssertEqual(size(words.lineLimit(1).minimumScaleFactor(0.5), whole.width, 100), whole)
    }

    func testTheIdealSizeGrowsWithTheTypesSize() async {
        let sizes: [DynamicTypeSize] = [.xSmall, .large, .xxxLarge, .accessibility3]
        let widths = sizes.map { size(Text(verbatim: "Hamburg").dynamicTypeSize($0)).width }
        XCTAssertEqual(widths, widths.sorted())
        XCTAssertEqual(Set(widths).count, 4)
        // A fixed size is kept, and so is one outside the limits.
        XCTAssertEqual(
            size(Text(verbatim: "Hamburg").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility3))
                .width, widths[1])
    }

    func testLinesAreAlignedInTheirText() async throws {
        func firstInk(_ alignment: TextAlignment) throws -> Int {
            let picture = try XCTUnwrap(
                ViewPicture(
                    200, 60,
                    Text(verbatim: "|\nwide enough to be wide").font(.system(size: 16)).multilineTextAlignment(
                        alignment
                    )
                    .fixedSize().frame(width: 200, alignment: .leading)))
            for x in 0..<200 { for y in 8..<28 where picture[x, y][0] < 128 { return x } }
            return -1
        }
        let (leading, center, trailing) = (try firstInk(.leading), try firstInk(.center), try firstInk(.trailing))
        XCTAssertLessThan(leading, 10)
        XCTAssertGreaterThan(center, leading + 40)
        XCTAssertEqual(trailing - center, center - leading, accuracy: 3)
    }

    func testBaselinesOfDifferentSizesAreInLine() async {
        final class Seen { var baselines: [CGFloat] = [] }
        let seen = Seen()
        _ = Host {
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: "a").font(.system(size: 40)).alignmentGuide(.firstTextBaseline) {
                    seen.baselines = [$0[.firstTextBaseline], $0[.lastTextBaseline], $0.height]
                    return $0[.firstTextBaseline]
                }
                Text(verbatim: "b")
            }
        }
        XCTAssertEqual(seen.baselines.count, 3)
        XCTAssertEqual(seen.baselines[0], seen.baselines[1])
        XCTAssertGreaterThan(seen.baselines[0], 30)
        XCTAssertLessThan(seen.baselines[0], seen.baselines[2])
    }
}
