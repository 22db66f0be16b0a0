import XCTest

@testable import Charts

final class ScaleTests: XCTestCase {
    func testPlaceholder() { XCTAssertEqual(NumberTicks.step(100, 5), 20) }
}
