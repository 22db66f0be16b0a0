import UIKit
import XCTest

@MainActor
final class CardTests: XCTestCase {
    func testItsTitleShows() {
        XCTAssertNil(UILabel().text)
    }

    func testItLoads() async throws {
        try await Task.sleep(nanoseconds: 1)
    }

    @MainActor func testALine() throws { try XCTSkipIf(false) }

    func testHelpers(of number: Int) {}
}

final class PlainTests: XCTestCase {
    func testSums() { XCTAssertEqual(1 + 1, 2) }

    @MainActor func testAView() throws { XCTAssertEqual(UIView().subviews.count, 0) }
}
