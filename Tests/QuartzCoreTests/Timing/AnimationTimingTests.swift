import LayerTestSupport
import QuartzCore
import XCTest

/// The rules of [CAMediaTiming](https://developer.apple.com/documentation/quartzcore/camediatiming), on an animation of
/// `position.x` from 0 to 100, where the layer's own x is -1 so that it shows when the animation has no effect.
final class AnimationTimingTests: ManualClockTestCase {
    private func makeAnimated(_ configure: (CABasicAnimation) -> Void) -> CALayer {
        let layer = makeLayer()
        layer.position.x = -1
        layer.removeAllAnimations()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 1
        configure(animation)
        layer.add(animation, forKey: "x")
        CATransaction.flush()
        return layer
    }

    /// Returns the presentation values at several times after the start.
    private func positions(_ times: [Double], _ configure: (CABasicAnimation) -> Void) -> [CGFloat] {
        let layer = makeAnimated(configure)
        let start = CACurrentMediaTime()
        return times.map { time in
            MediaClock.advance(to: start + time)
            return (layer.presentation()!.position.x * 1e6).rounded() / 1e6
        }
    }

    func testOneRun() {
        XCTAssertEqual(positions([0, 0.25, 0.5, 0.999, 1, 2]) { _ in }, [0, 25, 50, 99.9, -1, -1])
    }

    func testSpeed() {
        XCTAssertEqual(positions([0, 0.25, 0.5, 1]) { $0.speed = 2 }, [0, 50, -1, -1])
        XCTAssertEqual(positions([0, 1, 2]) { $0.speed = 0.5 }, [0, 50, -1])
    }

    /// A speed of 0 shows one time permanently: the way to scrub through an animation.
    func testSpeedZeroShowsTheTimeOffset() {
        XCTAssertEqual(
            positions([0, 10, 1000]) {
                $0.speed = 0
                $0.timeOffset = 0.3
            }, [30, 30, 30])
        XCTAssertEqual(
            positions([5]) {
                $0.speed = 0
                $0.timeOffset = 1
            }, [100])
    }

    func testNegativeSpeedRunsBackwards() {
        XCTAssertEqual(positions([0, 0.25, 0.75, 1]) { $0.speed = -1 }, [100, 75, 25, -1])
        XCTAssertEqual(
            positions([0, 0.25, 0.75, 1, 3]) {
                $0.speed = -1
                $0.timeOffset = 1
                $0.fillMode = .forwards
                $0.isRemovedOnCompletion = false
            }, [100, 75, 25, 0, 0])
    }

    /// "it will start [...] in the middle and when it reaches the end it loops around":
    /// http://ronnqvi.st/controlling-animation-timing/
    func testTimeOffsetGoesRound() {
        XCTAssertEqual(positions([0, 0.5, 0.75, 0.9, 1]) { $0.timeOffset = 0.25 }, [25, 75, 0, 15, -1])
    }

    func testRepeatCount() {
        XCTAssertEqual(positions([0, 0.5, 1, 1.5, 2]) { $0.repeatCount = 2 }, [0, 50, 0, 50, -1])
        XCTAssertEqual(positions([1, 1.4, 1.5]) { $0.repeatCount = 1.5 }, [0, 40, -1])
        XCTAssertEqual(positions([1000.25]) { $0.repeatCount = .infinity }, [25])
        XCTAssertEqual(positions([1.5, 3]) { $0.repeatCount = .greatestFiniteMagnitude }, [50, 0])
    }

    func testRepeatDuration() {
        XCTAssertEqual(positions([1, 2.25, 2.5]) { $0.repeatDuration = 2.5 }, [0, 25, -1])
        XCTAssertEqual(positions([0.25, 0.5]) { $0.repeatDuration = 0.5 }, [25, -1])
    }

    func testAutoreverses() {
        XCTAssertEqual(positions([0.5, 1, 1.25, 2]) { $0.autoreverses = true }, [50, 100, 75, -1])
        XCTAssertEqual(
            positions([2.25, 3.25, 4]) {
                $0.autoreverses = true
                $0.repeatCount = 2
            }, [25, 75, -1])
    }

    func testFillModes() {
        func shown(_ mode: CAMediaTimingFillMode) -> [CGFloat] {
            positions([0.5, 1.5, 2.5]) {
                $0.beginTime = CACurrentMediaTime() + 1
                $0.fillMode = mode
                $0.isRemovedOnCompletion = false
            }
        }
        XCTAssertEqual(shown(.removed), [-1, 50, -1])
        XCTAssertEqual(shown(.forwards), [-1, 50, 100])
        XCTAssertEqual(shown(.backwards), [0, 50, -1])
        XCTAssertEqual(shown(.both), [0, 50, 100])
    }

    func testFillingForwardsShowsTheVeryEnd() {
        func end(_ configure: (CABasicAnimation) -> Void) -> CGFloat {
            positions([50]) {
                $0.fillMode = .forwards
                $0.isRemovedOnCompletion = false
                configure($0)
            }[0]
        }
        XCTAssertEqual(end { $0.repeatCount = 3 }, 100)
        XCTAssertEqual(end { $0.repeatCount = 2.5 }, 50)
        XCTAssertEqual(end { $0.autoreverses = true }, 0)
        XCTAssertEqual(
            end {
                $0.autoreverses = true
                $0.repeatCount = 0.5
            }, 100)
        XCTAssertEqual(end { $0.duration = 0.3 }, 100)
    }

    func testFillingForwardsEndsWhenTheAnimationIsRemoved() {
        XCTAssertEqual(positions([1]) { $0.fillMode = .forwards }, [-1])
    }

    func testBeginInThePast() {
        XCTAssertEqual(positions([0, 0.25]) { $0.beginTime = CACurrentMediaTime() - 0.5 }, [50, 75])
        XCTAssertEqual(positions([0]) { $0.beginTime = CACurrentMediaTime() - 5 }, [-1])
    }

    /// "a beginTime of 0 becomes the layer's local time at the commit"
    func testBeginIsSettledAtTheCommit() {
        let layer = makeLayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        layer.add(animation, forKey: "fade")
        XCTAssertEqual(layer.animation(forKey: "fade")?.beginTime, 0)
        advance(to: 0)
        XCTAssertEqual(layer.animation(forKey: "fade")?.beginTime, 100)
        XCTAssertEqual(animation.beginTime, 0)
    }

    /// An animation without a duration has its transaction's.
    func testDurationComesFromTheTransaction() {
        XCTAssertEqual(positions([0.125, 0.25]) { $0.duration = 0 }, [50, -1])
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        let layer = makeLayer()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        CATransaction.commit()
        XCTAssertEqual(layer.animation(forKey: "fade")?.duration, 2)
    }

    func testUnusableTimesAreRefused() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = -1
        animation.beginTime = .nan
        animation.speed = .infinity
        animation.repeatCount = -2
        animation.repeatDuration = .nan
        XCTAssertEqual(animation.duration, 0)
        XCTAssertEqual(animation.beginTime, 0)
        XCTAssertEqual(animation.speed, 1)
        XCTAssertEqual(animation.repeatCount, 0)
        XCTAssertEqual(animation.repeatDuration, 0)
    }

    func testExtremeTimesStayFinite() {
        for duration in [0, 1e-300, 1e300, .infinity] {
            for count in [0, 1e-30, .infinity, .greatestFiniteMagnitude] as [Float] {
                for speed in [0, 1e-30, -1, 1e30] as [Float] {
                    for offset in [0, -1e300, 1e300] {
                        var timing = MediaTiming()
                        timing.repeatCount = count
                        timing.speed = speed
                        timing.timeOffset = offset
                        timing.fillMode = .both
                        timing.duration = duration
                        let resolved = AnimationTiming(timing, beginTime: 5, defaultDuration: 0)
                        for time in [-1e300, 0, 5, 5.5, 1e300] {
                            guard let moment = resolved.moment(at: time) else { continue }
                            XCTAssertTrue((0...1).contains(moment.fraction), "\(timing) at \(time): \(moment)")
                            XCTAssertGreaterThanOrEqual(moment.iteration, 0)
                        }
                    }
                }
            }
        }
    }
}
