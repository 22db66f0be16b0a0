import CoreGraphics
import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

/// Which callbacks are called, and in which order, following
/// [CAAnimationDelegate](https://developer.apple.com/documentation/quartzcore/caanimationdelegate) and
/// [setCompletionBlock(_:)](https://developer.apple.com/documentation/quartzcore/catransaction/setcompletionblock(_:)).
final class CallbackRulesTests: ManualClockTestCase {
    private func fade(_ name: String, _ duration: CFTimeInterval = 1, onStop: (() -> Void)? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.duration) = (0, duration)
        let logger = AnimationLogger(name, self)
        logger.onStop = onStop
        animation.delegate = logger
        return animation
    }

    func testAtOneMomentInTheOrderAdded() {
        let (a, b) = (makeLayer(), makeLayer())
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.log.append("outer") }
        b.add(fade("first"), forKey: nil)
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.log.append("inner") }
        a.add(fade("second"), forKey: nil)
        CATransaction.commit()
        CATransaction.commit()
        advance(to: 1)
        XCTAssertEqual(
            log,
            ["first start 0.0", "second start 0.0", "first finish 1.0", "second finish 1.0", "inner", "outer"])
    }

    func testReplacedAndRemovedBeforeAndAfterTheBegin() {
        let layer = makeLayer()
        layer.add(fade("never"), forKey: "key")
        layer.add(fade("one"), forKey: "key")
        advance(to: 0.5)
        layer.add(fade("two"), forKey: "key")
        advance(to: 0.75)
        layer.removeAnimation(forKey: "key")
        layer.removeAnimation(forKey: "key")
        advance(to: 3)
        XCTAssertEqual(
            log,
            [
                "never cancel 0.0", "one start 0.0", "one cancel 0.5", "two start 0.5", "two cancel 0.75",
            ])
    }

    func testAnAnimationThatReplacesItselfOnStopping() {
        let layer = makeLayer()
        var rounds = 0
        func next() {
            rounds += 1
            guard rounds <= 3 else { return }
            layer.add(fade("\(rounds)", onStop: next), forKey: "key")
        }
        next()
        advance(to: 10)
        XCTAssertEqual(
            log,
            [
                "1 start 0.0", "1 finish 1.0", "2 start 1.0", "2 finish 2.0", "3 start 2.0", "3 finish 3.0",
            ])
        XCTAssertNil(layer.animationKeys())
    }

    /// The animation has been removed from the layer when its delegate is notified of the end.
    func testRemovedBeforeItsDelegateIsCalled() {
        let layer = makeLayer()
        var keys: [String]? = ["?"]
        layer.add(fade("fade", onStop: { keys = layer.animationKeys() }), forKey: "key")
        advance(to: 1)
        XCTAssertNil(keys)
        keys = nil
        let stays = fade("stays", onStop: { keys = layer.animationKeys() })
        stays.isRemovedOnCompletion = false
        layer.add(stays, forKey: "key")
        advance(to: 5)
        XCTAssertEqual(keys, ["key"])
        layer.removeAllAnimations()
        advance(to: 6)
        XCTAssertEqual(log.filter { $0.hasPrefix("stays") }, ["stays start 1.0", "stays finish 2.0"], "told once")
    }

    func testABlockWaitsForImplicitAnimationsToo() {
        let layer = makeLayer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setCompletionBlock { self.log.append("done \(CACurrentMediaTime() - 100)") }
        layer.opacity = 0
        layer.position.x = 5
        CATransaction.commit()
        advance(to: 0.25)
        // Retargeted: the first one is over, the second is ignored.
        layer.position.x = 9
        layer.opacity = 1
        advance(to: 2)
        XCTAssertEqual(log, ["done 0.25"])
    }

    func testABlockOfAnEndlessAnimationRunsOnceItIsRemoved() {
        let layer = makeLayer()
        let endless = fade("endless")
        endless.repeatCount = .infinity
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.log.append("done") }
        layer.add(endless, forKey: "endless")
        CATransaction.commit()
        advance(to: 100)
        XCTAssertEqual(log, ["endless start 0.0"])
        layer.removeAnimation(forKey: "endless")
        advance(to: 101)
        XCTAssertEqual(log, ["endless start 0.0", "endless cancel 100.0", "done"])
    }

    /// [animation(forKey:)](https://developer.apple.com/documentation/quartzcore/calayer/animation(forkey:)): the
    /// delegate gets the layer's animation.
    func testTheDelegateGetsTheLayersAnimation() {
        final class Comparing: CAAnimationDelegate {
            weak var layer: CALayer?
            var isSame: [Bool] = []
            func animationDidStart(_ anim: CAAnimation) { isSame.append(anim === layer?.animation(forKey: "key")) }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                isSame.append(anim === layer?.animation(forKey: "key"))
            }
        }
        let layer = makeLayer()
        let delegate = Comparing()
        delegate.layer = layer
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.duration, animation.delegate) = (0, 1, delegate)
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "key")
        animation.duration = 50
        animation.fromValue = 1
        advance(to: 0.5)
        XCTAssertEqual(layer.presentation()?.opacity, 0.5, "the original no longer counts")
        advance(to: 2)
        XCTAssertEqual(delegate.isSame, [true, true])
        XCTAssertFalse(layer.animation(forKey: "key") === animation)
    }
}
