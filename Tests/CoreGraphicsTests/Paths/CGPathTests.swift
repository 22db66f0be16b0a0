import CoreGraphics
import XCTest

final class CGPathTests: XCTestCase {
    // MARK: Building

    func testElementsComeBackInOrder() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.addCurve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
        path.closeSubpath()
        XCTAssertEqual(path.text, "M 1 2 L 3 4 Q 5 6 7 8 C 9 10 11 12 13 14 Z")
        XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    }

    func testEachBuilderMapsItsPoints() {
        let t = CGAffineTransform(2, 0, 0, 3, 100, 200)
        let plain = CGMutablePath()
        let mapped = CGMutablePath()
        for (path, transform) in [(plain, CGAffineTransform.identity), (mapped, t)] {
            path.move(to: CGPoint(x: 1, y: 2), transform: transform)
            path.addLine(to: CGPoint(x: 30, y: 4), transform: transform)
            path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6), transform: transform)
            path.addCurve(to: .zero, control1: CGPoint(x: 9, y: 1), control2: CGPoint(x: 1, y: 2), transform: transform)
            path.addArc(
                tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5, transform: transform)
            path.addLines(between: [.zero, CGPoint(x: 1, y: 1)], transform: transform)
            path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4), transform: transform)
            path.addRects([CGRect(x: 1, y: 2, width: 3, height: 4)], transform: transform)
            path.addEllipse(in: CGRect(x: 1, y: 2, width: 3, height: 4), transform: transform)
            path.addRoundedRect(
                in: CGRect(x: 1, y: 2, width: 30, height: 40), cornerWidth: 5, cornerHeight: 6, transform: transform)
            path.addArc(
                center: .zero, radius: 5, startAngle: 1, endAngle: 2, clockwise: true, transform: transform)
            path.addRelativeArc(center: .zero, radius: 5, startAngle: 1, delta: 2, transform: transform)
            path.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), transform: transform)
        }
        var u = t
        let expected = plain.copy(using: &u)
        XCTAssertEqual(mapped.points.count, plain.points.count)
        for (a, b) in zip(mapped.points, expected?.points ?? []) {
            XCTAssertEqual(a.x, b.x, accuracy: 1e-9)
            XCTAssertEqual(a.y, b.y, accuracy: 1e-9)
        }
    }

    func testASegmentWithoutACurrentPointIsOmitted() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: .zero, control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 0), radius: 1)
        path.closeSubpath()
        XCTAssertTrue(path.isEmpty)
        XCTAssertEqual(path.currentPoint, .zero)
        XCTAssertTrue(path.boundingBox.isNull)
    }

    func testALineAfterAClosedSubpathStartsFromItsStart() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        path.addLine(to: .zero)
        XCTAssertEqual(path.text, "M 5 5 L 15 5 L 15 15 L 5 15 Z M 5 5 L 0 0")
    }

    func testRectanglesAreStandardized() {
        let path = CGPath(rect: CGRect(x: 10, y: 10, width: -4, height: -6), transform: nil)
        XCTAssertEqual(path.text, "M 6 4 L 10 4 L 10 10 L 6 10 Z")
        XCTAssertTrue(CGPath(rect: .null, transform: nil).isEmpty)
    }

    func testAnEllipseStartsAtTheRight() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        XCTAssertEqual(path.points.first, CGPoint(x: 20, y: 5))
        XCTAssertEqual(path.points[3], CGPoint(x: 10, y: 10))
        XCTAssertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    func testARoundedRectangleWithoutCornersIsARectangle() {
        let r = CGRect(x: 0, y: 0, width: 20, height: 10)
        let path = CGPath(roundedRect: r, cornerWidth: 0, cornerHeight: 5, transform: nil)
        XCTAssertEqual(path, CGPath(rect: r, transform: nil))
        // Corners larger than half a side are clamped to it.
        let pill = CGPath(roundedRect: r, cornerWidth: 100, cornerHeight: 100, transform: nil)
        XCTAssertEqual(pill, CGPath(roundedRect: r, cornerWidth: 10, cornerHeight: 5, transform: nil))
        let odd = CGPath(roundedRect: r, cornerWidth: .nan, cornerHeight: -3, transform: nil)
        XCTAssertEqual(odd, CGPath(rect: r, transform: nil))
    }

    // MARK: Arcs

    /// Returns the angles of an arc, determined from the ends of its segments.
    private func arcEnd(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> (length: CGFloat, end: CGPoint) {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
        return (path.length, path.currentPoint)
    }

    func testArcsGoTheAskedWay() {
        XCTAssertEqual(arcEnd(0, .pi / 2, clockwise: false).length, .pi / 2, accuracy: 1e-3)
        XCTAssertEqual(arcEnd(0, .pi / 2, clockwise: true).length, 3 * .pi / 2, accuracy: 1e-3)
        XCTAssertEqual(arcEnd(.pi / 2, 0, clockwise: true).length, .pi / 2, accuracy: 1e-3)
        XCTAssertEqual(arcEnd(.pi / 2, 0, clockwise: false).length, 3 * .pi / 2, accuracy: 1e-3)
        XCTAssertEqual(arcEnd(0, 2 * .pi, clockwise: false).length, 2 * .pi, accuracy: 1e-3)
        XCTAssertEqual(arcEnd(0, -2 * .pi, clockwise: true).length, 2 * .pi, accuracy: 1e-3)
        XCTAssertEqual(arcEnd(0, 2 * .pi, clockwise: true).length, 2 * .pi, accuracy: 1e-3)
        XCTAssertEqual(arcEnd(0, -2 * .pi, clockwise: false).length, 2 * .pi, accuracy: 1e-3)
        XCTAssertEqual(arcEnd(1, 1, clockwise: false).length, 0, accuracy: 1e-12)
        XCTAssertEqual(arcEnd(5, -4 * .pi + 5.5, clockwise: false).length, 0.5, accuracy: 1e-3)
    }

    func testAnArcIsOnItsCircle() {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 3, y: 4), radius: 100, startAngle: 0.3, endAngle: 5.9, clockwise: false)
        for p in path.samples(each: 20) {
            XCTAssertEqual(hypot(p.x - 3, p.y - 4), 100, accuracy: 0.03)
        }
        XCTAssertEqual(path.currentPoint.x, 3 + 100 * cos(5.9), accuracy: 1e-9)
    }

    func testAnArcIsJoinedByALine() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        XCTAssertTrue(path.text.hasPrefix("M 0 0 L 10 0 C"), path.text)
    }

    func testManyTurnsEndWhereTheyShould() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e9)
        XCTAssertLessThan(path.points.count, 40)
        let angle = fmod(1e9, 2 * Double.pi)
        XCTAssertEqual(path.currentPoint.x, cos(angle), accuracy: 1e-6)
        XCTAssertEqual(path.currentPoint.y, sin(angle), accuracy: 1e-6)
    }

    func testATangentArcRoundsACorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        XCTAssertEqual(path.points[1].x, 6, accuracy: 1e-12)
        XCTAssertEqual(path.points[1].y, 0, accuracy: 1e-12)
        XCTAssertEqual(path.currentPoint.x, 10, accuracy: 1e-12)
        XCTAssertEqual(path.currentPoint.y, 4, accuracy: 1e-12)
        for p in path.samples(each: 8) where p.x > 6.01 {
            XCTAssertEqual(hypot(p.x - 6, p.y - 4), 4, accuracy: 0.01)
        }
    }

    func testATangentArcTurnsEitherWayAndThroughSharpCorners() {
        for angle in stride(from: 0.2, to: 6.2, by: 0.25) where abs(angle - .pi) > 0.2 {
            let corner = CGPoint(x: 50, y: 0)
            let end = CGPoint(x: 50 - 30 * cos(angle), y: 30 * sin(angle))
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(tangent1End: corner, tangent2End: end, radius: 3)
            // The arc ends on the second line, at a distance of 3 from the first line's point.
            let along = CGPoint(x: path.currentPoint.x - corner.x, y: path.currentPoint.y - corner.y)
            let cross = along.x * (end.y - corner.y) - along.y * (end.x - corner.x)
            XCTAssertEqual(cross, 0, accuracy: 1e-8, "angle \(angle)")
            XCTAssertEqual(hypot(along.x, along.y), 50 - path.points[1].x, accuracy: 1e-8, "angle \(angle)")
        }
    }

    func testATangentArcWithoutACornerIsALine() {
        for (corner, end, radius) in [
            (CGPoint.zero, CGPoint(x: 5, y: 5), 3.0), (CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5), 3),
            (CGPoint(x: 5, y: 5), CGPoint(x: 10, y: 10), 3), (CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), 0),
            (CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), .nan),
        ] {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
            XCTAssertEqual(path.text, "M 0 0 L \(Int(corner.x)) \(Int(corner.y))")
        }
    }

    // MARK: Copies and equality

    func testCopiesAreApart() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try XCTUnwrap(path.copy())
        let mutable = try XCTUnwrap(path.mutableCopy())
        XCTAssertEqual(path, copy)
        XCTAssertEqual(path.hashValue, copy.hashValue)
        mutable.addLine(to: CGPoint(x: 9, y: 9))
        path.move(to: CGPoint(x: 5, y: 5))
        XCTAssertNotEqual(path, copy)
        XCTAssertEqual(copy, CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
        var t = CGAffineTransform(translationX: 1, y: 2)
        XCTAssertEqual(copy.mutableCopy(using: &t)?.boundingBox, CGRect(x: 1, y: 2, width: 1, height: 1))
    }

    func testAPathAddedToItself() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addPath(path)
        XCTAssertEqual(path.points.count, 8)
    }

    func testApplyHandsTheInfoAlong() {
        var count = 0
        withUnsafeMutablePointer(to: &count) { info in
            CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).apply(info: info) { info, _ in
                info?.assumingMemoryBound(to: Int.self).pointee += 1
            }
        }
        XCTAssertEqual(count, 5)
    }

    func testPathsAreReadFromManyThreads() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            XCTAssertTrue(path.contains(CGPoint(x: 10, y: 5)))
            XCTAssertEqual(path.points.count, 13)
        }
    }
}
