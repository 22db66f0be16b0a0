import LayerTestSupport
import QuartzCore
import XCTest

/// [CAKeyframeAnimation](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation)
final class KeyframeAnimationTests: KeyframeTestCase {
    // MARK: Values

    func testLinearIsEvenByDefault() {
        assertEqual(
            positions([0, 0.125, 0.25, 0.5, 0.75, 1]) { $0.values = [0, 10, 30, 20, 0] }, [0, 5, 10, 30, 20, 0])
    }

    func testKeyTimes() {
        assertEqual(
            positions([0.05, 0.1, 0.55, 1]) {
                $0.values = [0, 10, 20]
                $0.keyTimes = [0, 0.1, 1]
            }, [5, 10, 15, 20])
    }

    /// "If the values in this array are invalid or inappropriate for the current calculation mode, they are ignored."
    func testUnusableKeyTimesAreIgnored() {
        for times in [[0, 1], [0, .nan, 1], [0, 0.5, .infinity], [0, 0.2, 0.4, 1], []] as [[Double]] {
            assertEqual(
                positions([0.25, 0.5]) {
                    $0.values = [0, 10, 20]
                    $0.keyTimes = times.map { NSNumber(value: $0) }
                }, [5, 10])
        }
    }

    /// Times need neither begin at 0 nor end at 1: they are used as they are.
    func testKeyTimesCountWhereverTheyBeginAndEnd() {
        let table: [(times: [NSNumber], values: [CGFloat])] = [
            ([0, 0.2, 1.4], [0, 5, 55.0 / 6, 5, 10.0 / 3]),
            ([0.2, 0.4, 0.6], [0, 0, 5, 0, 0]),
            ([-1, 0, 1], [10, 9, 7, 2, 0]),
            ([0, 2, 3], [0, 0.5, 1.5, 4, 5]),
            ([2, 3, 4], [0, 0, 0, 0, 0]),
            ([-3, -2, -1], [0, 0, 0, 0, 0]),
        ]
        for (times, values) in table {
            assertEqual(
                positions([0, 0.1, 0.3, 0.8, 1]) {
                    $0.values = [0, 10, 0]
                    $0.keyTimes = times
                }, values)
        }
    }

    /// Decreasing times are used as they are too: animation players that repeat the last value at 1, whatever its time,
    /// depend on the first segment whose end is later.
    func testFallingKeyTimesCount() {
        let table: [(times: [NSNumber], values: [CGFloat])] = [
            ([0, 1.2375, 3.25, 1], [2.5 / 1.2375, 5 / 1.2375, 10 / 1.2375]),
            ([0, -2, 0.5, 1], [19, 20, 20]),
            ([0, 0.7, 0.3, 1], [10 * 0.25 / 0.7, 10 * 0.5 / 0.7, 20]),
        ]
        for (times, values) in table {
            assertEqual(
                positions([0.25, 0.5, 1]) {
                    $0.values = [0, 10, 20, 20]
                    $0.keyTimes = times
                }, values)
        }
        assertEqual(
            positions([0.25, 1]) {
                $0.calculationMode = .discrete
                $0.values = [1, 2, 3]
                $0.keyTimes = [0, 1.5, 2, 1]
            }, [1, 1])
    }

    /// Whatever its fill mode: a single value animates nothing.
    func testOneDiscreteValueDoesNothing() {
        for values in [[CGFloat(7)], [NSNumber(value: 7)]] as [[Any]] {
            assertEqual(
                positions([0, 0.5]) {
                    $0.calculationMode = .discrete
                    $0.values = values
                    $0.keyTimes = [0, 1]
                }, positions([0, 0.5]) { $0.values = nil }.map(\.x))
        }
    }

    func testDiscreteKeyTimesCountWhereverTheyBeginAndEnd() {
        for times in [[0.2, 0.4, 1.5], [0.2, 0.4, 1.5, 2], [0.2, 0.4, 0.7, 0.8]] as [[NSNumber]] {
            assertEqual(
                positions([0, 0.3, 0.5, 1]) {
                    $0.calculationMode = .discrete
                    $0.values = [1, 2, 3]
                    $0.keyTimes = times
                }, times[2] == 1.5 ? [1, 1, 2, 2] : [1, 1, 2, 3])
        }
    }

    func testKeyTimesThatMeetJump() {
        assertEqual(
            positions([0.49, 0.5, 0.75]) {
                $0.values = [0, 10, 50, 60]
                $0.keyTimes = [0, 0.5, 0.5, 1]
            }, [9.8, 50, 55])
    }

    /// "if the number of keyframes in your animation is n, you should have n-1 objects in this array"
    func testTimingFunctionsOfSegments() {
        let curve = TimingCurve(0.42, 0, 1, 1)
        let eased = CGFloat(curve.value(at: 0.5))
        assertEqual(
            positions([0.25, 0.75]) {
                $0.values = [0, 10, 20]
                $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
            }, [10 * eased, 15], accuracy: 1e-6)
    }

    func testTheAnimationsOwnTimingFunctionBendsTheWhole() {
        let eased = CGFloat(TimingCurve(0.42, 0, 1, 1).value(at: 0.75))
        assertEqual(
            positions([0.75]) {
                $0.values = [0, 10, 20]
                $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
            }, [20 * eased], accuracy: 1e-6)
    }

    /// Apple's example of
    /// [discrete](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode/discrete).
    func testDiscrete() {
        assertEqual(
            positions([0, 0.24, 0.25, 0.5, 0.74, 0.75, 1]) {
                $0.calculationMode = .discrete
                $0.values = [310, 60, 120, 60]
                $0.keyTimes = [0, 0.25, 0.5, 0.75, 1]
            }, [310, 310, 60, 120, 120, 60, 60])
        assertEqual(
            positions([0.2, 0.4, 0.9]) {
                $0.calculationMode = .discrete
                $0.values = [1, 2, 3]
            }, [1, 2, 3])
        assertEqual(
            positions([0.2, 0.4, 0.9]) {
                $0.calculationMode = .discrete
                $0.values = [1, 2, 3]
                $0.keyTimes = [0, 0.3, 0.5]
            }, [1, 2, 3])
    }

    func testPacedGoesAtOneSpeed() {
        assertEqual(
            positions([0, 0.25, 0.5, 0.75, 1]) {
                $0.calculationMode = .paced
                $0.values = [0, 30, 20]
                $0.keyTimes = [0, 0.9, 1]
                $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
            }, [0, 10, 20, 30, 20])
        assertEqual(
            positions([0.5]) {
                $0.calculationMode = .paced
                $0.values = [7, 7, 7]
            }, [7])
    }

    /// Kochanek and Bartels' formulas by hand, for the values 0, 10, 0, 20 halfway between the second and third.
    func testCubic() {
        func middle(_ configure: (CAKeyframeAnimation) -> Void) -> CGFloat {
            positions([0.5]) {
                $0.calculationMode = .cubic
                $0.values = [0, 10, 0, 20]
                configure($0)
            }[0].x
        }
        // Tangents 0 and 5: 5 + (0 - 5) / 8.
        XCTAssertEqual(middle { _ in }, 4.375, accuracy: 1e-9)
        // Corners: no tangents at all.
        XCTAssertEqual(middle { $0.tensionValues = [1, 1, 1, 1] }, 5, accuracy: 1e-9)
        // Leaving 10 with bias 1: (10 - 0) * (1 + 1) / 2 = 10; arriving at 0 with bias 1: (0 - 10) = -10.
        XCTAssertEqual(middle { $0.biasValues = [1, 1, 1, 1] }, 5 + 20 / 8, accuracy: 1e-9)
        // Leaving with continuity -1: the direction of the line itself, -10; arriving also.
        XCTAssertEqual(middle { $0.continuityValues = [-1, -1, -1, -1] }, 5, accuracy: 1e-9)
    }

    /// At both ends, the curve continues in a straight line
    /// ([measured](https://github.com/1amageek/OpenCoreAnimation/blob/main/Tests/OpenCoreAnimationTests/OpenCoreAnimationTests.swift)).
    func testCubicEnds() {
        let points = positions([0.25, 0.75]) {
            $0.keyPath = "position"
            $0.calculationMode = .cubic
            $0.values = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]
        }
        // Halfway, the midpoint and an eighth of the difference of the two tangents: (10, 0) and (5, 15), then (0, 30).
        assertPlaces(points, [(5.625, -1.875), (10.625, 13.125)])
        assertEqual(
            positions([0.25, 0.5]) {
                $0.calculationMode = .cubic
                $0.values = [0, 8]
            }, [2, 4])
    }

    func testCubicGoesThroughTheValuesSmoothly() {
        let values: [CGFloat] = [0, 40, 10, 90, 30]
        let fractions = (0...400).map { Double($0) / 400 }
        let xs = positions(fractions) {
            $0.calculationMode = .cubic
            $0.values = values
        }.map(\.x)
        for (i, value) in values.enumerated() { XCTAssertEqual(xs[i * 100], value, accuracy: 1e-9) }
        let steps = zip(xs, xs.dropFirst()).map { $1 - $0 }
        for (a, b) in zip(steps, steps.dropFirst()) { XCTAssertEqual(a, b, accuracy: 0.1) }
    }

    func testCubicPacedGoesAtOneSpeed() {
        let points = positions((0...100).map { Double($0) / 100 }) {
            $0.keyPath = "position"
            $0.calculationMode = .cubicPaced
            $0.values = [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 110, y: 80), CGPoint(x: 0, y: 10)]
        }
        let steps = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let mean = steps.reduce(0, +) / CGFloat(steps.count)
        for step in steps { XCTAssertEqual(step, mean, accuracy: mean * 0.02) }
    }

    func testTransformsTurnFromKeyToKey() {
        let turns = (0...4).map { CATransform3DMakeRotation(.pi / 2 * CGFloat($0), 0, 0, 1) }
        let transform = shown([0.625]) {
            $0.keyPath = "transform"
            $0.values = turns
        }[0].transform
        XCTAssertEqual(transform.m11, cos(1.25 * .pi), accuracy: 1e-9)
        XCTAssertEqual(transform.m12, sin(1.25 * .pi), accuracy: 1e-9)
    }

    // MARK: Hostile input

    func testUselessKeyframesLeaveTheLayerAlone() {
        let configurations: [(CAKeyframeAnimation) -> Void] = [
            { _ in }, { $0.values = [] }, { $0.values = [1, "two", 3] }, { $0.values = [NSNull()] },
            { $0.values = [CGPoint.zero] }, { $0.values = [Double.nan, 1] },
            {
                $0.keyPath = "position"
                $0.path = CGMutablePath()
            },
            {
                $0.keyPath = "position"
                let path = CGMutablePath()
                path.move(to: .zero)
                $0.path = path
            },
        ]
        for configure in configurations { XCTAssertEqual(positions([0.5], configure), [.zero]) }
    }

    func testOneValueIsShownThroughout() {
        assertEqual(positions([0, 0.5, 1]) { $0.values = [7] }, [7, 7, 7])
        for mode in [.paced, .cubic, .cubicPaced] as [CAAnimationCalculationMode] {
            assertEqual(
                positions([0.5]) {
                    $0.values = [7]
                    $0.calculationMode = mode
                }, [7])
        }
    }
}
