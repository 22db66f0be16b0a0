import XCTest

@testable import SwiftUI

final class ShapeTests: XCTestCase {
    private let place = CGRect(x: 0, y: 0, width: 100, height: 60)

    func testEachShapeFillsItsPlace() {
        XCTAssertEqual(Rectangle().path(in: place), Path(place))
        XCTAssertEqual(Circle().path(in: place), Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)))
        XCTAssertEqual(Ellipse().path(in: place), Path(ellipseIn: place))
        XCTAssertEqual(
            RoundedRectangle(cornerRadius: 8).path(in: place), Path(roundedRect: place, cornerRadius: 8))
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 30, style: .circular).path(in: place)
        XCTAssertFalse(uneven.contains(CGPoint(x: 3, y: 3)))
        XCTAssertTrue(uneven.contains(CGPoint(x: 98, y: 2)))
    }

    func testShapesAreDerived() {
        XCTAssertEqual(Rectangle().offset(x: 5, y: 6).path(in: place), Path(place.offsetBy(dx: 5, dy: 6)))
        let turned = Rectangle().rotation(.degrees(90)).path(in: place).boundingRect
        XCTAssertEqual(turned.minX, 20, accuracy: 1e-9)
        XCTAssertEqual(turned.height, 100, accuracy: 1e-9)
        let scaled = Rectangle().scale(0.5, anchor: .topLeading).path(in: place).boundingRect
        XCTAssertEqual(scaled, CGRect(x: 0, y: 0, width: 50, height: 30))
        XCTAssertEqual(
            Rectangle().size(width: 10, height: 20).path(in: place), Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
        let trimmed = Rectangle().trim(from: 0, to: 0.25).path(in: place)
        XCTAssertFalse(trimmed.isEmpty)
        XCTAssertLessThan(trimmed.boundingRect.height, 60)
        XCTAssertEqual(
            Rectangle().inset(by: 10).path(in: place), Path(CGRect(x: 10, y: 10, width: 80, height: 40)))
        XCTAssertEqual(Circle().subtracting(Rectangle()).path(in: place).isEmpty, true)
        XCTAssertEqual(AnyShape(Circle()).path(in: place), Circle().path(in: place))
    }

    func testInsetsLeaveTheMiddle() {
        let nothing = Rectangle().inset(by: 500).path(in: place).boundingRect
        XCTAssertEqual(nothing.midX, 50)
        XCTAssertEqual(nothing.width, 0)
        XCTAssertEqual(Rectangle().inset(by: .nan).path(in: place), Path(place))
    }

    func testShapeParametersAreAnimatable() {
        var shape = Circle().trim(from: 0.1, to: 0.3)
        _ = shape.animatableData
        var rounded = RoundedRectangle(cornerRadius: 4)
        rounded.animatableData = AnimatablePair(9, 10)
        XCTAssertEqual(rounded.cornerSize, CGSize(width: 9, height: 10))
        shape.animatableData = shape.animatableData.scaled(by: 2)
        XCTAssertEqual(shape.path(in: place), Circle().trim(from: 0.2, to: 0.6).path(in: place))
        XCTAssertEqual(
            Rectangle().rotation(.degrees(90)).animatableData
                .interpolated(towards: Rectangle().rotation(.zero).animatableData, amount: 0.5),
            Rectangle().rotation(.degrees(45)).animatableData)
    }

    func testSizes() {
        XCTAssertEqual(Rectangle().sizeThatFits(.unspecified), CGSize(width: 10, height: 10))
        XCTAssertEqual(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 80)), CGSize(width: 30, height: 30))
        XCTAssertEqual(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil)), CGSize(width: 30, height: 30))
    }

    /// Numbers that no shape can have.
    func testInvalidNumbersGiveSomePath() {
        let places = [
            CGRect.null, .infinite, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), CGRect(x: 10, y: 10, width: -5, height: -5),
        ]
        for place in places {
            for number in [CGFloat.nan, .infinity, -.infinity, -3, 1e300] {
                _ = RoundedRectangle(cornerRadius: number).path(in: place)
                _ = UnevenRoundedRectangle(topLeadingRadius: number, bottomTrailingRadius: 3).path(in: place)
                _ = Capsule().inset(by: number).path(in: place)
                _ = Circle().trim(from: number, to: 1).stroke(lineWidth: number).path(in: place)
                _ = Ellipse().rotation(.degrees(Double(number))).scale(number).path(in: place)
                _ = Rectangle().stroke(style: StrokeStyle(lineWidth: 2, dash: [number, 2])).path(in: place)
            }
        }
    }
}
