import UIKit
import XCTest; import KasaneXCTest

@MainActor
final class CardTests: FailureExpectingTestCase {
    nonisolated func testItsTitleShows() { @MainActor func testItsTitleShows() {
        XCTAssertNil(UILabel().text)
    }; MainActor.assumeIsolated(testItsTitleShows) }

    func testItLoads() async throws {
        try await Task.sleep(nanoseconds: 1)
    }

               nonisolated func testALine() throws { @MainActor func testALine() throws { try XCTSkipIf(false) }; try MainActor.assumeIsolated(testALine) }

    func testHelpers(of number: Int) {}
}

final class PlainTests: FailureExpectingTestCase {
    func testSums() { XCTAssertEqual(1 + 1, 2) }

    @MainActor func testAView() async throws { XCTAssertEqual(UIView().subviews.count, 0) }
}
