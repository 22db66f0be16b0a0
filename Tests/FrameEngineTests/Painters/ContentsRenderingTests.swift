import LayerTestSupport
import QuartzCore
import XCTest

/// A layer's contents: how they are placed, cut and scaled.
final class ContentsRenderingTests: XCTestCase {
    private let size = CGSize(width: 40, height: 40)
    private var root = CALayer()

    override func setUp() {
        root = CALayer(CGRect(origin: .zero, size: size), nil)
    }

    private func render() -> Picture { Picture(of: root, size: size) }

    /// Returns two by two pixels: red and green above, blue and white below.
    private func quarters() throws -> CGImage {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
        let provider = try XCTUnwrap(CGDataProvider(data: Data(bytes)))
        return try XCTUnwrap(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    }

    private func imageLayer(_ gravity: CALayerContentsGravity) throws -> CALayer {
        let layer = CALayer(CGRect(origin: .zero, size: size), nil)
        layer.contents = try quarters()
        layer.contentsGravity = gravity
        layer.magnificationFilter = .nearest
        return layer
    }

    func testContentsShowUprightAndFillTheBounds() throws {
        root.addSublayer(try imageLayer(.resize))
        let picture = render()
        XCTAssertPixel(picture[5, 5], 255, 0, 0)
        XCTAssertPixel(picture[35, 5], 0, 255, 0)
        XCTAssertPixel(picture[5, 35], 0, 0, 255)
        XCTAssertPixel(picture[35, 35], 255, 255, 255)
    }

    func testContentsStayUprightUnderAFlippedGeometry() throws {
        root.isGeometryFlipped = true
        root.addSublayer(try imageLayer(.resize))
        XCTAssertPixel(render()[5, 5], 255, 0, 0)
    }

    func testEachGravityPlacesTheContents() throws {
        // The position of the image's top left pixel. "Top" is the greatest y, as Apple's reference says of iOS.
        let places: [(CALayerContentsGravity, Int, Int)] = [
            (.center, 19, 19), (.top, 19, 38), (.bottom, 19, 0), (.left, 0, 19), (.right, 38, 19), (.topLeft, 0, 38),
            (.topRight, 38, 38), (.bottomLeft, 0, 0), (.bottomRight, 38, 0),
        ]
        for (gravity, x, y) in places {
            root.sublayers = [try imageLayer(gravity)]
            let picture = render()
            XCTAssertPixel(picture[x, y], 255, 0, 0)
            XCTAssertEqual(picture.area, 4, accuracy: 0.01, gravity.rawValue)
        }
    }

    func testAspectGravitiesKeepTheProportions() throws {
        let layer = try imageLayer(.resizeAspect)
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        root.addSublayer(layer)
        XCTAssertEqual(render().area, 400, accuracy: 0.01)
        layer.contentsGravity = .resizeAspectFill
        XCTAssertEqual(render().area, 40 * 30, accuracy: 0.01)
        layer.masksToBounds = true
        XCTAssertEqual(render().area, 40 * 20, accuracy: 0.01)
    }

    func testContentsRectShowsAPartAndContentsScaleShrinks() throws {
        let layer = try imageLayer(.resize)
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        root.addSublayer(layer)
        XCTAssertPixel(render()[5, 35], 0, 255, 0)
        layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contentsGravity = .center
        layer.contentsScale = 2
        XCTAssertEqual(render().area, 1, accuracy: 0.02)
    }

    func testContentsAreCutByRoundedCorners() throws {
        let layer = try imageLayer(.resize)
        layer.cornerRadius = 20
        root.addSublayer(layer)
        XCTAssertEqual(render().area, 1600, accuracy: 0.01)
        layer.masksToBounds = true
        XCTAssertEqual(render().area, .pi * 400, accuracy: 1)
    }

    /// A gradient lies over the background colour, as Apple's reference says, and under the contents: what a view draws
    /// whose layer is a gradient layer is visible.
    func testAGradientLiesUnderTheContents() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.backgroundColor = .black
        layer.colors = [CGColor.red, CGColor.red]
        (layer.contents, layer.contentsGravity) = (CGImage.solid(0, 0, 1), .center)
        root.addSublayer(layer)
        let picture = render()
        XCTAssertPixel(picture[20, 20], 0, 0, 255)
        XCTAssertPixel(picture[5, 20], 255, 0, 0)
    }
}
