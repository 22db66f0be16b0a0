import XCTest

@testable import Raster

final class FlatteningTests: XCTestCase {
    func testLinesStayWithinTheTolerance() {
        let circle = Path.circle(Point(0, 0), radius: 100)
        for tolerance in [10, 1, 0.1, 0.001] {
            let flat = circle.flattened(tolerance: tolerance)
            XCTAssertFalse(flat.verbs.contains(.cubic))
            XCTAssertEqual(flat.verbs.last, .close)
            for (a, b) in zip(flat.points, flat.points.dropFirst()) {
                // The circle itself is 0.03 off.
                XCTAssertEqual(a.mixed(with: b, 0.5).length, 100, accuracy: tolerance + 0.03)
            }
        }
        XCTAssertLessThan(circle.flattened(tolerance: 1).points.count, 40)
    }

    func testLinesAreLeftAlone() {
        let square = Path.rect(0, 0, 1, 1)
        XCTAssertEqual(square.flattened(tolerance: 0.1), square)
    }

    func testExtremeTolerances() {
        let circle = Path.circle(Point(0, 0), radius: 100)
        for tolerance in [0, -1, .nan, .infinity] as [Double] {
            XCTAssertLessThan(circle.flattened(tolerance: tolerance).points.count, 50_000)
        }
    }
}
