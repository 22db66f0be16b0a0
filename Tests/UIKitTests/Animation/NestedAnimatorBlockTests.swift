import QuartzCore
import UIKit
import XCTest

/// Animation blocks and keyframes inside the block of a `UIViewPropertyAnimator`: they belong to the animator.
final class NestedAnimatorBlockTests: AnimationTestCase {
    private var x: CGFloat { shown.position.x }
    private var seconds: CFTimeInterval { ((CACurrentMediaTime() - 100) * 1000).rounded() / 1000 }

    /// Moves the view to 100 and back, and to another colour on its way back.
    private func addKeyframes(to animator: UIViewPropertyAnimator) {
        view.center.x = 0
        animator.addAnimations { [view, unowned self] in
            UIView.animateKeyframes(
                withDuration: 0, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        view.center.x = 0
                        view.backgroundColor = .white
                    }
                }, completion: { self.log.append("\($0) at \(self.seconds)") })
        }
    }

    func testKeyframesAreScrubbed() async {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        addKeyframes(to: animator)
        for (fraction, x, alpha) in [(0.25, 50, 0), (0.5, 100, 0), (0.75, 50, 0.5), (0.1, 20, 0), (0, 0, 0)] {
            animator.fractionComplete = CGFloat(fraction)
            advance(to: 0)
            XCTAssertEqual(self.x, CGFloat(x), accuracy: 1e-6, "at \(fraction)")
            XCTAssertEqual(shown.backgroundColor?.alpha ?? 0, CGFloat(alpha), accuracy: 0.01, "at \(fraction)")
        }
        animator.fractionComplete = 0.75
        animator.startAnimation()
        advance(to: 0.25)
        XCTAssertEqual(x, 25, accuracy: 1e-6)
        XCTAssertEqual(log, [])
        animator.isReversed = true
        advance(to: 0.5)
        XCTAssertEqual(x, 50, accuracy: 1e-6)
        advance(to: 5)
        XCTAssertEqual(log, ["false at 2.0"])
        XCTAssertNil(view.layer.animationKeys())
        XCTAssertNil(view.backgroundColor)
    }

    /// The animator's curve is that of the keyframes as a whole.
    func testKeyframesFollowTheAnimatorsCurve() async {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
        addKeyframes(to: animator)
        animator.startAnimation()
        advance(to: 0.5)
        XCTAssertEqual(x, 200 * eased(0.25, .easeIn), accuracy: 1e-5)
        animator.pauseAnimation()
        advance(to: 1)
        XCTAssertEqual(x, 200 * eased(0.25, .easeIn), accuracy: 1e-5)
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
        let half = (eased(0.25, .easeIn) + 1) / 2
        advance(to: 2)
        XCTAssertEqual(x, 200 * min(half, 1 - half), accuracy: 0.1)
        advance(to: 4)
        XCTAssertEqual(log, ["true at 3.0"])
    }

    func testKeyframesFollowASpring() async {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        addKeyframes(to: animator)
        animator.startAnimation()
        advance(to: 0.1)
        // Critically damped, so that exp(-10 t) (1 + 10 t) of the way is left.
        XCTAssertEqual(x, 200 * (1 - 2 / CGFloat(M_E)), accuracy: 0.5)
    }

    func testBlocksTakeTheAnimatorsTime() async {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view, unowned self] in
            UIView.animate(
                withDuration: 0.1, animations: { view.center.x = 150 }, completion: { self.log.append("\($0)") })
            UIView.animate(
                withDuration: 1, delay: 0.5, options: .overrideInheritedDuration, animations: { view.alpha = 0 })
            UIView.animate(withDuration: 0.1, delay: 0, options: [], animations: {})
        }
        for (fraction, opacity) in [(0.25, 1), (0.5, 0.5), (0.75, 0), (0.2, 1)] {
            animator.fractionComplete = CGFloat(fraction)
            advance(to: 0)
            XCTAssertEqual(x, 50 + 100 * CGFloat(fraction), accuracy: 1e-6)
            XCTAssertEqual(shown.opacity, Float(opacity), accuracy: 1e-5, "at \(fraction)")
        }
        animator.startAnimation()
        advance(to: 0.4)
        XCTAssertEqual(x, 90, accuracy: 1e-6)
        XCTAssertEqual(shown.opacity, 0.7, accuracy: 1e-5)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        XCTAssertEqual(log, ["false"])
        XCTAssertEqual(view.center.x, 50)
        XCTAssertEqual(view.alpha, 1)
        XCTAssertNil(view.layer.animationKeys())
    }

    func testWhatRepeatsRunsByItself() async {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
            UIView.animate(
                withDuration: 1, delay: 0, options: [.repeat, .overrideInheritedDuration, .curveLinear],
                animations: { view.alpha = 0 })
            view.center.x = 150
        }
        animator.fractionComplete = 0.5
        advance(to: 4.25)
        XCTAssertEqual(x, 100, accuracy: 1e-6)
        XCTAssertEqual(shown.opacity, 0.75, accuracy: 1e-5)
        animator.stopAnimation(true)
        XCTAssertEqual(view.layer.animationKeys(), ["opacity"])
    }
}
