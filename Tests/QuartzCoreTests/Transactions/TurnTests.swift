import Foundation
import QuartzCore
import XCTest

/// When an implicit transaction commits automatically, while the main thread's run loop runs.
final class TurnTests: XCTestCase {
    private final class AskedLayer: CALayer {
        var layouts = 0
        override func layoutSublayers() { layouts += 1 }
    }

    override func setUp() {
        super.setUp()
        CATransaction.flush()
        TurnTests.turn()
    }

    /// Runs the run loop, and with it the main queue.
    private static func turn(_ count: Int = 5) {
        for _ in 0..<count { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
    }

    /// Runs the run loop until a condition holds; fails after a time limit.
    private static func turn(until isTrue: () -> Bool) {
        for _ in 0..<100_000 where !isTrue() { turn(1) }
        XCTAssertTrue(isTrue())
    }

    @MainActor
    private final class Flag { var isSet = false }

    func testOneTurnForTheRunLoopAndTheMainQueue() {
        let layer = AskedLayer()
        for count in 1...10 {
            layer.setNeedsLayout()
            XCTAssertEqual(layer.layouts, count - 1)
            TurnTests.turn()
            XCTAssertEqual(layer.layouts, count)
        }
    }

    /// Dispatch doesn't drain the main queue while one of its blocks runs.
    func testARunLoopWithinABlockOfTheMainQueue() {
        MainActor.assumeIsolated {
            let flag = Flag()
            DispatchQueue.main.async {
                TurnTests.changeAndAnimate()
                flag.isSet = true
            }
            TurnTests.turn { flag.isSet }
        }
        TurnTests.turn()
    }

    private static func changeAndAnimate() {
        let layer = AskedLayer()
        layer.setNeedsLayout()
        turn()
        XCTAssertEqual(layer.layouts, 1)
        var isOver = false
        var frames = 0
        let link = CADisplayLink { _ in frames += 1 }
        link.add(to: .main, forMode: .common)
        CATransaction.begin()
        CATransaction.setCompletionBlock { isOver = true }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.03
        layer.add(animation, forKey: nil)
        CATransaction.commit()
        turn { isOver && frames >= 3 }
        link.invalidate()
    }

    /// Changes of two successive blocks are not separated by a drain of the main queue for an earlier turn.
    func testAnEarlierTurnIsNotReusedByALaterChange() {
        MainActor.assumeIsolated {
            let (first, second, flag) = (AskedLayer(), AskedLayer(), Flag())
            DispatchQueue.main.async { first.setNeedsLayout() }
            second.setNeedsLayout()
            DispatchQueue.main.async {
                XCTAssertEqual(first.layouts, 0)
                flag.isSet = true
            }
            TurnTests.turn { flag.isSet }
            TurnTests.turn()
            XCTAssertEqual(first.layouts, 1)
            XCTAssertEqual(second.layouts, 1)
        }
    }

    /// Changes that are flushed without a run loop leave no work behind for the next turn.
    func testFlushesLeaveNothingForTheRunLoop() {
        let layer = AskedLayer()
        for _ in 0..<1000 {
            layer.setNeedsLayout()
            CATransaction.flush()
        }
        XCTAssertEqual(layer.layouts, 1000)
        TurnTests.turn()
        XCTAssertEqual(layer.layouts, 1000)
    }

    func testTheMainThreadAndTheMainQueueAreTheMainActor() {
        XCTAssertTrue(MainActor.isCurrent)
        MainActor.assumeIsolated {
            let flag = Flag()
            DispatchQueue.main.async {
                XCTAssertTrue(MainActor.isCurrent)
                flag.isSet = true
            }
            TurnTests.turn { flag.isSet }
        }
        let done = DispatchSemaphore(value: 0)
        @Sendable func elsewhere() {
            XCTAssertFalse(MainActor.isCurrent)
            done.signal()
        }
        DispatchQueue.global().async { elsewhere() }
        Thread.detachNewThread { elsewhere() }
        Task.detached { elsewhere() }
        for _ in 0..<3 { done.wait() }
        // The main thread that waits for another queue is still the main actor.
        DispatchQueue(label: "another").sync { XCTAssertTrue(MainActor.isCurrent) }
    }

    func testEachThreadHasItsOwnLocals() {
        let local = ContextLocal<Int>()
        XCTAssertNil(local.value)
        local.value = 1
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            XCTAssertNil(local.value)
            local.value = 2
            XCTAssertEqual(local.value, 2)
            done.signal()
        }
        done.wait()
        XCTAssertEqual(local.value, 1)
        local.value = nil
        XCTAssertNil(local.value)
    }
}
