import XCTest

@testable import Raster

/// Small cases with known results.
final class BooleanExampleTests: XCTestCase {
    private let square = Path.rect(0, 0, 10, 10)
    private let circle = Path.circle(Point(0, 0), radius: 10)

    private func assert(
        _ a: Path, _ operation: BooleanOperation, _ b: Path, _ text: String, rule: FillRule = .nonZero,
        line: UInt = #line
    ) {
        XCTAssertEqual(a.combined(with: b, operation, rule: rule)?.text, text, line: line)
    }

    func testOverlappingSquares() {
        let other = Path.rect(5, 5, 10, 10)
        assert(square, .union, other, "M 0 0 L 10 0 L 10 5 L 15 5 L 15 15 L 5 15 L 5 10 L 0 10 Z")
        assert(square, .intersection, other, "M 10 5 L 10 10 L 5 10 L 5 5 Z")
        assert(square, .difference, other, "M 0 0 L 10 0 L 10 5 L 5 5 L 5 10 L 0 10 Z")
        assert(
            square, .symmetricDifference, other,
            "M 0 0 L 10 0 L 10 5 L 5 5 L 5 10 L 0 10 Z M 10 10 L 10 5 L 15 5 L 15 15 L 5 15 L 5 10 Z")
    }

    func testSharedEdgesDisappear() {
        assert(square, .union, .rect(10, 0, 10, 10), "M 0 0 L 20 0 L 20 10 L 0 10 Z")
        assert(square, .intersection, .rect(10, 0, 10, 10), "")
        assert(square, .difference, square, "")
        assert(square, .union, square, "M 0 0 L 10 0 L 10 10 L 0 10 Z")
        // A slanted edge with another's end on it, with coordinates that are not whole grid units.
        let left = Path.polygon([Point(0, 0), Point(10, 7), Point(0, 7)])
        let right = Path.polygon([Point(0, 0), Point(3, 2.1), Point(8, 0)])
        XCTAssertEqual(left.combined(with: right, .union, rule: .nonZero)?.subpathCount, 1)
        XCTAssertEqual(left.combined(with: right, .intersection, rule: .nonZero)?.isEmpty, true)
    }

    func testHolesTurnTheOtherWay() throws {
        let frame = try XCTUnwrap(square.combined(with: .rect(2, 2, 3, 3), .difference, rule: .nonZero))
        XCTAssertEqual(frame.text, "M 0 0 L 10 0 L 10 10 L 0 10 Z M 5 2 L 2 2 L 2 5 L 5 5 Z")
        XCTAssertEqual(frame.area, 91)
        // Reversed, it is the same region.
        let clockwise = Path.polygon([Point(0, 0), Point(0, 10), Point(10, 10), Point(10, 0)])
        XCTAssertEqual(clockwise.normalized(rule: .nonZero)?.area, 100)
    }

    func testCurvesStayCurves() throws {
        let other = Path.circle(Point(10, 0), radius: 10)
        let lens = try XCTUnwrap(circle.combined(with: other, .intersection, rule: .nonZero))
        XCTAssertEqual(lens.verbs, [.move, .cubic, .cubic, .cubic, .cubic, .close])
        // Two thirds of a circle's segments; the cubic is 0.03 % too large.
        XCTAssertEqual(lens.area, 2 * (100 * .pi / 3 - 25 * 3.0.squareRoot()), accuracy: 0.1)
        // A divided quadratic remains one.
        var hill = Path()
        hill.move(to: Point(0, 0))
        hill.addQuad(control: Point(5, 10), to: Point(10, 0))
        hill.close()
        assert(hill, .intersection, .rect(0, 0, 5, 10), "M 5 5 Q 2.5 5 0 0 L 5 0 Z")
    }

    func testWholeCurvesComeOutAsTheyWere() {
        XCTAssertEqual(circle.combined(with: .rect(-1, -1, 2, 2), .union, rule: .nonZero), circle)
        XCTAssertEqual(circle.combined(with: circle, .union, rule: .nonZero), circle)
    }

    func testPartsOfCurvesFitTogetherAgain() throws {
        let other = Path.circle(Point(10, 0), radius: 10)
        let moon = try XCTUnwrap(circle.combined(with: other, .difference, rule: .nonZero))
        let lens = try XCTUnwrap(circle.combined(with: other, .intersection, rule: .nonZero))
        let whole = try XCTUnwrap(moon.combined(with: lens, .union, rule: .nonZero))
        XCTAssertEqual(whole.area, circle.area, accuracy: 1e-6)
        XCTAssertEqual(whole.subpathCount, 1)
        // The moon's arcs are parts of the circle's.
        XCTAssertEqual(circle.combined(with: moon, .union, rule: .nonZero), circle)
        XCTAssertEqual(moon.combined(with: circle, .difference, rule: .nonZero)?.isEmpty, true)
    }

    func testTouchingCurves() throws {
        let box = Path.rect(-10, -10, 20, 20)
        let corners = try XCTUnwrap(box.combined(with: circle, .difference, rule: .nonZero))
        XCTAssertEqual(corners.subpathCount, 4)
        XCTAssertTrue(corners.text.hasPrefix("M -10 -10 L 0 -10 C -5.522847 -10 -10 -5.522847 -10 0 Z"))
        XCTAssertEqual(corners.area, 400 - circle.area, accuracy: 1e-5)
        XCTAssertEqual(box.combined(with: circle, .union, rule: .nonZero), box)
    }

    func testStar() throws {
        let star = Path.polygon(
            (0..<5).map { k in
                let angle = Double(k) * 4 * .pi / 5
                return Point(10 * sine(of: angle), 10 * cosine(of: angle))
            })
        XCTAssertEqual(star.normalized(rule: .nonZero)?.points.count, 10)
        XCTAssertEqual(star.components(rule: .nonZero)?.count, 1)
        XCTAssertEqual(star.components(rule: .evenOdd)?.count, 5)
    }

    func testTheFillRulesDiffer() {
        var path = square
        path.append(.rect(2, 2, 4, 4))
        XCTAssertEqual(path.normalized(rule: .nonZero), square)
        XCTAssertEqual(path.normalized(rule: .evenOdd)?.area, 84)
    }

    func testOpenSubpathsAreClosed() {
        var corner = Path()
        corner.move(to: Point(0, 0))
        corner.addLine(to: Point(4, 0))
        corner.addLine(to: Point(4, 4))
        XCTAssertEqual(corner.normalized(rule: .nonZero)?.text, "M 0 0 L 4 0 L 4 4 Z")
    }

    // MARK: Components

    func testComponentsKeepTheirHoles() throws {
        var rings = square
        rings.append(.rect(2, 2, 6, 6))
        rings.append(.rect(4, 4, 2, 2))
        rings.append(.rect(20, 0, 5, 5))
        let parts = try XCTUnwrap(rings.components(rule: .evenOdd))
        XCTAssertEqual(parts.map(\.area), [64, 4, 25])
        XCTAssertEqual(parts.map(\.subpathCount), [2, 1, 1])
    }

    func testTouchingAtAPointIsNotConnected() throws {
        var squares = square
        squares.append(.rect(10, 10, 5, 5))
        XCTAssertEqual(squares.components(rule: .nonZero)?.count, 2)
        // A hole that touches the outside does not split the shape.
        let notched = try XCTUnwrap(
            square.combined(
                with: .polygon([Point(0, 5), Point(5, 3), Point(5, 7)]), .difference, rule: .nonZero))
        XCTAssertEqual(notched.components(rule: .nonZero)?.count, 1)
        XCTAssertEqual(notched.subpathCount, 2)
    }

    func testManyComponents() {
        var grid = Path()
        for x in 0..<20 { for y in 0..<20 { grid.append(.rect(Double(x), Double(y), 0.5, 0.5)) } }
        XCTAssertEqual(grid.components(rule: .nonZero)?.count, 400)
        var board = Path()
        for x in 0..<20 { for y in 0..<20 { board.append(.rect(Double(x), Double(y), 1, 1)) } }
        XCTAssertEqual(board.normalized(rule: .nonZero)?.text, "M 0 0 L 20 0 L 20 20 L 0 20 Z")
    }

    // MARK: Invalid numbers

    func testExtremeCoordinatesAreHarmless() {
        let broken = Path.polygon([Point(0, 0), Point(.nan, 1), Point(1, .infinity)])
        XCTAssertEqual(broken.normalized(rule: .nonZero), Path())
        XCTAssertEqual(square.combined(with: broken, .union, rule: .nonZero), square)
        XCTAssertEqual(Path().normalized(rule: .nonZero), Path())
        let dot = Path.polygon([Point(3, 3), Point(3, 3)])
        XCTAssertEqual(dot.normalized(rule: .nonZero), Path())
        for size in [1e-300, 1e-30, 1e30, 1e300, 1.7e308] {
            let huge = Path.rect(0, 0, size, size).normalized(rule: .nonZero)
            XCTAssertNotNil(huge)
            if size > 1e-300, size < 1e300 { XCTAssertEqual(huge, .rect(0, 0, size, size)) }
        }
        let far = Path.rect(1e9, 1e9, 1e-3, 1e-3)
        XCTAssertEqual(far.normalized(rule: .nonZero), far)
    }
}
