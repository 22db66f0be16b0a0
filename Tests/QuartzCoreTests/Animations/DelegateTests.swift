import LayerTestSupport
import QuartzCore
import XCTest

/// [CAAnimationDelegate](https://developer.apple.com/documentation/quartzcore/caanimationdelegate): once each, in order.
final class DelegateTests: ManualClockTestCase {
    @discardableResult
    private func add(
        _ name: String, to layer: CALayer, duration: CFTimeInterval = 1,
        _ configure: (CABasicAnimation) -> Void = { _ in }
    ) -> AnimationLogger {
        let logger = AnimationLogger(name, self)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = duration
        animation.delegate = logger
        configure(animation)
        layer.add(animation, forKey: name)
        return logger
    }

    func testStartAndFinish() {
        let layer = makeLayer()
        add("a", to: layer)
        XCTAssertEqual(log, [])
        advance(to: 0)
        XCTAssertEqual(log, ["a start 0.0"])
        advance(to: 0.5)
        advance(to: 5)
        XCTAssertEqual(log, ["a start 0.0", "a finish 1.0"])
        XCTAssertNil(layer.animation(forKey: "a"))
        advance(to: 50)
        XCTAssertEqual(log.count, 2)
    }

    func testTheClockStopsAtEveryEventInOrder() {
        let layer = makeLayer()
        add("late", to: layer) { $0.beginTime = 102 }
        add("long", to: layer, duration: 3)
        add("short", to: layer, duration: 0.5)
        advance(to: 10)
        XCTAssertEqual(
            log,
            [
                "long start 0.0", "short start 0.0", "short finish 0.5", "late start 2.0", "long finish 3.0",
                "late finish 3.0",
            ])
    }

    /// Where one ends when the next begins, the end comes first.
    func testChainedByBeginTime() {
        let layer = makeLayer()
        add("second", to: layer) { $0.beginTime = 101 }
        add("first", to: layer)
        advance(to: 3)
        XCTAssertEqual(log, ["first start 0.0", "first finish 1.0", "second start 1.0", "second finish 2.0"])
    }

    func testChainedByDelegates() {
        let layer = makeLayer()
        var count = 0
        func next() {
            count += 1
            guard count <= 3 else { return }
            add("\(count)", to: layer).onStop = next
        }
        next()
        advance(to: 10)
        XCTAssertEqual(
            log,
            ["1 start 0.0", "1 finish 1.0", "2 start 1.0", "2 finish 2.0", "3 start 2.0", "3 finish 3.0"])
    }

    func testAfterTheLastRepeat() {
        let layer = makeLayer()
        add("a", to: layer) {
            $0.repeatCount = 2.5
            $0.autoreverses = true
            $0.speed = 2
        }
        advance(to: 10)
        XCTAssertEqual(log, ["a start 0.0", "a finish 2.5"])
    }

    func testRemovingAndReplacing() {
        let layer = makeLayer()
        add("a", to: layer)
        add("b", to: layer)
        advance(to: 0.25)
        layer.removeAnimation(forKey: "b")
        XCTAssertEqual(log.count, 2, "told later, not from inside the call")
        advance(to: 0.5)
        add("a", to: layer)
        advance(to: 0.5)
        XCTAssertEqual(
            log, ["a start 0.0", "b start 0.0", "b cancel 0.25", "a cancel 0.5", "a start 0.5"])
        layer.removeAllAnimations()
        layer.removeAllAnimations()
        advance(to: 9)
        XCTAssertEqual(log.last, "a cancel 0.5")
        XCTAssertEqual(log.count, 6)
    }

    func testRemovedBeforeItBegan() {
        let layer = makeLayer()
        add("a", to: layer)
        layer.removeAnimation(forKey: "a")
        advance(to: 1)
        XCTAssertEqual(log, ["a cancel 0.0"])
    }

    func testNotRemovedOnCompletionFinishesOnce() {
        let layer = makeLayer()
        add("a", to: layer) {
            $0.isRemovedOnCompletion = false
            $0.fillMode = .forwards
        }
        advance(to: 5)
        XCTAssertEqual(log, ["a start 0.0", "a finish 1.0"])
        XCTAssertEqual(layer.animationKeys(), ["a"])
        layer.removeAllAnimations()
        advance(to: 6)
        XCTAssertEqual(log.count, 2)
    }

    func testALayerThatGoesAwayCancels() {
        var layer: CALayer? = makeLayer()
        add("a", to: layer!)
        advance(to: 0.5)
        layer = nil
        advance(to: 1)
        XCTAssertEqual(log, ["a start 0.0", "a cancel 0.5"])
    }

    /// On iOS, animations end when their layer leaves the tree; moving it within the tree keeps them.
    func testALayerThatLeavesItsTreeCancels() {
        let (root, layer, other) = (makeLayer(), CALayer(), CALayer())
        root.addSublayer(layer)
        root.addSublayer(other)
        CATransaction.flush()
        add("a", to: layer)
        advance(to: 0.25)
        layer.removeFromSuperlayer()
        other.addSublayer(layer)
        advance(to: 0.5)
        XCTAssertEqual(layer.animationKeys(), ["a"])
        other.removeFromSuperlayer()
        advance(to: 0.75)
        XCTAssertEqual(log, ["a start 0.0", "a cancel 0.5"])
        XCTAssertNil(layer.presentation())
        XCTAssertNil(layer.animationKeys())
    }

    func testTheDelegateSeesTheLayersCopy() {
        final class Witness: CAAnimationDelegate {
            var seen: [CAAnimation] = []
            func animationDidStart(_ anim: CAAnimation) { seen.append(anim) }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { seen.append(anim) }
        }
        let layer = makeLayer()
        let witness = Witness()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.delegate = witness
        animation.setValue("fade", forKey: "purpose")
        layer.add(animation, forKey: "a")
        animation.setValue("other", forKey: "purpose")
        animation.duration = 50
        let copy = layer.animation(forKey: "a")
        advance(to: 2)
        XCTAssertEqual(witness.seen.count, 2)
        XCTAssertTrue(witness.seen.allSatisfy { $0 === copy && $0 !== animation })
        XCTAssertEqual(copy?.value(forKey: "purpose") as? String, "fade")
    }

    func testGroupsSpeakForTheirMembers() {
        let layer = makeLayer()
        let member = CABasicAnimation(keyPath: "opacity")
        member.duration = 0.5
        member.delegate = AnimationLogger("member", self)
        let group = CAAnimationGroup()
        group.animations = [member]
        group.duration = 2
        group.delegate = AnimationLogger("group", self)
        layer.add(group, forKey: nil)
        advance(to: 3)
        XCTAssertEqual(log, ["group start 0.0", "group finish 2.0"])
    }

    // MARK: Hostile input

    func testRemovingEverythingInsideACallback() {
        let root = makeLayer()
        let layer = CALayer()
        root.addSublayer(layer)
        CATransaction.flush()
        for name in ["a", "b", "c"] {
            add(name, to: layer).onStop = {
                layer.removeAllAnimations()
                layer.removeFromSuperlayer()
                root.sublayers = nil
            }
        }
        advance(to: 2)
        XCTAssertEqual(
            log,
            ["a start 0.0", "b start 0.0", "c start 0.0", "a finish 1.0", "b cancel 1.0", "c cancel 1.0"])
    }

    func testAnEndlessChainOfAnimationsBlocksNothingElse() {
        let layer = makeLayer()
        var count = 0
        var isStopped = false
        func next() {
            guard !isStopped else { return }
            count += 1
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = 1e-300
            let logger = AnimationLogger("\(count)", self)
            logger.onStop = next
            animation.delegate = logger
            layer.add(animation, forKey: nil)
        }
        next()
        add("other", to: layer)
        advance(to: 2)
        XCTAssertEqual(CACurrentMediaTime(), 102)
        XCTAssertTrue(log.contains("other finish 1.0"))
        XCTAssertGreaterThan(count, 10)
        XCTAssertLessThan(count, 10_000)
        let before = count
        advance(to: 3)
        XCTAssertGreaterThan(count, before, "it goes on at the next moment")
        isStopped = true
        advance(to: 4)
    }

    func testTheClockGoesNeitherBackNorToInfinity() {
        advance(to: 5)
        advance(to: 1)
        XCTAssertEqual(CACurrentMediaTime(), 105)
        MediaClock.advance(to: .infinity)
        MediaClock.advance(to: .nan)
        XCTAssertEqual(CACurrentMediaTime(), 105)
    }
}

/// The same with a run loop, in a program with a running clock.
final class RunLoopTests: XCTestCase {
    private final class Witness: CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append(flag ? "finish" : "cancel") }
    }

    private func run(until isDone: () -> Bool) {
        // Much longer than necessary, for a busy machine.
        let limit = Date(timeIntervalSinceNow: 20)
        while !isDone(), Date() < limit {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
    }

    func testTheRunLoopCommitsAndTellsDelegates() {
        let layer = CALayer()
        layer.opacity = 0.5
        let witness = Witness()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 0.02
        animation.delegate = witness
        layer.add(animation, forKey: "fade")
        XCTAssertNil(layer.presentation())
        run { witness.calls.count == 2 }
        XCTAssertEqual(witness.calls, ["start", "finish"])
        XCTAssertEqual(layer.presentation()?.opacity, 0.5)
        XCTAssertNil(layer.animationKeys())
    }

    /// A completion block that waits for an animation in the run loop that called it, and blocks that chain animations.
    func testCallbacksMayRunTheRunLoop() {
        let layer = CALayer()
        CATransaction.flush()
        var calls: [Int] = []
        func animate(_ number: Int, then next: @escaping () -> Void) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.01)
            CATransaction.setCompletionBlock {
                calls.append(number)
                next()
            }
            layer.opacity = Float(number) / 10
            CATransaction.commit()
        }
        animate(1) {
            animate(2) { animate(3) {} }
            self.run { calls.count == 3 }
            animate(4) { animate(5) {} }
        }
        run { calls.count == 5 }
        XCTAssertEqual(calls, [1, 2, 3, 4, 5])
    }

    func testTheRunLoopRunsCompletionBlocks() {
        let layer = CALayer()
        CATransaction.flush()
        var isComplete = false
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.02)
        CATransaction.setCompletionBlock { isComplete = true }
        layer.opacity = 0
        CATransaction.commit()
        XCTAssertFalse(isComplete)
        run { isComplete }
        XCTAssertTrue(isComplete)
    }
}
