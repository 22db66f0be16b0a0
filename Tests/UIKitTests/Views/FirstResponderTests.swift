import XCTest

@testable import UIKit

/// First responders whose window changes.
final class FirstResponderTests: ViewTestCase {
    private final class Focus: UIView {
        var answers: [Bool] = []
        var resigns = true

        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { resigns }

        override func resignFirstResponder() -> Bool {
            let answer = super.resignFirstResponder()
            answers.append(answer)
            return answer
        }
    }

    func testAViewThatLeavesItsWindowResigns() async {
        let (outer, focus) = (UIView(), Focus())
        outer.addSubview(focus)
        window.addSubview(outer)
        XCTAssertTrue(focus.becomeFirstResponder())
        outer.removeFromSuperview()
        XCTAssertEqual(focus.answers, [true])
        XCTAssertFalse(focus.isFirstResponder)
        window.addSubview(outer)
        focus.becomeFirstResponder()
        focus.resigns = false
        outer.removeFromSuperview()
        XCTAssertEqual(focus.answers, [true, false])
        XCTAssertNil(window.firstResponder)
    }

    func testAViewThatMovesWithinItsWindowStays() async {
        let (outer, focus) = (UIView(), Focus())
        window.addSubview(outer)
        window.addSubview(focus)
        focus.becomeFirstResponder()
        outer.addSubview(focus)
        XCTAssertEqual(focus.answers, [])
        XCTAssertTrue(focus.isFirstResponder)
    }
}
