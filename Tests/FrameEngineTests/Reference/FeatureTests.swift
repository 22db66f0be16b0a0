@_spi(Compositing) import QuartzCore
import LayerTestSupport
import Raster
import XCTest

@testable import CoreGraphics
@testable import QuartzCore

/// Layers' features, one by one and at several scales, drawn by both compositors.
final class FeatureTests: XCTestCase {
    private let size = CGSize(width: 36, height: 36)

    private func compare(
        _ layers: [CALayer], perspective: CGFloat = 0, at time: Double = 0, within tolerance: Int = 4,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let root = CALayer(CGRect(origin: .zero, size: size), CGColor(red: 0.9, green: 0.95, blue: 1, alpha: 1))
        if perspective > 0 { root.sublayerTransform.m34 = -1 / perspective }
        root.sublayers = layers
        for scale in [1, 1.5, 2] as [CGFloat] {
            let list = displayList(of: root, size: size, scale: scale, at: time)
            let fast = PixelBuffer(of: size, scale: scale)
            let reference = PixelBuffer(of: size, scale: scale)
            fast.draw(list, with: SoftwareCompositor(threads: 2))
            reference.draw(list, with: ReferenceCompositor())
            let difference = fast.difference(reference, beyond: tolerance)
            XCTAssertEqual(difference.pixels, 0, "scale \(scale): \(difference)", file: file, line: line)
        }
    }

    private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private func square(_ color: CGColor, _ frame: CGRect = CGRect(x: 8, y: 8, width: 20, height: 20)) -> CALayer {
        CALayer(frame, color)
    }

    private func tilted(_ layer: CALayer, by angle: CGFloat = 0.9) -> CALayer {
        layer.transform = CATransform3DMakeRotation(angle, 0.4, 1, 0.1)
        return layer
    }

    private func gradient(_ type: CAGradientLayerType) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 6, y: 6, width: 24, height: 24)
        layer.type = type
        layer.colors = [color(1, 0, 0), color(0, 1, 0, 0.5), color(0, 0, 1)]
        layer.startPoint = CGPoint(x: 0.4, y: 0.4)
        layer.endPoint = CGPoint(x: 1, y: 0.9)
        return layer
    }

    private func image() -> CGImage {
        let context = Picture.context(size: CGSize(width: 5, height: 5))
        for index in 0..<25 {
            context.setFillColor(color(index % 2 == 0 ? 1 : 0, CGFloat(index) / 25, 0.3, index % 3 == 0 ? 0.5 : 1))
            context.fill(CGRect(x: index % 5, y: index / 5, width: 1, height: 1))
        }
        return context.makeImage()!
    }

    // MARK: Groups

    func testTranslucentOverTranslucent() {
        var layers: [CALayer] = []
        for index in 0..<4 {
            let offset = CGFloat(index) * 4
            layers.append(
                square(
                    color(0.2, CGFloat(index) / 4, 0.8, 0.35), CGRect(x: 3 + offset, y: 3, width: 17, height: 28)))
        }
        compare(layers, within: 1)
    }

    func testGroupsWithinGroups() {
        let outer = square(color(1, 0, 0))
        let inner = square(color(0, 0, 1), CGRect(x: 5, y: 5, width: 20, height: 10))
        inner.addSublayer(square(color(1, 1, 0), CGRect(x: -3, y: 2, width: 8, height: 12)))
        (outer.opacity, inner.opacity) = (0.7, 0.5)
        outer.addSublayer(inner)
        compare([outer])
    }

    // MARK: Masks and corners

    func testMasksOfMasksThatTurn() {
        let layer = square(color(0, 0.5, 1))
        let mask = gradient(.axial)
        mask.frame = layer.bounds
        mask.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        let inner = square(color(0, 0, 0), CGRect(x: 2, y: 4, width: 18, height: 14))
        inner.cornerRadius = 6
        inner.addSublayer(square(color(0, 0, 0, 0.5), CGRect(x: -2, y: -4, width: 6, height: 30)))
        mask.mask = inner
        layer.mask = mask
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = 3
        turn.duration = 4
        turn.beginTime = 1
        mask.add(turn, forKey: "turn")
        compare([layer], at: 2)
    }

    func testClipsWithCornersAndBorders() {
        for curve in [CALayerCornerCurve.circular, .continuous] {
            let layer = square(color(1, 0.8, 0.2))
            layer.contents = image()
            layer.cornerRadius = 7
            layer.cornerCurve = curve
            layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner, .layerMaxXMinYCorner]
            layer.masksToBounds = true
            layer.borderWidth = 1.5
            layer.borderColor = color(0, 0, 0, 0.6)
            layer.addSublayer(square(color(0, 0.6, 0), CGRect(x: 10, y: -4, width: 20, height: 12)))
            compare([layer])
            compare([tilted(layer)], perspective: 60)
        }
    }

    func testThinBorders() {
        for width in [0.25, 0.5, 1, 30] as [CGFloat] {
            let layer = square(color(1, 1, 1), CGRect(x: 8.3, y: 8.6, width: 19.2, height: 17.7))
            layer.borderWidth = width
            compare([layer])
            compare([tilted(layer, by: 1.4)], perspective: 80)
        }
    }

    // MARK: Shadows

    func testShadows() {
        for radius in [0, 0.1, 1, 4] as [CGFloat] {
            let layer = square(color(1, 0, 0, 0.8), CGRect(x: 10, y: 10, width: 14, height: 12))
            layer.addSublayer(square(color(0, 0, 1), CGRect(x: 8, y: 8, width: 10, height: 10)))
            layer.shadowOpacity = 0.8
            layer.shadowRadius = radius
            layer.shadowOffset = CGSize(width: 3, height: 2.5)
            compare([layer])
            layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
            compare([layer])
            layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 16), transform: nil)
            compare([tilted(layer)], perspective: 60)
            layer.masksToBounds = true
            compare([layer])
        }
    }

    // MARK: Depth

    func testPicturesAndGradientsInPerspective() {
        let picture = CALayer(CGRect(x: 6, y: 6, width: 24, height: 24), nil)
        picture.contents = image()
        compare([tilted(picture)], perspective: 40)
        for type in [CAGradientLayerType.axial, .radial, .conic] {
            compare([tilted(gradient(type))], perspective: 40, within: type == .conic ? 40 : 4)
        }
    }

    func testLayersPartlyBehindTheEye() {
        let layer = square(color(0.2, 0.2, 0.8), CGRect(x: -60, y: 8, width: 156, height: 20))
        layer.cornerRadius = 9
        compare([tilted(layer, by: 1.2)], perspective: 20)
    }

    func testCrossingPanesInTransformLayers() {
        let deep = CATransformLayer()
        deep.frame = CGRect(origin: .zero, size: size)
        let inner = CATransformLayer()
        inner.frame = deep.bounds
        inner.transform = CATransform3DMakeRotation(0.3, 1, 0, 0)
        inner.addSublayer(tilted(square(color(1, 0, 0, 0.7)), by: 0.8))
        inner.addSublayer(tilted(square(color(0, 1, 0)), by: -0.8))
        let flat = CALayer(deep.bounds, nil)
        flat.transform = CATransform3DMakeRotation(1.2, 0, 1, 0)
        flat.addSublayer(square(color(0, 0, 1, 0.5)))
        let back = tilted(square(color(0, 0, 0)), by: 2.5)
        back.isDoubleSided = false
        deep.sublayers = [inner, flat, back]
        compare([deep], perspective: 70)
    }

    // MARK: Filters

    private func filter(_ type: String, _ inputs: [String: CGFloat]) -> CAFilter {
        let filter = CAFilter(type: type)
        for (key, value) in inputs { filter.setValue(value, forKey: key) }
        return filter
    }

    func testFilteredGroupsThatTurnAreMaskedAndCastShadows() {
        for filters in [
            [filter("gaussianBlur", ["inputRadius": 1.5])],
            [filter("colorInvert", [:]), filter("gaussianBlur", ["inputRadius": 1])],
            [filter("bloom", ["inputRadius": 2, "inputIntensity": 0.7])],
            [filter("vignette", ["inputRadius": 1.2, "inputIntensity": 0.8])],
            [filter("colorHueRotate", ["inputAngle": 1]), filter("sepiaTone", ["inputIntensity": 0.5])],
        ] {
            let layer = square(color(0.9, 0.5, 0.1))
            layer.addSublayer(square(color(0, 0.3, 1), CGRect(x: 5, y: 4, width: 20, height: 9)))
            (layer.filters, layer.shadowOpacity, layer.shadowRadius) = (filters, 0.7, 1)
            compare([layer])
            layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
            layer.mask = square(color(0, 0, 0), CGRect(x: 1, y: 2, width: 16, height: 18))
            layer.opacity = 0.8
            compare([layer])
            (layer.masksToBounds, layer.cornerRadius) = (true, 6)
            compare([tilted(layer)], perspective: 60, within: 6)
        }
    }

    func testPanesOfGlass() {
        for filters in [[filter("gaussianBlur", ["inputRadius": 2])], [filter("colorSaturate", ["inputAmount": 0])]] {
            let pane = square(color(1, 1, 1, 0.2))
            (pane.backgroundFilters, pane.cornerRadius) = (filters, 6)
            let below = square(color(1, 0, 0), CGRect(x: 0, y: 12, width: 36, height: 8))
            compare([below, pane])
            pane.compositingFilter = "screenBlendMode"
            pane.opacity = 0.6
            compare([below, tilted(pane)], perspective: 60)
        }
    }

    func testPicturesThatAreKept() {
        let layer = square(color(0.1, 0.5, 0.3))
        (layer.cornerRadius, layer.shouldRasterize) = (5, true)
        layer.addSublayer(square(color(1, 1, 0, 0.7), CGRect(x: 4, y: 9, width: 22, height: 6)))
        for scale in [0.6, 1, 2.5] as [CGFloat] {
            layer.rasterizationScale = scale
            compare([layer], within: 6)
            compare([tilted(layer)], perspective: 60, within: 6)
        }
    }

    func testParticles() {
        for mode in [CAEmitterLayerRenderMode.additive, .oldestFirst] {
            let emitter = CAEmitterLayer()
            emitter.frame = CGRect(origin: .zero, size: size)
            emitter.emitterPosition = CGPoint(x: 18, y: 18)
            (emitter.renderMode, emitter.beginTime) = (mode, 1)
            let cell = CAEmitterCell()
            cell.contents = image()
            (cell.birthRate, cell.lifetime, cell.velocity) = (12, 3, 7)
            (cell.emissionRange, cell.scale, cell.spin) = (6, 1.3, 1)
            cell.color = color(0.9, 0.6, 0.4, 0.5)
            emitter.emitterCells = [cell]
            compare([emitter], at: 3.5)
            compare([tilted(emitter, by: 0.4)], perspective: 90, at: 3.5, within: 5)
        }
    }

    // MARK: Contents

    /// Rows of pixels reduced by different factors at their two ends.
    func testSmallerPicturesInPerspective() {
        let context = Picture.context(size: CGSize(width: 64, height: 64))
        for index in 0..<256 {
            context.setFillColor(color(CGFloat(index % 5) / 4, CGFloat(index % 3) / 2, CGFloat(index % 7) / 6))
            context.fill(CGRect(x: index % 16 * 4, y: index / 16 * 4, width: 4, height: 4))
        }
        let layer = CALayer(CGRect(x: 2, y: 4, width: 32, height: 28), nil)
        layer.contents = context.makeImage()
        layer.minificationFilter = .trilinear
        layer.transform = CATransform3DMakeRotation(1.1, 0, 1, 0)
        compare([layer], perspective: 30, within: 5)
    }

    func testPlacesOfContents() {
        for gravity in [CALayerContentsGravity.resize, .resizeAspect, .center, .bottomRight] {
            for filter in [CALayerContentsFilter.linear, .nearest] {
                let layer = CALayer(CGRect(x: 4.37, y: 6.21, width: 27.13, height: 19.3), nil)
                layer.contents = image()
                layer.contentsGravity = gravity
                layer.magnificationFilter = filter
                layer.contentsRect = CGRect(x: 0.2, y: 0, width: 0.6, height: 1)
                layer.opacity = 0.8
                compare([layer])
            }
        }
        let stretched = CALayer(CGRect(x: 3, y: 3, width: 30, height: 25), nil)
        stretched.contents = image()
        stretched.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
        compare([stretched])
    }
}
