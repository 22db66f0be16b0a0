import QuartzCore
import XCTest

/// [CAKeyframeAnimation](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation)
final class KeyframeAnimationTests: ManualClockTestCase {
    /// What is on screen at each of the fractions.
    private func positions(_ fractions: [Double], _ configure: (CAKeyframeAnimation) -> Void) -> [CGPoint] {
        shown(fractions, configure).map(\.position)
    }

    private func shown(_ fractions: [Double], _ configure: (CAKeyframeAnimation) -> Void) -> [CALayer] {
        fractions.map { fraction in
            let layer = CALayer()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.duration = 1
            animation.speed = 0
            animation.timeOffset = fraction
            configure(animation)
            layer.add(animation, forKey: nil)
            CATransaction.flush()
            return layer.presentation()!
        }
    }

    private func assertEqual(_ points: [CGPoint], _ xs: [CGFloat], accuracy: CGFloat = 1e-9, line: UInt = #line) {
        for (point, x) in zip(points, xs) { XCTAssertEqual(point.x, x, accuracy: accuracy, line: line) }
    }

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
        for times in [[0, 1], [0, 0.7, 0.3], [0, 2, 3], [-1, 0, 1], []] as [[NSNumber]] {
            assertEqual(
                positions([0.25, 0.5]) {
                    $0.values = [0, 10, 20]
                    $0.keyTimes = times
                }, [5, 10])
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

    /// Kochanek and Bartels' formulas by hand, for the values 0, 10, 0, 20 half-way between the second and third.
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
        // Leaving with continuity -1: the direction of the line itself, -10; arriving likewise.
        XCTAssertEqual(middle { $0.continuityValues = [-1, -1, -1, -1] }, 5, accuracy: 1e-9)
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

    // MARK: Paths

    private let corner: CGPath = {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 30))
        return path
    }()

    private func along(_ path: CGPath, _ fractions: [Double], _ configure: (CAKeyframeAnimation) -> Void = { _ in })
        -> [CALayer]
    {
        shown(fractions) {
            $0.keyPath = "position"
            $0.path = path
            configure($0)
        }
    }

    /// Every segment takes the same time, unless the pace is even.
    func testSegmentsOfAPath() {
        assertEqual(
            along(corner, [0, 0.25, 0.5, 0.75, 1]).map(\.position), [(0, 0), (5, 0), (10, 0), (10, 15), (10, 30)])
        assertEqual(along(corner, [0.1, 0.6]) { $0.keyTimes = [0, 0.2, 1] }.map(\.position), [(5, 0), (10, 15)])
        assertEqual(
            along(corner, [0.125, 0.25, 0.5]) { $0.calculationMode = .paced }.map(\.position),
            [(5, 0), (10, 0), (10, 10)])
        assertEqual(
            along(corner, [0.3, 0.4, 0.7]) { $0.calculationMode = .discrete }.map(\.position),
            [(0, 0), (10, 0), (10, 30)])
    }

    private func assertEqual(_ points: [CGPoint], _ expected: [(CGFloat, CGFloat)], line: UInt = #line) {
        XCTAssertEqual(points.count, expected.count, line: line)
        for (point, (x, y)) in zip(points, expected) {
            XCTAssertEqual(point.x, x, accuracy: 1e-9, line: line)
            XCTAssertEqual(point.y, y, accuracy: 1e-9, line: line)
        }
    }

    func testAMoveStartsAnewAndACloseGoesBack() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.move(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 110, y: 0))
        path.addLine(to: CGPoint(x: 110, y: 10))
        path.closeSubpath()
        XCTAssertEqual(
            along(path, [0.125, 0.25, 0.375, 0.875]).map(\.position),
            [CGPoint(x: 5, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 105, y: 0), CGPoint(x: 105, y: 5)])
    }

    func testACircleAtAnEvenPace() {
        let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        let points = along(circle, (0...40).map { Double($0) / 40 }) { $0.calculationMode = .paced }.map(\.position)
        let step = 2 * 100 * sin(CGFloat.pi / 40)
        for (a, b) in zip(points, points.dropFirst()) {
            XCTAssertEqual(hypot(a.x, a.y), 100, accuracy: 0.03)
            XCTAssertEqual(hypot(b.x - a.x, b.y - a.y), step, accuracy: 0.02)
        }
    }

    func testTheLayerTurnsWithThePath() {
        func angles(_ mode: CAAnimationRotationMode) -> [CGFloat] {
            along(corner, [0.25, 0.75]) { $0.rotationMode = mode }.map { atan2($0.transform.m12, $0.transform.m11) }
        }
        XCTAssertEqual(angles(.rotateAuto)[0], 0, accuracy: 1e-9)
        XCTAssertEqual(angles(.rotateAuto)[1], .pi / 2, accuracy: 1e-9)
        XCTAssertEqual(angles(.rotateAutoReverse)[1], -.pi / 2, accuracy: 1e-9)
        let still = along(corner, [0.75])[0].transform
        XCTAssertEqual(still, CATransform3DIdentity)
    }

    func testThePathIsCopied() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        let layer = makeLayer()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        layer.add(animation, forKey: nil)
        path.addLine(to: CGPoint(x: 500, y: 500))
        CATransaction.flush()
        advance(to: 0.5)
        XCTAssertEqual(layer.presentation()?.position, CGPoint(x: 5, y: 0))
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
