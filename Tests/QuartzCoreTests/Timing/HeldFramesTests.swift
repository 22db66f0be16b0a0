import LayerTestSupport
import QuartzCore
import XCTest

/// Keyframes that hold a value need no frames until the value changes.
final class HeldFramesTests: ManualClockTestCase {
    /// Returns the times of the next changes at times after the animation's beginning.
    private func changes(at times: [Double], _ configure: (CAKeyframeAnimation) -> Void) -> [Double] {
        let (root, layer) = (CALayer(), CALayer())
        root.addSublayer(layer)
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1, 1, 0, 0, 1]
        animation.keyTimes = [0, 0.5, 0.625, 0.875, 1]
        animation.duration = 1
        configure(animation)
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        return times.map { root.committed!.nextChange(atParentTime: 100 + $0) - 100 }
    }

    func testABlinkStandsStillWhileItHolds() {
        let times = [0, 0.25, 0.5, 0.5625, 0.75, 0.875, 0.9375, 1]
        XCTAssertEqual(changes(at: times) { _ in }, [0.5, 0.5, 0.5, 0.5625, 0.875, 0.875, 0.9375, .infinity])
        XCTAssertEqual(
            changes(at: times + [41.25, 41.75]) { $0.repeatCount = .infinity },
            [0.5, 0.5, 0.5, 0.5625, 0.875, 0.875, 0.9375, 1.5, 41.5, 41.875])
    }

    func testHoldsFollowSpeedsOffsetsAndReverses() {
        XCTAssertEqual(changes(at: [0, 0.25, 0.375]) { $0.speed = 2 }, [0.25, 0.25, 0.4375])
        XCTAssertEqual(changes(at: [0, 0.0625, 0.125]) { $0.timeOffset = 0.625 }, [0.25, 0.25, 0.25])
        XCTAssertEqual(changes(at: [1, 1.0625, 1.25, 1.75]) { $0.autoreverses = true }, [1, 1.0625, 1.375, 2])
        XCTAssertEqual(changes(at: [0.0625, 0.25, 0.75]) { $0.speed = -1 }, [0.0625, 0.375, 1])
        XCTAssertEqual(changes(at: [0.25]) { $0.repeatDuration = 0.375 }, [0.375], "it ends within the hold")
        XCTAssertEqual(changes(at: [0.25]) { $0.speed = 0 }, [.infinity])
    }

    func testDiscreteValuesHoldUntilTheNext() {
        let times = [0, 0.3, 0.75]
        XCTAssertEqual(
            changes(at: times) {
                $0.calculationMode = .discrete
                ($0.values, $0.keyTimes) = ([0, 0.5, 1, 0.25], nil)
            }, [0.25, 0.5, 1])
    }

    func testWhatMayMoveIsDrawnAtAnyTime() {
        let times = [0.25]
        XCTAssertEqual(changes(at: times) { $0.calculationMode = .cubic }, times, "splines overshoot")
        XCTAssertEqual(changes(at: times) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }, times)
        XCTAssertEqual(changes(at: times) { $0.values = [1, 0.9, 0, 0, 1] }, times)
    }

    func testAFrameAtTheNextChangeShowsWhatFollows() {
        let (root, layer) = (CALayer(), CALayer())
        root.addSublayer(layer)
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        (animation.values, animation.keyTimes) = ([1, 1, 0.2, 0.2], [0, 0.3, 0.3, 1])
        (animation.duration, animation.repeatCount) = (0.7, .infinity)
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        // Stepping from change to change misses none of two jumps in each iteration, and always advances.
        var (time, seen, steps) = (100.0, [Float](), 0)
        while time < 106.9, steps < 200 {
            let opacity = layer.committed!.sample(atParentTime: time).properties.opacity
            if seen.last != opacity { seen.append(opacity) }
            time = max(root.committed!.nextChange(atParentTime: time), time + 1e-9)
            steps += 1
        }
        XCTAssertEqual(seen, (0..<20).map { $0 % 2 == 0 ? 1 : 0.2 })
        XCTAssertLessThan(steps, 60)
    }
}
