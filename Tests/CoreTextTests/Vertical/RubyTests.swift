import CoreText
import Foundation
import XCTest

final class RubyTests: XCTestCase {
    private let key = NSAttributedString.Key(kCTRubyAnnotationAttributeName)
    private let font = CTFontCreateWithName("NotoSansCJKjp-Regular", 20, nil)

    private func ruby(
        _ text: String, _ overhang: CTRubyOverhang = .none, _ alignment: CTRubyAlignment = .auto,
        _ position: CTRubyPosition = .before, _ attributes: CFDictionary = [:]
    ) -> CTRubyAnnotation {
        CTRubyAnnotationCreateWithAttributes(alignment, overhang, position, text, attributes)
    }

    private func text(_ string: String, _ range: Range<Int>, _ ruby: CTRubyAnnotation) -> NSAttributedString {
        let text = NSMutableAttributedString(string: string, attributes: [.font: font])
        text.addAttribute(key, value: ruby, range: NSRange(range))
        return text
    }

    private func line(_ string: String, _ range: Range<Int>, _ ruby: CTRubyAnnotation) -> CTLine {
        CTLineCreateWithAttributedString(text(string, range, ruby))
    }

    func testRubyTellsWhatItWasMadeOf() {
        var texts: [Unmanaged<NSString>?] = [Unmanaged.passRetained("かな" as NSString), nil, nil, nil]
        defer { texts[0]?.release() }
        let ruby = CTRubyAnnotationCreateCopy(CTRubyAnnotationCreate(.center, .start, 0.4, &texts))
        XCTAssertEqual(CTRubyAnnotationGetAlignment(ruby), .center)
        XCTAssertEqual(CTRubyAnnotationGetOverhang(ruby), .start)
        XCTAssertEqual(CTRubyAnnotationGetSizeFactor(ruby), 0.4)
        XCTAssertEqual(CTRubyAnnotationGetTextForPosition(ruby, .before), "かな")
        XCTAssertNil(CTRubyAnnotationGetTextForPosition(ruby, .after))
        XCTAssertNil(CTRubyAnnotationGetTextForPosition(ruby, .count))
    }

    func testShortRubyKeepsTheBasesWidthAndStandsAboveIt() throws {
        let (plain, annotated) = (CoreTextTests.line("漢字", font), line("漢字", 0..<2, ruby("かんじ")))
        XCTAssertEqual(annotated.width, plain.width, accuracy: 0.01)
        let (before, after) = (CTLineGetImageBounds(plain, nil), CTLineGetImageBounds(annotated, nil))
        XCTAssertEqual(after.minY, before.minY, accuracy: 0.01)
        // Half as high as the base, on top of its em box.
        XCTAssertGreaterThan(after.maxY, 20 * 0.88 + 5)
        XCTAssertLessThan(after.maxY, 20 * 0.88 + 10.5)
        XCTAssertGreaterThanOrEqual(annotated.metrics.ascent, after.maxY)
        let canvas = try Canvas(60, 60)
        canvas.draw(annotated, at: CGPoint(x: 10, y: 10))
        XCTAssertTrue(after.offsetBy(dx: 10, dy: 10).holds(canvas.inkBounds, slack: 1))
    }

    func testRubyAfterStandsBelow() {
        let annotated = line("漢字", 0..<2, ruby("かんじ", .none, .auto, .after))
        XCTAssertLessThan(CTLineGetImageBounds(annotated, nil).minY, -20 * 0.12 - 5)
        XCTAssertGreaterThan(annotated.metrics.descent, 20 * 0.12 + 9)
    }
    // The font kerns kana slightly.

    func testLongRubySpacesItsBase() {
        let annotated = line("承る", 0..<1, ruby("うけたまわ"))
        XCTAssertEqual(annotated.width, 50 + 20, accuracy: 0.4)
        // The base is centred below its ruby.
        XCTAssertEqual(annotated.runs[0].positions[0].x, 15, accuracy: 0.4)
    }

    /// Ruby that must fit is scaled down, and its base keeps its position.
    func testLongRubyIsScaledToItsBase() {
        let fitting: CFDictionary = [kCTRubyAnnotationScaleToFitAttributeName: true]
        for overhang in [CTRubyOverhang.none, .auto] {
            let annotated = line("を承る", 1..<2, ruby("うけたまわ", overhang, .auto, .before, fitting))
            XCTAssertEqual(annotated.width, 60, accuracy: 0.4)
            // A fifth of the base's size for each of five letters.
            let box = CTLineGetImageBounds(annotated, nil)
            XCTAssertLessThan(box.maxY, 20 * 0.88 + 4.5)
            XCTAssertGreaterThan(box.maxY, 20 * 0.88 + 1)
        }
        // Shorter ruby keeps its size, and what follows the base its position.
        let short = line("漢字", 0..<2, ruby("かん", .none, .center, .before, fitting))
        XCTAssertEqual(
            CTLineGetImageBounds(short, nil),
            CTLineGetImageBounds(line("漢字", 0..<2, ruby("かん", .none, .center)), nil))
        XCTAssertEqual(
            line("承る", 0..<1, ruby("うけたまわ", .none, .auto, .inline, fitting)).width,
            line("承る", 0..<1, ruby("うけたまわ", .none, .auto, .inline)).width)
        // A font of its own is scaled too.
        let own = fitting.merging([kCTFontAttributeName: font]) { $1 }
        XCTAssertEqual(
            line("を承る", 1..<2, ruby("うけたまわ", .none, .auto, .before, own)).width, 60, accuracy: 0.4)
    }

    func testRubyHangsOverKanaWhereItMay() {
        XCTAssertEqual(line("を承る", 1..<2, ruby("うけたまわ", .auto)).width, 40 + 20 + 20, accuracy: 0.4)
        XCTAssertEqual(line("を承る", 1..<2, ruby("うけたまわ")).width, 50 + 20 + 20, accuracy: 0.4)
        // Not over other ideographs.
        XCTAssertEqual(line("字承字", 1..<2, ruby("うけたまわ", .auto)).width, 50 + 20 + 20, accuracy: 0.4)
    }

    func testAlignmentsPlaceShortRuby() {
        func box(_ alignment: CTRubyAlignment) -> CGRect {
            // A blank base leaves only the ruby in the image.
            CTLineGetImageBounds(line("\u{3000}\u{3000}\u{3000}", 0..<3, ruby("あい", .none, alignment)), nil)
        }
        XCTAssertLessThan(box(.start).maxX, 21)
        XCTAssertGreaterThan(box(.end).minX, 39)
        XCTAssertEqual(box(.center).midX, 30, accuracy: 1.5)
        XCTAssertEqual(box(.distributeLetter).width, 60, accuracy: 3)
        XCTAssertEqual(box(.distributeSpace).width, 40, accuracy: 3)
    }

    func testLinesAreNotBrokenInsideOfBases() {
        let typesetter = CTTypesetterCreateWithAttributedString(text("いろ漢字は", 2..<4, ruby("かんじ")))
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, 65), 2)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, 85), 4)
    }

    func testRubyInTheLineFollowsItsBase() throws {
        let annotated = line("漢字は", 0..<2, ruby("かな", .none, .auto, .inline))
        XCTAssertEqual(annotated.width, 20 * 5, accuracy: 0.4)
        XCTAssertEqual(annotated.metrics.ascent, CoreTextTests.line("漢字は", font).metrics.ascent, accuracy: 0.01)
        XCTAssertEqual(CTLineGetOffsetForStringIndex(annotated, 2, nil), 80, accuracy: 0.4)
        // It is drawn like ordinary text.
        let (canvas, plain) = (try Canvas(120, 40), try Canvas(120, 40))
        canvas.draw(annotated, at: CGPoint(x: 10, y: 10))
        plain.draw(CoreTextTests.line("漢字かなは", font), at: CGPoint(x: 10, y: 10))
        XCTAssertEqual(canvas.inkBounds.minX, plain.inkBounds.minX, accuracy: 1)
        XCTAssertEqual(canvas.inkBounds.maxX, plain.inkBounds.maxX, accuracy: 1)
        XCTAssertEqual(canvas.inkBounds.height, plain.inkBounds.height, accuracy: 1)
    }

    func testRubyToTheRightRunsDown() {
        // A blank base leaves only the ruby in the image.
        let annotated = line("\u{3000}字", 0..<1, ruby("ㄏㄢ", .none, .auto, .interCharacter))
        XCTAssertEqual(annotated.width, 20 + 10 + 20, accuracy: 0.4)
        let column = CTLineGetImageBounds(line("\u{3000}", 0..<1, ruby("ㄏㄢ", .none, .auto, .interCharacter)), nil)
        XCTAssertGreaterThan(column.minX, 20)
        XCTAssertLessThan(column.maxX, 30)
        // Two letters of ten points, centred in the em box.
        XCTAssertGreaterThan(column.height, 13)
        XCTAssertLessThan(column.height, 20)
        XCTAssertEqual(column.midY, 20 * (0.88 - 0.5), accuracy: 1.5)
        // Ruby longer than the base extends above and below it.
        let long = line("\u{3000}", 0..<1, ruby("ㄏㄢㄏㄢ", .none, .auto, .interCharacter))
        XCTAssertEqual(long.metrics.ascent, 20 * 0.38 + 20, accuracy: 0.5)
        XCTAssertEqual(long.metrics.ascent + long.metrics.descent, 40, accuracy: 0.5)
    }

    func testRubyToTheRightOfAVerticalBaseStandsBeforeIt() {
        func vertical(_ position: CTRubyPosition) -> CTLine {
            let text = NSMutableAttributedString(
                attributedString: text("漢字", 0..<2, ruby("かな", .none, .auto, position)))
            text.addAttribute(
                NSAttributedString.Key(kCTVerticalFormsAttributeName), value: true, range: NSRange(0..<2))
            return CTLineCreateWithAttributedString(text)
        }
        let (before, right) = (vertical(.before), vertical(.interCharacter))
        XCTAssertEqual(before.width, right.width)
        XCTAssertEqual(CTLineGetImageBounds(before, nil), CTLineGetImageBounds(right, nil))
    }

    func testRubyHasItsOwnSize() {
        let small = line(
            "漢", 0..<1, ruby("かん", .none, .auto, .before, [kCTRubyAnnotationSizeFactorAttributeName: 0.25]))
        XCTAssertLessThan(CTLineGetImageBounds(small, nil).maxY, 20 * 0.88 + 5.5)
    }
}
