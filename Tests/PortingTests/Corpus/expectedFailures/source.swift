import UIKit
import XCTest

class ExpectingTests: XCTestCase {
    func testAKnownFault() {
        XCTExpectFailure("frames are rounded")
        XCTAssertEqual(UIView().frame.width, 1)
    }
}

final class DerivedTests: ExpectingTests, Sendable {}

class WholeNameTests: XCTest.XCTestCase {}
