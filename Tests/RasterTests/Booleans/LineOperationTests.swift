import XCTest

@testable import Raster

final class LineOperationTests: XCTestCase {
    private let square = Path.rect(0, 0, 10, 10)

    private func line(_ points: [Point]) -> Path {
        var path = Path()
        for (i, p) in points.enumerated() { if i == 0 { path.move(to: p) } else { path.addLine(to: p) } }
        return path
    }

    private func lines(_ path: Path, inside: Bool, _ region: Path) -> String? {
        path.lines(inside: inside, of: region, rule: .nonZero)?.text
    }

    func testALineIsCut() {
        let across = line([Point(-5, 4), Point(15, 4)])
        XCTAssertEqual(lines(across, inside: true, square), "M 0 4 L 10 4")
        XCTAssertEqual(lines(across, inside: false, square), "M -5 4 L 0 4 M 10 4 L 15 4")
        let through = line([Point(-5, 1), Point(5, 3), Point(5, 20)])
        XCTAssertEqual(lines(through, inside: true, square), "M 0 2 L 5 3 L 5 10")
    }

    func testUncutSubpathsStayClosed() {
        let inner = Path.rect(2, 2, 3, 3)
        XCTAssertEqual(inner.lines(inside: true, of: square, rule: .nonZero), inner)
        XCTAssertEqual(inner.lines(inside: false, of: square, rule: .nonZero), Path())
        XCTAssertEqual(lines(.rect(20, 0, 1, 1), inside: false, square), "M 20 0 L 21 0 L 21 1 L 20 1 Z")
    }

    func testAClosedSubpathIsNotCutWhereItStarts() {
        // The start, (5, 5), lies inside: that part is a single one.
        let other = Path.rect(5, 5, 10, 10)
        XCTAssertEqual(lines(other, inside: true, square), "M 5 10 L 5 5 L 10 5")
        XCTAssertEqual(lines(other, inside: false, square), "M 10 5 L 15 5 L 15 15 L 5 15 L 5 10")
    }

    func testTheEdgeIsInside() {
        XCTAssertEqual(square.lines(inside: true, of: square, rule: .nonZero), square)
        XCTAssertEqual(square.lines(inside: false, of: square, rule: .nonZero), Path())
        let circle = Path.circle(Point(0, 0), radius: 3)
        XCTAssertEqual(circle.lines(inside: true, of: circle, rule: .nonZero), circle)
        XCTAssertEqual(lines(line([Point(-5, 10), Point(5, 10)]), inside: true, square), "M 0 10 L 5 10")
    }

    func testCurvesAreCut() throws {
        var hill = Path()
        hill.move(to: Point(0, 0))
        hill.addQuad(control: Point(5, 10), to: Point(10, 0))
        XCTAssertEqual(lines(hill, inside: true, .rect(5, -1, 20, 20)), "M 5 5 Q 7.5 5 10 0")
        XCTAssertEqual(lines(hill, inside: false, .rect(5, -1, 20, 20)), "M 0 0 Q 2.5 5 5 5")
    }

    func testCrossingLinesDoNotCutEachOther() {
        let cross = line([Point(1, 1), Point(9, 9), Point(9, 1), Point(1, 9)])
        XCTAssertEqual(cross.lines(inside: true, of: square, rule: .nonZero), cross)
    }

    func testCoordinatesThatAreNotFiniteAreHarmless() {
        XCTAssertEqual(lines(line([Point(.nan, 0), Point(1, 1)]), inside: false, square), "")
        XCTAssertEqual(lines(line([Point(0, 0), Point(1, 1)]), inside: false, Path()), "M 0 0 L 1 1")
        XCTAssertEqual(lines(Path(), inside: true, square), "")
    }
}
