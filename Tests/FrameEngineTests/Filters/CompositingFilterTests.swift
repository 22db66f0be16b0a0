import CoreGraphics
import LayerTestSupport
import XCTest

@testable import QuartzCore

/// `compositingFilter`: each mode against an independent formula, over the contents of the group behind.
final class CompositingFilterTests: XCTestCase {
    private let size = CGSize(width: 40, height: 32)

    override func setUp() { CATransaction.setDisableActions(true) }

    private let names = CompositingMode.modes.keys.filter { !$0.hasPrefix("CI") && $0 != "plusD" }.sorted()

    private func color(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat) -> CGColor {
        CGColor(red: r, green: g, blue: b, alpha: a)
    }

    /// Returns translucent, opaque and empty parts behind.
    private func backdrop() -> CALayer {
        let root = CALayer(CGRect(origin: .zero, size: size), nil)
        root.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), color(0.9, 0.4, 0.2, 1)))
        root.addSublayer(CALayer(CGRect(x: 10, y: 8, width: 20, height: 20), color(0.2, 0.3, 0.8, 0.6)))
        return root
    }

    private func sublayered(at frame: CGRect) -> CALayer {
        let layer = CALayer(frame, color(0.3, 0.7, 0.1, 0.8))
        layer.addSublayer(CALayer(CGRect(x: 4, y: 4, width: 8, height: 8), color(0.8, 0.8, 0.3, 1)))
        return layer
    }

    private func draw(_ root: CALayer) -> FloatPicture { FloatPicture(Picture(of: root, size: size)) }

    /// Returns the picture of `layer` alone.
    private func alone(_ layer: CALayer) -> FloatPicture {
        let root = CALayer(CGRect(origin: .zero, size: size), nil)
        root.addSublayer(layer)
        let picture = draw(root)
        layer.removeFromSuperlayer()
        return picture
    }

    private func expect(
        _ name: String, _ source: FloatPicture, on behind: FloatPicture, within frame: CGRect
    ) throws -> FloatPicture {
        _ = try XCTUnwrap(ReferenceBlends.blend(name, .zero, .zero), name)
        return FloatPicture(width: behind.width, height: behind.height) { x, y in
            guard frame.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) else { return behind[x, y] }
            let p = ReferenceBlends.blend(name, source[x, y], behind[x, y])!
            return SIMD4(min(p.x, 1), min(p.y, 1), min(p.z, 1), min(p.w, 1))
        }
    }

    func testEachModeOfAPlainLayerAndOfOneWithSublayersAndOpacity() throws {
        let frame = CGRect(x: 6, y: 4, width: 28, height: 24)
        let behind = draw(backdrop())
        for name in names {
            for opacity in [1, 0.5] as [Float] {
                let layer = sublayered(at: frame)
                layer.opacity = opacity
                let source = alone(layer)
                let root = backdrop()
                layer.compositingFilter = name
                root.addSublayer(layer)
                let expected = try expect(name, source, on: behind, within: frame)
                // Quotients of small 8-bit numbers are imprecise.
                let tolerance =
                    ["colorDodge", "colorBurn", "vividLight", "divide"].contains { name.hasPrefix($0) } ? 6 : 3.5
                XCTAssertLessThanOrEqual(draw(root).difference(expected), tolerance, "\(name) at \(opacity)")
            }
        }
    }

    func testCoreImagesNamesAndFilterObjectsMeanTheSame() {
        for (name, other) in [
            ("multiplyBlendMode", "CIMultiplyBlendMode"), ("sourceIn", "CISourceInCompositing"),
            ("colorDodgeBlendMode", "CIColorDodgeBlendMode"), ("maximum", "CIMaximumCompositing"),
        ] {
            XCTAssertEqual(CompositingMode.modes[name], CompositingMode.modes[other])
            let layer = CALayer()
            layer.compositingFilter = CAFilter(type: other)
            XCTAssertEqual(layer.properties.compositing, CompositingMode.modes[name])
        }
    }

    func testMasksAndRoundedClipsWeakenTheMode() throws {
        let frame = CGRect(x: 6, y: 4, width: 28, height: 24)
        let behind = draw(backdrop())
        for name in ["multiplyBlendMode", "linearBurnBlendMode", "screenBlendMode"] {
            let layer = sublayered(at: frame)
            layer.masksToBounds = true
            layer.cornerRadius = 9
            let mask = CALayer(CGRect(x: 0, y: 0, width: 28, height: 20), color(0, 0, 0, 0.7))
            mask.addSublayer(CALayer(CGRect(x: 4, y: 4, width: 9, height: 9), color(0, 0, 0, 1)))
            layer.mask = mask
            let source = alone(layer)
            let root = backdrop()
            layer.compositingFilter = name
            root.addSublayer(layer)
            let expected = try expect(name, source, on: behind, within: frame)
            XCTAssertLessThanOrEqual(draw(root).difference(expected), 3, name)
        }
    }

    func testAGroupWithAPictureOfItsOwnIsolates() throws {
        let frame = CGRect(x: 6, y: 4, width: 28, height: 24)
        for name in ["multiplyBlendMode", "linearLightBlendMode", "sourceIn"] {
            // A parent with an opacity of 1 lets the layer see everything behind; one with less, the parent only.
            for opacity in [1, 0.5] as [Float] {
                let parent = CALayer(CGRect(x: 0, y: 0, width: 40, height: 32), nil)
                parent.addSublayer(CALayer(CGRect(x: 12, y: 0, width: 12, height: 32), color(1, 1, 0, 1)))
                let own = alone(parent)
                let layer = sublayered(at: frame)
                let source = alone(layer)
                layer.compositingFilter = name
                parent.addSublayer(layer)
                parent.opacity = opacity
                let root = backdrop()
                root.addSublayer(parent)
                let below = draw(backdrop())
                let expected: FloatPicture
                if opacity == 1 {
                    let behind = FloatPicture(width: 40, height: 32) { x, y in
                        own[x, y] + below[x, y] * (1 - own[x, y].w)
                    }
                    expected = try expect(name, source, on: behind, within: frame)
                } else {
                    let group = try expect(name, source, on: own, within: frame)
                    expected = FloatPicture(width: 40, height: 32) { x, y in
                        group[x, y] * 0.5 + below[x, y] * (1 - group[x, y].w * 0.5)
                    }
                }
                XCTAssertLessThanOrEqual(draw(root).difference(expected), 3, "\(name) at \(opacity)")
            }
        }
    }

    func testInsideATransformLayerAndAPlainClip() throws {
        let frame = CGRect(x: 6, y: 4, width: 28, height: 24)
        let behind = draw(backdrop())
        let layer = sublayered(at: frame)
        let source = alone(layer)
        layer.compositingFilter = "differenceBlendMode"
        let space = CATransformLayer()
        space.frame = CGRect(origin: .zero, size: size)
        space.addSublayer(layer)
        let root = backdrop()
        root.addSublayer(space)
        let expected = try expect("differenceBlendMode", source, on: behind, within: frame)
        XCTAssertLessThanOrEqual(draw(root).difference(expected), 3)

        // A clip makes a group, at whole pixels as well as at fractions.
        for x in [0, 0.25] as [CGFloat] {
            let clip = CALayer(CGRect(x: x, y: 0, width: 40, height: 32), nil)
            clip.masksToBounds = true
            let inner = CALayer(CGRect(x: 20 - x, y: 20, width: 8, height: 8), color(1, 1, 1, 1))
            inner.compositingFilter = "differenceBlendMode"
            clip.addSublayer(inner)
            let root = CALayer(CGRect(origin: .zero, size: size), color(1, 0, 0, 1))
            root.addSublayer(clip)
            XCTAssertPixel(Picture(of: root, size: size)[24, 24], 255, 255, 255)
        }
    }

    func testARotatedLayerClearsOnlyWhereItIs() {
        let root = CALayer(CGRect(origin: .zero, size: size), color(1, 0, 0, 1))
        let layer = CALayer(CGRect(x: 12, y: 8, width: 16, height: 16), color(0, 0, 0, 1))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        layer.compositingFilter = "sourceOut"
        root.addSublayer(layer)
        let picture = Picture(of: root, size: size)
        XCTAssertPixel(picture[20, 16], 0, 0, 0, 0)
        XCTAssertPixel(picture[11, 7], 255, 0, 0)
        XCTAssertPixel(picture[28, 24], 255, 0, 0)
    }

    /// Each fragment of a layer that another one crosses is composited within its own part: it doesn't clear what the
    /// others drew.
    func testALayerInPiecesClearsOnce() {
        for name in ["sourceOut", "copy", "multiply"] {
            func tree(isCrossed: Bool) -> CALayer {
                let root = CALayer(CGRect(origin: .zero, size: size), color(1, 1, 0, 0.5))
                root.masksToBounds = true
                let layer = CALayer(CGRect(x: 4, y: 6, width: 32, height: 20), color(0, 1, 0, 1))
                layer.compositingFilter = name
                layer.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
                root.addSublayer(layer)
                // Coplanar, and itself barely visible.
                let crossing = CALayer(CGRect(x: 0, y: 0, width: 40, height: 32), color(0, 0, 1, 0.002))
                if isCrossed { root.insertSublayer(crossing, at: 0) }
                return root
            }
            let (whole, cut) = (
                Picture(of: tree(isCrossed: false), size: size), Picture(of: tree(isCrossed: true), size: size)
            )
            for x in [10, 15, 24, 29] {
                XCTAssertLessThanOrEqual(whole[x, 16].difference(cut[x, 16]), 2, "\(name) at \(x)")
            }
        }
    }

    /// Apple's header, of masks: "the layer's `compositingFilter' and `backgroundFilters' properties are ignored."
    func testAMaskIgnoresItsCompositingFilters() {
        for name in ["sourceIn", "destOut", "xor", "multiply"] {
            let layer = CALayer(CGRect(x: 4, y: 4, width: 32, height: 24), color(1, 0, 0, 1))
            let mask = sublayered(at: CGRect(x: 2, y: 2, width: 20, height: 20))
            layer.mask = mask
            let plain = Picture(of: layer, size: size)
            mask.compositingFilter = name
            mask.backgroundFilters = ["colorInvert"]
            XCTAssertEqual(Picture(of: layer, size: size).difference(plain).pixels, 0, name)
            XCTAssertPixel(plain[20, 12], 204, 0, 0, 204)
        }
    }

    func testModesThatClearDoSoWithinTheLayersOutline() {
        for name in ["multiply", "minimum", "sourceIn", "sourceOut", "copy"] {
            for depth in [0, 0.03] as [CGFloat] {
                let root = CALayer(CGRect(origin: .zero, size: size), color(1, 0, 0, 1))
                root.sublayerTransform.m34 = -depth
                let layer = CALayer(CGRect(x: 12, y: 8, width: 16, height: 16), color(0, 1, 0, 1))
                layer.transform =
                    depth > 0
                    ? CATransform3DMakeRotation(1, 0, 1, 0) : CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
                layer.compositingFilter = name
                root.addSublayer(layer)
                let picture = Picture(of: root, size: size)
                // Around the layer; for the one in perspective, above and below its narrow side.
                let others = depth > 0 ? [(24, 8), (24, 23)] : [(11, 7), (28, 24), (11, 24), (28, 7)]
                for (x, y) in others { XCTAssertPixel(picture[x, y], 255, 0, 0) }
                XCTAssertNotEqual(picture[20, 16], Picture.Pixel(255, 0, 0), "\(name) does something")
            }
        }
    }
}
