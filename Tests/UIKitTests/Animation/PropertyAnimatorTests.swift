import QuartzCore
import UIKit
import XCTest

/// `UIViewPropertyAnimator`.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewanimating).
final class PropertyAnimatorTests: AnimationTestCase {
    private func makeAnimator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        view.center.x = 0
        let animator = UIViewPropertyAnimator(duration: 2, curve: curve) { [view] in view.center.x = 100 }
        animator.addCompletion { [unowned self] in log.append("\($0) at \(CACurrentMediaTime() - 100)") }
        return animator
    }

    private var x: CGFloat { shown.position.x }

    func testFromStartToEnd() async {
        let animator = makeAnimator(.easeIn)
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertEqual(view.center.x, 0)
        animator.startAnimation()
        XCTAssertEqual(animator.state, .active)
        XCTAssertTrue(animator.isRunning)
        XCTAssertEqual(view.center.x, 100)
        advance(to: 0.5)
        XCTAssertEqual(x, 100 * eased(0.25, .easeIn), accuracy: 1e-6)
        advance(to: 3)
        XCTAssertEqual(log, ["end at 2.0"])
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertFalse(animator.isRunning)
        XCTAssertNil(view.layer.animationKeys())
        XCTAssertEqual(x, 100)
    }

    func testPausingHoldsAndStartingGoesOnAtTheSamePace() async {
        let animator = makeAnimator(.easeIn)
        animator.startAnimation()
        advance(to: 1)
        animator.pauseAnimation()
        XCTAssertEqual(animator.state, .active)
        XCTAssertFalse(animator.isRunning)
        advance(to: 5)
        XCTAssertEqual(x, 100 * eased(0.5, .easeIn), accuracy: 1e-6)
        XCTAssertEqual(animator.fractionComplete, eased(0.5, .easeIn), accuracy: 1e-6)
        animator.startAnimation()
        advance(to: 5.5)
        XCTAssertEqual(x, 100 * eased(0.75, .easeIn), accuracy: 1e-6)
        advance(to: 6)
        XCTAssertEqual(log, ["end at 6.0"])
    }

    func testScrubbing() async {
        let animator = makeAnimator(.easeIn)
        animator.fractionComplete = 0.3
        XCTAssertEqual(animator.state, .active)
        advance(to: 1)
        XCTAssertEqual(x, 30, accuracy: 1e-6)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        advance(to: 1)
        XCTAssertEqual(x, 100 * eased(0.5, .easeIn), accuracy: 1e-6)
        XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 1e-6)
        animator.fractionComplete = 7
        animator.fractionComplete = .nan
        advance(to: 1)
        XCTAssertEqual(x, 100, accuracy: 1e-6)
        animator.fractionComplete = 0.5
        animator.startAnimation()
        advance(to: 2)
        XCTAssertEqual(log, ["end at 2.0"])
    }

    func testReversingGoesBackToTheStart() async {
        let animator = makeAnimator()
        animator.startAnimation()
        advance(to: 1.5)
        animator.isReversed = true
        advance(to: 2)
        XCTAssertEqual(x, 50, accuracy: 1e-6)
        advance(to: 3)
        XCTAssertEqual(log, ["start at 3.0"])
        XCTAssertEqual(view.center.x, 0)
        XCTAssertNil(view.layer.animationKeys())
    }

    /// As programs rely on: what is left to go is `1 - fractionComplete`, whichever the direction.
    func testTheFractionCountsInTheDirectionOfTheRun() async {
        let animator = makeAnimator()
        animator.startAnimation()
        advance(to: 0.5)
        XCTAssertEqual(animator.fractionComplete, 0.25, accuracy: 1e-6)
        animator.pauseAnimation()
        animator.isReversed = true
        XCTAssertEqual(animator.fractionComplete, 0.75, accuracy: 1e-6)
        advance(to: 1)
        XCTAssertEqual(x, 25, accuracy: 1e-6)
        animator.fractionComplete = 0.5
        advance(to: 1)
        XCTAssertEqual(x, 50, accuracy: 1e-6)
        animator.startAnimation()
        advance(to: 1.5)
        XCTAssertEqual(x, 25, accuracy: 1e-6)
        XCTAssertEqual(animator.fractionComplete, 0.75, accuracy: 1e-6)
        animator.isReversed = false
        XCTAssertEqual(animator.fractionComplete, 0.25, accuracy: 1e-6)
        advance(to: 3)
        XCTAssertEqual(log, ["end at 3.0"])
    }

    func testStoppingLeavesTheValuesWhereTheyAre() async {
        let animator = makeAnimator()
        animator.startAnimation()
        advance(to: 0.5)
        animator.stopAnimation(false)
        XCTAssertEqual(animator.state, .stopped)
        XCTAssertEqual(view.center.x, 25, accuracy: 1e-6)
        XCTAssertNil(view.layer.animationKeys())
        animator.startAnimation()
        XCTAssertEqual(animator.state, .stopped)
        XCTAssertEqual(log, [])
        animator.finishAnimation(at: .current)
        XCTAssertEqual(log, ["current at 0.5"])
        XCTAssertEqual(view.center.x, 25, accuracy: 1e-6)
        XCTAssertEqual(animator.state, .inactive)
    }

    func testFinishingAtTheEndOrTheStart() async {
        for (position, expected) in [(UIViewAnimatingPosition.end, 100.0), (.start, 0)] {
            let animator = makeAnimator()
            animator.startAnimation()
            advance(to: CACurrentMediaTime() - 100 + 0.5)
            animator.stopAnimation(false)
            animator.finishAnimation(at: position)
            XCTAssertEqual(view.center.x, CGFloat(expected))
        }
    }

    func testStoppingWithoutFinishingCallsNobody() async {
        let animator = makeAnimator()
        animator.startAnimation()
        advance(to: 0.5)
        animator.stopAnimation(true)
        XCTAssertEqual(animator.state, .inactive)
        advance(to: 5)
        XCTAssertEqual(log, [])
        XCTAssertEqual(view.center.x, 25, accuracy: 1e-6)
    }

    func testGoingOnWithAnotherPaceAndDuration() async {
        let animator = makeAnimator()
        animator.startAnimation()
        advance(to: 0.5)
        animator.pauseAnimation()
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
        advance(to: 1)
        XCTAssertEqual(x, 25 + 75 * eased(0.5, .easeOut), accuracy: 1e-6)
        advance(to: 1.5)
        XCTAssertEqual(log, ["end at 1.5"])
        // Without a factor it takes the remaining time.
        let second = makeAnimator()
        second.fractionComplete = 0.25
        second.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
        advance(to: 3.1)
        XCTAssertEqual(log.last, "end at 3.0")
    }

    func testDelaysOfStartsAndOfBlocks() async {
        let animator = makeAnimator()
        animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation(afterDelay: 1)
        advance(to: 1)
        XCTAssertEqual(x, 0, accuracy: 1e-6)
        advance(to: 2)
        XCTAssertEqual(x, 50, accuracy: 1e-6)
        XCTAssertEqual(shown.opacity, 1, accuracy: 1e-5)
        advance(to: 2.5)
        XCTAssertEqual(shown.opacity, 0.5, accuracy: 1e-5)
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        advance(to: 2.5)
        XCTAssertEqual(shown.opacity, 1, accuracy: 1e-5)
        animator.startAnimation()
        advance(to: 10)
        XCTAssertEqual(log, ["end at 4.0"])
        XCTAssertEqual(view.alpha, 0)
    }

    func testAddingWhileItRuns() async {
        let animator = makeAnimator()
        animator.startAnimation()
        advance(to: 1)
        animator.addAnimations { [view] in view.alpha = 0 }
        advance(to: 1.5)
        XCTAssertEqual(shown.opacity, 0.5, accuracy: 1e-5)
    }

    func testPausingOnCompletionStaysActive() async {
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        advance(to: 3)
        XCTAssertEqual(animator.state, .active)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(log, [])
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        advance(to: 4)
        XCTAssertEqual(x, 50, accuracy: 1e-6)
        advance(to: 5)
        XCTAssertEqual(log, ["start at 5.0"])
    }

    /// With `pausesOnCompletion`, it is how programs learn of the end.
    func testWhetherItRunsIsObservable() async {
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        let observation = animator.observe(\.isRunning, options: .new) { [unowned self] _, change in
            log.append("\(change.newValue ?? false)")
        }
        defer { observation.invalidate() }
        animator.startAnimation()
        advance(to: 0.5)
        animator.pauseAnimation()
        animator.startAnimation()
        // Neither is a pause.
        animator.isReversed = true
        animator.isReversed = false
        XCTAssertEqual(log, ["true", "false", "true"])
        advance(to: 3)
        XCTAssertEqual(log, ["true", "false", "true", "false"])
        XCTAssertEqual(animator.fractionComplete, 1)
    }

    func testSpringsAndStaticAnimators() async {
        view.center.x = 0
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        // Critically damped: at rest when exp(-10 t) (1 + 10 t) is a thousandth.
        XCTAssertEqual(animator.duration, 0.92334, accuracy: 1e-4)
        animator.addAnimations { [view] in view.center.x = 100 }
        animator.startAnimation()
        advance(to: 0.1)
        XCTAssertEqual(x, 100 * (1 - 2 / CGFloat(M_E)), accuracy: 1e-4)
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear, animations: { self.view.alpha = 0 },
            completion: { self.log.append("\($0)") })
        advance(to: 1.1)
        XCTAssertEqual(shown.opacity, 0.5, accuracy: 1e-5)
        advance(to: 2)
        XCTAssertEqual(log, ["end"])
    }
}
