import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Edges between two pixels: snapped to whole pixels, or soft where layers allow it.
final class EdgeTests: XCTestCase {
    private let size = CGSize(width: 30, height: 30)

    private func root(of layers: [CALayer]) -> CALayer {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        root.sublayers = layers
        return root
    }

    /// Returns a mosaic of black layers that meet at fractional positions.
    private func mosaic(_ edges: CAEdgeAntialiasingMask? = nil) -> [CALayer] {
        let cuts: [CGFloat] = [3, 6.3, 9.77, 15.5, 21.01, 27]
        return zip(cuts, cuts.dropFirst()).flatMap { left, right in
            zip(cuts, cuts.dropFirst()).map { top, bottom in
                let layer = CALayer(CGRect(x: left, y: top, width: right - left, height: bottom - top), .black)
                layer.allowsEdgeAntialiasing = edges != nil
                layer.edgeAntialiasingMask = edges ?? .all
                return layer
            }
        }
    }

    private func assertNoSeams(_ layers: [CALayer], file: StaticString = #filePath, line: UInt = #line) {
        let hard = root(of: layers)
        for scale in [1, 1.25, 1.5, 2, 2.7, 3, 1 / 3] as [CGFloat] {
            let picture = Picture(of: hard, size: size, scale: scale)
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    let pixel = picture[x, y]
                    XCTAssertTrue(
                        pixel.red == 0 || pixel.red == 255, "scale \(scale): \(pixel) at \(x), \(y)", file: file,
                        line: line)
                }
            }
            let inside = Int((5 * scale).rounded(.up))..<Int(25 * scale)
            for y in inside {
                for x in inside { XCTAssertPixel(picture[x, y], 0, 0, 0, within: 0, file: file, line: line) }
            }
        }
    }

    /// Apple: allowsEdgeAntialiasing is false unless the application's property list sets it.
    func testLayersMeetWithoutSeamsAtAnyScale() {
        XCTAssertFalse(CALayer().allowsEdgeAntialiasing)
        assertNoSeams(mosaic())
        assertNoSeams(mosaic([]))
    }

    func testBordersGradientsContentsAndClipsMeetWithoutSeams() {
        let black = Picture.context(size: CGSize(width: 3, height: 3))
        black.setFillColor(.black)
        black.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        let layers = mosaic().enumerated().map { index, place in
            let layer = index % 4 == 0 ? CAGradientLayer() : CALayer()
            layer.frame = place.frame
            switch index % 4 {
            case 0: (layer as? CAGradientLayer)?.colors = [CGColor.black, CGColor.black]
            case 1:
                layer.backgroundColor = .black
                (layer.borderWidth, layer.borderColor) = (1, .black)
            case 2: layer.contents = black.makeImage()
            default:
                layer.masksToBounds = true
                layer.addSublayer(CALayer(CGRect(x: -9, y: -9, width: 40, height: 40), .black))
            }
            return layer
        }
        assertNoSeams(layers)
    }

    func testEdgesInTheMiddleOfPixelsMeet() {
        // At this scale every tenth is the centre of a pixel, except for rounding.
        let layers = (0..<20).map { (index: Int) -> CALayer in
            let start = CGFloat(index) * 0.1
            let end = CGFloat(index + 1) * 0.1
            return CALayer(CGRect(x: 5 + start, y: 5, width: end - start, height: 20), .black)
        }
        let picture = Picture(of: root(of: layers), size: size, scale: 5)
        for x in 26..<34 { XCTAssertPixel(picture[x, 60], 0, 0, 0, within: 0) }
    }

    func testSoftEdgesCoverTheirShare() {
        let layer = CALayer(CGRect(x: 5.25, y: 5, width: 10, height: 10), .black)
        layer.allowsEdgeAntialiasing = true
        let picture = Picture(of: root(of: [layer]), size: size)
        XCTAssertPixel(picture[5, 10], 64, 64, 64)
        XCTAssertPixel(picture[15, 10], 191, 191, 191)
    }

    func testEachEdgeIsChosenByItself() {
        let layer = CALayer(CGRect(x: 5.25, y: 5.25, width: 10, height: 10), .black)
        layer.allowsEdgeAntialiasing = true
        layer.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge]
        let picture = Picture(of: root(of: [layer]), size: size)
        XCTAssertPixel(picture[5, 10], 64, 64, 64)
        XCTAssertPixel(picture[15, 10], 255, 255, 255)
        XCTAssertPixel(picture[10, 5], 0, 0, 0)
        XCTAssertPixel(picture[10, 15], 191, 191, 191)
    }

    func testAQuarterTurnKeepsHardEdgesAndATurnSoftOnes() {
        let layer = CALayer(CGRect(x: 5.25, y: 5.25, width: 10, height: 6), .black)
        layer.transform = CATransform3D(
            m11: 0, m12: 1, m13: 0, m14: 0, m21: -1, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0,
            m42: 0, m43: 0, m44: 1)
        let turned = Picture(of: root(of: [layer]), size: size)
        XCTAssertEqual(turned.area, 900)
        for y in 0..<30 { for x in 0..<30 { XCTAssertTrue([0, 255].contains(turned[x, y].red)) } }
        layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        let leaning = Picture(of: root(of: [layer]), size: size)
        XCTAssertTrue((0..<900).contains { ![0, 255].contains(leaning[$0 % 30, $0 / 30].red) })
    }

    /// The purpose of `edgeAntialiasingMask`: edges that abut others. At any angle, and in perspective.
    func testTurnedLayersMeetWithoutSeamsAtEdgesThatAreMaskedOut() {
        for (angle, axis, depth) in [(0.2, 1, 0), (0.785, 1, 0), (1.3, 1, 0), (2.9, 1, 0), (0.8, 0, -0.02)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            for scale in [1, 1.5, 2] as [CGFloat] {
                let group = CALayer(CGRect(x: 5, y: 5, width: 20, height: 20), nil)
                for column in 0..<4 {
                    let strip = CALayer(CGRect(x: column * 5, y: 0, width: 5, height: 20), .black)
                    strip.allowsEdgeAntialiasing = true
                    strip.edgeAntialiasingMask = [
                        column == 0 ? .layerLeftEdge : [], column == 3 ? .layerRightEdge : [], .layerTopEdge,
                        .layerBottomEdge,
                    ]
                    group.addSublayer(strip)
                }
                let whole = CALayer(group.frame, .black)
                whole.allowsEdgeAntialiasing = true
                let pictures = [group, whole].map { layer in
                    let root = root(of: [layer])
                    root.sublayerTransform.m34 = depth
                    layer.transform = CATransform3DMakeRotation(angle, 0, 1 - axis, axis)
                    return Picture(of: root, size: size, scale: scale)
                }
                let difference = pictures[0].difference(pictures[1])
                // Two edges may share a pixel at the ends of a strip.
                XCTAssertLessThanOrEqual(difference.most, 70, "\(angle) at \(scale)")
                let middle = Int(15 * scale)
                for x in (middle - 3)..<(middle + 3) { XCTAssertPixel(pictures[0][x, middle], 0, 0, 0) }
            }
        }
    }

    func testASquareClipWithoutSoftEdgesLiesOnPixels() {
        let clip = CALayer(CGRect(x: 5.4, y: 5.4, width: 10, height: 10), nil)
        clip.masksToBounds = true
        clip.addSublayer(CALayer(CGRect(x: -5, y: -5, width: 30, height: 30), .black))
        let picture = Picture(of: root(of: [clip]), size: size)
        XCTAssertPixel(picture[5, 10], 0, 0, 0)
        XCTAssertPixel(picture[4, 10], 255, 255, 255)
        XCTAssertPixel(picture[15, 10], 255, 255, 255)
    }

    func testALayerThinnerThanAPixelStaysVisible() {
        let line = CALayer(CGRect(x: 5, y: 5.2, width: 10, height: 0.25), .black)
        XCTAssertPixel(Picture(of: root(of: [line]), size: size)[10, 5], 191, 191, 191)
    }
}
