import LayerTestSupport
import XCTest

@testable import CoreGraphics
@_spi(Compositing) @testable import FrameEngine
@testable import QuartzCore
@testable import Raster

/// `shouldRasterize`: an image at a scale of its own, cached until the subtree changes.
final class RasterizationTests: XCTestCase {
    private let size = CGSize(width: 40, height: 40)

    override func setUp() { CATransaction.setDisableActions(true) }

    private func tree() -> (root: CALayer, layer: CALayer, dot: CALayer) {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        let layer = CALayer(CGRect(x: 8, y: 8, width: 24, height: 24), .red)
        let dot = CALayer(CGRect(x: 6, y: 6, width: 5, height: 5), .blue)
        layer.addSublayer(dot)
        root.addSublayer(layer)
        return (root, layer, dot)
    }

    func testAtTheDevicesScaleNothingChanges() {
        let (root, layer, _) = tree()
        layer.shadowOpacity = 0.5
        layer.filters = ["colorInvert"]
        let plain = Picture(of: root, size: size)
        layer.shouldRasterize = true
        XCTAssertLessThanOrEqual(Picture(of: root, size: size).difference(plain).most, 1)
    }

    func testALowScaleIsEnlargedSmoothly() {
        let (root, layer, dot) = tree()
        layer.shouldRasterize = true
        layer.rasterizationScale = 0.25
        dot.frame = CGRect(x: 8, y: 0, width: 4, height: 24)
        let picture = Picture(of: root, size: size)
        // The dot is one pixel of six, centred at x = 10: four pixels to either side it is gone.
        XCTAssertPixel(picture[8 + 9, 20], 31, 0, 223, within: 3)
        XCTAssertPixel(picture[8 + 7, 20], 159, 0, 96, within: 3)
        XCTAssertPixel(picture[8 + 3, 20], 255, 0, 0)
    }

    /// Apple's header: composited "with the minificationFilter and magnificationFilter properties of the layer".
    func testTheLayersFiltersScaleThePicture() {
        let (root, layer, dot) = tree()
        layer.shouldRasterize = true
        layer.rasterizationScale = 0.25
        layer.magnificationFilter = .nearest
        dot.frame = CGRect(x: 8, y: 0, width: 4, height: 24)
        var picture = Picture(of: root, size: size)
        for x in 0..<24 { XCTAssertPixel(picture[8 + x, 20], 8..<12 ~= x ? 0 : 255, 0, 8..<12 ~= x ? 255 : 0) }
        // Reduced by four, one of four pixels is sampled, or all are averaged.
        layer.rasterizationScale = 4
        dot.frame = CGRect(x: 8.25, y: 0, width: 0.25, height: 24)
        layer.minificationFilter = .nearest
        picture = Picture(of: root, size: size)
        XCTAssertPixel(picture[8 + 8, 20], 255, 0, 0)
        layer.minificationFilter = .trilinear
        picture = Picture(of: root, size: size)
        XCTAssertPixel(picture[8 + 8, 20], 191, 0, 64, within: 2)
    }

    /// Images beyond the cache's limit are drawn where they show, with the same pixels.
    func testMoreRasterizedLayersThanAreKept() {
        func tree(_ isRasterized: Bool) -> CALayer {
            let root = CALayer(CGRect(origin: .zero, size: size), .white)
            for index in 0..<7 {
                let layer = CALayer(CGRect(x: 4 * index, y: -900, width: 3900, height: 3900), .red)
                layer.backgroundColor = CGColor(red: 1, green: CGFloat(index) / 7, blue: 0, alpha: 0.5)
                layer.cornerRadius = CGFloat(index)
                layer.addSublayer(CALayer(CGRect(x: 2, y: 900 + 5 * index, width: 5, height: 3), .blue))
                layer.shouldRasterize = isRasterized
                root.addSublayer(layer)
            }
            return root
        }
        let plain = Picture(of: tree(false), size: size)
        XCTAssertLessThanOrEqual(Picture(of: tree(true), size: size).difference(plain).most, 1)
    }

    /// The difference is far down in the list of items.
    func testPicturesThatDifferInOneItemAreDistinguished() {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        root.sublayers = (0..<2).map { index in
            let layer = CALayer(CGRect(x: 20 * index, y: 0, width: 20, height: 20), .red)
            layer.sublayers = (0..<20).map { inner in
                CALayer(CGRect(x: inner, y: inner, width: 1, height: 1), inner == 19 && index == 1 ? .green : .blue)
            }
            layer.shouldRasterize = true
            return layer
        }
        let picture = Picture(of: root, size: size)
        XCTAssertPixel(picture[19, 19], 0, 0, 255)
        XCTAssertPixel(picture[39, 19], 0, 255, 0)
    }

    func testDepthIsFlattenedIntoTheLayersPlane() {
        let (root, layer, dot) = tree()
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        layer.sublayerTransform = perspective
        dot.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        let plain = Picture(of: root, size: size)
        layer.shouldRasterize = true
        layer.rasterizationScale = 4
        let picture = Picture(of: root, size: size)
        // Enlarged four times and reduced again, edges are slightly softer or harder.
        XCTAssertLessThan(Double(picture.difference(plain).pixels), 400)
        XCTAssertLessThan(picture.difference(plain).most, 70)
    }

    func testSublayersThatGoThroughTheEyeAreShownToTheEnd() {
        let (root, layer, dot) = tree()
        layer.sublayerTransform.m34 = -1 / 12
        dot.frame = CGRect(x: 0, y: 6, width: 60, height: 12)
        dot.transform = CATransform3DMakeRotation(-0.9, 0, 1, 0)
        let plain = Picture(of: root, size: size)
        layer.shouldRasterize = true
        XCTAssertLessThanOrEqual(Picture(of: root, size: size).difference(plain).most, 1)
    }

    func testThePictureIsKeptWhileOnlyTheLayerMoves() throws {
        let (root, layer, dot) = tree()
        layer.shouldRasterize = true
        layer.shadowOpacity = 1
        var compositor = SoftwareCompositor(threads: 1)
        let surface = Picture.context(size: size)
        func draw() throws -> DisplayList.Raster? {
            let render = try XCTUnwrap(root.commitForRendering())
            let list = TreeWalk.list(
                of: render, time: 0, toDevice: .identity, surface: surface.buffer.bounds)
            compositor.draw(list, damage: Damage(surface.buffer.bounds), onto: surface.buffer)
            CATransaction.setDisableActions(true)
            for case .raster(let image) in list.items { return image.value.raster }
            return nil
        }
        let first = try XCTUnwrap(draw())
        layer.position.x += 3
        layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        layer.opacity = 0.5
        let moved = try XCTUnwrap(draw())
        XCTAssertEqual(first, moved)
        XCTAssertEqual(compositor.rasters.count, 1)
        dot.backgroundColor = .green
        let changed = try XCTUnwrap(draw())
        XCTAssertNotEqual(moved, changed)
        XCTAssertEqual(compositor.rasters.count, 1)
        layer.isHidden = true
        XCTAssertNil(try draw())
        XCTAssertEqual(compositor.rasters.count, 0)
    }

    func testAHugeLayerIsDrawnAsItIs() {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        let layer = CALayer(CGRect(x: 0, y: 0, width: 100_000, height: 100_000), .red)
        layer.shouldRasterize = true
        root.addSublayer(layer)
        XCTAssertPixel(Picture(of: root, size: size)[20, 20], 255, 0, 0)
    }
}
