import CoreGraphics
import XCTest

final class CGPathBooleansTests: XCTestCase {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    private let other = CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)

    func testRegions() {
        var rect = CGRect.zero
        XCTAssertTrue(square.union(other).isRect(&rect))
        XCTAssertEqual(rect, CGRect(x: 0, y: 0, width: 15, height: 10))
        XCTAssertTrue(square.intersection(other).isRect(&rect))
        XCTAssertEqual(rect, CGRect(x: 5, y: 0, width: 5, height: 10))
        XCTAssertTrue(square.subtracting(other).isRect(&rect))
        XCTAssertEqual(rect, CGRect(x: 0, y: 0, width: 5, height: 10))
        let parts = square.symmetricDifference(other).componentsSeparated()
        XCTAssertEqual(parts.map(\.boundingBox.width), [5, 5])
    }

    func testRules() {
        let rings = CGMutablePath()
        rings.addPath(square)
        rings.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        XCTAssertEqual(rings.normalized(), square)
        XCTAssertEqual(rings.normalized(using: .evenOdd).componentsSeparated().count, 1)
        XCTAssertFalse(rings.normalized(using: .evenOdd).contains(CGPoint(x: 3, y: 3)))
        XCTAssertTrue(rings.intersects(CGPath(rect: CGRect(x: 3, y: 3, width: 1, height: 1), transform: nil)))
        XCTAssertFalse(
            rings.intersects(CGPath(rect: CGRect(x: 3, y: 3, width: 1, height: 1), transform: nil), using: .evenOdd))
    }

    func testTouchingIsNotIntersecting() {
        XCTAssertTrue(square.intersects(other))
        XCTAssertFalse(square.intersects(CGPath(rect: CGRect(x: 10, y: 0, width: 5, height: 5), transform: nil)))
        XCTAssertFalse(square.intersects(CGMutablePath()))
    }

    func testLines() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 5, y: 5))
        XCTAssertEqual(line.lineIntersection(square).text, "M 0 5 L 5 5")
        XCTAssertEqual(line.lineSubtracting(square).text, "M -5 5 L 0 5")
    }

    func testFlattened() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        XCTAssertFalse(circle.flattened(threshold: 0.5).text.contains("C"))
        XCTAssertEqual(circle.flattened(threshold: 0.01).boundingBoxOfPath, circle.boundingBoxOfPath)
    }
}
