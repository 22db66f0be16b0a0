import UIKit
import XCTest; import KasaneXCTest

@MainActor
final class CardTests: FailureExpectingTestCase {
    func testItsTitleShows() async {
        XCTAssertNil(UILabel().text)
    }

    func testItLoads() async throws {
        try await Task.sleep(nanoseconds: 1)
    }

    func testHelpers(of number: Int) {}
}

final class PlainTests: FailureExpectingTestCase {
    func testSums() { XCTAssertEqual(1 + 1, 2) }

    @MainActor func testAView() async throws { XCTAssertEqual(UIView().subviews.count, 0) }
}
