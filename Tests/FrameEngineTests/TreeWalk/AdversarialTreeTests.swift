import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

@testable import CoreGraphics

/// Adversarial trees are drawn in bounded time and memory, and without overflowing the stack.
final class AdversarialTreeTests: XCTestCase {
    private let size = CGSize(width: 20, height: 20)

    /// Returns nested layers of 10 x 10 points, the innermost red.
    private func chain(of count: Int, _ make: (Int) -> CALayer = { _ in CALayer() }) -> CALayer {
        let layers = (0..<count).map(make)
        for layer in layers { layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
        for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
        layers[count - 1].backgroundColor = .red
        return layers[0]
    }

    private func picture(_ root: CALayer) -> Picture { Picture(of: root, size: size) }

    // MARK: Depth

    func testAHundredThousandLevels() {
        let picture = picture(chain(of: 100_000))
        XCTAssertPixel(picture[5, 5], 255, 0, 0)
        XCTAssertPixel(picture[15, 5], 0, 0, 0, 0)
    }

    func testLevelsWithBordersAndSquareClips() {
        let root = chain(of: 20_000) { _ in
            let layer = CALayer()
            layer.masksToBounds = true
            layer.borderWidth = 1
            layer.borderColor = .green
            return layer
        }
        let picture = picture(root)
        XCTAssertPixel(picture[5, 5], 255, 0, 0)
        XCTAssertPixel(picture[0, 5], 0, 255, 0)
    }

    func testDeeplyNestedGroupsAreDrawn() {
        for isClipped in [false, true] {
            let root = chain(of: 20_000) { _ in
                let layer = CALayer()
                layer.opacity = isClipped ? 1 : 0.9999
                layer.masksToBounds = isClipped
                layer.cornerRadius = 3
                return layer
            }
            root.backgroundColor = .blue
            XCTAssertPixel(picture(root)[5, 5], 0, 0, 255)
        }
    }

    func testLevelsInSpace() {
        let root = chain(of: 400) { _ in
            let layer = CALayer()
            layer.transform = CATransform3DMakeRotation(1e-6, 0, 1, 0)
            let crossing = CALayer(CGRect(x: 0, y: 0, width: 2, height: 2), .green)
            crossing.transform = CATransform3DMakeRotation(0.3, 1, 0, 0)
            layer.addSublayer(crossing)
            return layer
        }
        XCTAssertPixel(picture(root)[6, 6], 255, 0, 0)
        XCTAssertPixel(picture(chain(of: 40_000) { _ in CATransformLayer() })[15, 15], 0, 0, 0, 0)
    }

    /// Layers with nothing left to draw after sorting: they have no size, or lie behind the eye.
    func testSortedLayersWithNothingToDraw() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        root.sublayerTransform.m34 = -1 / 10
        for (size, z) in [(0, 0), (5, 1000)] as [(CGFloat, CGFloat)] {
            root.sublayers = (0..<2).map { index in
                let layer = CALayer(CGRect(x: 5, y: 5, width: size, height: size), .red)
                layer.transform = CATransform3DMakeRotation(0.3, 0, 1, CGFloat(index))
                layer.zPosition = z
                return layer
            }
            XCTAssertPixel(picture(root)[6, 6], 255, 255, 255)
        }
    }

    func testMasksOfMasks() {
        let layers = (0..<2000).map { _ in CALayer(CGRect(x: 0, y: 0, width: 10, height: 10), .red) }
        for (masked, mask) in zip(layers, layers.dropFirst()) { masked.mask = mask }
        _ = picture(layers[0])
        for index in 80..<2000 { layers[index].mask = nil }
        XCTAssertPixel(picture(layers[0])[5, 5], 255, 0, 0)
    }

    func testShadowsWithinShadows() {
        let root = chain(of: 60) { _ in
            let layer = CALayer()
            layer.shadowOpacity = 1
            layer.shadowRadius = 1
            layer.shadowOffset = CGSize(width: 6, height: 6)
            return layer
        }
        let picture = picture(root)
        XCTAssertPixel(picture[5, 5], 255, 0, 0)
        XCTAssertPixel(picture[13, 13], 0, 0, 0)
    }

    // MARK: Number and size

    func testManyLayers() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        root.sublayers = (0..<30_000).map { index in
            CALayer(CGRect(x: index % 20, y: index / 20 % 20, width: 1, height: 1), .red)
        }
        XCTAssertPixel(picture(root)[19, 19], 255, 0, 0)
    }

    /// Each mask of one shape becomes a clip, which must not copy all items listed before.
    func testManyMaskedLayers() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        root.sublayers = (0..<20_000).map { index in
            let layer = CALayer(CGRect(x: index % 20, y: index / 20 % 20, width: 1, height: 1), .red)
            layer.mask = CALayer(CGRect(x: 0, y: 0, width: 1, height: 1), .black)
            layer.mask?.cornerRadius = 0.2
            return layer
        }
        XCTAssertPixel(picture(root)[19, 19], 255, 0, 0)
    }

    func testAVeryWideLayer() {
        let layer = CALayer(CGRect(x: -25_000, y: 5, width: 50_000, height: 10), .red)
        layer.cornerRadius = 4
        layer.borderWidth = 1
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        layer.addSublayer(CALayer(CGRect(x: 25_000, y: 2, width: 40_000, height: 2), .blue))
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: -20_000, y: 14, width: 50_000, height: 4)
        gradient.colors = [CGColor.red, CGColor.red]
        let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        root.sublayers = [layer, gradient]
        let picture = picture(root)
        XCTAssertPixel(picture[10, 10], 255, 0, 0)
        XCTAssertPixel(picture[10, 7], 0, 0, 255)
        XCTAssertPixel(picture[10, 16], 255, 0, 0)
    }

    func testAnEndlessBlur() {
        for radius in [10_000, 1e30, CGFloat.greatestFiniteMagnitude] {
            let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
            let layer = CALayer(CGRect(x: 5, y: 5, width: 10, height: 10), .red)
            layer.shadowOpacity = 1
            layer.shadowRadius = radius
            layer.cornerRadius = 2
            layer.addSublayer(CALayer(CGRect(x: -3, y: 0, width: 5, height: 5), .green))
            root.addSublayer(layer)
            XCTAssertPixel(picture(root)[10, 12], 255, 0, 0)
            XCTAssertPixel(picture(root)[0, 0], 255, 255, 255)
        }
    }

    func testManyFiltersOnALayer() {
        func filters(_ count: Int, _ type: String, _ radius: CGFloat = 10) -> [CAFilter] {
            (0..<count).map { _ in
                let filter = CAFilter(type: type)
                filter.setValue(radius, forKey: "inputRadius")
                return filter
            }
        }
        // An even number, of which a hundred are drawn.
        let inverted = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        inverted.filters = filters(20_000, "colorInvert")
        XCTAssertPixel(picture(inverted)[10, 10], 255, 0, 0)
        let blurred = CALayer(CGRect(x: 5, y: 5, width: 10, height: 10), .red)
        blurred.filters = filters(6, "gaussianBlur", 10_000)
        blurred.backgroundFilters = filters(6, "gaussianBlur", 10_000)
        let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        root.addSublayer(blurred)
        XCTAssertPixel(picture(root)[0, 0], 255, 255, 255)
        // Each bloom uses the previous one twice.
        inverted.filters = filters(40, "bloom", 0) + filters(40, "bloom", 0.1) + filters(20, "bloom", 10)
        XCTAssertPixel(picture(inverted)[10, 10], 255, 0, 0)
    }

    func testAnimationsWithoutEnd() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        for _ in 0..<20_000 {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.byValue, animation.beginTime, animation.duration) = (0.001, 1, 2)
            animation.isAdditive = true
            layer.add(animation, forKey: nil)
        }
        let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        root.addSublayer(layer)
        let picture = Picture(of: root, size: size, at: 2)
        XCTAssertPixel(picture[5, 5], 255, 255, 255)
        XCTAssertPixel(picture[14, 5], 255, 0, 0)
    }

    // MARK: Numbers

    func testScalesFromNothingToEverything() {
        for scale in [1e-30, 1e-300, 1e30, 1e300] as [CGFloat] {
            let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
            let layer = CALayer(CGRect(x: 5, y: 5, width: 10, height: 10), .red)
            layer.transform = CATransform3DMakeScale(scale, scale, 1)
            layer.cornerRadius = 3
            layer.borderWidth = 1
            layer.borderColor = .red
            layer.shadowOpacity = 0.5
            layer.masksToBounds = scale == 1e30
            let inner = CALayer(CGRect(x: 1, y: 1, width: 8, height: 8), .red)
            inner.transform = CATransform3DMakeRotation(0.5, 1, 1, 0)
            layer.addSublayer(inner)
            root.addSublayer(layer)
            root.sublayerTransform.m34 = -1 / 500
            _ = picture(root)
            root.sublayerTransform = CATransform3DIdentity
            let result = picture(root)
            if scale < 1e-30 || scale > 1e30 { continue }
            XCTAssertPixel(result[0, 0], 255, scale < 1 ? 255 : 0, scale < 1 ? 255 : 0)
        }
    }

    func testTransformsThatAreNotFinite() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        let layer = CALayer(CGRect(x: 5, y: 5, width: 10, height: 10), .red)
        root.addSublayer(layer)
        for value in [CGFloat.nan, .infinity, -.infinity] {
            for index in 0..<16 {
                var transform = CATransform3DIdentity
                withUnsafeMutableBytes(of: &transform) { $0.bindMemory(to: CGFloat.self)[index] = value }
                layer.transform = transform
                XCTAssertPixel(picture(root)[10, 10], 255, 0, 0)
                let animation = CABasicAnimation(keyPath: "transform")
                animation.fromValue = CATransform3DIdentity
                animation.toValue = transform
                animation.duration = 10
                layer.add(animation, forKey: "odd")
                _ = picture(root)
                layer.removeAllAnimations()
            }
        }
    }

    func testSurfacesOfOnePixelAndOfNone() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        let half = CALayer(CGRect(x: 0.25, y: 0, width: 0.5, height: 1), .black)
        half.allowsEdgeAntialiasing = true
        root.addSublayer(half)
        XCTAssertPixel(Picture(of: root, size: CGSize(width: 1, height: 1))[0, 0], 128, 128, 128)
        let context = Picture.context(size: CGSize(width: 1, height: 1))
        for bounds in [CGRect.zero, CGRect(x: 0, y: 0, width: 0, height: 1e9), CGRect.null, CGRect.infinite] {
            let renderer = CARenderer(context: context)
            renderer.layer = root
            renderer.bounds = bounds
            renderer.beginFrame(atTime: 0, timeStamp: nil)
            renderer.render()
            renderer.endFrame()
        }
    }

    func testRandomNumbersEverywhere() {
        var random = SeededRandom(seed: 4)
        let odd: [CGFloat] = [
            0, 1, -1, 0.5, 1e-30, 1e30, -1e30, 1e9, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
        ]
        for _ in 0..<400 {
            func next() -> CGFloat { odd.randomElement(using: &random)! }
            let root = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
            let layer = CAGradientLayer()
            layer.colors = [CGColor.red, CGColor.green]
            layer.bounds = CGRect(x: next(), y: next(), width: next(), height: next())
            layer.position = CGPoint(x: next(), y: next())
            layer.zPosition = next()
            layer.anchorPoint = CGPoint(x: next(), y: next())
            layer.startPoint = CGPoint(x: next(), y: next())
            layer.cornerRadius = next()
            layer.borderWidth = next()
            layer.shadowOpacity = Float(next())
            layer.shadowRadius = next()
            layer.shadowOffset = CGSize(width: next(), height: next())
            layer.opacity = Float(next())
            layer.masksToBounds = Bool.random(using: &random)
            var transform = CATransform3DIdentity
            (transform.m11, transform.m12, transform.m13, transform.m14) = (next(), next(), next(), next())
            (transform.m33, transform.m34, transform.m43, transform.m44) = (next(), next(), next(), next())
            layer.transform = transform
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: next(), y: next(), width: next(), height: next()), transform: nil)
            shape.strokeColor = .black
            shape.lineWidth = next()
            layer.addSublayer(shape)
            root.sublayers = [layer, CALayer(CGRect(x: 1, y: 1, width: 3, height: 3), .blue)]
            _ = picture(root)
        }
    }
}
