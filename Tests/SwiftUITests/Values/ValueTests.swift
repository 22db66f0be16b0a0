import XCTest

@testable import SwiftUI

final class ValueTests: XCTestCase {
    func testAnAnglesAnimatableDataIsRadiansTimes128() {
        var angle = Angle(degrees: 90)
        XCTAssertEqual(angle.animatableData, .pi * 64)
        angle.animatableData *= 2
        XCTAssertEqual(angle.radians, .pi)
    }

    func testAnAngleIsOneValueSeenInTwoUnits() {
        XCTAssertEqual(Angle(degrees: 180).radians, .pi, accuracy: 1e-12)
        XCTAssertEqual(Angle(radians: .pi / 2).degrees, 90, accuracy: 1e-12)
        var angle = Angle.zero
        angle.degrees = 45
        XCTAssertEqual(angle.radians, .pi / 4, accuracy: 1e-12)
        XCTAssertLessThan(Angle.degrees(10), .degrees(370))
        XCTAssertEqual((Angle.degrees(30) + .degrees(20) - .degrees(5)).degrees, 45, accuracy: 1e-12)
        XCTAssertEqual((2 * Angle.degrees(30) / 4).degrees, 15, accuracy: 1e-12)
        XCTAssertEqual((-Angle.degrees(30)).degrees, -30, accuracy: 1e-12)
        XCTAssertEqual(Angle(degrees: .nan).finiteRadians, 0)
        XCTAssertEqual(Angle(degrees: .infinity).finiteRadians, 0)
    }

    func testAnAngleIsAnimatedByItsValue() {
        let middle = Angle.degrees(10).interpolated(towards: .degrees(370), amount: 0.5)
        XCTAssertEqual(middle.degrees, 190, accuracy: 1e-9)
    }

    func testUnitPointsLieWhereTheyAreNamed() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
        XCTAssertEqual(UnitPoint.topLeading.point(in: rect), CGPoint(x: 10, y: 20))
        XCTAssertEqual(UnitPoint.bottomTrailing.point(in: rect), CGPoint(x: 110, y: 60))
        XCTAssertEqual(UnitPoint.center.point(in: rect), CGPoint(x: 60, y: 40))
        XCTAssertEqual(UnitPoint.leading.point(in: rect), CGPoint(x: 10, y: 40))
        XCTAssertEqual(UnitPoint(x: 2, y: -1).point(in: rect), CGPoint(x: 210, y: -20))
        XCTAssertEqual(UnitPoint(x: .nan, y: 0).anchor, CGPoint(x: 0.5, y: 0.5))
    }

    func testSetsOfEdgesAndAxes() {
        XCTAssertEqual(Edge.Set.all, [.horizontal, .vertical])
        XCTAssertTrue(Edge.Set.horizontal.contains(Edge.leading))
        XCTAssertFalse(Edge.Set.horizontal.contains(Edge.top))
        XCTAssertEqual(Edge.allCases, [.top, .leading, .bottom, .trailing])
        XCTAssertTrue(Axis.Set([.horizontal, .vertical]).contains(Axis.vertical))
        XCTAssertEqual("\(Axis.vertical)", "vertical")
    }

    func testInsetsComeFromEdges() {
        let insets = EdgeInsets(7, at: [.top, .trailing])
        XCTAssertEqual(insets, EdgeInsets(top: 7, leading: 0, bottom: 0, trailing: 7))
        XCTAssertEqual(insets.horizontal, 7)
        let other = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5)
        let middle = EdgeInsets().interpolated(towards: other, amount: 0.5)
        XCTAssertEqual(middle, EdgeInsets(top: 0.5, leading: 1, bottom: 1.5, trailing: 2.5))
    }

    func testAStrokeStyleIsMadeDrawable() {
        let wrong = StrokeStyle(lineWidth: -3, miterLimit: .nan, dash: [4, -1], dashPhase: .infinity).drawable
        XCTAssertEqual(wrong, StrokeStyle(lineWidth: 0))
        XCTAssertEqual(StrokeStyle(dash: [0, 0]).drawable.dash, [])
        XCTAssertEqual(StrokeStyle(dash: [3, 0]).drawable.dash, [3, 0])
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        XCTAssertEqual(
            StrokeStyle(lineWidth: 4).outline(of: line).boundingBoxOfPath, CGRect(x: 0, y: -2, width: 10, height: 4))
        XCTAssertTrue(StrokeStyle(lineWidth: .nan).outline(of: line).isEmpty)
    }
}
