import CoreGraphics
import LayerTestSupport
import QuartzCore
import XCTest

/// `filters` and `backgroundFilters`, against independent formulas from their definitions.
final class LayerFilterTests: XCTestCase {
    private let size = CGSize(width: 48, height: 40)

    override func setUp() { CATransaction.setDisableActions(true) }

    private func filter(_ type: String, _ inputs: [String: Any] = [:], name: String? = nil) -> CAFilter {
        let filter = CAFilter(type: type)
        for (key, value) in inputs { filter.setValue(value, forKey: key) }
        if let name { filter.name = name }
        return filter
    }

    /// Returns a layer with a translucent part and a sublayer that extends beyond it.
    private func group() -> CALayer {
        let layer = CALayer(
            CGRect(x: 14, y: 12, width: 16, height: 14), CGColor(red: 0.8, green: 0.3, blue: 0.1, alpha: 0.6))
        layer.addSublayer(
            CALayer(CGRect(x: 10, y: 4, width: 12, height: 6), CGColor(red: 0.1, green: 0.5, blue: 0.9, alpha: 1)))
        return layer
    }

    private func root(_ layer: CALayer) -> CALayer {
        let root = CALayer(CGRect(origin: .zero, size: size), nil)
        root.addSublayer(layer)
        return root
    }

    private func draw(_ layer: CALayer, threads: Int = 2) -> FloatPicture {
        FloatPicture(Picture(of: root(layer), size: size, threads: threads))
    }

    // MARK: Blur

    func testABlurIsTheGaussianOfTheGroup() {
        for radius in [1.0, 2, 5] {
            let plain = draw(group())
            let layer = group()
            layer.filters = [filter("gaussianBlur", ["inputRadius": radius])]
            XCTAssertLessThanOrEqual(draw(layer).difference(plain.blurred(radius)), 1, "radius \(radius)")
        }
    }

    func testAWideBlurStaysNearTheGaussian() {
        let whole = CGSize(width: 90, height: 70)
        func draw(_ blur: Double) -> FloatPicture {
            let root = CALayer(CGRect(origin: .zero, size: whole), nil)
            let layer = CALayer(CGRect(x: 30, y: 25, width: 30, height: 20), .red)
            if blur > 0 { layer.filters = [filter("CIGaussianBlur", ["inputRadius": blur])] }
            root.addSublayer(layer)
            return FloatPicture(Picture(of: root, size: whole))
        }
        XCTAssertLessThanOrEqual(draw(17).difference(draw(0).blurred(17)), 3)
    }

    func testABlurGrowsWithTheLayersScaleAndOneWayWhereItIsStretched() {
        let layer = CALayer(CGRect(x: 14, y: 14, width: 20, height: 12), .red)
        layer.filters = [filter("gaussianBlur", ["inputRadius": 2])]
        layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: 0.5))
        let picture = draw(layer)
        let stretched = CALayer(CGRect(x: 14, y: 17, width: 20, height: 6), .red)
        stretched.filters = [filter("gaussianBlur", ["inputRadius": 1])]
        let even = draw(stretched)
        // Along the middle row, one is blurred by 2; along the middle column, like the other, by 1.
        XCTAssertEqual(picture[24, 16].w, even[24, 16].w, accuracy: 0.02)
        XCTAssertGreaterThan(picture[11, 20].w, even[11, 20].w + 0.05)
    }

    func testARotatedLayersBlurIsTheRotatedPicturesBlur() {
        let layer = group()
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        let plain = draw(layer)
        layer.removeFromSuperlayer()
        layer.filters = [filter("gaussianBlur", ["inputRadius": 2])]
        XCTAssertLessThanOrEqual(draw(layer).difference(plain.blurred(2)), 1.5)
    }

    func testOpacityAndMaskCutTheFilteredPicture() {
        let layer = group()
        layer.filters = [filter("gaussianBlur", ["inputRadius": 2])]
        let plain = draw(layer)
        layer.removeFromSuperlayer()
        layer.opacity = 0.5
        let mask = CALayer(CGRect(x: 0, y: 0, width: 8, height: 14), .black)
        layer.mask = mask
        let masked = draw(layer)
        let expected = FloatPicture(width: plain.width, height: plain.height) { x, y in
            x >= 14 && x < 22 && y >= 12 && y < 26 ? plain[x, y] * 0.5 : .zero
        }
        XCTAssertLessThanOrEqual(masked.difference(expected), 1.5)
    }

    func testAShadowIsTheFilteredPictures() {
        let layer = CALayer(CGRect(x: 14, y: 12, width: 16, height: 14), .red)
        layer.filters = [filter("gaussianBlur", ["inputRadius": 3])]
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = .zero
        layer.shadowColor = .blue
        let picture = draw(layer)
        let alpha = draw(
            {
                let plain = CALayer(CGRect(x: 14, y: 12, width: 16, height: 14), .red)
                plain.filters = [filter("gaussianBlur", ["inputRadius": 3])]
                return plain
            }())
        // Over a shadow of the same alpha: a + a (1 - a).
        let a = alpha[14, 19].w
        XCTAssertEqual(picture[14, 19].w, a + a * (1 - a), accuracy: 0.01)
    }

    // MARK: Colours

    func testColourFiltersMapStraightColours() {
        let luma: (SIMD4<Double>) -> Double = { 0.2126 * $0.x + 0.7152 * $0.y + 0.0722 * $0.z }
        func channels(_ c: SIMD4<Double>, _ f: (Double) -> Double) -> SIMD4<Double> {
            SIMD4(f(c.x), f(c.y), f(c.z), c.w)
        }
        let cases: [(CAFilter, (SIMD4<Double>) -> SIMD4<Double>)] = [
            (filter("colorInvert"), { c in channels(c) { 1 - $0 } }),
            (filter("colorSaturate", ["inputAmount": 0.25]), { c in channels(c) { luma(c) * 0.75 + $0 * 0.25 } }),
            (filter("colorBrightness", ["inputAmount": 0.3]), { c in channels(c) { $0 + 0.3 } }),
            (filter("colorContrast", ["inputAmount": 1.8]), { c in channels(c) { ($0 - 0.5) * 1.8 + 0.5 } }),
            (
                filter(
                    "colorMatrix",
                    ["inputColorMatrix": [0, 1, 0, 0, 0.1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0]]),
                { SIMD4($0.y + 0.1, $0.z, $0.x, $0.w / 2) }
            ),
            (
                filter("CISepiaTone", ["inputIntensity": 1]),
                {
                    SIMD4(
                        0.393 * $0.x + 0.769 * $0.y + 0.189 * $0.z, 0.349 * $0.x + 0.686 * $0.y + 0.168 * $0.z,
                        0.272 * $0.x + 0.534 * $0.y + 0.131 * $0.z, $0.w)
                }
            ),
            (
                filter("CIColorControls", ["inputSaturation": 0, "inputBrightness": 0.1, "inputContrast": 0.5]),
                { c in channels(c) { _ in (luma(c) + 0.1 - 0.5) * 0.5 + 0.5 } }
            ),
            // Also for soft edges: a white one with half coverage has half the opacity.
            (filter("luminanceToAlpha"), { SIMD4(0, 0, 0, luma($0) * $0.w) }),
        ]
        let plain = draw(group())
        for (filter, map) in cases {
            let layer = group()
            layer.filters = [filter]
            let expected = plain.map { pixel in
                let c = map(pixel.straight)
                let cut = SIMD4(max(0, min(c.x, 1)), max(0, min(c.y, 1)), max(0, min(c.z, 1)), max(0, min(c.w, 1)))
                return pixel.w > 0 ? .color(cut.x, cut.y, cut.z, cut.w) : .zero
            }
            XCTAssertLessThanOrEqual(draw(layer).difference(expected), 2, filter.type)
        }
    }

    /// `masksToBounds` is a mask like any other, and masks clip the output of filters.
    func testTheBoundsCutWhatABlurSpreads() {
        for radius in [0, 9] as [CGFloat] {
            func tree(clips: Bool, isBlurred: Bool) -> CALayer {
                let layer = CALayer(
                    CGRect(x: 12, y: 10, width: 24, height: 20), CGColor(red: 0, green: 0, blue: 1, alpha: 1))
                layer.addSublayer(
                    CALayer(CGRect(x: 16, y: -4, width: 14, height: 14), CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
                (layer.cornerRadius, layer.masksToBounds) = (radius, clips)
                if isBlurred { layer.filters = [filter("gaussianBlur", ["inputRadius": 2])] }
                return layer
            }
            let blurred = draw(tree(clips: false, isBlurred: true))
            let shape = draw(tree(clips: true, isBlurred: false))
            let expected = FloatPicture(width: blurred.width, height: blurred.height) { x, y in
                blurred[x, y] * shape[x, y].w
            }
            XCTAssertLessThanOrEqual(draw(tree(clips: true, isBlurred: true)).difference(expected), 2)
        }
    }

    func testAHueRotationByAThirdOfATurnTakesRedToGreen() {
        let layer = CALayer(
            CGRect(x: 14, y: 12, width: 16, height: 14), CGColor(red: 0.7, green: 0.5, blue: 0.5, alpha: 1))
        layer.filters = [filter("colorHueRotate", ["inputAngle": 2 * Double.pi / 3])]
        let pixel = draw(layer)[20, 20]
        XCTAssertGreaterThan(pixel.y, pixel.x)
        XCTAssertGreaterThan(pixel.y, pixel.z)
        // As bright as before.
        XCTAssertEqual(0.213 * pixel.x + 0.715 * pixel.y + 0.072 * pixel.z, 0.5426, accuracy: 0.01)
    }

    func testAVignetteDarkensCornersAndABloomGlows() {
        let layer = CALayer(CGRect(x: 8, y: 8, width: 32, height: 24), .white)
        layer.filters = [filter("vignette", ["inputIntensity": 1, "inputRadius": 1])]
        let picture = draw(layer)
        XCTAssertEqual(picture[24, 20].x, 1, accuracy: 0.01)
        XCTAssertLessThan(picture[9, 9].x, 0.2)
        XCTAssertEqual(picture[9, 9].w, 1, accuracy: 0.01)
        let glowing = CALayer(CGRect(x: 18, y: 16, width: 12, height: 8), .red)
        glowing.filters = [filter("bloom", ["inputIntensity": 1, "inputRadius": 3])]
        let plain = FloatPicture(width: 48, height: 40) { x, y in
            x >= 18 && x < 30 && y >= 16 && y < 24 ? .color(1, 0, 0, 1) : .zero
        }
        let glow = plain.blurred(3)
        let expected = FloatPicture(width: 48, height: 40) { x, y in
            plain[x, y] + glow[x, y] - plain[x, y] * glow[x, y]
        }
        XCTAssertLessThanOrEqual(draw(glowing).difference(expected), 1.5)
    }

    // MARK: Backgrounds

    private func striped(_ glass: CALayer) -> CALayer {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        for x in stride(from: 0, to: 48, by: 8) {
            root.addSublayer(CALayer(CGRect(x: x, y: 0, width: 4, height: 40), .black))
        }
        root.addSublayer(glass)
        return root
    }

    func testABackgroundFilterChangesWhatLiesBelowWithinTheBounds() {
        let below = FloatPicture(Picture(of: striped(CALayer()), size: size))
        let blurred = below.blurred(2, repeatingEdges: true)
        for (opacity, color) in [(1.0, nil), (0.5, CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))] {
            let glass = CALayer(CGRect(x: 10, y: 5, width: 30, height: 35), color)
            glass.opacity = Float(opacity)
            glass.backgroundFilters = [filter("gaussianBlur", ["inputRadius": 2])]
            let picture = FloatPicture(Picture(of: striped(glass), size: size))
            let expected = FloatPicture(width: 48, height: 40) { x, y in
                guard x >= 10, x < 40, y >= 5 else { return below[x, y] }
                let tint: SIMD4<Double> = color == nil ? .zero : .color(1, 0, 0, 0.25)
                let inside = tint + blurred[x, y] * (1 - tint.w)
                return below[x, y] * (1 - opacity) + inside * opacity
            }
            XCTAssertLessThanOrEqual(picture.difference(expected), 2, "opacity \(opacity)")
        }
    }

    func testABackgroundFilterIsClippedToCornersAndMask() {
        let glass = CALayer(CGRect(x: 8, y: 4, width: 32, height: 32), nil)
        glass.cornerRadius = 16
        glass.backgroundFilters = ["colorInvert"]
        let root = striped(glass)
        var picture = Picture(of: root, size: size)
        XCTAssertPixel(picture[9, 5], 0, 0, 0)
        XCTAssertPixel(picture[25, 20], 255, 255, 255)
        XCTAssertPixel(picture[29, 20], 0, 0, 0)
        let mask = CALayer(CGRect(x: 0, y: 0, width: 16, height: 32), nil)
        mask.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 16, height: 16), .black))
        mask.addSublayer(CALayer(CGRect(x: 4, y: 4, width: 4, height: 4), .red))
        glass.mask = mask
        picture = Picture(of: root, size: size)
        XCTAssertPixel(picture[20, 12], 0, 0, 0)
        XCTAssertPixel(picture[25, 30], 0, 0, 0)
        XCTAssertPixel(picture[17, 12], 255, 255, 255)
    }

    /// Clips, masks and opacities around the layer let what lies below show through.
    func testABackgroundFilterSeesThroughGroups() {
        func glass(_ parent: CALayer) -> CALayer {
            let glass = CALayer(
                CGRect(x: 0, y: 0, width: 30, height: 35), CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))
            glass.backgroundFilters = [filter("gaussianBlur", ["inputRadius": 2])]
            parent.frame = CGRect(x: 10, y: 5, width: 30, height: 35)
            parent.addSublayer(glass)
            return striped(parent)
        }
        let plain = FloatPicture(Picture(of: glass(CALayer()), size: size))
        let below = FloatPicture(Picture(of: striped(CALayer()), size: size))
        func assertSame(_ root: CALayer, within rect: CGRect, opacity: Double = 1, line: UInt = #line) {
            let picture = FloatPicture(Picture(of: root, size: size))
            let expected = FloatPicture(width: 48, height: 40) { x, y in
                guard rect.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) else { return below[x, y] }
                return below[x, y] * (1 - opacity) + plain[x, y] * opacity
            }
            XCTAssertLessThanOrEqual(picture.difference(expected), 2, line: line)
        }
        let whole = CGRect(x: 10, y: 5, width: 30, height: 35)
        let square = CALayer()
        square.masksToBounds = true
        assertSame(glass(square), within: whole)
        for isPlain in [true, false] {
            let masked = CALayer()
            let mask = CALayer(CGRect(x: 5, y: 5, width: 10, height: 20), .black)
            if !isPlain { mask.addSublayer(CALayer(CGRect(x: 3, y: 5, width: 4, height: 10), .black)) }
            masked.mask = mask
            assertSame(glass(masked), within: CGRect(x: 15, y: 10, width: 10, height: 20))
        }
        let translucent = CALayer()
        translucent.opacity = 0.5
        translucent.addSublayer(CALayer(CGRect(x: -10, y: 0, width: 1, height: 1), .black))
        let picture = FloatPicture(Picture(of: glass(translucent), size: size))
        for (x, y) in [(20, 20), (14, 10), (30, 30)] {
            let error = picture[x, y] - (below[x, y] + plain[x, y]) * 0.5
            XCTAssertLessThanOrEqual(max(error.max(), -error.min()), 2.0 / 255)
        }
        let round = CALayer()
        (round.masksToBounds, round.cornerRadius) = (true, 10)
        let rounded = FloatPicture(Picture(of: glass(round), size: size))
        XCTAssertEqual(rounded[25, 20], plain[25, 20])
        XCTAssertEqual(rounded[10, 5], below[10, 5], "beyond the corner")
        // A group with effects of its own is a separate image.
        let filtered = CALayer()
        filtered.filters = ["colorInvert"]
        XCTAssertGreaterThan(FloatPicture(Picture(of: glass(filtered), size: size)).difference(plain), 20)
    }

    // MARK: Key paths

    func testInputsAreSetAndAnimatedByKeyPath() {
        let layer = CALayer(CGRect(x: 14, y: 12, width: 16, height: 14), .red)
        layer.filters = [filter("gaussianBlur", ["inputRadius": 4], name: "soft")]
        layer.backgroundFilters = [filter("colorBrightness", name: "dim")]
        XCTAssertEqual((layer.value(forKeyPath: "filters.soft.inputRadius") as? NSNumber)?.doubleValue, 4)
        layer.setValue(0, forKeyPath: "filters.soft.inputRadius")
        layer.setValue(-0.5, forKeyPath: "backgroundFilters.dim.inputAmount")
        XCTAssertEqual((layer.value(forKeyPath: "filters.soft.inputRadius") as? NSNumber)?.doubleValue, 0)
        XCTAssertEqual((layer.filters?.first as? CAFilter)?.value(forKey: "inputRadius") as? Int, 0)
        XCTAssertPixel(Picture(of: layer, size: size)[14, 12], 255, 0, 0)

        let animation = CABasicAnimation(keyPath: "filters.soft.inputRadius")
        animation.fromValue = 0
        animation.toValue = 8
        animation.duration = 2
        animation.beginTime = 10
        layer.add(animation, forKey: nil)
        let animated = FloatPicture(Picture(of: layer, size: size, at: 11))
        let plain = FloatPicture(width: 48, height: 40) { x, y in
            x >= 14 && x < 30 && y >= 12 && y < 26 ? .color(1, 0, 0, 1) : .zero
        }
        XCTAssertLessThanOrEqual(animated.difference(plain.blurred(4)), 1)
    }

    func testADisabledFilterDoesNothing() {
        let layer = CALayer(CGRect(x: 14, y: 12, width: 16, height: 14), .red)
        let invert = filter("colorInvert", name: "invert")
        invert.isEnabled = false
        layer.filters = [invert]
        XCTAssertPixel(Picture(of: layer, size: size)[20, 20], 255, 0, 0)
        layer.setValue(true, forKeyPath: "filters.invert.enabled")
        XCTAssertPixel(Picture(of: layer, size: size)[20, 20], 0, 255, 255)
    }

    func testUnknownAndInvalidFiltersAreOmitted() {
        let layer = CALayer(CGRect(x: 14, y: 12, width: 16, height: 14), .red)
        layer.filters = [filter("noSuchFilter"), 7, filter("colorMatrix", ["inputColorMatrix": [1, 2, 3]])]
        layer.compositingFilter = "noSuchMode"
        XCTAssertPixel(Picture(of: layer, size: size)[20, 20], 255, 0, 0)
        XCTAssertEqual(layer.filters?.count, 3)
        XCTAssertEqual(layer.compositingFilter as? String, "noSuchMode")
    }

    func testAHugeBlurIsBounded() {
        let layer = CALayer(CGRect(x: -30_000, y: 0, width: 60_048, height: 40), .red)
        layer.filters = [filter("gaussianBlur", ["inputRadius": 10_000])]
        let pixel = Picture(of: layer, size: size)[20, 20]
        XCTAssertLessThan(pixel.alpha, 20)
        let small = CALayer(CGRect(x: 20, y: 16, width: 8, height: 8), .red)
        small.filters = [filter("gaussianBlur", ["inputRadius": 1e30])]
        XCTAssertPixel(Picture(of: small, size: size)[24, 20], 0, 0, 0, 0)
    }
}
