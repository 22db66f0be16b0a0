@_spi(Compositing) import QuartzCore
import LayerTestSupport
import XCTest

@testable import CoreGraphics

/// Patterns as layers' colours:
/// [backgroundColor](https://developer.apple.com/documentation/quartzcore/calayer/backgroundcolor) and other colours
/// may be made of them.
final class PatternColorTests: XCTestCase {
    private let size = CGSize(width: 40, height: 40)

    override func setUp() { CATransaction.setDisableActions(true) }

    /// Returns cells of eight points: red at the upper left, blue at the lower right, the rest clear.
    private func pattern(alpha: CGFloat = 1, matrix: CGAffineTransform = .identity) throws -> CGColor {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(.red)
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                context.setFillColor(.blue)
                context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
            }, releaseInfo: nil)
        let pattern = try XCTUnwrap(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: matrix, xStep: 8, yStep: 8,
                tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
        let space = try XCTUnwrap(CGColorSpace(patternBaseSpace: nil))
        return try XCTUnwrap(CGColor(patternSpace: space, pattern: pattern, components: [alpha]))
    }

    private func root(_ layer: CALayer) -> CALayer {
        let root = CALayer(CGRect(origin: .zero, size: size), CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        root.addSublayer(layer)
        return root
    }

    func testAPatternBackgroundRepeatsFromTheLayersOrigin() throws {
        for scale in [1, 2, 1.5] as [CGFloat] {
            let layer = CALayer(CGRect(x: 4, y: 4, width: 32, height: 32), try pattern())
            let picture = Picture(of: root(layer), size: size, scale: scale)
            func pixel(_ x: CGFloat, _ y: CGFloat) -> Picture.Pixel { picture[Int(x * scale), Int(y * scale)] }
            for cell in 0..<4 {
                let x = 4 + CGFloat(cell) * 8
                XCTAssertPixel(pixel(x + 2, 6), 255, 0, 0)
                XCTAssertPixel(pixel(x + 6, 6), 255, 255, 255)
                XCTAssertPixel(pixel(x + 6, 10), 0, 0, 255)
            }
            XCTAssertPixel(pixel(2, 2), 255, 255, 255)
        }
    }

    func testItScrollsWithTheBoundsAndTakesOpacityAndCorners() throws {
        let layer = CALayer(CGRect(x: 4, y: 4, width: 32, height: 32), try pattern(alpha: 0.5))
        layer.bounds.origin = CGPoint(x: 4, y: 4)
        layer.cornerRadius = 6
        let picture = Picture(of: root(layer), size: size)
        XCTAssertPixel(picture[4, 4], 255, 255, 255)
        XCTAssertPixel(picture[14, 14], 127, 127, 255, within: 2)
        XCTAssertPixel(picture[18, 18], 255, 127, 127, within: 2)
    }

    func testBordersAndShapesTakePatternsToo() throws {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
        (layer.borderWidth, layer.borderColor) = (8, try pattern())
        var picture = Picture(of: root(layer), size: size)
        XCTAssertPixel(picture[2, 18], 255, 0, 0)
        XCTAssertPixel(picture[18, 18], 255, 255, 255)
        let shape = CAShapeLayer()
        shape.frame = CGRect(origin: .zero, size: size)
        shape.path = CGPath(rect: CGRect(x: 8, y: 8, width: 16, height: 16), transform: nil)
        shape.fillColor = try pattern(matrix: CGAffineTransform(scaleX: 2, y: 2))
        picture = Picture(of: root(shape), size: size)
        XCTAssertPixel(picture[12, 12], 0, 0, 255)
        XCTAssertPixel(picture[20, 20], 255, 0, 0)
        XCTAssertPixel(picture[4, 4], 255, 255, 255)
    }

    func testAShadowIsThatOfTheCells() throws {
        let layer = CALayer(CGRect(x: 4, y: 4, width: 32, height: 32), try pattern(matrix: .init(scaleX: 4, y: 4)))
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 8, height: -2))
        let picture = Picture(of: root(layer), size: size)
        XCTAssertPixel(picture[24, 10], 0, 0, 0)
        XCTAssertPixel(picture[32, 10], 255, 255, 255)
    }

    /// Unchanged patterns are distinguished from changed ones.
    func testTheSameColourIsTheSamePicture() throws {
        let layer = CALayer(CGRect(x: 4, y: 4, width: 32, height: 32), try pattern())
        let tree = root(layer)
        let lists = [0, 1].map { displayList(of: tree, size: size, at: $0) }
        XCTAssertTrue(lists[1].damage(since: lists[0]).rects.isEmpty)
    }
}
