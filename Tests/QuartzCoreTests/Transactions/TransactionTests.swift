import LayerTestSupport
import QuartzCore
import XCTest

/// [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction)
final class TransactionTests: ManualClockTestCase {
    private func animation(_ duration: CFTimeInterval) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = duration
        return animation
    }

    // MARK: Settings

    func testDefaults() {
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertNil(CATransaction.animationTimingFunction())
        XCTAssertFalse(CATransaction.disableActions())
        XCTAssertNil(CATransaction.completionBlock())
        XCTAssertNil(CATransaction.value(forKey: "anything"))
    }

    func testSettingsEndWithTheirTransaction() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setValue("outer", forKey: "note")
        CATransaction.begin()
        XCTAssertEqual(CATransaction.animationDuration(), 2)
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        XCTAssertEqual(CATransaction.value(forKey: "note") as? String, "outer")
        XCTAssertEqual(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, 3)
        XCTAssertEqual(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, true)
        CATransaction.commit()
        XCTAssertEqual(CATransaction.animationDuration(), 2)
        XCTAssertFalse(CATransaction.disableActions())
        XCTAssertNil(CATransaction.animationTimingFunction())
        CATransaction.commit()
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertNil(CATransaction.value(forKey: "note"))
    }

    func testValuesOfTheFourTransactionKeys() {
        CATransaction.begin()
        CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        let function = CAMediaTimingFunction(name: .linear)
        CATransaction.setValue(function, forKey: kCATransactionAnimationTimingFunction)
        CATransaction.setValue({ self.log.append("done") } as () -> Void, forKey: kCATransactionCompletionBlock)
        XCTAssertEqual(CATransaction.animationDuration(), 0.5)
        XCTAssertTrue(CATransaction.disableActions())
        XCTAssertTrue(CATransaction.animationTimingFunction() === function)
        XCTAssertNotNil(CATransaction.completionBlock())
        CATransaction.commit()
        XCTAssertEqual(log, ["done"])
    }

    /// [It overrides](https://developer.apple.com/documentation/quartzcore/kcatransactionanimationtimingfunction) the
    /// timing function of all animations, also of those that have their own.
    func testTheTimingFunctionIsThatOfExplicitAnimationsToo() {
        let layer = makeLayer()
        let function = CAMediaTimingFunction(name: .easeIn)
        let fade = animation(1)
        (fade.fromValue, fade.timingFunction) = (0, CAMediaTimingFunction(name: .easeOut))
        let outside = CABasicAnimation(keyPath: "cornerRadius")
        (outside.fromValue, outside.toValue, outside.duration) = (0, 1, 1)
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(function)
        CATransaction.begin()
        layer.add(fade, forKey: "fade")
        CATransaction.commit()
        CATransaction.commit()
        layer.add(outside, forKey: "outside")
        XCTAssertTrue(layer.animation(forKey: "fade")?.timingFunction === function)
        XCTAssertNil(layer.animation(forKey: "outside")?.timingFunction)
        advance(to: 0.5)
        let shown = layer.presentation()
        XCTAssertEqual(Double(shown?.opacity ?? 0), TimingCurve(0.42, 0, 1, 1).value(at: 0.5), accuracy: 1e-5)
        XCTAssertEqual(shown?.cornerRadius ?? 0, 0.5, accuracy: 1e-9)
    }

    func testImplicitSettingsEndWithTheFlush() {
        CATransaction.setDisableActions(true)
        XCTAssertTrue(CATransaction.disableActions())
        CATransaction.flush()
        XCTAssertFalse(CATransaction.disableActions())
    }

    // MARK: Committing

    /// "Delays the commit until any nested explicit transactions have completed."
    func testFlushWaitsForExplicitTransactions() {
        let layer = makeLayer()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        CATransaction.begin()
        layer.cornerRadius = 5
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.opacity, 1)
        CATransaction.commit()
        XCTAssertEqual(layer.presentation()?.opacity, 0.5)
        XCTAssertEqual(layer.presentation()?.cornerRadius, 5)
    }

    /// Inside an implicit transaction an explicit one is nested, and its changes wait with the others.
    func testAnExplicitTransactionInsideAnImplicitOneWaits() {
        let layer = makeLayer()
        layer.zPosition = 1
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        CATransaction.commit()
        XCTAssertEqual(layer.presentation()?.opacity, 1)
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.opacity, 0.5)
    }

    func testEachThreadHasItsOwn() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(7)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            XCTAssertEqual(CATransaction.animationDuration(), 0.25)
            CATransaction.begin()
            CATransaction.setAnimationDuration(9)
            let layer = CALayer()
            layer.opacity = 0.5
            CATransaction.commit()
            XCTAssertEqual(layer.presentation()?.opacity, 0.5)
            XCTAssertNotEqual(CACurrentMediaTime(), 100, "the clock set by hand is the other thread's")
            done.signal()
        }
        thread.start()
        XCTAssertEqual(done.wait(timeout: .now() + 20), .success)
        XCTAssertEqual(CATransaction.animationDuration(), 7)
        CATransaction.commit()
    }

    func testATreeMayGoToAnotherThread() {
        // The layer belongs to this thread until the other one starts, and to the other one until it signals.
        nonisolated(unsafe) let layer = CALayer()
        layer.opacity = 0.5
        let done = DispatchSemaphore(value: 0)
        Thread {
            XCTAssertEqual(layer.commitForRendering()?.properties.opacity, 0.5)
            done.signal()
        }.start()
        XCTAssertEqual(done.wait(timeout: .now() + 20), .success)
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.opacity, 0.5)
    }

    /// A thread that ends before its run loop iterates never commits; its changes are not lost, nor do they prevent
    /// later ones from being committed.
    func testTheNextCommitTakesWhatAnEndedThreadLeft() {
        let layer = CALayer()
        CATransaction.flush()
        let other = UnsafeMutableRawPointer(Unmanaged.passUnretained(layer).toOpaque())
        var thread = pthread_t()
        let error = pthread_create(
            &thread, nil,
            { other in
                guard let other else { return nil }
                Unmanaged<CALayer>.fromOpaque(other).takeUnretainedValue().addSublayer(CALayer())
                return nil
            }, other)
        XCTAssertEqual(error, 0)
        pthread_join(thread, nil)
        XCTAssertNil(layer.presentation()?.sublayers)
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.sublayers?.count, 1)
        layer.opacity = 0.5
        CATransaction.flush()
        XCTAssertEqual(layer.committed?.properties.opacity, 0.5)
    }

    /// Layers that wait for this thread's commit may be deallocated on another one meanwhile.
    func testLayersMayGoAwayOnAnotherThread() {
        for _ in 0..<20 {
            // The thread only releases them.
            nonisolated(unsafe) var layers = (0..<100).map { _ in CALayer() }
            let done = DispatchSemaphore(value: 0)
            Thread {
                while layers.popLast() != nil {}
                done.signal()
            }.start()
            CATransaction.flush()
            XCTAssertEqual(done.wait(timeout: .now() + 20), .success)
        }
    }

    func testCommitWithoutBeginIsIgnored() {
        CATransaction.commit()
        let layer = CALayer()
        CATransaction.commit()
        XCTAssertNil(layer.presentation())
    }

    func testAWaitingChangeKeepsNoLayerAlive() {
        weak var gone: CALayer?
        do {
            let layer = CALayer()
            layer.opacity = 0.5
            gone = layer
        }
        XCTAssertNil(gone)
        CATransaction.flush()
    }

    func testLayoutThatTouchesAnotherTreeTakesItAlong() {
        final class Follower: CALayer {
            let other = CALayer()
            override func layoutSublayers() { other.opacity = 0.5 }
        }
        let layer = Follower()
        CATransaction.flush()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.setNeedsLayout()
        CATransaction.commit()
        XCTAssertEqual(layer.other.presentation()?.opacity, 0.5)
    }

    func testFlushInsideACommitDoesNothing() {
        final class Impatient: CALayer {
            override func layoutSublayers() {
                CATransaction.flush()
                CATransaction.begin()
                opacity = 0.25
                CATransaction.commit()
            }
        }
        let layer = Impatient()
        layer.setNeedsLayout()
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.opacity, 0.25)
    }

    // MARK: Completion blocks

    private func log(_ what: String) -> () -> Void {
        { [unowned self] in log.append("\(what) \(((CACurrentMediaTime() - 100) * 1000).rounded() / 1000)") }
    }

    func testAtOnceWithoutAnimations() {
        CATransaction.begin()
        CATransaction.setCompletionBlock(log("done"))
        XCTAssertEqual(log, [])
        CATransaction.commit()
        XCTAssertEqual(log, ["done 0.0"])
    }

    func testAfterAllAnimations() {
        let layer = makeLayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock(log("done"))
        layer.add(animation(1), forKey: "a")
        layer.add(animation(2), forKey: "b")
        CATransaction.commit()
        advance(to: 1.5)
        XCTAssertEqual(log, [])
        advance(to: 3)
        XCTAssertEqual(log, ["done 2.0"])
    }

    func testRemovedAnimationsCountAsOver() {
        let layer = makeLayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock(log("done"))
        layer.add(animation(.infinity), forKey: "a")
        CATransaction.commit()
        advance(to: 1)
        layer.removeAllAnimations()
        advance(to: 1)
        XCTAssertEqual(log, ["done 1.0"])
    }

    func testOnlyAnimationsAddedAfterTheBlockWasSetCount() {
        let layer = makeLayer()
        CATransaction.begin()
        layer.add(animation(5), forKey: "before")
        CATransaction.setCompletionBlock(log("first"))
        layer.add(animation(1), forKey: "a")
        CATransaction.setCompletionBlock(log("second"))
        layer.add(animation(2), forKey: "b")
        CATransaction.setCompletionBlock(log("third"))
        XCTAssertEqual(log, [])
        CATransaction.commit()
        XCTAssertEqual(log, ["third 0.0"])
        advance(to: 9)
        XCTAssertEqual(log, ["third 0.0", "first 1.0", "second 2.0"])
    }

    func testNestedAnimationsCountForAllAround() {
        let layer = makeLayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock(log("outer"))
        CATransaction.begin()
        CATransaction.setCompletionBlock(log("inner"))
        layer.add(animation(1), forKey: "a")
        CATransaction.commit()
        layer.add(animation(2), forKey: "b")
        CATransaction.commit()
        advance(to: 9)
        XCTAssertEqual(log, ["inner 1.0", "outer 2.0"])
    }

    func testDelegatesComeBeforeBlocks() {
        let layer = makeLayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock(log("done"))
        let animation = animation(1)
        animation.delegate = AnimationLogger("a", self)
        layer.add(animation, forKey: "a")
        CATransaction.commit()
        let next = self.animation(1)
        next.beginTime = 101
        next.delegate = AnimationLogger("b", self)
        layer.add(next, forKey: "b")
        advance(to: 1.5)
        XCTAssertEqual(log, ["a start 0.0", "a finish 1.0", "done 1.0", "b start 1.0"])
    }

    func testAChainOfBlocks() {
        let layer = makeLayer()
        func step(_ n: Int) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setCompletionBlock {
                self.log("\(n)")()
                if n < 3 { step(n + 1) }
            }
            layer.position.x += 10
            CATransaction.commit()
        }
        step(1)
        advance(to: 10)
        XCTAssertEqual(log, ["1 1.0", "2 2.0", "3 3.0"])
        XCTAssertEqual(layer.presentation()?.position.x, 30)
    }

    func testALayerThatGoesAwayLetsTheBlockRun() {
        var layer: CALayer? = makeLayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock(log("done"))
        layer?.add(animation(5), forKey: "a")
        CATransaction.commit()
        layer = nil
        advance(to: 0)
        XCTAssertEqual(log, ["done 0.0"])
    }
}
