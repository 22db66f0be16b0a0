import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// [contentsCenter](https://developer.apple.com/documentation/quartzcore/calayer/contentscenter): corners keep their size,
/// edges stretch along themselves, the middle both ways.
final class NinePartTests: XCTestCase {
    private var layer = CALayer()

    override func setUp() {
        // A layer that no earlier test's frame has committed.
        layer = CALayer()
        // A frame of two red pixels around a green middle of four.
        let context = Picture.context(size: CGSize(width: 8, height: 8))
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.setFillColor(.green)
        context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        layer.contents = context.makeImage()
        layer.magnificationFilter = .nearest
        layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 24)
    }

    private func greenArea(_ size: CGSize = CGSize(width: 40, height: 24)) -> Int {
        let picture = Picture(of: layer, size: size)
        return (0..<picture.height).reduce(0) { sum, y in
            sum + (0..<picture.width).count { picture[$0, y] == .init(0, 255, 0) }
        }
    }

    func testOnlyTheMiddleStretches() {
        XCTAssertEqual(greenArea(), 36 * 20)
        layer.contentsScale = 2
        XCTAssertEqual(greenArea(), 38 * 22)
    }

    func testAFullCentreStretchesTheWholeImage() {
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        XCTAssertEqual(greenArea(), 20 * 12)
    }

    func testAFixedGravityDoesNotStretch() {
        layer.contentsGravity = .center
        XCTAssertEqual(greenArea(), 16)
    }

    func testNoGapsShowBetweenTheParts() {
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 24)
        layer.contentsScale = 1.3
        let picture = Picture(of: layer, size: CGSize(width: 40, height: 24))
        XCTAssertEqual(picture.area, 40 * 24, accuracy: 0.2)
    }

    func testASlimLayerSqueezesItsCorners() {
        layer.frame = CGRect(x: 0, y: 0, width: 2, height: 24)
        XCTAssertEqual(greenArea(), 0)
        XCTAssertEqual(Picture(of: layer, size: CGSize(width: 40, height: 24)).area, 48, accuracy: 0.01)
    }

    /// Apple's header: a centre without width or height is one pixel of the image there.
    func testACentreWithoutSizeIsAPixel() {
        for center in [
            CGRect(x: 0.5, y: 0.5, width: 0, height: 0), CGRect(x: 0.5, y: 0.25, width: 0, height: 0.5),
            CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0),
        ] {
            layer.contentsCenter = center
            XCTAssertEqual(greenArea(), 36 * 20, "\(center)")
            XCTAssertEqual(Picture(of: layer, size: CGSize(width: 40, height: 24)).area, 40 * 24, accuracy: 0.01)
        }
    }

    func testInvalidCentresStillDraw() {
        for center in [
            CGRect(x: -3, y: 2, width: 9, height: 0), CGRect(x: 0.9, y: 0.9, width: -0.5, height: 0.05), .zero,
        ] {
            layer.contentsCenter = center
            XCTAssertGreaterThan(Picture(of: layer, size: CGSize(width: 40, height: 24)).area, 0)
        }
    }
}
