import UIKit
import XCTest; import KasaneXCTest

@MainActor
final class CardTests: XCTestCase {
    func testItsTitleShows() async {
        XCTAssertNil(UILabel().text)
    }

    func testItLoads() async throws {
        try await Task.sleep(nanoseconds: 1)
    }

    func testHelpers(of number: Int) {}
}

final class PlainTests: XCTestCase {
    func testSums() { XCTAssertEqual(1 + 1, 2) }

    @MainActor func testAView() async throws { XCTAssertEqual(UIView().subviews.count, 0) }
}
