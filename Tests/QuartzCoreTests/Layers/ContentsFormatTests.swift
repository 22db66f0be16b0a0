import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// The formats and orientations of backing stores, and the extent of corners.
final class ContentsFormatTests: ManualClockTestCase {
    private final class Painter: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(.red)
            ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
    }

    func testGrayHasNoColourAndNoTransparency() {
        let layer = Painter()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        XCTAssertEqual(layer.contentsFormat, .RGBA8Uint)
        layer.setNeedsDisplay()
        let color = Picture(of: layer, size: layer.frame.size)
        XCTAssertPixel(color[2, 5], 255, 0, 0)
        XCTAssertPixel(color[7, 5], 0, 0, 0, 0)
        layer.contentsFormat = .gray8Uint
        layer.setNeedsDisplay()
        let gray = Picture(of: layer, size: layer.frame.size)
        let pixel = gray[2, 5]
        XCTAssertEqual(pixel.red, pixel.green)
        XCTAssertEqual(pixel.red, pixel.blue)
        XCTAssertTrue((40...140).contains(pixel.red), "\(pixel)")
        XCTAssertPixel(gray[7, 5], 0, 0, 0)
    }

    func testKeyValueCoding() {
        let layer = CALayer()
        layer.setValue("RGBAh", forKey: "contentsFormat")
        XCTAssertEqual(layer.contentsFormat, .RGBA16Float)
        XCTAssertEqual(CALayer.defaultValue(forKey: "contentsFormat") as? String, "RGBA8")
    }

    /// "if there are an odd number of layers with flippedGeometry=YES from the receiver up to and including the
    /// implicit container of the root layer" (CALayer.h), which on iOS is one of them
    func testContentsAreFlippedByOddNumbers() {
        let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(middle)
        middle.addSublayer(leaf)
        XCTAssertTrue(leaf.contentsAreFlipped())
        root.isGeometryFlipped = true
        XCTAssertFalse(leaf.contentsAreFlipped())
        leaf.isGeometryFlipped = true
        XCTAssertTrue(leaf.contentsAreFlipped())
        XCTAssertFalse(middle.contentsAreFlipped())
    }

    func testCornerReach() {
        XCTAssertEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
        XCTAssertEqual(CALayer.cornerCurveExpansionFactor(.continuous), 1.528665)
    }

    func testAnimationsKeepTheirFrameRates() {
        let animation = CABasicAnimation(keyPath: "opacity")
        XCTAssertEqual(animation.preferredFrameRateRange, .default)
        animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
        XCTAssertEqual(
            (animation.copy() as? CAAnimation)?.preferredFrameRateRange, animation.preferredFrameRateRange)
    }
}
