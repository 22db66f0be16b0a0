import CoreGraphics
import XCTest

final class LayersAndShadowsTests: XCTestCase {
    private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

    // MARK: Transparency layers

    func testALayerIsJoinedAsOnePicture() throws {
        let canvas = try Canvas()
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        canvas.context.setFillColor(.blue)
        canvas.context.fill(CGRect(x: 5, y: 0, width: 10, height: 20))
        XCTAssertEqual(canvas[2, 2], .clear)
        canvas.context.endTransparencyLayer()
        assertNear(canvas[2, 2], Pixel(128, 0, 0, 128))
        assertNear(canvas[7, 2], Pixel(0, 0, 128, 128))
        XCTAssertEqual(canvas[17, 2], .clear)
        // The alpha is that of the graphics state again.
        canvas.context.fill(CGRect(x: 15, y: 0, width: 5, height: 5))
        assertNear(canvas[17, 2], Pixel(0, 0, 0, 128))
    }

    func testLayersNest() throws {
        let canvas = try Canvas()
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.fill(all)
        canvas.context.endTransparencyLayer()
        canvas.context.endTransparencyLayer()
        assertNear(canvas[2, 2], Pixel(0, 0, 0, 64))
    }

    func testALayersModeAndClipHoldWhenItIsJoined() throws {
        let canvas = try Canvas(40, 40)
        canvas.context.setFillColor(.green)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        canvas.context.addEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
        canvas.context.clip()
        canvas.context.setBlendMode(.destinationOut)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        canvas.context.endTransparencyLayer()
        // An edge that was clipped twice would leave more.
        XCTAssertEqual(canvas.area, 1600 - 225 * .pi, accuracy: 0.5)
    }

    func testALayerInARectangle() throws {
        let canvas = try Canvas()
        canvas.context.translateBy(x: 5, y: 5)
        canvas.context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 5), auxiliaryInfo: nil)
        XCTAssertEqual(canvas.context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 5, height: 5))
        canvas.context.clip(to: .zero)
        canvas.context.resetClip()
        canvas.context.fill(CGRect(x: -50, y: -50, width: 100, height: 100))
        canvas.context.endTransparencyLayer()
        XCTAssertEqual(canvas.area, 25)
        XCTAssertEqual(canvas[5, 5], .black)
    }

    func testALayerInARotatedRectangle() throws {
        for angle: CGFloat in [0.3, .pi / 2, 2, -.pi] {
            let (plain, bounded) = (try Canvas(60, 60), try Canvas(60, 60))
            for canvas in [plain, bounded] {
                let context = canvas.context
                context.translateBy(x: 30, y: 30)
                context.rotate(by: angle)
                context.setAlpha(0.5)
                let rect = CGRect(x: -20, y: -10, width: 40, height: 20)
                if canvas.context === plain.context {
                    context.beginTransparencyLayer(auxiliaryInfo: nil)
                } else {
                    context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
                }
                // Up to the rectangle's edges, which are not composited twice.
                context.fill(rect)
                context.setFillColor(.red)
                context.fillEllipse(in: rect)
                context.endTransparencyLayer()
            }
            for x in 0..<60 {
                for y in 0..<60 { XCTAssertEqual(plain[x, y], bounded[x, y], "(\(x), \(y)) at \(angle)") }
            }
        }
        // Right angles don't make a layer larger.
        let canvas = try Canvas()
        canvas.context.translateBy(x: 10, y: 10)
        canvas.context.rotate(by: .pi / 2)
        canvas.context.beginTransparencyLayer(in: CGRect(x: -5, y: -5, width: 10, height: 10), auxiliaryInfo: nil)
        canvas.context.fill(CGRect(x: -50, y: -50, width: 100, height: 100))
        canvas.context.endTransparencyLayer()
        XCTAssertEqual(canvas.area, 100)
    }

    func testALayerWithAnEmptyClip() throws {
        let canvas = try Canvas()
        canvas.context.saveGState()
        canvas.context.clip(to: .zero)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.resetClip()
        canvas.context.fill(all)
        canvas.context.endTransparencyLayer()
        canvas.context.restoreGState()
        XCTAssertEqual(canvas.area, 0)
        canvas.context.fill(all)
        XCTAssertEqual(canvas.area, 400)
    }

    func testLayersAndStatesThatDontPairUp() throws {
        let canvas = try Canvas()
        canvas.context.endTransparencyLayer()
        canvas.context.saveGState()
        canvas.context.setFillColor(.red)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        // The state saved outside can't be restored inside.
        canvas.context.restoreGState()
        canvas.context.saveGState()
        canvas.context.setFillColor(.blue)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        canvas.context.endTransparencyLayer()
        canvas.context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
        XCTAssertEqual(canvas[2, 2], .blue)
        XCTAssertEqual(canvas[12, 2], .red)
        canvas.context.restoreGState()
        canvas.context.fill(all)
        XCTAssertEqual(canvas[2, 2], .black)
    }

    // MARK: Shadows

    func testAHardShadow() throws {
        let canvas = try Canvas()
        canvas.context.scaleBy(x: 2, y: 2)
        canvas.context.rotate(by: 0)
        canvas.context.setShadow(offset: CGSize(width: 4, height: -3), blur: 0, color: .blue)
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 2, y: 4, width: 3, height: 3))
        // The offset is in pixels although the CTM is doubled.
        XCTAssertEqual(canvas[4, 13], .red)
        XCTAssertEqual(canvas[9, 8], .red)
        XCTAssertEqual(canvas[8, 5], .blue)
        XCTAssertEqual(canvas[13, 10], .blue)
        XCTAssertEqual(canvas[13, 11], .clear)
        XCTAssertEqual(canvas[7, 5], .clear)
    }

    func testTheDefaultShadowIsAThirdOfBlack() throws {
        let canvas = try Canvas()
        canvas.context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0)
        canvas.context.setAlpha(0.5)
        canvas.context.setFillColor(.white)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
        assertNear(canvas[2, 2], Pixel(128, 128, 128, 128))
        assertNear(canvas[7, 2], Pixel(0, 0, 0, 43))
        canvas.context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: nil)
        canvas.context.fill(CGRect(x: 12, y: 0, width: 2, height: 20))
        XCTAssertEqual(canvas[18, 2], .clear)
    }

    func testABlurredShadowFollowsTheGaussian() throws {
        let canvas = try Canvas(120, 120)
        // Only the shadow shows: the shape is clipped away. At an edge the shadow is at half strength, 12 pixels
        // further almost nothing.
        canvas.context.clip(to: CGRect(x: 60, y: 0, width: 60, height: 120))
        canvas.context.setShadow(offset: .zero, blur: 24, color: .black)
        canvas.context.fill(CGRect(x: -100, y: -100, width: 160, height: 320))
        let sigma = 12.0
        let total = erf(2 / 2.0.squareRoot())
        for x in [60, 64, 68, 72, 76, 80, 83] {
            let distance = (Double(x) - 60 + 0.5) / sigma
            let expected = max(0, (total - erf(distance / 2.0.squareRoot())) / (2 * total))
            XCTAssertEqual(Double(canvas[x, 60].a), expected * 255, accuracy: 2, "x \(x)")
        }
        XCTAssertEqual(canvas[86, 60].a, 0)
    }

    func testAShapeOutsideOfTheClipCastsItsShadowInside() throws {
        let canvas = try Canvas()
        canvas.context.setShadow(offset: CGSize(width: 100, height: 0), blur: 0, color: .red)
        canvas.context.fill(CGRect(x: -95, y: 5, width: 10, height: 10))
        XCTAssertEqual(canvas.area, 100)
        XCTAssertEqual(canvas[5, 5], .red)
    }

    func testALayerCastsOneShadow() throws {
        let canvas = try Canvas()
        canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .black)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
        canvas.context.fill(CGRect(x: 5, y: 0, width: 5, height: 20))
        canvas.context.endTransparencyLayer()
        XCTAssertEqual(canvas[5, 5], .red)
        XCTAssertEqual(canvas[6, 5], .red)
        XCTAssertEqual(canvas[11, 5], .black)
        XCTAssertEqual(canvas.area, 240)
    }

    func testABaseTransformMovesShadowsAlong() throws {
        let canvas = try Canvas(40, 40)
        let context = CGContext(
            buffer: canvas.context.writableBuffer(), base: CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
        XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 0, color: .blue)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        // Downwards and doubled: six pixels below the square at the top.
        XCTAssertEqual(canvas[2, 35], .red)
        XCTAssertEqual(canvas[2, 25], .blue)
        XCTAssertEqual(canvas[2, 24], .blue)
        XCTAssertEqual(canvas[2, 23], .clear)
    }

    func testExtremeShadows() throws {
        let canvas = try Canvas()
        for (offset, blur) in [
            (CGSize(width: CGFloat.nan, height: 0), 1.0), (CGSize(width: 1e300, height: -1e300), 5),
            (CGSize(width: CGFloat.infinity, height: 0), 0), (.zero, .nan), (.zero, .infinity), (.zero, -5),
            (CGSize(width: 1e9, height: 0), 1),
            (CGSize(width: CGFloat(Int.min), height: CGFloat(Int.min)), 1),
        ] {
            canvas.context.setShadow(offset: offset, blur: blur, color: .red)
            canvas.context.fill(CGRect(x: 5, y: 5, width: 2, height: 2))
            XCTAssertEqual(canvas[5, 5], .black)
        }
    }
}
