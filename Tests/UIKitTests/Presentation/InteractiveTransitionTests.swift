import QuartzCore
import UIKit
import XCTest

/// Transitions whose animators are property animators, driven by a gesture's progress.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition)
@MainActor
final class InteractiveTransitionTests: NavigationTestCase, UIViewControllerTransitioningDelegate {
    /// Slides a view down; subclasses provide the animator in different ways.
    private class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            made(transitionContext).startAnimation()
        }

        final func made(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
            if let animator { return animator }
            let view = context.view(forKey: .from)
            let new = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view?.frame.origin.y = 844 }
            new.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            animator = new
            return new
        }
    }

    private final class InterruptibleSlide: Slide {
        func interruptibleAnimator(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating { made(transitionContext) }
    }

    /// As iOS programs write it, with a non-optional result.
    private final class AskedSlide: NSObject, UIViewControllerAnimatedTransitioning {
        let slide = Slide()
        var asked = 0

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            XCTFail("a gesture drives the animator")
        }

        func interruptibleAnimator(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            asked += 1
            return slide.made(transitionContext)
        }
    }

    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private let driver = UIPercentDrivenInteractiveTransition()

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    /// Begins to dismiss a controller with an animator, cancels at a quarter, and then dismisses it.
    private func check(_ make: () -> any UIViewControllerAnimatedTransitioning) {
        let (root, other) = (UIViewController(), UIViewController())
        show(root)
        other.modalPresentationStyle = .overFullScreen
        other.transitioningDelegate = self
        root.present(other, animated: false)
        settle()
        animator = make()
        other.dismiss(animated: true)
        settle()
        driver.update(0.25)
        pass(1)
        XCTAssertEqual(other.view.layer.presentation()?.frame.minY ?? 0, 211, accuracy: 1, "it waits for the gesture")
        XCTAssertTrue(root.presentedViewController === other)
        driver.cancel()
        pass(1)
        XCTAssertTrue(root.presentedViewController === other)
        XCTAssertEqual(other.view.frame.minY, 0)
        animator = make()
        other.dismiss(animated: true)
        settle()
        driver.update(0.5)
        driver.finish()
        pass(1)
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(other.view.window)
    }

    func testAnInterruptibleAnimatorIsScrubbed() async {
        var asked: [AskedSlide] = []
        check {
            let slide = AskedSlide()
            asked.append(slide)
            return slide
        }
        XCTAssertTrue(asked.allSatisfy { $0.asked > 0 })
    }

    func testAPropertyAnimatorThatIsStartedWaitsForTheGesture() async { check { Slide() } }

    func testASubclassMayHaveTheAnimator() async { check { InterruptibleSlide() } }

    /// Moves and fades a view in an animation block, or in keyframes.
    private final class BlockSlide: NSObject, UIViewControllerAnimatedTransitioning {
        private let hasKeyframes: Bool

        init(hasKeyframes: Bool) { self.hasKeyframes = hasKeyframes }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let view = transitionContext.view(forKey: .from)
            let changes = {
                view?.transform = CGAffineTransform(translationX: 0, y: 400)
                view?.alpha = 0.5
            }
            guard hasKeyframes else {
                return UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: changes) { _ in
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
            }
            UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: changes)
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    /// A cancelled transition goes back to its start, so one driver may drive several attempts.
    func testACancelledTransitionLeavesViewsAsTheyWere() async {
        for hasKeyframes in [false, true] {
            let (root, other) = (UIViewController(), UIViewController())
            show(root)
            other.modalPresentationStyle = .overFullScreen
            other.transitioningDelegate = self
            root.present(other, animated: false)
            settle()
            animator = BlockSlide(hasKeyframes: hasKeyframes)
            other.dismiss(animated: true)
            settle()
            driver.update(0.5)
            pass(0.1)
            XCTAssertEqual(other.view.layer.presentation()?.affineTransform().ty ?? 0, 200, accuracy: 1)
            driver.cancel()
            pass(1)
            XCTAssertTrue(other.view.transform.isIdentity)
            XCTAssertEqual(other.view.alpha, 1)
            XCTAssertEqual(other.view.frame, phone.bounds)
            other.dismiss(animated: true)
            settle()
            driver.update(0.5)
            pass(0.1)
            XCTAssertTrue(root.presentedViewController === other, "it waits for the gesture again")
            driver.finish()
            pass(1)
            XCTAssertNil(root.presentedViewController)
        }
    }
}
