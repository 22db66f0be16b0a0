import UIKit
import XCTest

@testable import SwiftUI

final class TextTests: HierarchyTestCase {
    private let environment = EnvironmentValues()

    private func size(_ text: Text, _ width: CGFloat = .infinity, _ height: CGFloat = .infinity) -> CGSize {
        text.block(width, height, environment).size
    }

    func testALineIsAsHighAsItsFont() async {
        let one = size(Text("Hamburg"))
        XCTAssertEqual(one.height, Font.body.uiFont(for: .large).lineHeight, accuracy: 2)
        XCTAssertEqual(size(Text("Hamburg\nBremen")).height, 2 * one.height)
        XCTAssertEqual(size(Text("")), .zero)
        XCTAssertGreaterThan(size(Text("Hamburg").font(.largeTitle)).height, one.height)
        XCTAssertGreaterThan(size(Text("Hamburg").bold()).width, one.width)
        XCTAssertGreaterThan(size(Text("Hamburg").kerning(3)).width, one.width + 15)
    }

    func testTextsWrapAndAreCut() async {
        let text = Text("one two three four five six seven eight")
        let whole = size(text)
        let wrapped = size(text, whole.width / 3)
        XCTAssertGreaterThanOrEqual(wrapped.height, 3 * whole.height)
        XCTAssertLessThanOrEqual(wrapped.width, whole.width / 3 + 1)
        var limited = environment
        limited.lineLimit = 2
        let cut = text.block(whole.width / 3, .infinity, limited)
        XCTAssertEqual(cut.lines.count, 2)
        XCTAssertTrue(cut.isTruncated)
        XCTAssertEqual(text.block(whole.width / 3, 1, environment).lines.count, 1)
        // Text fits in its own measured size.
        XCTAssertEqual(size(text, wrapped.width, wrapped.height), wrapped)
        limited.lineLimits.least = 4
        XCTAssertEqual(Text("a").block(100, .infinity, limited).size.height, 4 * whole.height)
    }

    func testTextsShrinkBeforeTheyAreCut() async {
        var shrinking = environment
        shrinking.lineLimit = 1
        shrinking.minimumScaleFactor = 0.5
        let whole = size(Text("Hamburg"))
        XCTAssertFalse(Text("Hamburg").block(whole.width * 0.8, .infinity, shrinking).isTruncated)
        XCTAssertTrue(Text("Hamburg").block(whole.width * 0.3, .infinity, shrinking).isTruncated)
    }

    func testValuesArePutIntoTexts() async {
        let (count, part) = (3, 0.25)
        XCTAssertEqual(string(Text("\(count) of \(part, specifier: "%.2f") \("x") 100%")), "3 of 0.25 x 100%")
        XCTAssertEqual(string(Text(verbatim: "\(count)")), "3")
        XCTAssertEqual(string(Text("a") + Text("b").bold()), "ab")
        XCTAssertEqual(string(Text(0.5, format: .number)), "0.5")
        // Numbers have the separators of their locale.
        XCTAssertEqual(
            string(Text("\(2024) \(-1234.5) \(UInt8(7)) \(1234.5, specifier: "%.1f")")), "2,024 -1,234.500000 7 1,234.5"
        )
        XCTAssertEqual(string(Text(verbatim: "\(2024)")), "2024")
        // A specifier for another type, or for several values, is ignored.
        XCTAssertEqual(string(Text("\(count, specifier: "%s")")), "3")
        XCTAssertEqual(string(Text("\(count, specifier: "%d %d")")), "3")
        XCTAssertEqual(string(Text("\(count, specifier: "%03d")")), "003")
        var shouting = environment
        shouting.textCase = .uppercase
        XCTAssertEqual(TextResolver(environment: shouting).resolve(Text("loud")).string, "LOUD")
    }

    func testTranslationsChangeTheOrder() async {
        let filled = LocalizedFormat("%2$@ before %1$@ at 100%%").filled(with: [.string("a"), .string("b")])
        XCTAssertEqual(filled, [.string("b"), .literal(" before "), .string("a"), .literal(" at 100%")])
        XCTAssertEqual(LocalizedFormat("%9$@").filled(with: [.string("a")]), [])
    }

    private func string(_ text: Text) -> String { TextResolver(environment: environment).resolve(text).string }

    func testInvalidNumbersGiveTextOfFiniteSize() async {
        for number in [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300] {
            let text = Text("wrong").font(.system(size: number)).kerning(number).baselineOffset(number)
            let size = text.block(number, number, environment).size
            XCTAssertTrue(size.width.isFinite && size.height.isFinite, "\(number): \(size)")
        }
    }

    func testTextIsDrawnInItsColours() async throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let picture = try XCTUnwrap(
            ViewPicture(
                200, 120,
                VStack(alignment: .leading, spacing: 4) {
                    Text("Red").foregroundColor(red).font(.title).bold()
                    Text("under").underline() + Text(" struck").strikethrough().foregroundColor(.blue)
                    Text("gradient").font(.title2)
                        .foregroundStyle(
                            LinearGradient(colors: [red, .blue], startPoint: .leading, endPoint: .trailing))
                    HStack {
                        Image(systemName: "star.fill").foregroundStyle(.orange)
                        Image(systemName: "heart").resizable().frame(width: 20, height: 20)
                        Text("\(Image(systemName: "checkmark")) done")
                    }
                }))
        XCTAssertTrue(
            (60..<90).contains { y in (100..<140).contains { isClose(picture[$0, y], [50, 60, 220], 60) } })
        XCTAssertGreaterThan(picture.inkedCount, 500)
        let reds = (0..<200).reduce(0) { sum, x in sum + (0..<40).count { isClose(picture[x, $0], [255, 0, 0], 20) } }
        XCTAssertGreaterThan(reds, 50)
    }

    func testAPictureHasItsSizeUnlessItIsResizable() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let blue = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let plain = try XCTUnwrap(ViewPicture(60, 60, Image(uiImage: blue)))
        XCTAssertEqual(plain.inkedCount, 200)
        let stretched = try XCTUnwrap(ViewPicture(60, 60, Image(uiImage: blue).resizable()))
        XCTAssertEqual(stretched.inkedCount, 3600)
        let fitted = try XCTUnwrap(ViewPicture(60, 60, Image(uiImage: blue).resizable().scaledToFit()))
        XCTAssertEqual(fitted.inkedCount, 1800)
        let tinted = try XCTUnwrap(
            ViewPicture(60, 60, Image(uiImage: blue).renderingMode(.template).foregroundStyle(.red)))
        XCTAssertEqual(tinted[30, 30], [255, 59, 48])
        XCTAssertEqual(try XCTUnwrap(ViewPicture(20, 20, Image("no such picture"))).inkedCount, 0)
    }

    func testTilesFillTheViewFromTheTopLeft() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6), format: format).image {
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let picture = try XCTUnwrap(ViewPicture(40, 20, Image(uiImage: tile).resizable(resizingMode: .tile)))
        for y in 0..<20 { XCTAssertEqual(picture[13, y], y % 6 < 2 ? [0, 0, 255] : [255, 255, 255], "row \(y)") }
    }

    /// A view larger than any screen has contents of bounded size, whatever they are.
    func testContentsOfHugeViewsAreBounded() async {
        let host = Host(Canvas { _, _ in }.frame(width: 15_000, height: 15_000))
        host.settle()
        var pixels = 0
        func visit(_ layer: CALayer) {
            if let image = layer.contents { pixels += (image as? CGImage).map { $0.width * $0.height } ?? 0 }
            for sublayer in layer.sublayers ?? [] { visit(sublayer) }
        }
        visit(host.view.layer)
        XCTAssertGreaterThan(pixels, 1 << 20)
        XCTAssertLessThanOrEqual(pixels, 4098 * 4098)
    }

    func testAnImageInATextIsInTheTextsStyle() async throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let text = Text("\(Image(systemName: "square.fill"))").font(.system(size: 60)).foregroundStyle(red)
        XCTAssert(isClose(try XCTUnwrap(ViewPicture(100, 100, text.fixedSize()))[50, 50], [255, 0, 0], 8))
    }
}
