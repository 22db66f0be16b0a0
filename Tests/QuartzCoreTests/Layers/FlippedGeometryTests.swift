import CoreGraphics
import LayerTestSupport
import QuartzCore
import XCTest

/// [isGeometryFlipped](https://developer.apple.com/documentation/quartzcore/calayer/isgeometryflipped) and
/// [contentsAreFlipped()](https://developer.apple.com/documentation/quartzcore/calayer/contentsareflipped())
final class FlippedGeometryTests: ManualClockTestCase {
    private let size = CGSize(width: 40, height: 40)
    private let root = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)

    private func picture(at time: Double = 100) -> Picture { Picture(of: root, size: size, at: time) }

    /// Fills the lower left quarter of its own space.
    private final class Corner: CALayer {
        var ink = CGColor.red
        var contextIsFlipped: Bool?

        override func draw(in ctx: CGContext) {
            contextIsFlipped = ctx.ctm.d < 0
            ctx.setFillColor(ink)
            ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height / 2))
        }
    }

    // MARK: Space

    func testTheLayersOwnSpaceIsFlipped() {
        let outer = CALayer(CGRect(x: 0, y: 0, width: 200, height: 200), nil)
        let layer = CALayer()
        layer.isGeometryFlipped = true
        layer.bounds = CGRect(x: 5, y: 7, width: 100, height: 80)
        layer.anchorPoint = .zero
        layer.position = CGPoint(x: 20, y: 30)
        outer.addSublayer(layer)
        XCTAssertEqual(layer.frame, CGRect(x: 20, y: 30, width: 100, height: 80))
        XCTAssertEqual(layer.convert(CGPoint(x: 5, y: 7), to: outer), CGPoint(x: 20, y: 110))
        XCTAssertEqual(outer.convert(CGPoint(x: 20, y: 110), to: layer), CGPoint(x: 5, y: 7))
        XCTAssertEqual(layer.convert(layer.bounds, to: outer), layer.frame)
        let inner = CALayer(CGRect(x: 15, y: 17, width: 10, height: 20), nil)
        layer.addSublayer(inner)
        XCTAssertEqual(inner.convert(CGPoint.zero, to: layer), CGPoint(x: 15, y: 17))
        XCTAssertEqual(inner.convert(CGPoint.zero, to: outer), CGPoint(x: 30, y: 80 + 20))
        CATransaction.flush()
        XCTAssertEqual(
            inner.presentation()?.convert(CGPoint.zero, to: outer.presentation()), CGPoint(x: 30, y: 80 + 20))
        // Flipped again, its own y axis points down.
        inner.isGeometryFlipped = true
        XCTAssertEqual(inner.convert(CGPoint.zero, to: outer), CGPoint(x: 30, y: 80))
    }

    func testHitTestsFollow() {
        root.isGeometryFlipped = true
        let low = CALayer(CGRect(x: 0, y: 0, width: 40, height: 10), .red)
        root.addSublayer(low)
        // The point is in the superlayer's space, where y points down.
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 35)) === low)
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === root)
        root.masksToBounds = true
        root.mask = CALayer(CGRect(x: 0, y: 0, width: 40, height: 5), .red)
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 37)) === low)
        XCTAssertNil(root.hitTest(CGPoint(x: 5, y: 5)))
        CATransaction.flush()
        XCTAssertTrue(root.presentation()?.hitTest(CGPoint(x: 5, y: 37))?.model() === low)
    }

    // MARK: Pictures

    func testContentsAndPathsOfAFlippedLayerAreFlipped() {
        let shape = CAShapeLayer()
        shape.frame = root.bounds
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        shape.fillColor = .red
        shape.isGeometryFlipped = true
        shape.addSublayer(CALayer(CGRect(x: 30, y: 0, width: 10, height: 10), .green))
        root.addSublayer(shape)
        XCTAssertPixel(picture()[5, 35], 255, 0, 0)
        XCTAssertPixel(picture()[35, 35], 0, 255, 0)
        XCTAssertPixel(picture()[5, 5], 0, 0, 0, 0)
        shape.mask = CALayer(CGRect(x: 0, y: 0, width: 40, height: 5), .red)
        XCTAssertPixel(picture()[5, 38], 255, 0, 0)
        XCTAssertPixel(picture()[5, 32], 0, 0, 0, 0)
    }

    /// Returns red and green above blue and white.
    private func quarters() throws -> CGImage {
        let context = Picture.context(size: CGSize(width: 2, height: 2))
        for (color, x, y) in [(CGColor.red, 0, 1), (.green, 1, 1), (.blue, 0, 0)] {
            context.setFillColor(color)
            context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
        return try XCTUnwrap(context.makeImage())
    }

    func testGravitiesFollowAndPicturesStandUpright() throws {
        let layer = CALayer(root.bounds, nil)
        layer.isGeometryFlipped = true
        layer.contents = try quarters()
        layer.magnificationFilter = .nearest
        root.addSublayer(layer)
        // The position of the image's top left pixel: "top" is the greatest y.
        let places: [(CALayerContentsGravity, Int, Int)] = [
            (.center, 19, 19), (.top, 19, 0), (.bottom, 19, 38), (.left, 0, 19), (.right, 38, 19), (.topLeft, 0, 0),
            (.topRight, 38, 0), (.bottomLeft, 0, 38), (.bottomRight, 38, 38), (.resize, 1, 1), (.resizeAspect, 1, 1),
            (.resizeAspectFill, 1, 1),
        ]
        for (gravity, x, y) in places {
            layer.contentsGravity = gravity
            XCTAssertPixel(picture()[x, y], 255, 0, 0)
            XCTAssertPixel(picture()[x + (x == 1 ? 30 : 1), y], 0, 255, 0)
        }
    }

    // MARK: Contents

    func testTheContextAgreesWithContentsAreFlipped() {
        let corner = Corner()
        corner.frame = root.bounds
        root.addSublayer(corner)
        for (flipsRoot, flipsCorner) in [(false, false), (true, false), (false, true), (true, true)] {
            root.isGeometryFlipped = flipsRoot
            corner.isGeometryFlipped = flipsCorner
            corner.setNeedsDisplay()
            let picture = picture()
            XCTAssertEqual(corner.contentsAreFlipped(), flipsRoot == flipsCorner)
            XCTAssertEqual(corner.presentation()?.contentsAreFlipped(), flipsRoot == flipsCorner)
            XCTAssertEqual(corner.contextIsFlipped, corner.contentsAreFlipped())
            // Drawing is where a sublayer would be.
            let isUp = flipsRoot != flipsCorner
            XCTAssertPixel(picture[5, isUp ? 35 : 5], 255, 0, 0)
            XCTAssertPixel(picture[5, isUp ? 5 : 35], 0, 0, 0, 0)
        }
    }

    func testPartsAreRedrawnInPlace() {
        let corner = Corner()
        corner.frame = CGRect(x: 0, y: 0, width: 40, height: 39.5)
        corner.isGeometryFlipped = true
        root.addSublayer(corner)
        corner.setNeedsDisplay()
        _ = picture()
        corner.ink = .blue
        corner.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 5))
        let picture = picture()
        XCTAssertPixel(picture[5, 37], 0, 0, 255)
        XCTAssertPixel(picture[5, 30], 255, 0, 0)
        XCTAssertPixel(picture[15, 37], 255, 0, 0)
    }

    func testTextStandsUpright() {
        let text = CATextLayer()
        text.string = "Lg"
        text.fontSize = 30
        text.foregroundColor = .red
        text.frame = root.bounds
        root.addSublayer(text)
        let upright = picture()
        XCTAssertGreaterThan(upright.area, 50)
        text.isGeometryFlipped = true
        text.setNeedsDisplay()
        XCTAssertLessThanOrEqual(picture().difference(upright).most, 2)
    }

    // MARK: render(in:)

    /// The context's space is the layer's own: contents are upside down there, as on iOS.
    func testRenderDrawsInTheLayersOwnSpace() throws {
        let layer = CALayer(root.bounds, nil)
        layer.contents = try quarters()
        layer.magnificationFilter = .nearest
        layer.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
        root.addSublayer(layer)
        root.isGeometryFlipped = true
        CATransaction.flush()
        for source in [layer, try XCTUnwrap(layer.presentation())] {
            let context = Picture.context(size: size)
            source.render(in: context)
            // A bitmap's y axis points up, like the layer's.
            let picture = Picture(context)
            XCTAssertPixel(picture[5, 35], 255, 0, 0)
            XCTAssertPixel(picture[5, 5], 255, 0, 0)
            XCTAssertPixel(picture[35, 5], 0, 255, 0)
            XCTAssertPixel(picture[15, 35], 0, 0, 255)
        }
    }
}
