import UIKit
import XCTest; import KasaneXCTest

class ExpectingTests: FailureExpectingTestCase {
    func testAKnownFault() {
        XCTExpectFailure("frames are rounded")
        XCTAssertEqual(UIView().frame.width, 1)
    }
}

final class DerivedTests: ExpectingTests, Sendable {}

class WholeNameTests: FailureExpectingTestCase {}
