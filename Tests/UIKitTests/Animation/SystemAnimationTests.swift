import QuartzCore
import UIKit
import XCTest

/// `UIView.perform(_:on:options:animations:completion:)`.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/perform(_:on:options:animations:completion:))
final class SystemAnimationTests: AnimationTestCase {
    func testDeletedViewsShrinkAndAreRemoved() async {
        var isDone = false
        UIView.perform(.delete, on: [view], animations: nil) { isDone = $0 }
        advance(to: 0.125)
        XCTAssertLessThan(shown.opacity, 0.9)
        XCTAssertNotNil(view.superview)
        advance(to: 0.5)
        XCTAssertTrue(isDone)
        XCTAssertNil(view.superview)
        XCTAssertEqual(view.alpha, 1)
        XCTAssertEqual(view.transform, .identity)
    }
}
