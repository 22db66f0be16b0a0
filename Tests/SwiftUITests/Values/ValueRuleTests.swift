import SwiftUI
import UIKit
import XCTest

/// Small values: angles, insets, unit points, sets, type sizes, projections, moves in lists.
final class ValueRuleTests: XCTestCase {
    func testAnglesAreAddedScaledAndCompared() {
        let (right, half) = (Angle.degrees(90), Angle.radians(.pi))
        XCTAssertEqual((right + half).degrees, 270, accuracy: 1e-9)
        XCTAssertEqual((right - half).degrees, -90, accuracy: 1e-9)
        XCTAssertEqual((-right * 2).degrees, -180, accuracy: 1e-9)
        XCTAssertEqual((half / 4).degrees, 45, accuracy: 1e-9)
        XCTAssertLessThan(right, half)
        var angle = Angle()
        angle.degrees = 450
        XCTAssertEqual(angle.radians, 2.5 * .pi, accuracy: 1e-9)
        angle += right
        XCTAssertEqual(angle.degrees, 540, accuracy: 1e-9)
        XCTAssertEqual(Angle.zero, Angle(degrees: 0))
    }

    func testUnitPointsAreFractionsFromTheTopLeading() {
        let points: [(UnitPoint, CGFloat, CGFloat)] = [
            (.zero, 0, 0), (.center, 0.5, 0.5), (.top, 0.5, 0), (.bottom, 0.5, 1), (.leading, 0, 0.5),
            (.trailing, 1, 0.5), (.topLeading, 0, 0), (.topTrailing, 1, 0), (.bottomLeading, 0, 1),
            (.bottomTrailing, 1, 1),
        ]
        for (point, x, y) in points { XCTAssertEqual([point.x, point.y], [x, y]) }
        XCTAssertEqual(UnitPoint(x: 0.25, y: 2).y, 2)
    }

    func testSetsOfEdgesAreMadeOfEdges() {
        XCTAssertEqual(Edge.Set.horizontal, [.leading, .trailing])
        XCTAssertEqual(Edge.Set.all.subtracting(.vertical), .horizontal)
        XCTAssertEqual(Edge.Set(Edge.top), .top)
        XCTAssertEqual(Set(Edge.allCases.map { Edge.Set($0).rawValue }).count, 4)
        XCTAssertEqual(Axis.Set(Axis.vertical), .vertical)
    }

    func testSizesOfTypeAreInOrder() {
        let sizes = DynamicTypeSize.allCases
        XCTAssertEqual(sizes, sizes.sorted())
        XCTAssertEqual(sizes.count { $0.isAccessibilitySize }, 5)
        XCTAssertLessThan(DynamicTypeSize.xxxLarge, .accessibility1)
        for size in sizes { XCTAssertEqual(DynamicTypeSize(UIContentSizeCategory(size)), size) }
        XCTAssertNil(DynamicTypeSize(.unspecified))
    }

    func testProjectionsAreJoinedAndUndone() {
        let (move, grow) = (
            ProjectionTransform(CGAffineTransform(translationX: 5, y: -3)),
            ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
        )
        let point = CGPoint(x: 10, y: 10)
        XCTAssertEqual(point.applying(move.concatenating(grow)), CGPoint(x: 30, y: 28))
        XCTAssertEqual(point.applying(grow.concatenating(move)), CGPoint(x: 25, y: 37))
        XCTAssertEqual(
            point.applying(move.concatenating(grow)).applying(grow.inverted()).applying(move.inverted()), point)
        XCTAssertTrue(move.concatenating(move.inverted()).isIdentity)
        XCTAssertTrue(grow.isAffine)
    }

    /// Moved elements are inserted before the one at the destination, in their previous order.
    func testElementsAreMovedAndRemovedByTheirOffsets() {
        let moves: [(IndexSet, Int, String)] = [
            ([0], 3, "bcade"), ([4], 0, "eabcd"), ([1, 3], 0, "bdace"), ([0, 4], 2, "baecd"), ([2], 2, "abcde"),
            ([2], 3, "abcde"), ([], 1, "abcde"), ([0, 1, 2, 3, 4], 2, "abcde"),
        ]
        for (source, destination, expected) in moves {
            var letters = Array("abcde")
            letters.move(fromOffsets: source, toOffset: destination)
            XCTAssertEqual(String(letters), expected, "\(Array(source)) to \(destination)")
        }
        var letters = Array("abcde")
        letters.remove(atOffsets: [0, 2, 4])
        XCTAssertEqual(String(letters), "bd")
    }

    func testInsetsAndStrokesAreEqualByTheirNumbers() {
        XCTAssertEqual(EdgeInsets(), EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        XCTAssertNotEqual(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0), EdgeInsets())
        XCTAssertEqual(StrokeStyle(), StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
        XCTAssertNotEqual(StrokeStyle(dash: [1]), StrokeStyle())
        var style = StrokeStyle(lineWidth: 2, dash: [3], dashPhase: 4)
        style.animatableData = style.animatableData.interpolated(
            towards: StrokeStyle(lineWidth: 6, dashPhase: 8).animatableData, amount: 0.5)
        XCTAssertEqual([style.lineWidth, style.dashPhase, style.miterLimit], [4, 6, 10])
        XCTAssertEqual(style.dash, [3])
    }
}
