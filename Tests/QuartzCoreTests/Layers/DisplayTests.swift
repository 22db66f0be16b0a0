@testable import CoreGraphics
import LayerTestSupport
import QuartzCore
import XCTest

/// How a layer gets its contents:
/// [Providing layer contents](https://developer.apple.com/documentation/quartzcore/calayer#1965049).
final class DisplayTests: ManualClockTestCase {
    private final class DrawingLayer: CALayer {
        var drawings = 0
        var box = CGRect.zero

        override func draw(in ctx: CGContext) {
            drawings += 1
            box = ctx.boundingBoxOfClipPath
            ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 1, height: 1))
            super.draw(in: ctx)
        }
    }

    private final class Painter: CALayerDelegate {
        var calls: [String] = []
        func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
        func draw(_ layer: CALayer, in ctx: CGContext) {
            calls.append("draw")
            ctx.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            ctx.fill(layer.bounds)
        }
    }

    private final class Displayer: CALayerDelegate {
        let image: CGImage
        init(_ image: CGImage) { self.image = image }
        func display(_ layer: CALayer) { layer.contents = image }
        func draw(_ layer: CALayer, in ctx: CGContext) { XCTFail("display(_:) comes in place of drawing") }
    }

    private func makeImage(width: Int = 2, height: Int = 2) -> CGImage {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        return context!.makeImage()!
    }

    /// Returns the red, green, blue and alpha of a pixel of the contents, counted from the top left.
    private func pixel(_ layer: CALayer, _ x: Int, _ y: Int) -> [UInt8] {
        let bitmap = (layer.contents as! CGImage).bitmap
        let p = bitmap.buffer.base + y * bitmap.buffer.bytesPerRow + 4 * x
        return [p[0], p[1], p[2], p[3]]
    }

    func testTheContextHasItsOriginAtTheTopLeftOfTheBounds() {
        let layer = DrawingLayer()
        layer.bounds = CGRect(x: 10, y: 20, width: 4, height: 3)
        layer.contentsScale = 2
        layer.setNeedsDisplay()
        CATransaction.flush()
        XCTAssertEqual(layer.drawings, 1)
        XCTAssertEqual(layer.box, layer.bounds)
        let image = layer.contents as! CGImage
        XCTAssertEqual([image.width, image.height], [8, 6])
        XCTAssertEqual(pixel(layer, 1, 1), [255, 0, 0, 255])
        XCTAssertEqual(pixel(layer, 2, 1), [0, 0, 0, 0])
        XCTAssertEqual(pixel(layer, 1, 5), [0, 0, 0, 0])
    }

    func testDisplayHappensOnceAtTheCommitAndOnlyWhenAskedFor() {
        let layer = makeLayer(DrawingLayer())
        XCTAssertEqual(layer.drawings, 0)
        layer.setNeedsDisplay()
        layer.setNeedsDisplay()
        XCTAssertTrue(layer.needsDisplay())
        XCTAssertNil(layer.contents)
        CATransaction.flush()
        XCTAssertFalse(layer.needsDisplay())
        XCTAssertEqual(layer.drawings, 1)
        layer.opacity = 0.5
        CATransaction.flush()
        XCTAssertEqual(layer.drawings, 1)
        layer.setNeedsDisplay(.zero)
        XCTAssertFalse(layer.needsDisplay())
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.displayIfNeeded()
        XCTAssertEqual(layer.drawings, 2)
    }

    func testNeedsDisplayOnBoundsChange() {
        let layer = makeLayer(DrawingLayer())
        layer.bounds.size.width = 50
        XCTAssertFalse(layer.needsDisplay())
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 60
        XCTAssertTrue(layer.needsDisplay())
    }

    func testTheDelegateDraws() {
        let layer = makeLayer()
        let painter = Painter()
        layer.delegate = painter
        layer.setNeedsDisplay()
        CATransaction.flush()
        XCTAssertEqual(painter.calls, ["will draw", "draw"])
        XCTAssertEqual(pixel(layer, 50, 50), [0, 255, 0, 255])
    }

    func testTheDelegatesDisplayComesBeforeDrawing() {
        let layer = makeLayer()
        let displayer = Displayer(makeImage())
        layer.delegate = displayer
        layer.setNeedsDisplay()
        CATransaction.flush()
        XCTAssertTrue(layer.contents as? CGImage === displayer.image)
    }

    func testContentsSetByHandStayWhereNothingDraws() {
        let layer = makeLayer()
        let image = makeImage()
        layer.contents = image
        layer.setNeedsDisplay()
        CATransaction.flush()
        XCTAssertTrue(layer.contents as? CGImage === image)
    }

    func testUnusableContentsAreRefused() {
        let layer = makeLayer()
        layer.contents = "picture.png"
        XCTAssertNil(layer.contents)
    }

    func testHugeAndEmptyBoundsDrawNothing() {
        let layer = DrawingLayer()
        layer.setNeedsDisplay()
        CATransaction.flush()
        layer.bounds = CGRect(x: 0, y: 0, width: 1e9, height: 1e9)
        layer.setNeedsDisplay()
        CATransaction.flush()
        XCTAssertEqual(layer.drawings, 0)
        XCTAssertNil(layer.contents)
    }

    // MARK: Layout

    private final class StackLayer: CALayer {
        var layouts = 0
        override func layoutSublayers() {
            layouts += 1
            for (i, layer) in (sublayers ?? []).enumerated() { layer.position.y = CGFloat(i) * 10 }
        }
    }

    func testLayoutHappensOnceAtTheCommit() {
        let stack = makeLayer(StackLayer())
        let before = stack.layouts
        stack.addSublayer(CALayer())
        stack.addSublayer(CALayer())
        XCTAssertEqual(stack.layouts, before)
        CATransaction.flush()
        XCTAssertEqual(stack.layouts, before + 1)
        XCTAssertEqual(stack.sublayers?[1].presentation()?.position.y, 10)
        stack.opacity = 0.5
        CATransaction.flush()
        XCTAssertEqual(stack.layouts, before + 1)
    }

    func testLayoutIfNeededStartsAtTheFurthestAncestorThatNeedsIt() {
        let (outer, inner) = (StackLayer(), StackLayer())
        outer.addSublayer(inner)
        CATransaction.flush()
        let (outerLayouts, innerLayouts) = (outer.layouts, inner.layouts)
        inner.layoutIfNeeded()
        XCTAssertEqual([outer.layouts, inner.layouts], [outerLayouts, innerLayouts])
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        XCTAssertEqual([outer.layouts, inner.layouts], [outerLayouts + 1, innerLayouts + 1])
        XCTAssertFalse(outer.needsLayout())
    }

    func testLayoutWithoutEndIsCutShort() {
        final class RestlessLayer: CALayer {
            override func layoutSublayers() { setNeedsLayout() }
        }
        let root = makeLayer()
        let layer = RestlessLayer()
        root.addSublayer(layer)
        CATransaction.flush()
        XCTAssertNotNil(layer.presentation())
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.opacity, 0.5)
    }
}
