import XCTest

@testable import SwiftUI

final class PathTests: XCTestCase {
    func testAPathIsAValue() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        let copy = path
        path.addLine(to: CGPoint(x: 5, y: 6))
        XCTAssertEqual(copy.description, "1 2 m")
        XCTAssertEqual(path.description, "1 2 m 5 6 l")
        XCTAssertNotEqual(path, copy)
        XCTAssertEqual(path.currentPoint, CGPoint(x: 5, y: 6))
        XCTAssertNil(Path().currentPoint)
    }

    func testDescriptionsReadBack() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0.5, y: -2))
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 5))
        path.addCurve(
            to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 1e-3, y: 6))
        path.closeSubpath()
        XCTAssertEqual(path.description, "0.5 -2 m 5 5 10 0 q 3 4 0.001 6 1 2 c h")
        XCTAssertEqual(Path(path.description), path)
        XCTAssertEqual(Path("1 2 30 40 re"), Path(CGRect(x: 1, y: 2, width: 30, height: 40)))
        XCTAssertEqual(Path(""), Path())
        for wrong in ["1 m", "1 2", "1 2 l", "1 2 m 3 x", "nan 2 m", "1 2 3 4 5 6 7 8 c", "1 2 m inf 1 l", "h"] {
            XCTAssertNil(Path(wrong), wrong)
        }
    }

    func testElementsAreShownInOrder() {
        var elements: [Path.Element] = []
        Path("0 0 m 4 0 l 4 4 2 6 q h")?.forEach { elements.append($0) }
        XCTAssertEqual(
            elements,
            [
                .move(to: .zero), .line(to: CGPoint(x: 4, y: 0)),
                .quadCurve(to: CGPoint(x: 2, y: 6), control: CGPoint(x: 4, y: 4)), .closeSubpath,
            ])
    }

    func testPathsAreQuartzs() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 50)
        XCTAssertEqual(Path(ellipseIn: rect).cgPath, CGPath(ellipseIn: rect, transform: nil))
        XCTAssertEqual(Path(rect).cgPath, CGPath(rect: rect, transform: nil))
        let rounded = Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 8), style: .circular)
        let quartz = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 8, transform: nil)
        XCTAssertEqual(rounded.boundingRect, rect)
        for point in [
            CGPoint(x: 10.5, y: 21), CGPoint(x: 11.5, y: 23), CGPoint(x: 39, y: 69.9), CGPoint(x: 20, y: 20.1),
        ] {
            XCTAssertEqual(rounded.contains(point), quartz.contains(point), "\(point)")
        }
        var arc = Path()
        arc.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        XCTAssertEqual(arc.boundingRect.maxY, 10, accuracy: 1e-6)
        XCTAssertEqual(arc.boundingRect.minX, 0, accuracy: 1e-6)
    }

    func testTrimming() {
        let line = Path("0 0 m 100 0 l") ?? Path()
        XCTAssertEqual(line.trimmedPath(from: 0.25, to: 0.5).boundingRect.minX, 25, accuracy: 1e-6)
        XCTAssertEqual(line.trimmedPath(from: 0.25, to: 0.5).boundingRect.maxX, 50, accuracy: 1e-6)
        XCTAssertEqual(line.trimmedPath(from: -3, to: 7), line)
        for (from, to) in [(0.5, 0.5), (0.7, 0.2), (.nan, 1), (0, .nan)] as [(CGFloat, CGFloat)] {
            XCTAssertTrue(line.trimmedPath(from: from, to: to).isEmpty, "\(from) \(to)")
        }
    }

    func testRegions() {
        let (a, b) = (Path(CGRect(x: 0, y: 0, width: 10, height: 10)), Path(CGRect(x: 5, y: 0, width: 10, height: 10)))
        XCTAssertEqual(a.intersection(b).boundingRect, CGRect(x: 5, y: 0, width: 5, height: 10))
        XCTAssertEqual(a.union(b).boundingRect, CGRect(x: 0, y: 0, width: 15, height: 10))
        XCTAssertEqual(a.subtracting(b).boundingRect, CGRect(x: 0, y: 0, width: 5, height: 10))
        XCTAssertFalse(a.symmetricDifference(b).contains(CGPoint(x: 7, y: 5)))
        XCTAssertEqual(a.offsetBy(dx: 5, dy: 0), b)
    }

    func testContinuousCornersBecomeCircularWhereThereIsNoRoom() {
        // A capsule's ends extend as far as circles: the middle of a circle's side lies on the edge.
        let capsule = Capsule().path(in: CGRect(x: 0, y: 0, width: 200, height: 40))
        XCTAssertEqual(capsule.boundingRect, CGRect(x: 0, y: 0, width: 200, height: 40))
        XCTAssertFalse(capsule.contains(CGPoint(x: 2, y: 4)))
        XCTAssertTrue(capsule.contains(CGPoint(x: 1, y: 20)))
        let square = Capsule().path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        for degrees in stride(from: 0.0, to: 360, by: 15) {
            let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
            XCTAssertTrue(square.contains(CGPoint(x: 20 + 19.9 * x, y: 20 + 19.9 * y)), "\(degrees)")
            XCTAssertFalse(square.contains(CGPoint(x: 20 + 20.1 * x, y: 20 + 20.1 * y)), "\(degrees)")
        }
    }
}
