import CoreText
import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Text layers: their contents, positions and changes. The pictures are white on transparency unless noted.
final class TextLayerTests: ManualClockTestCase {
    private func makeText(_ string: Any?, width: CGFloat = 200, height: CGFloat = 60) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
        layer.font = "Liberation Sans"
        layer.fontSize = 20
        layer.string = string
        return layer
    }

    private func picture(_ layer: CALayer, at time: CFTimeInterval = 0) -> Picture {
        Picture(of: layer, size: layer.frame.size, at: 100 + time)
    }

    /// "fontSize ... Defaults to 36", "font ... Defaults to Helvetica", "foregroundColor ... opaque white",
    /// "alignmentMode ... natural", "truncationMode ... none", "wrapped ... NO"
    /// https://developer.apple.com/documentation/quartzcore/catextlayer
    func testDefaults() {
        let layer = CATextLayer()
        XCTAssertNil(layer.string)
        XCTAssertEqual(layer.font as? String, "Helvetica")
        XCTAssertEqual(layer.fontSize, 36)
        XCTAssertEqual(layer.foregroundColor?.components, [1, 1, 1, 1])
        XCTAssertFalse(layer.isWrapped)
        XCTAssertEqual(layer.truncationMode, .none)
        XCTAssertEqual(layer.alignmentMode, .natural)
        XCTAssertFalse(layer.allowsFontSubpixelQuantization)
        XCTAssertEqual(CATextLayer.defaultValue(forKey: "fontSize") as? NSNumber, 36)
        XCTAssertEqual(CATextLayer.defaultValue(forKey: "truncationMode") as? String, "none")
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        XCTAssertEqual(picture(layer).area, 0)
    }

    /// "The first line is aligned to the top of the layer": its baseline lies an ascent below.
    func testFirstLineIsAtTheTop() throws {
        let layer = makeText("HHH")
        layer.fontSize = 40
        let picture = picture(layer)
        let ink = try XCTUnwrap(picture.ink)
        let font = CTFontCreateWithName("Liberation Sans", 40, nil)
        XCTAssertEqual(CGFloat(ink.maxY + 1), CTFontGetAscent(font), accuracy: 1.01)
        XCTAssertEqual(CGFloat(ink.maxY + 1 - ink.minY), CTFontGetCapHeight(font), accuracy: 1.5)
        XCTAssertLessThan(ink.minX, 8)
    }

    func testTheFiveAlignments() throws {
        func ink(_ mode: CATextLayerAlignmentMode, _ string: String = "mm") throws -> ClosedRange<Int> {
            let layer = makeText(string)
            layer.alignmentMode = mode
            let ink = try XCTUnwrap(picture(layer).ink)
            return ink.minX...ink.maxX
        }
        let left = try ink(.left)
        XCTAssertLessThanOrEqual(left.lowerBound, 3)
        XCTAssertEqual(try ink(.natural), left)
        XCTAssertEqual(try ink(.justified), left, "a last line is not justified")
        let right = try ink(.right)
        XCTAssertGreaterThanOrEqual(right.upperBound, 196)
        let center = try ink(.center)
        XCTAssertEqual(center.lowerBound + center.upperBound, 199, accuracy: 2)
        // Hebrew begins on the right.
        XCTAssertGreaterThanOrEqual(try ink(.natural, "\u{5E9}\u{5DC}\u{5D5}\u{5DD}").upperBound, 196)
        XCTAssertLessThanOrEqual(try ink(.left, "\u{5E9}\u{5DC}\u{5D5}\u{5DD}").lowerBound, 3)
    }

    func testJustifiedLinesReachBothSides() throws {
        let layer = makeText("one two three four five six", width: 130, height: 100)
        layer.isWrapped = true
        layer.alignmentMode = .justified
        let justified = try XCTUnwrap(picture(layer).ink(rows: 0..<22))
        XCTAssertLessThanOrEqual(justified.minX, 2)
        XCTAssertGreaterThanOrEqual(justified.maxX, 127)
        layer.alignmentMode = .left
        CATransaction.flush()
        let ragged = try XCTUnwrap(picture(layer).ink(rows: 0..<22))
        XCTAssertLessThan(ragged.maxX, 127)
    }

    func testWrapping() throws {
        let layer = makeText("one two three four five", width: 100, height: 120)
        XCTAssertLessThan(try XCTUnwrap(picture(layer).ink).maxY, 26)
        layer.isWrapped = true
        let wrapped = picture(layer)
        XCTAssertGreaterThan(try XCTUnwrap(wrapped.ink).maxY, 50)
        XCTAssertLessThan(try XCTUnwrap(wrapped.ink).maxX, 100)
    }

    func testNewlinesBreakLines() throws {
        let one = try XCTUnwrap(picture(makeText("H")).ink)
        let two = try XCTUnwrap(picture(makeText("H\nH", height: 120)).ink)
        let four = try XCTUnwrap(picture(makeText("H\r\n\n\nH", height: 120)).ink)
        let line = two.maxY - one.maxY
        XCTAssertEqual(CGFloat(line), 23, accuracy: 1.5)
        XCTAssertEqual(CGFloat(four.maxY - one.maxY), CGFloat(3 * line), accuracy: 2)
    }

    /// The ellipsis is where the text was omitted.
    func testTruncation() {
        let text = "HHHHHHHHHHHHHHHHHHHHHHHHHHHH"
        func profile(_ mode: CATextLayerTruncationMode) -> (start: Bool, middle: Bool, end: Bool) {
            let layer = makeText(text, width: 160)
            layer.truncationMode = mode
            let picture = picture(layer)
            // Dots are low: columns with ink only near the baseline.
            func isLow(_ columns: Range<Int>) -> Bool {
                let ink = picture.ink(rows: 0..<60, columns: columns)
                return ink.map { $0.minY > 12 } ?? false
            }
            return (isLow(0..<14), isLow(63..<77), isLow(142..<155))
        }
        XCTAssertTrue(profile(.start).start)
        XCTAssertTrue(profile(.end).end)
        XCTAssertTrue(profile(.middle).middle)
        let none = profile(.none)
        XCTAssertFalse(none.start || none.middle || none.end)
    }

    func testWrappedTextIsTruncatedInTheLastLineThatFits() throws {
        let layer = makeText("one two three four five six seven eight nine ten", width: 100, height: 60)
        layer.isWrapped = true
        layer.truncationMode = .end
        let full = picture(layer)
        // Two lines of 23 points fit, and no part of another shows below them.
        XCTAssertLessThan(try XCTUnwrap(full.ink).maxY, 50)
        XCTAssertNotNil(full.ink(rows: 25..<50))
        layer.truncationMode = .none
        XCTAssertNotNil(picture(layer).ink(rows: 52..<60), "the third line is cut off by the bounds")
    }

    func testFontsOfAllKinds() throws {
        let layer = makeText("Hamburg")
        func look() throws -> PixelBox { try XCTUnwrap(picture(layer).ink) }
        let byName = try look()
        layer.font = CTFontCreateWithName("Liberation Sans", 99, nil)
        XCTAssertEqual(try look(), byName, "the font's own size does not count")
        layer.font = try XCTUnwrap(CGFont("LiberationSans" as CFString))
        XCTAssertEqual(try look(), byName)
        layer.font = "Liberation Mono"
        XCTAssertNotEqual(try look(), byName)
        layer.font = 12
        XCTAssertEqual(layer.font as? String, "Liberation Mono", "no font: the old one is kept")
    }

    /// "The font property is only used when the string property is not an NSAttributedString."
    func testAttributedStringsBringTheirAttributes() {
        let text = NSMutableAttributedString(
            string: "HH",
            attributes: [
                NSAttributedString.Key(kCTFontAttributeName): CTFontCreateWithName("Liberation Sans", 40, nil),
                NSAttributedString.Key(kCTForegroundColorAttributeName): CGColor.red,
            ])
        let layer = makeText(text)
        layer.foregroundColor = .green
        layer.fontSize = 5
        let picture = picture(layer)
        XCTAssertGreaterThan(picture.ink?.maxY ?? 0, 30)
        XCTAssertTrue(picture.hasPixel(.init(255, 0, 0)))
        XCTAssertFalse(picture.hasPixel(.init(0, 255, 0)))
        // The string was copied.
        text.mutableString.setString("")
        XCTAssertEqual((layer.string as? NSAttributedString)?.length, 2)
    }

    func testChangesShow() {
        let layer = makeText("H")
        let before = picture(layer).area
        layer.string = "HHHH"
        XCTAssertEqual(picture(layer).area, before * 4, accuracy: before * 0.1)
        layer.string = nil
        XCTAssertEqual(picture(layer).area, 0)
        layer.string = 12
        XCTAssertNil(layer.string)
    }

    func testContentsScale() {
        let layer = makeText("H")
        layer.contentsScale = 2
        _ = picture(layer)
        XCTAssertEqual((layer.contents as? AnyObject as? CGImage)?.width, 400)
    }

    /// "fontSize ... Animatable", "foregroundColor ... Animatable"
    func testSizeAndColourAnimate() throws {
        let layer = makeText("H")
        layer.foregroundColor = .red
        CATransaction.flush()
        layer.fontSize = 40
        layer.foregroundColor = .blue
        CATransaction.flush()
        XCTAssertEqual(Set(layer.animationKeys() ?? []), ["fontSize", "foregroundColor"])
        advance(to: 0.125)
        let half = try XCTUnwrap(layer.presentation())
        XCTAssertTrue((21..<39).contains(half.fontSize))
        let ink = try XCTUnwrap(picture(layer, at: 0.125).ink)
        let font = CTFontCreateWithName("Liberation Sans", half.fontSize, nil)
        XCTAssertEqual(CGFloat(ink.maxY - ink.minY), CTFontGetCapHeight(font), accuracy: 1.6)
        advance(to: 1)
        XCTAssertTrue(picture(layer, at: 1).hasPixel(.init(0, 0, 255)))
    }

    func testPreferredSizeHoldsTheText() {
        let layer = makeText("Hello", width: 10, height: 10)
        let size = layer.preferredFrameSize()
        layer.frame.size = size
        let exact = picture(layer)
        layer.frame.size = CGSize(width: 300, height: 100)
        XCTAssertEqual(picture(layer).area, exact.area, accuracy: 0.5)
        layer.isWrapped = true
        layer.frame.size.width = 25
        XCTAssertGreaterThan(layer.preferredFrameSize().height, size.height)
    }

    /// "When a CATextLayer instance is positioned using the CAConstraintLayoutManager the bounds of the layer is
    /// resized to fit the text content."
    func testConstraintsFitTheText() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 300, height: 100), nil)
        root.layoutManager = CAConstraintLayoutManager()
        let layer = makeText("Hello", width: 10, height: 10)
        layer.addConstraint(CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midX))
        layer.addConstraint(CAConstraint(attribute: .midY, relativeTo: "superlayer", attribute: .midY))
        root.addSublayer(layer)
        CATransaction.flush()
        XCTAssertEqual(layer.frame.size, layer.preferredFrameSize())
        XCTAssertEqual(layer.frame.midX, 150, accuracy: 0.01)
    }

    /// Many programs centre text this way.
    func testSubclassesMayMoveTheText() throws {
        final class Lowered: CATextLayer {
            override func draw(in ctx: CGContext) {
                ctx.saveGState()
                ctx.translateBy(x: 0, y: 20)
                super.draw(in: ctx)
                ctx.restoreGState()
            }
        }
        let plain = makeText("H")
        let lowered = Lowered()
        lowered.frame = plain.frame
        lowered.font = plain.font
        lowered.fontSize = 20
        lowered.string = "H"
        let (a, b) = (try XCTUnwrap(picture(plain).ink), try XCTUnwrap(picture(lowered).ink))
        XCTAssertEqual(b.minY, a.minY + 20)
    }

    func testKeyValueCoding() {
        let layer = CATextLayer()
        layer.setValue("text", forKey: "string")
        layer.setValue(12, forKey: "fontSize")
        layer.setValue("center", forKey: "alignmentMode")
        layer.setValue(true, forKey: "wrapped")
        XCTAssertEqual(layer.value(forKey: "string") as? String, "text")
        XCTAssertEqual(layer.value(forKeyPath: "fontSize") as? NSNumber, 12)
        XCTAssertEqual(layer.alignmentMode, .center)
        XCTAssertTrue(layer.isWrapped)
    }

    func testStrangeSizes() {
        for size in [-5, 0, 1e-9, 1e6, CGFloat.nan, .infinity] {
            let layer = makeText("A\u{0}\u{FFFF}\n\n", width: 30, height: 30)
            layer.isWrapped = true
            layer.fontSize = size
            layer.truncationMode = .middle
            _ = picture(layer)
        }
        let narrow = makeText("wide words", width: 0.5, height: 40)
        narrow.isWrapped = true
        narrow.truncationMode = .end
        _ = picture(narrow)
    }
}

/// The bounding box of pixels, with inclusive ends.
struct PixelBox: Equatable {
    var minX, minY, maxX, maxY: Int
}

extension Picture {
    /// The bounding box of all pixels that are at least half opaque; nil if there are none.
    var ink: PixelBox? { ink(rows: 0..<height) }

    func ink(rows: Range<Int>, columns: Range<Int>? = nil) -> PixelBox? {
        var box: PixelBox?
        for y in rows.clamped(to: 0..<height) {
            for x in (columns ?? 0..<width).clamped(to: 0..<width) where self[x, y].alpha >= 128 {
                let old = box ?? PixelBox(minX: x, minY: y, maxX: x, maxY: y)
                box = PixelBox(
                    minX: min(old.minX, x), minY: min(old.minY, y), maxX: max(old.maxX, x), maxY: max(old.maxY, y))
            }
        }
        return box
    }

    func hasPixel(_ pixel: Pixel) -> Bool {
        (0..<height).contains { y in (0..<width).contains { self[$0, y] == pixel } }
    }
}
