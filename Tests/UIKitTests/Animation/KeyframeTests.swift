import QuartzCore
import UIKit
import XCTest

/// `UIView.animateKeyframes`.
final class KeyframeTests: AnimationTestCase {
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func animate(_ options: UIView.KeyframeAnimationOptions = []) {
        view.center.x = 0
        UIView.animateKeyframes(
            withDuration: 4, delay: 1, options: options.union(linear),
            animations: { [view] in
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 0 }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.alpha = 0 }
            }, completion: { self.log.append("\($0) at \(CACurrentMediaTime() - 100)") })
    }

    func testKeyframesFollowEachOther() async {
        animate()
        XCTAssertEqual(view.center.x, 0)
        XCTAssertEqual(view.alpha, 0)
        for (time, x, alpha) in [(0.5, 0, 1), (1.5, 50, 1), (2.5, 100, 0.75), (3.5, 50, 0.25), (4.5, 0, 0)] {
            advance(to: time)
            XCTAssertEqual(shown.position.x, CGFloat(x), accuracy: 1e-6, "at \(time)")
            XCTAssertEqual(shown.opacity, Float(alpha), accuracy: 1e-5, "at \(time)")
        }
        advance(to: 6)
        XCTAssertEqual(log, ["true at 5.0"])
    }

    func testDiscreteKeyframesJumpAtTheirBeginning() async {
        animate(.calculationModeDiscrete)
        advance(to: 1.5)
        XCTAssertEqual(shown.position.x, 100)
        advance(to: 2.9)
        XCTAssertEqual(shown.position.x, 100)
        advance(to: 3.1)
        XCTAssertEqual(shown.position.x, 0)
    }

    func testPacedKeyframesHaveOneSpeed() async {
        animate(.calculationModePaced)
        advance(to: 2)
        XCTAssertEqual(shown.position.x, 50, accuracy: 1e-6)
        advance(to: 3)
        XCTAssertEqual(shown.position.x, 100, accuracy: 1e-6)
    }

    func testKeyframesOutsideTheirTimesAreCut() async {
        view.center.x = 0
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: linear,
            animations: { [view] in
                UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: 7) { view.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 3, relativeDuration: -1) { view.alpha = 0.5 }
            })
        advance(to: 0.5)
        XCTAssertEqual(shown.position.x, 50, accuracy: 1e-6)
        XCTAssertEqual(shown.opacity, 1)
        // Outside any block, a keyframe's changes are made without animation.
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.tag = 3 }
        XCTAssertEqual(view.tag, 3)
    }
}
