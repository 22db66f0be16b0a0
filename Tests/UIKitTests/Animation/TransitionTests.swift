import QuartzCore
import UIKit
import XCTest

/// `UIView.transition`.
final class TransitionTests: AnimationTestCase {
    private func picture() -> Picture { Picture(window.layer, width: 200, height: 200) }

    func testACrossDissolveMixesTheTwoLooks() async {
        view.backgroundColor = .black
        CATransaction.flush()
        UIView.transition(
            with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: { self.view.backgroundColor = .white }, completion: { self.log.append("\($0)") })
        advance(to: 0)
        XCTAssertEqual(picture()[50, 50][0], 0)
        advance(to: 0.5)
        XCTAssertEqual(Double(picture()[50, 50][0]), 127, accuracy: 2)
        XCTAssertEqual(log, [])
        advance(to: 1)
        XCTAssertEqual(picture()[50, 50], [255, 255, 255, 255])
        XCTAssertEqual(log, ["true"])
        XCTAssertEqual(window.layer.sublayers?.count, 1)
    }

    func testAFlipShowsFirstTheOneSideThenTheOther() async {
        view.backgroundColor = .red
        UIView.transition(
            with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
            animations: { self.view.backgroundColor = .green })
        advance(to: 0.25)
        XCTAssertEqual(picture()[50, 50], [255, 0, 0, 255])
        // Rotated by an eighth of a turn, it is narrower than before.
        XCTAssertEqual(picture()[2, 50][3], 0)
        advance(to: 0.75)
        XCTAssertEqual(picture()[50, 50], [0, 255, 0, 255])
        advance(to: 1)
        XCTAssertEqual(picture()[2, 50], [0, 255, 0, 255])
    }

    func testOneViewTakesAnothersPlace() async {
        let (old, new) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        view.addSubview(old)
        old.backgroundColor = .red
        new.backgroundColor = .blue
        CATransaction.flush()
        UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve) {
            self.log.append("\($0)")
        }
        XCTAssertEqual(view.subviews, [new])
        advance(to: 0.01)
        XCTAssertGreaterThan(picture()[50, 50][0], 240)
        advance(to: 1)
        XCTAssertEqual(picture()[50, 50], [0, 0, 255, 255])
        view.addSubview(old)
        UIView.transition(from: new, to: old, duration: 0, options: .showHideTransitionViews)
        XCTAssertTrue(new.isHidden)
        XCTAssertEqual(view.subviews.count, 2)
    }

    func testWithoutAKindTheChangesAreMade() async {
        UIView.transition(with: view, duration: 1, animations: { self.view.alpha = 0 })
        XCTAssertEqual(view.alpha, 0)
        XCTAssertNil(view.layer.animationKeys())
    }
}
