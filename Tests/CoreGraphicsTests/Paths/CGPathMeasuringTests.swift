import CoreGraphics
import TestSupport
import XCTest

final class CGPathMeasuringTests: XCTestCase {
    func testTheExactBoxLeavesHandlesOut() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(path.boundingBoxOfPath.height, 7.5, accuracy: 1e-12)
        path.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 20, y: -8))
        XCTAssertEqual(path.boundingBoxOfPath.minY, -4, accuracy: 1e-12)
    }

    func testTheBoxHoldsEverySample() {
        var random = SeededRandom(seed: 11)
        for round in 0..<200 {
            let path = CGMutablePath()
            path.move(to: random.point(100))
            for _ in 0..<4 {
                path.addCurve(to: random.point(100), control1: random.point(100), control2: random.point(100))
            }
            let box = path.boundingBoxOfPath
            let samples = CGRect(around: path.samples(each: 200))
            // Samples come near every extreme, so both too large and too small a box is detected.
            for (exact, sampled) in [
                (-box.minX, -samples.minX), (-box.minY, -samples.minY), (box.maxX, samples.maxX),
                (box.maxY, samples.maxY),
            ] {
                XCTAssertGreaterThan(exact, sampled - 1e-9, "round \(round)")
                XCTAssertLessThan(exact, sampled + 0.5, "round \(round)")
            }
        }
    }

    func testALoneMoveHasABoundingBox() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 3, y: 4))
        XCTAssertEqual(path.boundingBoxOfPath, CGRect(x: 3, y: 4, width: 0, height: 0))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 3, y: 4))
        XCTAssertFalse(path.isEmpty)
        XCTAssertFalse(path.contains(CGPoint(x: 3, y: 4)))
    }

    func testPathsThatAreRectangles() {
        var rect = CGRect.zero
        let r = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertTrue(CGPath(rect: r, transform: nil).isRect(&rect))
        XCTAssertEqual(rect, r)
        let open = CGMutablePath()
        open.addLines(between: [.zero, CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 0), .zero])
        XCTAssertTrue(open.isRect(nil))
        open.addLine(to: CGPoint(x: 9, y: 9))
        XCTAssertFalse(open.isRect(nil))
        var turned = CGAffineTransform(rotationAngle: 0.5)
        XCTAssertFalse(CGPath(rect: r, transform: &turned).isRect(nil))
        XCTAssertFalse(CGPath(ellipseIn: r, transform: nil).isRect(nil))
        XCTAssertFalse(CGMutablePath().isRect(nil))
    }

    func testContainsByBothRules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let inner = CGPoint(x: 15, y: 15)
        XCTAssertTrue(path.contains(inner, using: .winding))
        XCTAssertFalse(path.contains(inner, using: .evenOdd))
        XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        XCTAssertFalse(path.contains(CGPoint(x: 31, y: 15)))
        // The opposite direction makes a hole by the winding rule too.
        let ring = CGMutablePath()
        ring.addArc(center: .zero, radius: 30, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        ring.closeSubpath()
        ring.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        XCTAssertFalse(ring.contains(.zero))
        XCTAssertTrue(ring.contains(CGPoint(x: 0, y: 20)))
    }

    func testContainsMapsThePoint() {
        let path = CGPath(rect: CGRect(x: 100, y: 0, width: 10, height: 10), transform: nil)
        XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5)))
        XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
    }

    func testAPointOnASharedEdgeBelongsToOneShape() {
        let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let right = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
        let p = CGPoint(x: 10, y: 5)
        XCTAssertNotEqual(left.contains(p), right.contains(p))
    }

    func testContainsAgreesWithGeometryForAnEllipse() {
        let path = CGPath(ellipseIn: CGRect(x: -20, y: -10, width: 40, height: 20), transform: nil)
        var random = SeededRandom(seed: 5)
        for _ in 0..<2000 {
            let p = random.point(25)
            let distance = p.x * p.x / 400 + p.y * p.y / 100
            // The cubics deviate from the ellipse by 0.03 %.
            guard abs(distance - 1) > 0.002 else { continue }
            XCTAssertEqual(path.contains(p), distance < 1, "\(p)")
        }
    }

    func testContainsAgreesWithManyLinesForCurves() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<20 {
            let curve = CGMutablePath()
            curve.move(to: random.point(50))
            for _ in 0..<3 {
                curve.addCurve(to: random.point(50), control1: random.point(50), control2: random.point(50))
            }
            let lines = CGMutablePath()
            lines.addLines(between: curve.samples(each: 500))
            var different = 0
            for _ in 0..<50 {
                let p = random.point(50)
                if curve.contains(p) != lines.contains(p) { different += 1 }
                if curve.contains(p, using: .evenOdd) != lines.contains(p, using: .evenOdd) { different += 1 }
            }
            XCTAssertEqual(different, 0)
        }
    }

    func testCoordinatesThatAreNotFiniteAreHarmless() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1e300))
        path.addCurve(to: .zero, control1: CGPoint(x: -1e308, y: 1e308), control2: CGPoint(x: CGFloat.nan, y: 0))
        path.addArc(center: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: false)
        path.addArc(center: .zero, radius: 1, startAngle: .nan, endAngle: .infinity, clockwise: false)
        _ = path.boundingBox
        _ = path.boundingBoxOfPath
        _ = path.contains(CGPoint(x: 1, y: 1))
        XCTAssertFalse(path.contains(CGPoint(x: CGFloat.nan, y: 1)))
    }
}
