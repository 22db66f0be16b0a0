import LayerTestSupport
import QuartzCore
import XCTest

/// The effect of each of a layer's properties on the pixels, against arithmetic.
final class LayerRenderingTests: XCTestCase {
    private let size = CGSize(width: 40, height: 40)
    private var root = CALayer()

    override func setUp() {
        root = CALayer(CGRect(origin: .zero, size: size), nil)
    }

    private func render(scale: CGFloat = 1) -> Picture { Picture(of: root, size: size, scale: scale) }

    // MARK: Geometry

    func testALayerFillsItsFrameAndNothingElse() {
        root.addSublayer(CALayer(CGRect(x: 10, y: 5, width: 20, height: 10), .red))
        let picture = render()
        XCTAssertPixel(picture[10, 5], 255, 0, 0)
        XCTAssertPixel(picture[29, 14], 255, 0, 0)
        XCTAssertPixel(picture[9, 5], 0, 0, 0, 0)
        XCTAssertPixel(picture[30, 14], 0, 0, 0, 0)
        XCTAssertEqual(picture.area, 200, accuracy: 0.01)
    }

    func testTheScaleIsTheRatioOfPixelsToPoints() {
        root.addSublayer(CALayer(CGRect(x: 10, y: 5, width: 20, height: 10), .red))
        XCTAssertEqual(render(scale: 3).area, 1800, accuracy: 0.01)
    }

    func testAHalfCoveredPixelIsHalfOpaque() {
        let layer = CALayer(CGRect(x: 10.5, y: 5, width: 10, height: 10), .red)
        layer.allowsEdgeAntialiasing = true
        root.addSublayer(layer)
        XCTAssertPixel(render()[10, 7], 128, 0, 0, 128)
    }

    func testABoundsOriginMovesSublayers() {
        root.bounds.origin = CGPoint(x: 5, y: -5)
        root.addSublayer(CALayer(CGRect(x: 10, y: 5, width: 10, height: 10), .red))
        let picture = render()
        XCTAssertPixel(picture[5, 10], 255, 0, 0)
        XCTAssertPixel(picture[15, 10], 0, 0, 0, 0)
    }

    func testTheAnchorPointIsTheCentreOfARotation() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 4)
        layer.anchorPoint = CGPoint(x: 0, y: 0)
        layer.position = CGPoint(x: 20, y: 10)
        layer.backgroundColor = .red
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        root.addSublayer(layer)
        // A quarter turn from x towards y: the layer extends down, left of its anchor.
        let picture = render()
        XCTAssertPixel(picture[17, 29], 255, 0, 0)
        XCTAssertPixel(picture[21, 12], 0, 0, 0, 0)
        XCTAssertEqual(picture.area, 80, accuracy: 0.5)
    }

    func testAFlippedGeometryTurnsSublayersUpsideDown() {
        root.isGeometryFlipped = true
        root.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
        XCTAssertPixel(render()[5, 35], 255, 0, 0)
    }

    // MARK: Order

    func testLaterSublayersLieOnTopUnlessTheirDepthSaysOtherwise() {
        let first = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        let second = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .green)
        root.addSublayer(first)
        root.addSublayer(second)
        XCTAssertPixel(render()[10, 10], 0, 255, 0)
        first.zPosition = 1
        XCTAssertPixel(render()[10, 10], 255, 0, 0)
    }

    func testHiddenLayersAndTheirSublayersAreNotDrawn() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        layer.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .green))
        layer.isHidden = true
        root.addSublayer(layer)
        XCTAssertEqual(render().area, 0)
    }

    // MARK: Opacity

    func testTheOpacityOfALayerWithSublayersIsAGroups() {
        let group = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
        group.opacity = 0.5
        group.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .red))
        group.addSublayer(CALayer(CGRect(x: 10, y: 0, width: 20, height: 20), .green))
        root.backgroundColor = .white
        root.addSublayer(group)
        let picture = render()
        XCTAssertPixel(picture[5, 5], 255, 128, 128)
        XCTAssertPixel(picture[15, 5], 128, 255, 128)
    }

    // MARK: Corners, borders, clipping

    func testACornerRadiusCutsTheBackground() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        layer.cornerRadius = 10
        root.addSublayer(layer)
        XCTAssertEqual(render().area, 1600 - (4 - Double.pi) * 100, accuracy: 0.5)
    }

    func testMaskedCornersRoundOnlyThoseNamed() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        layer.cornerRadius = 10
        layer.maskedCorners = [.layerMinXMinYCorner]
        root.addSublayer(layer)
        let picture = render()
        XCTAssertPixel(picture[0, 0], 0, 0, 0, 0)
        XCTAssertPixel(picture[39, 0], 255, 0, 0)
        XCTAssertPixel(picture[0, 39], 255, 0, 0)
        XCTAssertEqual(picture.area, 1600 - (4 - Double.pi) * 25, accuracy: 0.5)
    }

    func testARadiusBeyondHalfTheSideMakesACircle() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        layer.cornerRadius = 500
        root.addSublayer(layer)
        XCTAssertEqual(render().area, .pi * 400, accuracy: 1)
    }

    func testContinuousCornersLieWithinAFewPerCentOfCircularOnes() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        root.addSublayer(layer)
        let circular = 1600 - (4 - Double.pi) * 100
        XCTAssertEqual(render().area, circular, accuracy: 12)
        XCTAssertNotEqual(render().area, circular, accuracy: 0.5)
    }

    func testTheBorderLiesInsideTheBoundsAndAboveSublayers() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .white)
        layer.borderWidth = 4
        layer.borderColor = .blue
        layer.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red))
        root.addSublayer(layer)
        let picture = render()
        XCTAssertPixel(picture[3, 20], 0, 0, 255)
        XCTAssertPixel(picture[4, 20], 255, 0, 0)
        XCTAssertPixel(picture[39, 39], 0, 0, 255)
    }

    func testMasksToBoundsCutsSublayersToTheRoundedBounds() {
        let layer = CALayer(CGRect(x: 10, y: 10, width: 20, height: 20), nil)
        layer.addSublayer(CALayer(CGRect(x: -10, y: -10, width: 40, height: 40), .red))
        root.addSublayer(layer)
        XCTAssertEqual(render().area, 1600, accuracy: 0.01)
        layer.masksToBounds = true
        XCTAssertEqual(render().area, 400, accuracy: 0.01)
        layer.cornerRadius = 10
        XCTAssertEqual(render().area, .pi * 100, accuracy: 0.5)
    }

    func testAClippedBorderHidesTheBackgroundAtItsEdge() {
        let layer = CALayer(CGRect(x: 5, y: 5, width: 30, height: 30), .white)
        layer.cornerRadius = 15
        layer.masksToBounds = true
        layer.borderWidth = 5
        layer.borderColor = .black
        layer.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 30, height: 30), .white))
        root.addSublayer(layer)
        let picture = render()
        // Along the circle's edge there is black of some alpha, never a trace of white.
        for x in 0..<40 {
            for y in 0..<40 where hypot(Double(x) - 19.5, Double(y) - 19.5) > 12 {
                XCTAssertEqual(picture[x, y].red, 0, "at \(x), \(y)")
            }
        }
    }

    // MARK: Masks

    func testAMaskOfOneShapeCuts() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        let mask = CALayer(CGRect(x: 5, y: 5, width: 10, height: 10), .black)
        layer.mask = mask
        root.addSublayer(layer)
        XCTAssertEqual(render().area, 100, accuracy: 0.01)
        mask.opacity = 0.5
        XCTAssertPixel(render()[7, 7], 128, 0, 0, 128)
    }

    func testAMaskTreesAlphaMultiplies() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        let mask = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
        let half = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        mask.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 20, height: 40), half))
        mask.addSublayer(CALayer(CGRect(x: 0, y: 0, width: 40, height: 20), half))
        layer.mask = mask
        root.addSublayer(layer)
        let picture = render()
        XCTAssertPixel(picture[5, 5], 191, 0, 0, 191)
        XCTAssertPixel(picture[30, 5], 128, 0, 0, 128)
        XCTAssertPixel(picture[30, 30], 0, 0, 0, 0)
    }

    func testAnEmptyMaskHidesTheLayer() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        layer.mask = CALayer()
        root.addSublayer(layer)
        XCTAssertEqual(render().area, 0)
    }

    func testAGradientMask() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        let mask = CAGradientLayer()
        mask.frame = layer.bounds
        mask.colors = [CGColor(red: 0, green: 0, blue: 0, alpha: 0), CGColor.black]
        layer.mask = mask
        root.addSublayer(layer)
        let picture = render()
        for y in [0, 10, 20, 39] {
            let alpha = Int(((Double(y) + 0.5) / 40 * 255).rounded())
            XCTAssertPixel(picture[20, y], alpha, 0, 0, alpha)
        }
    }

    // MARK: Subclasses

    func testAnAxialGradientRunsFromTheStartPointToTheEndPoint() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.colors = [CGColor.black, CGColor.white]
        layer.startPoint = CGPoint(x: 0.25, y: 0)
        layer.endPoint = CGPoint(x: 0.75, y: 0)
        root.addSublayer(layer)
        let picture = render()
        XCTAssertPixel(picture[3, 20], 0, 0, 0)
        XCTAssertPixel(picture[36, 20], 255, 255, 255)
        let level: Double = (15.5 - 10) / 20 * 255
        let expected = Int(level.rounded())
        XCTAssertPixel(picture[15, 3], expected, expected, expected)
    }

    /// The points are in the unit square, which the bounds stretch: from corner to corner, the middle colour joins the
    /// two other corners, as people observe on iOS ([Stack Overflow](https://stackoverflow.com/a/43176174)).
    func testAnAxialGradientIsStretchedWithTheBounds() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.bounds.origin = CGPoint(x: 7, y: 5)
        layer.colors = [CGColor.black, CGColor.white]
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        root.addSublayer(layer)
        let picture = render()
        for (x, y) in [(0, 0), (10, 5), (39, 0), (0, 19), (20, 10), (30, 3), (39, 19)] {
            let level = Int((((Double(x) + 0.5) / 40 + (Double(y) + 0.5) / 20) / 2 * 255).rounded())
            XCTAssertPixel(picture[x, y], level, level, level)
        }
    }

    func testARadialGradientIsAnEllipseWhoseCornerIsTheEndPoint() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.type = .radial
        layer.colors = [CGColor.white, CGColor.black]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        root.addSublayer(layer)
        let picture = render()
        func expected(_ x: Int, _ y: Int) -> Int {
            let t = hypot((Double(x) + 0.5 - 20) / 20, (Double(y) + 0.5 - 10) / 10)
            return Int((255 * max(0, 1 - t)).rounded())
        }
        for (x, y) in [(20, 10), (30, 10), (20, 15), (5, 3), (0, 0)] {
            XCTAssertPixel(picture[x, y], expected(x, y), expected(x, y), expected(x, y))
        }
    }

    func testAConicGradientSweepsClockwiseFromTheEndPoint() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.type = .conic
        layer.colors = [CGColor.black, CGColor.white]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        root.addSublayer(layer)
        let picture = render()
        // From twelve o'clock: a quarter at three, a half at six, three quarters at nine.
        XCTAssertPixel(picture[39, 20], 64, 64, 64, within: 3)
        XCTAssertPixel(picture[20, 39], 128, 128, 128, within: 3)
        XCTAssertPixel(picture[0, 20], 191, 191, 191, within: 3)
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

    /// "The particles are drawn above the layer's background color and border" (`CAEmitterLayer`).
    func testParticlesLieOverTheBorder() {
        let cell = CAEmitterCell()
        (cell.contents, cell.birthRate, cell.lifetime) = (CGImage.solid(0, 0, 1), 10, 100)
        let layer = CAEmitterLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        (layer.borderWidth, layer.borderColor, layer.backgroundColor) = (8, .red, .black)
        (layer.emitterCells, layer.emitterPosition) = ([cell], CGPoint(x: 4, y: 20))
        root.addSublayer(layer)
        let picture = Picture(of: root, size: size, at: 1)
        XCTAssertPixel(picture[4, 20], 0, 0, 255)
        XCTAssertPixel(picture[4, 4], 255, 0, 0)
        XCTAssertPixel(picture[30, 20], 0, 0, 0)
    }

    func testAGradientWithoutColoursDrawsNothing() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.addSublayer(layer)
        XCTAssertEqual(render().area, 0)
    }

    func testAShapeIsFilledThenStroked() {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        layer.fillColor = .red
        layer.strokeColor = .blue
        layer.lineWidth = 4
        root.addSublayer(layer)
        let picture = render()
        XCTAssertPixel(picture[20, 20], 255, 0, 0)
        XCTAssertPixel(picture[11, 20], 0, 0, 255)
        XCTAssertPixel(picture[8, 20], 0, 0, 255)
        XCTAssertEqual(picture.area, 24 * 24, accuracy: 0.1)
    }

    func testStrokeStartAndEndAreFractionsOfTheLength() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 20))
        let layer = CAShapeLayer()
        layer.path = path
        layer.strokeColor = .red
        layer.lineWidth = 4
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.5
        root.addSublayer(layer)
        let picture = render()
        XCTAssertEqual(picture.area, 40, accuracy: 0.1)
        XCTAssertPixel(picture[10, 20], 255, 0, 0)
        XCTAssertPixel(picture[20, 20], 0, 0, 0, 0)
    }

    // MARK: Contents

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
}
