import TestSupport
import UIKit
import XCTest

final class BezierPathTests: XCTestCase {
    private func assertEqual(_ a: CGPoint, _ b: CGPoint, accuracy: CGFloat = 1e-9, line: UInt = #line) {
        XCTAssertEqual(a.x, b.x, accuracy: accuracy, line: line)
        XCTAssertEqual(a.y, b.y, accuracy: accuracy, line: line)
    }

    // MARK: Arcs

    func testClockwiseFromZeroToPiIsTheLowerHalf() {
        // Apple's example, with y pointing down.
        for (clockwise, sign) in [(true, 1), (false, -1)] as [(Bool, CGFloat)] {
            let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
            assertEqual(path.currentPoint, CGPoint(x: -10, y: 0), accuracy: 1e-6)
            let box = path.cgPath.boundingBoxOfPath
            XCTAssertEqual(sign > 0 ? box.minY : box.maxY, 0, accuracy: 1e-6)
            XCTAssertEqual(sign > 0 ? box.maxY : box.minY, 10 * sign, accuracy: 0.01)
            XCTAssertTrue(path.contains(CGPoint(x: 0, y: 5 * sign)))
            XCTAssertFalse(path.contains(CGPoint(x: 0, y: -5 * sign)))
        }
    }

    func testArcsJoinTheCurrentPoint() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addArc(withCenter: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        assertEqual(path.currentPoint, CGPoint(x: 10, y: 5), accuracy: 1e-6)
        XCTAssertEqual(path.bounds.minX, 0)
        let before = path.cgPath
        path.addArc(withCenter: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
        XCTAssertEqual(path.cgPath, before)
    }

    // MARK: Points

    func testBuilding() {
        let path = UIBezierPath()
        XCTAssertTrue(path.isEmpty)
        XCTAssertTrue(path.bounds.isNull)
        XCTAssertEqual(path.currentPoint, .zero)
        path.move(to: CGPoint(x: 3, y: 4))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 4), controlPoint: CGPoint(x: 4, y: 20))
        XCTAssertEqual(path.bounds, CGRect(x: 3, y: 4, width: 2, height: 16))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: -7, y: 4), controlPoint2: CGPoint(x: 0, y: 1))
        XCTAssertEqual(path.bounds.minX, -7)
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 10, y: 0))
        path.removeAllPoints()
        XCTAssertTrue(path.isEmpty)
        path.append(UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
        XCTAssertEqual(path.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    func testSegmentsOfAnEmptyPathAreIgnored() {
        // "If the path is empty, this method does nothing."
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 4), controlPoint: CGPoint(x: 4, y: 20))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: -7, y: 4), controlPoint2: CGPoint(x: 0, y: 1))
        path.close()
        XCTAssertTrue(path.isEmpty)
        XCTAssertEqual(path.currentPoint, .zero)
    }

    func testPathsOfQuartzAreCopied() {
        let own = CGMutablePath()
        own.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let path = UIBezierPath(cgPath: own)
        own.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        XCTAssertEqual(path.bounds.width, 1)
        let before = path.cgPath
        path.addLine(to: CGPoint(x: 9, y: 9))
        XCTAssertEqual(before.boundingBox.width, 1)
    }

    func testRules() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
        XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5)))
        XCTAssertTrue(path.contains(CGPoint(x: 1, y: 1)))
    }

    func testReversingTwiceIsTheSame() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SeededRandom(seed: seed)
        func point() -> CGPoint {
            CGPoint(x: CGFloat.random(in: -9...9, using: &random), y: CGFloat.random(in: -9...9, using: &random))
        }
        for _ in 0..<50 {
            let path = UIBezierPath()
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                path.move(to: point())
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    switch Int.random(in: 0...2, using: &random) {
                    case 0: path.addLine(to: point())
                    case 1: path.addQuadCurve(to: point(), controlPoint: point())
                    default: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
                    }
                }
            }
            XCTAssertEqual(path.reversing().reversing().cgPath, path.cgPath)
            XCTAssertEqual(path.reversing().bounds, path.bounds)
        }
    }

    func testReversingTurnsTheWindingRound() {
        let hole = UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)).reversing()
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(hole)
        XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5)))
        XCTAssertTrue(path.contains(CGPoint(x: 1, y: 1)))
    }

    // MARK: Rounded rectangles

    func testRoundCornersLeaveOutTheCorner() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
        XCTAssertEqual(path.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
        XCTAssertFalse(path.contains(CGPoint(x: 3, y: 3)))
        // A circle of radius 20 would exclude this point: it passes 5.86 from each side at its middle.
        XCTAssertTrue(path.contains(CGPoint(x: 6.2, y: 6.2)))
        // iOS's corner begins 30.57 points away, and has already left the side where a circle begins.
        XCTAssertFalse(path.contains(CGPoint(x: 20, y: 0.02)))
    }

    /// The published measurements of iOS's rounded rectangles begin with the top side, and so do outlines that are
    /// animated by `strokeEnd`, and their dashes.
    func testTheOutlineStartsAtTheTopLeft() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 80)
        let radii = CGSize(width: 10, height: 10)
        let reach: CGFloat = 15.28665
        let expected: [(UIBezierPath, start: CGFloat, end: CGFloat)] = [
            (UIBezierPath(roundedRect: rect, cornerRadius: 10), 10 + reach, 110 - reach),
            (
                UIBezierPath(roundedRect: rect, byRoundingCorners: [.topRight, .bottomLeft], cornerRadii: radii), 10,
                110 - reach
            ),
            (UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: radii), 10 + reach, 110),
            (UIBezierPath(roundedRect: rect, cornerRadius: 40), 50, 70),
        ]
        for (path, start, end) in expected {
            var points: [CGPoint] = []
            path.cgPath.applyWithBlock { element in
                if points.count < 2 { points.append(element.pointee.points[0]) }
            }
            XCTAssertEqual(points.count, 2)
            for (point, x) in zip(points, [start, end]) {
                XCTAssertEqual(point.x, x, accuracy: 1e-9)
                XCTAssertEqual(point.y, 20, accuracy: 1e-9)
            }
        }
    }

    func testARadiusLargerThanHalfAShortSideMakesACapsule() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        let paths = [
            UIBezierPath(roundedRect: rect, cornerRadius: 1000),
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 100, height: 100)),
        ]
        for path in paths {
            // The straight part of the upper side is between the arcs, whose radius is 20.
            XCTAssertTrue(path.contains(CGPoint(x: 22, y: 0.5)))
            XCTAssertTrue(path.contains(CGPoint(x: 78, y: 39.5)))
            XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5)))
        }
    }

    func testHalfASideGivesACircle() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 40)
        for i in 0..<64 {
            let angle = CGFloat(i) / 64 * 2 * .pi
            let (x, y) = (cos(angle), sin(angle))
            XCTAssertTrue(path.contains(CGPoint(x: 40 + 39.95 * x, y: 40 + 39.95 * y)))
            XCTAssertFalse(path.contains(CGPoint(x: 40 + 40.05 * x, y: 40 + 40.05 * y)))
        }
        let huge = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 1e6)
        XCTAssertEqual(huge.cgPath, path.cgPath)
    }

    func testSomeCorners() {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 60)
        let corners: [(UIRectCorner, CGPoint)] = [
            (.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 59, y: 1)), (.bottomLeft, CGPoint(x: 1, y: 59)),
            (.bottomRight, CGPoint(x: 59, y: 59)),
        ]
        for (corner, _) in corners {
            let path = UIBezierPath(
                roundedRect: rect, byRoundingCorners: corner, cornerRadii: CGSize(width: 10, height: 10))
            for (other, point) in corners { XCTAssertEqual(path.contains(point), other != corner) }
        }
        let none = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: -1, height: CGFloat.nan))
        XCTAssertTrue(none.contains(CGPoint(x: 0.1, y: 0.1)))
    }

    // MARK: Drawing

    func testStrokesHaveTheirCaps() throws {
        func inked(_ cap: CGLineCap) throws -> CGRect {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 20, y: 10))
            path.lineWidth = 6
            path.lineCapStyle = cap
            return try XCTUnwrap(
                PixelReader(
                    .drawing(30, 20) { _ in
                        UIColor.red.setStroke()
                        path.stroke()
                    })
            ).inkedBox
        }
        XCTAssertEqual(try inked(.butt), CGRect(x: 10, y: 7, width: 10, height: 6))
        XCTAssertEqual(try inked(.square), CGRect(x: 7, y: 7, width: 16, height: 6))
        XCTAssertEqual(try inked(.round), CGRect(x: 7, y: 7, width: 16, height: 6))
    }

    func testFillsBlendsAndClips() throws {
        let square = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
        let pixels = try XCTUnwrap(
            PixelReader(
                .drawing(6, 4) { context in
                    UIColor.red.set()
                    square.fill(with: .normal, alpha: 0.5)
                    UIBezierPath(rect: CGRect(x: 4, y: 0, width: 1, height: 4)).addClip()
                    UIColor.blue.setFill()
                    UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 4))
                }))
        XCTAssertEqual(pixels[2, 2], [128, 0, 0, 128])
        XCTAssertEqual([pixels[4, 0], pixels[5, 0]], [[0, 0, 255, 255], [0, 0, 0, 0]])
        // Without a context they do nothing.
        square.fill()
        square.stroke()
        square.addClip()
    }

    func testDashes() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 1))
        path.addLine(to: CGPoint(x: 12, y: 1))
        path.lineWidth = 2
        path.setLineDash([2, 4], count: 2, phase: 1)
        var (lengths, count, phase) = ([0, 0] as [CGFloat], 0, -1 as CGFloat)
        path.getLineDash(nil, count: &count, phase: &phase)
        path.getLineDash(&lengths, count: nil, phase: nil)
        XCTAssertEqual([count], [2])
        XCTAssertEqual(lengths + [phase], [2, 4, 1])
        let pixels = try XCTUnwrap(PixelReader(.drawing(12, 2) { _ in path.stroke() }))
        XCTAssertEqual((0..<12).map { pixels[$0, 0][3] > 0 ? 1 : 0 }, [1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1])
        path.setLineDash(nil, count: 0, phase: 0)
        path.getLineDash(nil, count: &count, phase: nil)
        XCTAssertEqual(count, 0)
    }

    // MARK: Copies and archives

    func testCopiesAndArchivesKeepEverything() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 7)
        path.addQuadCurve(to: CGPoint(x: 3, y: 3), controlPoint: CGPoint(x: 9, y: 1))
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .bevel)
        (path.miterLimit, path.usesEvenOddFillRule) = (4, true)
        path.setLineDash([1, 2, 3], count: 3, phase: 5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        let read = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
        let copy = try XCTUnwrap(path.copy() as? UIBezierPath)
        for other in [read, copy] {
            XCTAssertEqual(other.cgPath, path.cgPath)
            XCTAssertEqual([other.lineWidth, other.miterLimit], [3, 4])
            XCTAssertEqual([other.lineCapStyle == .round, other.lineJoinStyle == .bevel], [true, true])
            XCTAssertTrue(other.usesEvenOddFillRule)
            var (lengths, phase) = ([0, 0, 0] as [CGFloat], 0 as CGFloat)
            other.getLineDash(&lengths, count: nil, phase: &phase)
            XCTAssertEqual(lengths + [phase], [1, 2, 3, 5])
        }
        copy.addLine(to: .zero)
        XCTAssertNotEqual(copy.cgPath, path.cgPath)
    }
}
