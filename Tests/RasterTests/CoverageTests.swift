import XCTest

@testable import Raster

final class CoverageTests: XCTestCase {
    private let clip = PixelRect(x: 0, y: 0, width: 200, height: 160)

    func testCircleHasItsArea() {
        for radius in [0.3, 1, 7.5, 40, 70] {
            let circle = Path.circle(Point(90.3, 80.7), radius: radius)
            let area = Coverage(circle, clip: clip).area
            // The cubic approximation of a circle is 0.03 % large; each edge pixel is rounded to a 255th.
            XCTAssertEqual(area, .pi * radius * radius, accuracy: 0.001 * radius * radius + 0.02 * radius + 0.01)
        }
    }
}
