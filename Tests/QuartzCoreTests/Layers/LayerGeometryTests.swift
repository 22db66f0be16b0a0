import QuartzCore
import XCTest

final class LayerGeometryTests: XCTestCase {
    private func assertEqual(_ a: CGRect, _ b: CGRect, line: UInt = #line) {
        for (x, y) in zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]) {
            XCTAssertEqual(x, y, accuracy: 1e-9, "\(a) is not \(b)", line: line)
        }
    }

    private func makeLayer(_ frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        return layer
    }

    func testFrameSetsBoundsAndPosition() {
        let layer = makeLayer(CGRect(x: 10, y: 20, width: 100, height: 50))
        XCTAssertEqual(layer.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
        XCTAssertEqual(layer.position, CGPoint(x: 60, y: 45))
        layer.anchorPoint = .zero
        XCTAssertEqual(layer.frame, CGRect(x: 60, y: 45, width: 100, height: 50))
    }

    func testFrameKeepsTheBoundsOrigin() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 6, width: 1, height: 1)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        XCTAssertEqual(layer.bounds, CGRect(x: 5, y: 6, width: 10, height: 10))
    }

    func testFrameOfATurnedLayerIsItsBox() {
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let half = 50 * 2.0.squareRoot()
        assertEqual(layer.frame, CGRect(x: 50 - half, y: 50 - half, width: 2 * half, height: 2 * half))
    }

    func testFrameComesBackThroughScalesAndQuarterTurns() {
        let frame = CGRect(x: -3, y: 7, width: 40, height: 90)
        for transform in [
            CGAffineTransform(scaleX: 2, y: -0.5), CGAffineTransform(rotationAngle: .pi / 2),
            CGAffineTransform(translationX: 11, y: 12).scaledBy(x: -3, y: 1),
        ] {
            let layer = CALayer()
            layer.anchorPoint = CGPoint(x: 0.2, y: 0.9)
            layer.setAffineTransform(transform)
            layer.frame = frame
            assertEqual(layer.frame, frame)
        }
    }

    func testConvertThroughPositionBoundsOriginAndTransform() {
        let parent = makeLayer(CGRect(x: 100, y: 0, width: 200, height: 200))
        let child = makeLayer(CGRect(x: 10, y: 20, width: 50, height: 50))
        parent.addSublayer(child)
        XCTAssertEqual(child.convert(CGPoint(x: 1, y: 2), to: parent), CGPoint(x: 11, y: 22))
        XCTAssertEqual(child.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 111, y: 22))
        XCTAssertEqual(child.convert(CGPoint(x: 111, y: 22), from: nil), CGPoint(x: 1, y: 2))
        child.bounds.origin = CGPoint(x: 5, y: 5)
        XCTAssertEqual(child.convert(CGPoint(x: 5, y: 5), to: parent), CGPoint(x: 10, y: 20))
        child.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        assertEqual(
            child.convert(child.bounds, to: parent), CGRect(x: 35 - 50, y: 45 - 50, width: 100, height: 100))
    }

    func testConvertInvertsThroughPerspective() {
        let parent = makeLayer(CGRect(x: 0, y: 0, width: 400, height: 300))
        parent.sublayerTransform.m34 = -1 / 500
        let group = CATransformLayer()
        group.frame = parent.bounds
        group.transform = CATransform3DMakeRotation(0.4, 0, 1, 0)
        let child = makeLayer(CGRect(x: 50, y: 60, width: 100, height: 100))
        child.transform = CATransform3DRotate(CATransform3DMakeTranslation(0, 0, 40), 0.7, 1, 0.5, 0)
        parent.addSublayer(group)
        group.addSublayer(child)
        let p = CGPoint(x: 30, y: 80)
        let back = child.convert(child.convert(p, to: parent), from: parent)
        XCTAssertEqual(back.x, p.x, accuracy: 1e-9)
        XCTAssertEqual(back.y, p.y, accuracy: 1e-9)
    }

    func testPerspectiveEnlargesWhatIsNear() {
        let parent = makeLayer(CGRect(x: 0, y: 0, width: 200, height: 200))
        parent.sublayerTransform.m34 = -1 / 500
        let child = makeLayer(CGRect(x: 50, y: 50, width: 100, height: 100))
        child.zPosition = 250
        parent.addSublayer(child)
        // At half the eye's distance, everything is twice as large, about the centre.
        assertEqual(child.convert(child.bounds, to: parent), CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    func testFlippedGeometryPlacesSublayersFromTheBottom() {
        let parent = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.isGeometryFlipped = true
        let child = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        parent.addSublayer(child)
        XCTAssertEqual(child.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: 100))
    }

    func testUnusableGeometryIsRefused() {
        let layer = makeLayer(CGRect(x: 1, y: 2, width: 3, height: 4))
        let frame = layer.frame
        layer.position = CGPoint(x: CGFloat.nan, y: 0)
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        layer.transform.m11 = .nan
        layer.opacity = .nan
        XCTAssertEqual(layer.frame, frame)
        XCTAssertEqual(layer.opacity, 1)
    }
}
