import QuartzCore
import UIKit
import XCTest

/// `UIView.animate`.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiview#Animating-views-with-block-objects).
final class BlockAnimationTests: AnimationTestCase {
    func testNothingAnimatesOutsideABlock() async {
        view.alpha = 0
        view.center = CGPoint(x: 10, y: 10)
        view.layer.cornerRadius = 5
        XCTAssertNil(view.layer.animationKeys())
        // A standalone layer animates as layers do.
        let layer = CALayer()
        view.layer.addSublayer(layer)
        CATransaction.flush()
        layer.opacity = 0
        XCTAssertEqual(layer.animationKeys(), ["opacity"])
    }

    func testABlockAnimatesAndTheValueIsThereAtOnce() async {
        var finished: Bool?
        UIView.animate(withDuration: 2, animations: { self.view.center.x = 150 }, completion: { finished = $0 })
        XCTAssertEqual(view.center.x, 150)
        advance(to: 1)
        XCTAssertEqual(shown.position.x, 100, accuracy: 1e-5)
        advance(to: 0.5)
        XCTAssertNil(finished)
        advance(to: 1.5)
        XCTAssertEqual(shown.position.x, 50 + 100 * eased(0.75), accuracy: 1e-5)
        advance(to: 2)
        XCTAssertEqual(finished, true)
        XCTAssertNil(view.layer.animationKeys())
    }

    func testAViewAddedInTheSameTurnAnimatesToo() async {
        let new = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(new)
        new.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { new.alpha = 1 })
        advance(to: 0.25)
        XCTAssertEqual(new.layer.presentation()?.opacity ?? -1, 0.25, accuracy: 1e-5)
    }

    func testANewViewDoesNotAnimateIntoBeing() async {
        UIView.animate(
            withDuration: 1,
            animations: { XCTAssertNil(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).layer.animationKeys()) })
    }

    func testEveryKindOfValueAnimates() async {
        view.backgroundColor = .black
        CATransaction.flush()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { [view] in
                view.alpha = 0.5
                view.bounds = CGRect(x: 10, y: 0, width: 200, height: 100)
                view.transform = CGAffineTransform(rotationAngle: 1)
                view.backgroundColor = .white
                view.layer.cornerRadius = 20
                view.layer.borderWidth = 4
            })
        advance(to: 0.5)
        XCTAssertEqual(shown.opacity, 0.75, accuracy: 1e-5)
        XCTAssertEqual(shown.bounds, CGRect(x: 5, y: 0, width: 150, height: 100))
        XCTAssertEqual(atan2(shown.transform.m12, shown.transform.m11), 0.5, accuracy: 1e-5)
        XCTAssertEqual(shown.backgroundColor?.components?.first ?? 0, 0.5, accuracy: 0.01)
        XCTAssertEqual(shown.cornerRadius, 10, accuracy: 1e-5)
        XCTAssertEqual(shown.borderWidth, 2, accuracy: 1e-5)
    }

    func testCurvesAndDelays() async {
        let curves: [(UIView.AnimationOptions, CAMediaTimingFunctionName)] = [
            (.curveEaseInOut, .easeInEaseOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
            (.curveLinear, .linear),
        ]
        for (index, (options, name)) in curves.enumerated() {
            let start = Double(index) * 10
            advance(to: start)
            view.center.x = 0
            UIView.animate(withDuration: 1, delay: 2, options: options, animations: { self.view.center.x = 100 })
            advance(to: start + 1.9)
            XCTAssertEqual(shown.position.x, 0, accuracy: 1e-5)
            advance(to: start + 2.25)
            XCTAssertEqual(shown.position.x, 100 * eased(0.25, name), accuracy: 1e-5)
        }
    }

    /// A transaction's timing function is how blocks get a curve that their options don't have.
    func testATransactionGivesABlockItsCurve() async {
        let function = CAMediaTimingFunction(controlPoints: 0.9, 0, 1, 0.2)
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(function)
        UIView.animate(withDuration: 2) { self.view.center.x = 150 }
        CATransaction.commit()
        advance(to: 1)
        XCTAssertEqual(shown.position.x, 50 + 100 * CGFloat(function.curve.value(at: 0.5)), accuracy: 1e-5)
    }

    func testOverlappingAnimationsAddUp() async {
        view.center.x = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.center.x = 100 })
        advance(to: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.center.x = 0 })
        // No jump: the first still has 50 points to go, the second all of its 100.
        XCTAssertEqual(view.layer.animationKeys(), ["position", "position-2"])
        advance(to: 0.5)
        XCTAssertEqual(shown.position.x, 50, accuracy: 1e-5)
        advance(to: 0.75)
        XCTAssertEqual(shown.position.x, 0 - 25 + 75, accuracy: 1e-5)
        advance(to: 1.25)
        XCTAssertEqual(shown.position.x, 25, accuracy: 1e-5)
    }

    /// As on iOS, where programs take the animation of "bounds.size" to animate along.
    func testBoundsAnimateByTheirSizeAndOrigin() async {
        UIView.animate(
            withDuration: 2, delay: 0, options: .curveLinear,
            animations: { self.view.frame = CGRect(x: 0, y: 0, width: 200, height: 60) })
        XCTAssertEqual(view.layer.animationKeys()?.sorted(), ["bounds.size", "position"])
        let size = view.layer.animation(forKey: "bounds.size") as? CABasicAnimation
        XCTAssertEqual(size?.keyPath, "bounds.size")
        XCTAssertEqual(size?.duration, 2)
        advance(to: 1)
        UIView.animate(
            withDuration: 2, delay: 0, options: .curveLinear,
            animations: { self.view.bounds = CGRect(x: 40, y: 0, width: 100, height: 60) })
        XCTAssertEqual(
            view.layer.animationKeys()?.sorted(), ["bounds.origin", "bounds.size", "bounds.size-2", "position"])
        advance(to: 1.5)
        XCTAssertEqual(shown.bounds.minX, 10, accuracy: 1e-5)
        XCTAssertEqual(shown.bounds.width, 100 + 75 - 25, accuracy: 1e-5)
        advance(to: 4)
        XCTAssertEqual(shown.bounds, CGRect(x: 40, y: 0, width: 100, height: 60))
    }

    func testColorsReplaceEachOtherAndMayBeginFromWhatShows() async {
        view.backgroundColor = .black
        CATransaction.flush()
        var finished: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.backgroundColor = .white },
            completion: { finished.append($0) })
        advance(to: 0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { self.view.backgroundColor = .black }, completion: { finished.append($0) })
        advance(to: 1)
        XCTAssertEqual(finished, [false])
        XCTAssertEqual(shown.backgroundColor?.components?.first ?? 0, 0.25, accuracy: 0.01)
        advance(to: 1.5)
        XCTAssertEqual(finished, [false, true])
    }

    func testRepeatingAndReversing() async {
        view.center.x = 0
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse],
            animations: { self.view.center.x = 100 })
        advance(to: 7.25)
        XCTAssertEqual(shown.position.x, 75, accuracy: 1e-5)
        view.layer.removeAllAnimations()
        view.center.x = 0
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { self.view.center.x = 100 }
            })
        advance(to: 8.75)
        XCTAssertEqual(shown.position.x, 50, accuracy: 1e-5)
        advance(to: 9.3)
        XCTAssertNil(view.layer.animationKeys())
    }

    func testNestedBlocksInheritUnlessTheySayOtherwise() async {
        view.center.x = 0
        view.alpha = 0
        UIView.animate(
            withDuration: 4, delay: 0, options: .curveLinear,
            animations: { [view] in
                XCTAssertEqual(UIView.inheritedAnimationDuration, 4)
                UIView.animate(withDuration: 1, animations: { view.center.x = 100 })
                UIView.animate(
                    withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve],
                    animations: { view.alpha = 1 })
                UIView.performWithoutAnimation { view.layer.cornerRadius = 8 }
            })
        XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
        advance(to: 0.75)
        XCTAssertEqual(shown.position.x, 100 * 0.75 / 4, accuracy: 1e-5)
        XCTAssertEqual(CGFloat(shown.opacity), eased(0.75), accuracy: 1e-5)
        XCTAssertEqual(shown.cornerRadius, 8)
    }

    func testCompletionsWithoutAnimations() async {
        UIView.animate(withDuration: 1, animations: {}, completion: { self.log.append("empty \($0)") })
        UIView.animate(
            withDuration: 0, animations: { self.view.alpha = 0 }, completion: { self.log.append("zero \($0)") })
        UIView.setAnimationsEnabled(false)
        XCTAssertFalse(UIView.areAnimationsEnabled)
        UIView.animate(
            withDuration: 1, animations: { self.view.center.x = 0 }, completion: { self.log.append("disabled \($0)") })
        UIView.setAnimationsEnabled(true)
        XCTAssertEqual(log, [])
        XCTAssertNil(view.layer.animationKeys())
        advance(to: 0)
        XCTAssertEqual(log, ["empty true", "zero true", "disabled true"])
    }

    func testRemovedAnimationsDidNotFinish() async {
        UIView.animate(
            withDuration: 1, animations: { self.view.center.x = 0 }, completion: { self.log.append("\($0)") })
        advance(to: 0.5)
        view.layer.removeAllAnimations()
        advance(to: 0.5)
        XCTAssertEqual(log, ["false"])
    }

    func testChainsKeepTheTime() async {
        func step(_ number: Int) {
            guard number < 3 else { return }
            UIView.animate(
                withDuration: 0.5, animations: { self.view.alpha = CGFloat(number) / 4 },
                completion: { _ in
                    self.log.append("\(number) at \(CACurrentMediaTime() - 100)")
                    step(number + 1)
                })
        }
        step(0)
        advance(to: 5)
        XCTAssertEqual(log, ["0 at 0.5", "1 at 1.0", "2 at 1.5"])
    }

    func testSpringsSwingOverAndSettleInTheirTime() async {
        view.center.x = 0
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
            animations: { self.view.center.x = 100 })
        var greatest: CGFloat = 0
        for step in 1..<100 {
            advance(to: Double(step) / 100)
            greatest = max(greatest, shown.position.x)
        }
        // The first overshoot of such a spring is exp(-pi z / sqrt(1 - z z)) of the distance.
        XCTAssertEqual(greatest, 100 + 100 * exp(-.pi * 0.3 / (1 - 0.09).squareRoot()), accuracy: 0.5)
        XCTAssertEqual(shown.position.x, 100, accuracy: 0.5)
        // The spring of iOS's keyboard: no overshoot, and at rest after 0.404 s with a stiffness of 522.35.
        UIView.animate(
            withDuration: 0.404, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { self.view.alpha = 0 })
        let spring = view.layer.animation(forKey: "opacity") as? CASpringAnimation
        XCTAssertEqual(spring?.stiffness ?? 0, 522.35, accuracy: 0.2)
        XCTAssertEqual(spring?.damping ?? 0, 45.71, accuracy: 0.02)
    }

    func testSpringsByDurationAndBounce() async {
        view.center.x = 0
        var end: CFTimeInterval?
        UIView.animate(
            springDuration: 0.5, bounce: 0.2, animations: { self.view.center.x = 100 },
            completion: { _ in end = CACurrentMediaTime() - 100 })
        advance(to: 0.2)
        let model = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        let (natural, ratio) = (2 * Double.pi / 0.5, 0.8)
        let swing = natural * (1 - ratio * ratio).squareRoot()
        let left = exp(-ratio * natural * 0.2) * (cos(swing * 0.2) + ratio * natural / swing * sin(swing * 0.2))
        XCTAssertEqual(shown.position.x, 100 * CGFloat(1 - left), accuracy: 1e-3)
        advance(to: 5)
        XCTAssertEqual(end ?? 0, model.settlingDuration, accuracy: 1e-5)
    }

    func testViewsAreOutOfTouchWhileTheyMove() async {
        UIView.animate(withDuration: 1, animations: { self.view.alpha = 0.5 })
        XCTAssertTrue(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === window)
        advance(to: 1)
        XCTAssertTrue(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
        UIView.animate(
            withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { self.view.alpha = 0.7 })
        XCTAssertTrue(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    }

    func testALayersOwnPropertyTakesItsTimesFromTheBlock() async {
        let gauge = GaugeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(gauge)
        CATransaction.flush()
        UIView.animate(
            withDuration: 2, delay: 0, options: .curveLinear, animations: { gauge.gauge?.level = 8 },
            completion: { self.log.append("\($0)") })
        advance(to: 0.5)
        XCTAssertEqual(gauge.gauge?.presentation()?.level ?? 0, 2, accuracy: 1e-6)
        advance(to: 2)
        XCTAssertEqual(log, ["true"])
        // An action that is looked up and not used delays nothing.
        UIView.animate(
            withDuration: 2,
            animations: { _ = gauge.layer.action(forKey: "backgroundColor") }, completion: { self.log.append("\($0)") })
        advance(to: 2)
        XCTAssertEqual(log, ["true", "true"])
    }

    func testSubviewsAreLaidOutInsideTheBlock() async {
        let host = StretchingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(host)
        CATransaction.flush()
        UIView.animate(
            withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear],
            animations: { host.bounds.size.width = 200 })
        advance(to: 0.5)
        XCTAssertEqual(host.child.layer.presentation()?.bounds.width ?? 0, 150, accuracy: 1e-5)
    }

    func testAFlattenedViewGrows() async {
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.transform = .identity })
        advance(to: 0.5)
        XCTAssertEqual(shown.transform.m11, 0.5, accuracy: 1e-5)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { self.view.transform = CGAffineTransform(scaleX: 0, y: 0) })
        advance(to: 1)
        XCTAssertEqual(shown.transform.m11, 0.5, accuracy: 1e-5)
    }
}

private final class StretchingView: UIView {
    let child = UIView()

    override func layoutSubviews() {
        if child.superview == nil { UIView.performWithoutAnimation { addSubview(child) } }
        child.frame = bounds
    }
}

private final class GaugeLayer: CALayer {
    @LayerProperty("level") var level: CGFloat = 0

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "level", let animation = action(forKey: "backgroundColor") as? CABasicAnimation else {
            return super.action(forKey: event)
        }
        animation.keyPath = event
        animation.fromValue = presentation()?.level ?? level
        return animation
    }
}

private final class GaugeView: UIView {
    override class var layerClass: AnyClass { GaugeLayer.self }
    var gauge: GaugeLayer? { layer as? GaugeLayer }
}
