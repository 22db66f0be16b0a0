import Foundation
import ObjectiveC
import XCTest

final class SelectorTests: XCTestCase {
    func testSelectorsAreEqualByName() {
        XCTAssertEqual(Selector("a:"), Selector("a:", Pad.press(_:)))
        XCTAssertNotEqual(Selector("a:"), "a")
        XCTAssertEqual("\(Selector("move:to:"))", "move:to:")
        XCTAssertEqual(NSStringFromSelector(NSSelectorFromString("b")), "b")
    }
}

private final class Pad: NSObject {
    func press(_ sender: Any) {}
}
